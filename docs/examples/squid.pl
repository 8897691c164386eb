#!/usr/bin/env perl
# Squid plays a seat of either game: it recruits whenever it can, and else lets chance decide.
#
#     abyss-tui play --players "Ada,exec:docs/examples/squid.pl"
#
# It needs Perl and nothing else. docs/bots.md says what the lines mean.

use strict;
use warnings;
use JSON::PP;

$| = 1;    # send every line at once

my $json = JSON::PP->new->utf8->canonical;

sub say_line {
    my %request = @_;
    print $json->encode( \%request ), "\n";
}

sub choose {
    my @options  = @_;
    my @recruits = grep { $_->{type} eq "recruit" } @options;
    my @rest     = grep { $_->{type} ne "plot" } @options;
    my @liked    = @recruits ? @recruits : @rest ? @rest : @options;
    return $liked[ rand @liked ];
}

say_line( do => "hello", name => "Squid" );

while ( my $line = <STDIN> ) {
    my $told = $json->decode($line);
    my $tell = $told->{tell};
    if ( $tell eq "welcome" and ( $told->{account} or $told->{ticket} ) ) {
        say_line( do => "sit" );    # at a host one takes a seat oneself
    }
    elsif ( $tell eq "decision" and my $options = $told->{view}{decision}{options} ) {
        say_line( do => "play", number => $told->{number}, action => choose(@$options) );
    }
    elsif ( $tell eq "refused" ) {
        print STDERR "$told->{message}\n";    # stands in the log of this program
    }
    elsif ( $tell eq "over" ) {
        last;
    }
}

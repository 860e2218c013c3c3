/**
 * Weights of words and phrases, one a line, learned by `bench/train-sentiment.ts` from public sets of rated headlines,
 * sentences and posts (named in `docs/methods/sentiment.md`). Training starts from VADER's lexicon (Hutto & Gilbert
 * 2014, MIT licence) and the idiom of `sentiment-idiom.ts`. 0 marks a phrase that sounds emotional and is not.
 * Generated: change the trainer, not this file.
 */
export const SENTIMENT_WEIGHTS = `   ' ; {@	1.84
  <  <@	1.76
% )	-1.2
%)	-0.32
& :	-0.32
&:	-0.56
( %	-0.56
( '}{' )	1.28
( *	1.04
( :	1.28
( :0	2.24
( :<	-0.32
( :o	1.2
( :{	-0.08
( :|>*	1.52
( ;	1.04
( ;|	1.68
(%	-0.72
(' :	1.76
(':	1.84
(( :	1.68
(*	0.88
(8	2.08
(:	1.76
(:0	1.92
(:<	-0.16
(:o	2
(;	0.88
(;<	0.24
(=	1.76
(?:	1.68
(^:	1.2
(^;	1.2
(^;0	1.6
(^;o	1.52
(o:	1.28
) ':	-1.68
) :	-1.68
) :<	-1.76
) :{	-1.68
)':	-1.6
):	-1.44
):<	-1.52
):{	-1.84
);<	-2.08
* )	0.24
* :	1.68
* ;	1.92
*)	0.48
*:	1.52
*<|: )	1.28
*^:	1.28
, :	0.96
. :	-0.96
..### :	-1.36
..###:	-1.52
/ :	-1.04
/:	-1.04
/:<	-1.12
/=	-0.72
/^:	-0.8
/o:	-1.12
0 8	0.08
0 |	-0.96
0: )	1.12
0: 3	1.2
0:)	1.52
0:03	1.52
0;^)	1.28
0_o	-0.24
10q	1.68
1337	1.68
143	2.56
1432	2.08
14aa41	1.92
182	-2.32
187	-2.48
2g2b4g	2.24
2g2bt	-0.08
2qt	1.68
3: (	-1.84
3: )	-1.12
3:(	-1.76
3:)	0.4
4col	-1.76
4q	-2.48
5fs	1.2
8 d	1.36
8 o	-0.24
8)	1.45
86	-1.28
8d	2.32
: ###..	-2
: &	-0.4
: (	-1.2
: )	1.04
: ))	2.24
: *	1.36
: ,	0.88
: .	-0.72
: /	-0.96
: <	-1.2
: [	-1.28
: c	-1.04
: d	1.84
: o	0.08
: p	1.2
: |	-0.56
: ||	-2
: þ	0.72
:###..	-1.92
:&	-0.48
:' (	-1.92
:' )	2.16
:'(	-1.74
:')	1.84
:(	-1.82
:)	1.72
:*	2
:/	-1.3
:3	1.83
:<	-1.68
:>	1.68
:?)	1.04
:?c	-1.28
:@	-2
:[	-1.6
:]	1.72
:^)	1.68
:^*	2.08
:^/	-0.96
:^|	-0.8
:c	-1.63
:c)	1.6
:d	2.1
:l	-1.42
:o	-0.26
:o)	1.68
:o/	-1.12
:o|	-0.48
:p	1.13
:s	-0.96
:{	-1.52
:|	-0.35
:}	1.68
:þ	0.88
; )	0.8
; *	1.76
; ]	0.56
;)	1.04
;]	0.48
;^)	1.12
;d	0.66
</3	-2.4
<3	1.52
<:	1.68
<: |	-1.12
= 3	1.6
= d	1.92
=)	1.78
=/	-1.12
=3	1.68
=]	1.28
=d	1.88
=l	-0.96
=p	0.99
=|	-0.64
> :	-1.6
>.<	-1.04
>:	-1.68
>: (	-2.16
>: )	-0.32
>:(	-2.16
>:)	0.32
>:/	-1.28
>:[	-1.68
>:o	-0.96
>:p	0.8
>;(	-2.32
>;)	0.08
>_>^	1.68
@:	-1.68
@>  >  	1.68
@} ; '   	1.76
[ ;	0.4
[:	1.04
[;	0.8
[=	1.36
] :	-1.68
]:	-1.28
]:<	-2
^<_<	1.12
^urs	-2.24
aas	2
aayf	2.16
abandon	-1.2
abandoned	-0.77
abandoner	-1.52
abandoners	-1.52
abandoning	-1.29
abandonment	-1.92
abandonments	-1.36
abandons	-1.06
abducted	-1.9
abduction	-2.24
abductions	-1.6
abhor	-1.6
abhorred	-1.92
abhorrent	-2.49
abhors	-2.3
abilities	0.76
ability	1.02
aboard	0.09
above expectations	1.44
absentee	-0.85
absentees	-0.64
absolve	0.96
absolved	1.2
absolves	1.04
absolving	1.28
abuse	-1.75
abused	-1.83
abuser	-2.08
abusers	-1.84
abuses	-1.96
abusing	-1.62
abusive	-2.56
abusively	-2.24
abusiveness	-2
abusivenesses	-2.4
accept	1.18
acceptabilities	1.28
acceptability	0.88
acceptable	0.9
acceptableness	1.04
acceptably	1.2
acceptance	1.22
acceptances	1.36
acceptant	1.28
acceptation	1.04
acceptations	0.72
accepted	0.87
accepting	0.99
accepts	1.2
accident	-1.44
accidental	-0.26
accidentally	-0.81
accidents	-0.92
accomplish	1.4
accomplished	1.48
accomplishes	1.36
according to	-0.13
accusation	-0.9
accusations	-1.2
accuse	-0.67
accused	-1.08
accuses	-1.22
accusing	-0.62
ache	-1.28
ached	-1.28
aches	-0.8
achievable	1.04
aching	-1.76
acquires	0.83
acquit	0.55
acquits	0.08
acquitted	1.44
acquitting	1.04
acrimonious	-1.36
actions	-0.15
active	1.11
actively	0.77
activeness	0.48
activenesses	0.64
actives	0.88
activists	-0.12
adequate	0.73
admirability	1.92
admirable	2.09
admirableness	1.76
admirably	2
admiral	0.57
admirals	1.2
admiralties	1.28
admiralty	0.95
admiration	1.83
admirations	1.28
admire	1.68
admired	1.63
admirer	1.44
admirers	1.36
admires	1.2
admiring	1.28
admiringly	1.86
admit	0.6
admits	-0.51
admitted	-0.11
admonished	-1.73
adopt	0.66
adopts	0.56
adorability	1.76
adorable	1.76
adorableness	2
adorably	1.62
adoration	2.32
adorations	1.76
adore	2.09
adored	1.44
adorer	1.36
adorers	1.68
adores	1.28
adoring	2.08
adoringly	1.92
adorn	0.72
adorned	0.64
adorner	1.04
adorners	0.72
adorning	0.8
adornment	1.04
adornments	0.64
adorns	0.4
adults	-0.08
advanced	0.53
advantage	0.9
advantage of	0.78
advantaged	1.12
advantageous	1.22
advantageously	1.52
advantageousness	1.28
advantages	1.24
advantaging	1.28
adventure	0.89
adventured	1.04
adventurer	0.96
adventurers	0.72
adventures	0.96
adventuresome	1.36
adventuresomeness	1.04
adventuress	0.64
adventuresses	1.12
adventuring	1.84
adventurism	1.2
adventurist	1.12
adventuristic	1.36
adventurists	0.96
adventurous	1.13
adventurously	1.04
adventurousness	1.44
adversarial	-1.2
adversaries	-0.84
adversary	-0.69
adversative	-0.96
adversatively	-0.08
adversatives	-0.8
adverse	-1.09
adversely	-0.64
adverseness	-0.48
adversities	-1.18
adversity	-1.44
affected	0.19
affection	1.92
affectional	1.52
affectionally	1.2
affectionate	1.53
affectionately	1.78
affectioned	1.44
affectionless	-1.6
affections	1.2
afflicted	-1.2
affronted	0.16
afu	-2.32
age	0.08
agencies	-0.12
agenda	-0.1
aggravate	-2
aggravated	-1.6
aggravates	-1.52
aggravating	-1.02
aggress	-1.04
aggressed	-1.12
aggresses	-0.4
aggressing	-0.48
aggression	-0.96
aggressions	-1.04
aggressive	-0.45
aggressively	-0.56
aggressiveness	-1.44
aggressivities	-1.12
aggressivity	-0.48
aggressor	-0.64
aggressors	-0.74
aghast	-1.52
agitate	-1.36
agitated	-1.62
agitatedly	-1.28
agitates	-1.12
agitating	-1.44
agitation	-0.85
agitational	-0.96
agitations	-1.04
agitative	-1.04
agitato	-0.08
agitator	-1.12
agitators	-1.68
agog	1.52
agonise	-1.68
agonised	-1.84
agonises	-1.92
agonising	-1.2
agonize	-1.84
agonized	-1.76
agonizes	-1.61
agonizing	-2.16
agonizingly	-1.84
agony	-1.44
agree	0.2
agreeability	1.52
agreeable	1.44
agreeableness	1.44
agreeablenesses	1.04
agreeably	1.28
agreed	0.4
agreed to	0.65
agreeing	0.7
agreement	0.54
agreements	0.93
agrees	0.65
ahead	0.1
ahead of schedule	0.64
air	0.18
air strike	-2.4
air strikes	-2.4
airstrike	-2.4
airstrikes	-2.31
alarm	-0.79
alarmed	-1.12
alarming	-0.39
alarmingly	-2.08
alarmism	-0.24
alarmists	-0.88
alarms	-0.8
alas	-0.97
alert	0.49
alienation	-0.88
alive	1.38
all clear	1.36
all three	0.03
all time best	1.44
all time high	1.44
allegations	-1.22
alleged	-0.98
allegedly	-0.89
allergic	-1.09
allow	0.68
alol	2.24
alone	-0.39
alright	0.76
also called	0
alternative	-0.09
amaze	2
amazed	1.76
amazedly	1.68
amazement	2.03
amazements	1.76
amazes	1.76
amazing	2.81
amazon	1.08
amazonite	0.16
amazons	-0.08
amazonstone	0.8
amazonstones	0.16
ambitious	1.44
ambivalent	0.4
ambw	2.32
aml	2.72
amor	2.4
amoral	-1.28
amoralism	-0.56
amoralisms	-0.56
amoralities	-0.96
amorality	-1.2
amorally	-0.8
amoretti	0.16
amoretto	0.48
amorettos	0.24
amorino	0.96
amorist	1.28
amoristic	0.8
amorists	0.08
amoroso	1.84
amorous	1.44
amorously	1.84
amorousness	1.6
amorphous	-0.16
amorphously	0.08
amorphousness	0.24
amort	-1.68
amortise	0.4
amortised	-0.16
amortises	0.08
amortizable	0.4
amortization	0.48
amortizations	0.16
amortize	-0.08
amortized	0.64
amortizes	0.48
amortizing	0.64
amusable	0.56
amuse	1.33
amused	1.61
amusedly	1.76
amusement	1.22
amusements	1.2
amuser	0.88
amusers	1.04
amuses	1.36
amusia	0.24
amusias	-0.32
amusing	1.28
amusingly	0.55
amusingness	1.44
amusive	1.36
an amazing	2.24
an issue	0.02
and former	0
and friends	1.66
and go	-0.04
and made	-0.01
and public	0.01
and share	0.97
and support	1.34
anger	-1.82
angered	-1.94
angering	-1.74
angerly	-1.52
angers	-1.79
angrier	-1.84
angriest	-2.48
angrily	-1.48
angriness	-1.36
angry	-1.59
anguish	-2.32
anguished	-1.44
anguishes	-1.68
anguishing	-2.16
animosity	-1.53
annoy	-1.6
annoyance	-1.03
annoyances	-1.44
annoyed	-1.19
annoyer	-1.76
annoyers	-1.2
annoying	-1.56
annoys	-1.44
annual	0.14
anonymous good	1.52
anonymous haha	1.6
anonymous happy	2.16
anonymous no	-0.96
anonymous thank	1.2
anonymous well	0.88
anonymous yeah	0.96
anonymous yes	1.36
another good	1.52
antagonism	-1.52
antagonisms	-0.96
antagonist	-1.52
antagonistic	-1.36
antagonistically	-1.76
antagonists	-1.36
antagonize	-1.6
antagonized	-1.12
antagonizes	-0.4
antagonizing	-2.16
anti	-0.87
anticipation	0.32
anxieties	-0.44
anxiety	-0.69
anxious	-1.06
anxiously	-0.72
anxiousness	-0.8
aok	1.6
apathetic	-0.96
apathetically	-0.32
apathies	-0.48
apathy	-0.96
apeshit	-0.72
apocalyptic	-2.7
apologise	1.28
apologised	0.32
apologises	0.11
apologising	0.16
apologize	-0.09
apologized	0.89
apologizes	1.19
apologizing	-0.44
apology	-0.13
appall	-1.92
appalled	-1.59
appalling	-1.18
appallingly	-1.57
appalls	-1.52
apparently	-0.08
appeal	0.11
appease	0.88
appeased	0.72
appeases	0.72
appeasing	0.8
applaud	1.7
applauded	1.67
applauding	1.68
applauds	1.12
applause	1.89
apple	0.27
appreciate	1.21
appreciated	1.93
appreciates	1.83
appreciating	1.6
appreciation	1.63
appreciations	1.36
appreciative	2.08
appreciatively	1.44
appreciativeness	1.28
appreciator	2.08
appreciators	1.2
appreciatory	1.36
apprehensible	0.88
apprehensibly	-0.16
apprehension	-1.6
apprehensions	-0.72
apprehensively	-0.24
apprehensiveness	-0.56
approval	-0.08
approve	0.29
approved	0.7
approves	0.74
ardent	1.35
arguable	-0.8
arguably	-0.75
argue	-1.19
argued	-1.23
arguer	-1.28
arguers	-1.12
argues	-1.4
arguing	-1.24
argument	-0.97
argumentative	-1.18
argumentatively	-1.44
argumentive	-1.2
arguments	-1.11
arrest	-0.74
arrested	-1.38
arrests	-1.51
arrogance	-1.67
arrogances	-1.52
arrogant	-1.83
arrogantly	-1.44
as hell	-2.88
as long	-0.02
as part	0.01
as well	0
as well as	0
ashamed	-1.73
ashamedly	-1.36
ask	-0.12
ask the	0
ask you	0.02
ass	-1.85
assassination	-2.18
assassinations	-2.16
assault	-2.18
assaulted	-2.03
assaulting	-1.84
assaultive	-2.24
assaults	-2
asset	0.39
assets	0.45
assfucking	-2
assholes	-2.24
assurance	1.16
assurances	0.44
assure	1.24
assured	1.1
assuredly	1.24
assuredness	1.12
assurer	0.72
assurers	0.88
assures	1.07
assurgent	1.04
assuring	1.28
assuror	0.4
assurors	0.56
astonished	1.29
astound	1.36
astounded	1.44
astounding	1.44
astoundingly	1.68
astounds	1.68
at best	0
at home	-0.12
at least	0
at work	-0.01
atab	-1.52
attachment	0.96
attachments	0.88
attack	-1.12
attack on	-1.71
attacked	-1.58
attacker	-2.16
attackers	-1.88
attacking	-2.19
attacks	-1.11
attacks on	-1.5
attract	1.6
attractancy	0.72
attractant	1.04
attractants	1.12
attracted	0.94
attracted to	0.64
attracting	1.63
attraction	1.38
attractions	1.45
attractive	1.36
attractively	1.76
attractiveness	1.44
attractivenesses	1.68
attractor	0.96
attractors	0.96
attracts	1.08
audacious	0.72
aug 00	0.24
authority	0.1
aversion	-1.59
aversions	-0.88
aversive	-1.28
aversively	-0.64
avert	-0.46
averted	-0.24
averts	-0.32
avid	0.96
avoid	-0.47
avoidance	-1.45
avoidances	-0.88
avoided	-1.34
avoider	-1.44
avoiders	-1.12
avoiding	-1.11
avoids	-0.56
await	0.35
awaited	-0.11
awaits	0.22
award	1.88
award winning	1.44
awardable	1.92
awarded	0.67
awardee	1.44
awardees	0.96
awarder	0.72
awarders	1.04
awarding	1.52
awards	1.17
awesome	2.76
awful	-1.65
awkward	-1.03
awkwardly	-1.08
awkwardness	-0.56
awol	-1.04
axe	-0.17
axe jobs	-1.76
axed	-1.76
ayc	0.16
ayor	-0.96
b^d	2.08
baby	0.31
back	0.16
back at	0
back from	-0.08
back in	-0.01
back in the black	1.44
back into	0.01
back of	0
back on	-0.01
back the	-0.02
back to	-0.01
backed	0.33
backing	-0.06
backlash	-1.77
backs	0.6
bad	-1.78
badass	-0.47
badly	-1.77
bag	-0.14
bailout	-0.32
ballot	-0.08
bamboozle	-1.2
bamboozled	-1.2
bamboozles	-1.2
ban	-0.59
banish	-1.57
bankrupt	-1.76
bankruptcies	-1.77
bankruptcy	-1.61
bankster	-1.68
banned	-1.32
bans	-1.15
bargain	0.69
barrier	-0.36
base	-0.18
based	0.14
based on	0.03
bashful	-0.08
bashfully	0.16
bashfulness	-0.64
bastard	-2.02
bastardies	-1.44
bastardise	-1.68
bastardised	-1.84
bastardises	-1.84
bastardising	-2.08
bastardization	-1.92
bastardizations	-1.68
bastardize	-1.92
bastardized	-1.6
bastardizes	-1.44
bastardizing	-1.84
bastardly	-2.16
bastards	-2.42
bastardy	-2.16
battle	-0.13
battle of	0
battled	-0.99
battlefield	-1.13
battlefields	-0.72
battlefront	-0.96
battlefronts	-0.64
battleground	-0.6
battlegrounds	-0.48
battlement	-0.32
battlements	-0.32
battler	-0.64
battlers	-0.16
battles	-0.83
battleship	-0.08
battleships	-0.35
battlewagon	-0.24
battlewagons	-0.4
battling	-0.82
be better	1.52
be done	0.01
be found	0.03
be reached	0.32
be sure	1
bearish	-1.12
beat	0.22
beat estimates	1.44
beat expectations	1.62
beaten	-1.37
beatific	1.44
beating	-0.13
beats	0.62
beats estimates	1.44
beats expectations	1.44
beats forecasts	1.24
beaut	1.28
beauteous	2
beauteously	2.08
beauteousness	2.16
beautician	0.96
beauticians	0.32
beauties	1.91
beautification	1.52
beautifications	1.92
beautified	1.68
beautifier	1.36
beautifiers	1.36
beautifies	1.44
beautiful	2.56
beautifuler	1.68
beautifulest	2.08
beautifully	2.14
beautifulness	2.08
beautify	1.84
beautifying	1.84
beauts	1.36
beauty	2.31
becomes	0.08
becoming	-0.08
been made	0.02
began	-0.12
began to	-0.01
beheaded	-2.59
beheading	-2.46
behind schedule	-0.64
belittle	-1.52
belittled	-1.6
beloved	1.65
below expectations	-1.12
benefic	1.12
benefice	0.32
beneficed	0.88
beneficence	2.02
beneficences	1.2
beneficent	1.84
beneficently	1.76
benefices	0.88
beneficial	1.5
beneficially	1.92
beneficialness	1.36
beneficiaries	1.44
beneficiary	1.62
beneficiate	0.8
beneficiation	0.32
benefit	1.22
benefits	1.14
benefitted	1.36
benefitting	1.52
benevolence	1.36
benevolences	1.52
benevolent	2.16
benevolently	1.12
benevolentness	0.96
benign	0.93
benignancy	0.48
benignant	1.76
benignantly	0.88
benignities	0.72
benignity	1.04
benignly	0.19
bereave	-1.68
bereaved	-1.68
bereaves	-1.52
bereaving	-1.04
best	1.55
best of	2.57
betray	-2.56
betrayal	-2.31
betrayed	-2.46
betraying	-2
betrays	-2
better	1.24
better than	1.54
better than expected	1.44
bfd	-2.16
bfe	-2.08
bff	2.32
bffn	0.8
bias	-0.4
biased	-0.95
bid	0.09
bid fails	-0.64
bigger	-0.11
bill	0.11
bill to	0.01
bitch	-2.12
bitched	-2.08
bitcheries	-1.84
bitchery	-2.16
bitches	-2.29
bitchier	-1.6
bitchiest	-2.4
bitchily	-2.08
bitchiness	-2.08
bitching	-0.88
bitchy	-1.73
bitter	-0.97
bitterbrush	-0.16
bitterbrushes	-0.48
bittered	-1.44
bitterer	-1.52
bitterest	-1.84
bittering	-0.96
bitterish	-1.28
bitterly	-1.6
bittern	-0.16
bitterness	-1.36
bitterns	-0.32
bitterroots	-0.16
bitters	-0.32
bittersweet	-0.19
bittersweetness	-0.48
bittersweets	-0.16
bitterweeds	-0.4
bizarre	-1.06
bl	1.84
blah	-0.34
blam	-0.16
blamable	-1.44
blamably	-1.44
blame	-0.89
blame for	-1.13
blamed	-1.92
blameful	-1.36
blamefully	-1.28
blameless	0.56
blamelessly	0.72
blamelessness	0.48
blamer	-1.68
blamers	-1.6
blames	-0.78
blameworthiness	-1.28
blameworthy	-1.84
blaming	-1.73
blast	-1.45
blasted	-1.47
blasts	-1.81
bleak	-1.18
bless	1.47
blessed	2.46
blesseder	1.6
blessedest	2.24
blessedly	1.41
blessedness	1.28
blesser	2.08
blessers	1.52
blesses	2.08
blessing	1.8
blessings	2.05
blind	-0.98
bliss	2.22
blissful	2.32
blithe	0.96
block	-1.19
blockbuster	2.15
blocked	-0.88
blocking	-1.3
blocks	-0.83
blog	0.15
bloodbath	-1.76
bloody	-1.49
blurry	-0.32
bold	1.22
bolder	0.96
boldest	1.28
boldface	0.24
boldfaced	-0.08
boldfaces	0.08
boldfacing	0.08
boldly	1.2
boldness	1.2
boldnesses	0.72
bolds	1.04
bomb	-1.26
bombing	-1.77
bombings	-0.1
bombs	-2.17
bonus	1.99
bonuses	1.82
boom	1.29
booming	1.44
boost	0.98
boosted	0.92
boosting	0.6
boosts	0.56
bore	-0.78
boreal	-0.24
borecole	-0.16
borecoles	-0.24
bored	-0.95
boredom	-1.04
boredoms	-0.88
boreen	0.08
boreens	0.16
boreholes	-0.16
borer	-0.32
borers	-0.96
bores	-1.04
borescopes	-0.08
boresome	-1.04
boring	-1.01
boss	-0.11
bother	-1.13
botheration	-1.36
botherations	-1.04
bothered	-0.97
bothering	-1.28
bothers	-0.64
bothersome	-1.06
box	0.1
boycott	-1.03
boycotted	-1.36
boycotting	-1.21
boycotts	-1.12
brain	0.08
brainwashing	-1.2
branches	-0.13
brave	1.8
braved	1.62
bravely	2.07
braver	1.92
braveries	1.6
bravery	1.81
braves	1.4
bravest	1.84
breach	-0.16
breakthrough	0.68
breathtaking	1.56
brent crude	0
bribe	-0.63
bribery	-1.79
briefing	-0.1
bright	1.27
brighten	1.25
brightened	1.68
brightener	0.8
brighteners	0.8
brightening	2
brightens	1.2
brighter	1.24
brightest	2.4
brightly	1.2
brightness	1.29
brightnesses	1.12
brights	0.32
brightwork	0.88
brilliance	2.32
brilliances	2.32
brilliancies	1.84
brilliancy	2.08
brilliant	2.19
brilliantine	0.64
brilliantines	1.6
brilliantly	2.43
brilliants	1.52
bringing	0.08
brisk	0.48
broke	-1.51
broken	-1.24
brooding	0.08
brutal	-2.45
brutalise	-2.16
brutalised	-2.32
brutalises	-2.56
brutalising	-2.24
brutalities	-2.08
brutality	-2.39
brutalization	-1.68
brutalizations	-1.84
brutalize	-2.32
brutalized	-1.92
brutalizes	-2.56
brutalizing	-2.72
brutally	-2.47
bsod	-1.76
btd	-1.68
btdt	-0.08
building	0.08
bullied	-2.48
bullish	0.64
bullshit	-2.24
bully	-1.61
bullying	-2.37
bummer	-1.49
buoyant	0.72
burden	-1.36
burdened	-1.36
burdener	-1.04
burdeners	-1.36
burdening	-1.16
burdens	-1.2
burdensome	-1.44
business	0.14
business and	0.01
buy rating	0.64
buyback	0.57
buying	-0.12
buys	0.3
bwahaha	0.32
bwahahah	2
by calling	-0.01
by chance	0
by saying	-0.03
bz	0.32
called	-0.1
called for	0.05
called him	0
called on	0.01
calling	-0.21
calling for	0
calm	0.17
calmative	0.88
calmatives	0.4
calmed	1.28
calmer	1.2
calmest	1.28
calming	1.24
calmly	1.04
calmness	1.36
calmnesses	1.28
calmodulin	0.16
calms	1.04
can help	1.3
can't stand	-1.6
can't wait	1.36
cancel	-0.71
canceled	-0.92
cancelled	-0.74
cancelling	-0.64
cancels	-0.54
cancer	-0.38
cancer research	0
cant wait	1.56
capable	1.2
captivated	1.28
car	-0.08
car bomb	-2.4
care	1.46
care about	1.74
care for	1.76
care of	1.76
cared	1.24
carefree	1.36
careful	0.22
carefully	0.24
carefulness	1.6
careless	-1.26
carelessly	-0.8
carelessness	-1.22
carelessnesses	-1.28
cares	1.37
caring	1.76
casual	0.62
casually	0.58
casualty	-1.93
catastrophe	-2.6
catastrophic	-1.73
causes	-0.17
cautious	-0.32
ceasefire	0.64
celebrate	1.6
celebrated	1.76
celebrates	1.55
celebrating	2.06
celebration	1.55
censor	-1.61
censored	-0.5
censors	-0.96
cent	-0.13
century	0.1
certain	0.22
certainly	0.11
certainties	0.72
certainty	0.76
chagrin	-1.51
chagrined	-1.12
challenge	-0.16
challenged	-0.54
challenger	0.54
challengers	0.21
challenges	-0.31
challenging	-0.68
challengingly	-0.48
champ	1.68
champac	-0.16
champagne	0.99
champagnes	0.4
champaign	0.18
champaigns	0.4
champaks	-0.16
champed	0.8
champer	-0.08
champers	0.4
champerties	-0.08
champertous	0.24
champerty	-0.16
champignon	0.32
champignons	0.16
champing	0.56
champion	1.51
championed	0.53
championing	1.44
champions	1.35
championship	1.45
championships	1.88
champs	1.44
champy	0.8
chance	0.84
chances	0.52
changed	-0.14
chaos	-2.1
chaotic	-1.75
charge	-0.27
charge of	0.02
charged	-0.9
charged with	-1.79
charges	-0.59
charges against	-0.94
charges for	-0.87
charges of	-0.87
charitable	1.27
charitableness	1.52
charitablenesses	1.28
charitably	1.12
charities	1.66
charity	1.53
charm	1.38
charmed	1.6
charmer	1.52
charmers	1.68
charmeuse	0.24
charmeuses	0.32
charming	2.28
charminger	1.2
charmingest	1.92
charmingly	1.76
charmless	-1.44
charms	1.44
chastise	-2
chastised	-1.72
chastises	-1.36
chastising	-1.36
cheat	-1.6
cheated	-1.87
cheater	-2
cheaters	-1.52
cheating	-2.08
cheats	-1.44
cheer	1.7
cheered	1.81
cheerer	1.36
cheerers	1.44
cheerful	2
cheerfuller	1.52
cheerfullest	2.56
cheerfully	1.68
cheerfulness	1.68
cheerier	2.08
cheeriest	1.76
cheerily	2
cheeriness	2
cheering	1.81
cheerio	0.96
cheerlead	1.36
cheerleader	0.72
cheerleaders	0.96
cheerleading	0.96
cheerleads	0.96
cheerled	1.2
cheerless	-1.36
cheerlessly	-0.64
cheerlessness	-1.36
cheerly	1.92
cheers	2.05
cheery	2.08
chemical weapons	-1.47
cherish	1.28
cherishable	1.6
cherished	1.84
cherisher	1.76
cherishers	1.52
cherishes	1.76
cherishing	1.6
chic	0.85
chief justice	0
child abuse	-2.39
child care	0
childish	-0.96
children	0.19
children and	-0.01
children who	0.05
chilling	-0.21
choke	-2
choked	-1.68
chokes	-1.6
choking	-1.6
chuckle	1.36
chuckled	0.96
chucklehead	-1.52
chuckleheaded	-1.04
chuckleheads	-0.88
chuckler	0.64
chucklers	0.96
chuckles	0.81
chucklesome	0.88
chuckling	1.12
chucklingly	0.96
cited	-0.1
civil war	-2.31
civil war history	0
claim	-0.15
claim that	-0.04
claimed	-0.11
claimed that	-0.02
claiming	-0.13
claims	-0.1
claims of	-0.01
clarifies	0.71
clarity	1.27
clash	-1.28
clashes	-1.23
class action	-1.28
classy	1.52
clean	1.06
clean bill of health	1.44
clean energy	0
cleaner	0.66
clear	0.77
clear that	1.21
clear to	1.26
cleared	0.04
cleared of	1.44
clearly	0.42
clears	0.83
clever	1.46
cleverer	1.6
cleverest	2.08
cleverish	0.8
cleverly	1.84
cleverness	1.84
clevernesses	1.12
climate	0.12
climate change	0.02
climb	0.48
climbed	0.58
climbing	0.52
climbs	0.96
close to	-0.1
closure	-0.96
closures	-0.99
cloud	-0.12
clouded	-0.16
clueless	-1.03
cock	-0.49
cocksucker	-2.48
cocksuckers	-2.08
cocky	-0.4
coerced	-1.2
coin	0.12
cold	-0.09
collaboration	0.62
collapse	-1.84
collapsed	-1.61
collapses	-1.77
collapsing	-0.96
collide	-0.24
collides	-0.88
colliding	-0.4
collision	-1.44
collisions	-0.86
colluding	-0.96
combat	0.22
combats	-0.64
come back	0.03
comedian	1.22
comedians	0.96
comedic	1.36
comedically	1.68
comedienne	0.48
comediennes	1.28
comedies	1.33
comedo	0.24
comedones	-0.64
comedown	-0.64
comedowns	-0.72
comedy	0.65
comes under fire	-1.79
comfort	0.99
comfortable	1.52
comfortableness	1.04
comfortably	1.34
comforted	1.44
comforter	1.52
comforters	0.96
comforting	1.17
comfortingly	1.36
comfortless	-1.44
comforts	1.69
coming	0.1
coming in	0.01
commend	1.52
commended	1.52
commit	0.83
commitment	1.47
commitment to	1.28
commitments	0.4
commits	0.08
committed	0.7
committed to	0.9
committing	0.24
common	0.14
compassion	1.68
compassionate	1.83
compassionated	1.28
compassionately	1.36
compassionateness	0.72
compassionates	1.28
compassionating	1.28
compassionless	-2.08
compelled	0.15
compelling	0.6
competent	1.04
competitive	0.3
complacent	-0.24
complain	-1.16
complainant	-0.56
complainants	-0.88
complained	-1.44
complainer	-1.44
complainers	-1.04
complaining	-0.64
complainingly	-1.36
complains	-1.28
complaint	-1.14
complaints	-1.37
complete	0.08
compliment	1.73
complimentarily	1.36
complimentary	1.5
complimented	1.44
complimenting	1.84
compliments	1.36
comprehensive	0.64
concern	-0.52
concerns	-0.21
concerns about	-0.66
conciliate	0.8
conciliated	0.88
conciliates	0.88
conciliating	1.04
condemn	-1.13
condemnation	-2.24
condemned	-1.42
condemns	-0.25
conditions	-0.1
conference	0.11
confidence	1.51
confidence in	1.84
confident	1.57
confidently	1.68
conflict	-1.13
conflict of interest rules	0
conflicting	-1.35
conflictive	-1.44
conflicts	-0.91
confront	-0.68
confrontation	-1.17
confrontational	-0.94
confrontationist	-0.8
confrontationists	-0.96
confrontations	-1
confronted	-0.6
confronter	-0.24
confronters	-1.04
confronting	-0.48
confronts	-0.72
confuse	-0.72
confused	-1.07
confusedly	-0.48
confusedness	-1.2
confuses	-1.04
confusing	-0.75
confusingly	-1.12
confusion	-1.37
confusional	-0.96
confusions	-0.72
congrats	2.05
congratulate	1.78
congratulation	2.28
congratulations	2.33
consent	0.67
consents	0.8
conservative party	0
considerate	1.52
considering	-0.09
consolable	0.88
conspiracy	-1
constrained	-0.32
contagion	-1.6
contagions	-1.2
contagious	-1.12
contaminated	-1.22
contempt	-1.92
contemptibilities	-1.6
contemptibility	-0.72
contemptible	-1.28
contemptibleness	-1.52
contemptibly	-1.12
contempts	-0.8
contemptuous	-2.05
contemptuously	-1.92
contemptuousness	-0.88
contender	0.43
contented	1.12
contentedly	1.52
contentedness	1.12
contentious	-0.72
contentment	1.2
contestable	0.48
contract	0.35
contradict	-0.98
contradictable	-0.8
contradicted	-1.04
contradicting	-1.04
contradiction	-0.84
contradictions	-0.98
contradictious	-1.52
contradictor	-0.8
contradictories	-0.4
contradictorily	-0.72
contradictoriness	-1.12
contradictors	-1.28
contradictory	-1.07
contradicts	-1.12
control	-0.14
control of	0
controversial	-0.54
controversially	-0.88
controversy	-0.97
convicted	-1.38
convicted of	-1.76
convince	0.17
convinced	1.55
convincer	0.48
convincers	0.24
convinces	0.56
convincing	1.17
convincingly	1.27
convincingness	0.56
convivial	0.96
cool	1.22
cooperation	0.39
copper	0.15
cornered	-1.03
corpse	-2.16
corruption	-1.75
cost overruns	-0.64
cost savings	0.64
costly	-0.37
costs	-0.08
could not be happier	1.44
couldn't be happier	1.44
couldnt be happier	1.44
courage	1.93
courageous	2.01
courageously	1.84
courageousness	1.68
courteous	1.84
courtesy	1.11
cover	0.09
cover up	-1.04
coverage	0.1
coward	-1.6
cowardly	-1.28
coziness	1.2
cramp	-0.64
crap	-1.5
crappy	-2.12
crash	-1.97
crashed	-1.8
crashes	-1.88
craze	-0.47
crazed	-0.39
crazes	0.16
crazier	-0.08
craziest	-0.16
crazily	-1.2
craziness	-1.28
crazinesses	-0.8
crazing	-0.4
crazy	-0.91
crazyweed	0.64
create	0.83
create jobs	0.66
created	0.92
created by	0.79
creates	0.87
creates jobs	0.64
creatin	0.08
creatine	0.16
creating	0.44
creatinine	0.32
creation	0.82
creationism	0.56
creationisms	0.88
creationist	0.64
creationists	0.4
creations	1.28
creative	1.43
creatively	1.2
creativeness	1.44
creativities	1.36
creativity	1.19
credit	0.46
credit card	0
credit cards	0
credit for	1.28
creditabilities	1.12
creditability	1.52
creditable	1.44
creditableness	0.96
creditably	1.36
credited	1.09
crediting	0.48
creditor	-0.1
credits	1.13
creditworthiness	1.52
creditworthy	1.92
crestfallen	-2
cried	-1.26
cries	-1.38
crime	-1.8
crimes	-0.09
criminal	-1.88
criminals	-2.1
crises	-0.99
crisis	-0.58
critic	-0.86
critical	-0.66
critical mass	0
criticise	-1.52
criticised	-1.33
criticises	-1.17
criticising	-1.42
criticism	-1.7
criticism of	-1.14
criticisms	-0.72
criticizable	-0.8
criticize	-1.61
criticized	-1.58
criticizer	-1.2
criticizers	-1.28
criticizes	-1.15
criticizing	-1.39
critics	-1.32
crude	-1.93
crude futures	0
crude joke	-0.64
crude oil	0
crude prices	0
crude remarks	-0.64
crudely	-0.96
crudeness	-1.6
crudenesses	-1.6
cruder	-1.6
crudes	-0.88
crudest	-1.92
cruel	-2.09
crueler	-1.86
cruelest	-2.08
crueller	-1.92
cruellest	-2.32
cruelly	-2.25
cruelness	-2.32
cruelties	-1.84
cruelty	-2.27
crush	-0.43
crushed	-1.43
crushes	-1.58
crushing	-1.25
cry	-1.95
crying	-1.59
cunt	-1.78
cunts	-2.32
cure	1.12
cured	1.44
curious	0.59
curse	-2.01
cut	-0.95
cut costs	0.78
cut emissions	0.64
cut interest rates	0.64
cut jobs	-1.76
cut off date	0
cut rates	0.64
cut staff	-1.76
cut taxes	0.64
cut to sell	-1.12
cute	1.63
cutely	1.04
cuteness	1.86
cutenesses	1.52
cuter	1.84
cutes	1.44
cutesie	0.8
cutesier	1.2
cutesiest	1.76
cutest	2.24
cutesy	1.68
cutey	1.68
cuteys	1.2
cutie	1.26
cutiepie	1.6
cuties	1.76
cuts	-0.21
cuts costs	0.64
cuts interest rates	0.64
cuts jobs	-1.76
cuts rates	0.64
cuts taxes	0.64
cutting	-0.09
cutting edge research	0
cutting jobs	-1.76
cwot	-1.84
cynic	-1.12
cynical	-1.22
cynically	-1.09
cynicism	-1.36
cynicisms	-1.36
cynics	-0.41
d ':	-2
d :	1.28
d8	-2.56
d:	0.25
d:<	-2.56
d;	-2.32
d=	1.2
daily	-0.09
damage	-1.58
damaged	-1.21
damager	-1.52
damagers	-1.6
damages	-0.94
damaging	-1.61
damagingly	-1.6
damn	-1.36
damnable	-1.36
damnableness	-1.44
damnably	-1.36
damnation	-2.08
damnations	-1.12
damnatory	-2.08
damned	-1.19
damnedest	-0.4
damnified	-2.24
damnifies	-1.44
damnify	-1.76
damnifying	-1.92
damning	-1.14
damningly	-1.6
damnit	-1.92
damns	-1.76
danger	-1.81
dangered	-1.92
dangering	-2
dangerous	-1.46
dangerously	-1.61
dangerousness	-1.6
dangers	-1.8
daredevil	0.4
daring	1.2
daringly	1.68
daringness	1.12
darings	0.32
darkest	-1.76
darkness	-0.96
darling	2.25
darlingly	1.28
darlingness	1.84
darlings	1.76
dauntless	1.84
daze	-0.56
dazed	-0.56
dazedly	-0.32
dazedness	-0.4
dazes	-0.24
dead	-2.58
deadline	-0.08
deadlock	-1.12
deafening	-0.96
deal	0.32
deal with	0.6
dealings	-0.14
deals	-0.16
dear	0.84
dearer	1.52
dearest	2.08
dearie	1.76
dearies	0.8
dearly	1.44
dearness	1.6
dears	1.52
dearth	-1.84
dearths	-0.72
deary	1.52
death	-1.43
death of	-1.73
death toll	-2.19
deaths	-1.81
debonair	0.64
debt	-0.24
debts	-0.62
decade	0.09
decade ago	-0.01
decay	-1.36
decayed	-1.3
decayer	-1.28
decayers	-1.28
decaying	-1.38
decays	-1.36
deceit	-1.44
deceitful	-1.52
deceive	-1.35
deceived	-1.52
deceives	-1.27
deceiving	-1.12
deception	-1.59
decisive	0.49
decline	-1.37
declined	-1.32
declined to	-1.15
declines	-1.73
declining	-1.12
decrease	-1.13
decreased	-1.11
decreases	-1.12
decreasing	-1.12
dedicated	1.61
default	-1.67
defaulted	-1.75
defeat	-1.47
defeated	-1.44
defeater	-1.12
defeaters	-0.72
defeating	-1.08
defeatism	-1.04
defeatist	-1.36
defeatists	-1.68
defeats	-1.03
defeature	-1.52
defeatures	-1.2
defect	-1.12
defected	-1.36
defecting	-1.44
defection	-1.12
defections	-1.2
defective	-1.52
defectively	-1.68
defectiveness	-1.44
defectives	-1.44
defector	-1.52
defectors	-1.04
defects	-1.24
defence	0.4
defence minister	0
defence secretary	0
defenceman	0.32
defencemen	0.48
defences	-0.16
defender	0.41
defenders	0.18
defense	0.3
defense department	0
defense minister	0
defense of	0.39
defense secretary	0
defenseless	-1.12
defenselessly	-0.88
defenselessness	-1.04
defenseman	0.08
defensemen	-0.32
defenses	0.52
defensibility	0.32
defensible	0.67
defensibly	0.08
defensive	0.1
defensively	-0.41
defensiveness	-0.32
defensives	-0.24
defer	-0.96
deferring	-0.56
defiant	-0.73
deficit	-1.18
definite	0.88
definitely	0.97
degradable	-0.8
degradation	-1.91
degradations	-1.2
degradative	-1.6
degrade	-1.52
degraded	-1.44
degrader	-1.6
degraders	-1.6
degrades	-1.68
degrading	-2.24
degradingly	-2.16
dehumanize	-1.44
dehumanized	-1.52
dehumanizes	-1.2
dehumanizing	-1.92
deject	-1.76
dejected	-1.76
dejecting	-1.84
dejects	-1.6
delay	-0.97
delayed	-0.85
delays	-1.11
delectable	2.31
delectables	1.12
delectably	2.24
delegates	0.1
delicate	0.24
delicately	0.8
delicates	0.48
delicatessen	0.32
delicatessens	0.32
delicious	2.22
deliciously	1.52
deliciousness	1.43
delight	2.28
delighted	1.89
delightedly	1.92
delightedness	1.68
delighter	1.6
delighters	2.08
delightful	2.26
delightfully	2.16
delightfulness	1.68
delighting	1.28
delights	1.7
delightsome	1.84
demand	-0.49
demanded	-0.71
demanding	-0.86
democratic party	0
demonstration	0.35
demoralized	-1.28
denied	-1.21
denier	-1.2
deniers	-0.88
denies	-0.92
denounce	-1.23
denounces	-1.52
deny	-1.17
denying	-1.11
department of justice	0
depress	-1.76
depressant	-1.28
depressants	-1.28
depressed	-1.75
depresses	-0.86
depressible	-1.36
depressing	-1.29
depressingly	-1.84
depression	-2.17
depressions	-1.76
depressive	-1.28
depressively	-1.68
depressives	-1.2
depressor	-1.44
depressors	-1.36
depressurization	-0.24
depressurizations	-0.32
depressurize	-0.4
depressurized	-0.24
depressurizes	-0.24
depressurizing	-0.56
deprival	-1.68
deprivals	-0.96
deprivation	-1.66
deprivations	-1.44
deprive	-1.84
deprived	-1.79
depriver	-1.28
deprivers	-1.12
deprives	-1.36
depriving	-1.6
derail	-0.96
derailed	-1.02
derails	-1.04
deride	-0.88
derided	-0.64
derides	-0.8
deriding	-1.2
derision	-0.96
deserves	0.11
desirable	0.95
desire	1.39
desired	0.91
desirous	1.04
desk	-0.1
despair	-1.18
despaired	-2.16
despairer	-1.04
despairers	-1.04
despairing	-1.84
despairingly	-1.76
despairs	-2.16
desperate	-1.04
desperately	-1.02
desperateness	-1.2
desperation	-1.6
desperations	-1.76
despise	-1.12
despised	-1.36
despisement	-1.92
despisements	-2
despiser	-1.44
despisers	-1.28
despises	-1.6
despising	-2.15
despondent	-1.68
destroy	-2.28
destroyed	-2.2
destroyer	-1.6
destroyers	-1.81
destroying	-2.06
destroys	-2.09
destruct	-1.92
destructed	-1.52
destructibility	-1.44
destructible	-1.2
destructing	-2
destruction	-1.88
destructionist	-2.08
destructionists	-1.68
destructions	-1.84
destructive	-2.56
destructively	-1.92
destructiveness	-1.92
destructivity	-1.76
destructs	-1.92
detached	-0.4
detain	-0.45
detained	-1.4
detention	-0.91
determinable	0.72
determinableness	0.16
determinably	0.72
determinacy	0.8
determinant	0.16
determinantal	-0.24
determinate	0.64
determinately	0.96
determinateness	0.88
determination	1.38
determinations	0.64
determinative	0.88
determinatives	0.72
determinator	0.88
determined	1.23
devastate	-2.45
devastated	-2.36
devastates	-2.24
devastating	-2.61
devastatingly	-1.92
devastation	-1.59
devastations	-1.52
devastative	-2.56
devastator	-2.24
devastators	-2.32
devil	-2.72
deviled	-1.26
devilfish	-0.64
devilfishes	-0.48
deviling	-1.76
devilish	-1.68
devilishly	-1.22
devilishness	-1.84
devilkin	-1.92
devilled	-1.84
devilling	-1.44
devilment	-1.52
devilments	-0.88
devilries	-1.28
devilry	-2.24
devils	-2.16
deviltries	-1.2
deviltry	-2.24
devilwood	-0.64
devilwoods	-0.8
devote	1.06
devoted	1.37
devotedly	1.28
devotedness	1.6
devotee	1.28
devotees	0.4
devotement	1.2
devotements	0.88
devotes	1.28
devoting	1.68
devotion	1.6
devotional	0.96
devotionally	1.76
devotionals	0.96
devotions	1.44
diamond	1.07
dick	-1.86
dickhead	-2.48
die	-2.66
died	-1.51
dies	-2.59
difficult	-1.13
difficult to	-0.71
difficulties	-1.08
difficultly	-1.36
difficulty	-1.12
diffident	-0.8
dignified	1.76
dignifies	1.6
dignify	1.44
dignifying	1.68
dignitaries	0.48
dignitary	1.52
dignities	1.12
dignity	1.4
dilemma	-0.63
dinner	0.09
dip	-1.06
dipped	-0.78
dips	-0.87
dipshit	-1.68
dire	-1.12
directors	0.13
direful	-2.48
dirt	-1.07
dirtier	-1.12
dirtiest	-1.92
dirty	-1.56
disabling	-1.68
disadvantage	-1.44
disadvantaged	-1.31
disadvantageous	-1.39
disadvantageously	-1.68
disadvantageousness	-1.28
disadvantages	-1.36
disagree	-1.23
disagreeable	-1.36
disagreeableness	-1.36
disagreeablenesses	-1.52
disagreeably	-1.2
disagreed	-1.08
disagreeing	-1.14
disagreement	-1.05
disagreements	-1.44
disagrees	-1.12
disappear	-0.72
disappeared	-1.1
disappears	-1.11
disappoint	-1.65
disappointed	-1.95
disappointedly	-1.36
disappointing	-1.8
disappointingly	-1.52
disappointment	-1.69
disappointments	-1.48
disappoints	-1.28
disaster	-1.27
disasters	-2.08
disastrous	-2.4
disbelieve	-0.96
discard	-0.8
discarded	-1.06
discarding	-0.65
discards	-0.8
discomfort	-1.47
discomfortable	-1.28
discomforted	-1.28
discomforting	-1.28
discomforts	-1.06
disconsolate	-1.84
disconsolation	-1.36
discontented	-1.44
discord	-1.36
discounted	0.15
discourage	-1.28
discourageable	-0.96
discouraged	-1.44
discouragement	-1.6
discouragements	-1.44
discourager	-1.36
discouragers	-1.52
discourages	-1.52
discouraging	-1.52
discouragingly	-1.44
discovered	0.96
discovery	0.47
discredited	-1.56
disdain	-1.72
disease	-0.91
disgrace	-1.89
disgraced	-1.59
disguise	-0.77
disguised	-0.87
disguises	-0.8
disguising	-1.04
disgust	-2.41
disgusted	-1.91
disgustedly	-2.4
disgustful	-2.08
disgusting	-1.95
disgustingly	-2.32
disgusts	-1.68
dishearten	-1.6
disheartened	-1.76
disheartening	-1.44
dishearteningly	-1.6
disheartenment	-1.84
disheartenments	-1.76
disheartens	-1.76
dishonest	-2.24
disillusion	-0.8
disillusioned	-1.52
disillusioning	-1.04
disillusionment	-1.36
disillusionments	-1.2
disillusions	-1.28
disinclined	-0.88
disjointed	-1.04
dislike	-1.24
disliked	-1.36
dislikes	-1.44
disliking	-1.04
dismal	-2.4
dismay	-1.44
dismayed	-1.5
dismaying	-1.76
dismayingly	-1.52
dismays	-1.44
disorder	-0.3
disorganized	-0.96
disoriented	-1.2
disparage	-1.6
disparaged	-1.12
disparages	-1.28
disparaging	-1.74
displeased	-1.58
dispute	-0.32
disputed	-0.47
disputes	-0.85
disputing	-1.37
disqualified	-1.52
disquiet	-1.04
disregard	-1.01
disregarded	-1.28
disregarding	-0.73
disregards	-1.12
disrespect	-1.48
disrespected	-1.59
disruption	-1.65
disruptions	-1.13
disruptive	-1
dissatisfaction	-1.76
dissatisfactions	-1.52
dissatisfactory	-1.6
dissatisfied	-1.27
dissatisfies	-1.44
dissatisfy	-1.76
dissatisfying	-1.92
distort	-1.04
distorted	-1.36
distorting	-0.86
distorts	-1.12
distract	-1.22
distractable	-1.04
distracted	-1.19
distractedly	-0.72
distractibility	-1.04
distractible	-1.2
distracting	-0.96
distractingly	-1.12
distraction	-1.23
distractions	-0.8
distractive	-1.28
distracts	-1.04
distraught	-2.08
distress	-1.92
distressed	-1.44
distresses	-1.28
distressful	-1.76
distressfully	-1.36
distressfulness	-1.92
distressing	-1.36
distressingly	-1.76
distrust	-1.44
distrusted	-1.92
distrustful	-1.68
distrustfully	-1.44
distrustfulness	-1.28
distrusting	-1.68
distrusts	-1.04
disturb	-1.41
disturbance	-1.25
disturbances	-1.12
disturbed	-1.29
disturber	-1.12
disturbers	-1.68
disturbing	-2.25
disturbingly	-1.84
disturbs	-1.52
dithering	-0.4
dividend	0.06
divination	1.36
divinations	0.88
divinatory	1.28
divine	2.1
divined	0.64
divinely	2.32
diviner	0.24
diviners	0.96
divines	0.64
divinest	2.16
diving	0.37
divining	0.72
divinise	0.4
divinities	1.44
divinity	2.16
divinize	1.84
divorce	-1.16
divorced	-1.12
dizzy	-0.72
do better	1.53
doa	-1.84
documents	-0.08
dodging	-0.38
dodgy	-0.72
dollar	-0.13
dolorous	-1.76
dominance	0.51
dominances	-0.08
dominantly	0.16
dominants	0.16
dominate	-0.38
dominates	0.16
dominating	-0.95
domination	-0.16
dominations	-0.24
dominative	-0.56
dominators	-0.32
dominatrices	-0.16
dominatrix	-0.4
dominatrixes	0.48
don't care	1.69
don't want	0.21
done	0.11
doom	-1.36
doomed	-2.54
doomful	-1.68
dooming	-2.24
dooms	-0.88
doomsayer	-0.56
doomsayers	-1.36
doomsaying	-1.2
doomsayings	-1.2
doomsday	-2.24
doomsdayer	-1.76
doomsdays	-1.92
doomster	-1.76
doomsters	-1.28
doomy	-0.88
dork	-1.12
dorkier	-0.88
dorkiest	-0.96
dorks	-0.4
dorky	-0.88
doubled	1.22
doubles	1.44
doubt	-0.39
doubtable	-1.2
doubted	-0.88
doubter	-1.28
doubters	-1.15
doubtful	-1.12
doubtfully	-0.96
doubtfulness	-0.96
doubting	-1.12
doubtingly	-1.12
doubtless	0.48
doubtlessly	0.96
doubtlessness	0.64
doubts	-0.6
douche	-1.2
douchebag	-2.4
down	-0.28
downcast	-1.44
downgrade	-1.76
downgraded	-1.76
downgrades	-1.77
downhearted	-1.84
downside	-0.8
downturn	-1.12
drag	-0.78
dragged	-0.29
drags	-0.6
drained	-1.18
dread	-1.56
dreaded	-2.16
dreadful	-1.59
dreadfully	-2.16
dreadfulness	-2.56
dreadfuls	-1.92
dreading	-2.09
dreadlock	-0.32
dreadlocks	-0.16
dreadnought	-0.48
dreadnoughts	-0.32
dreads	-1.12
dream	0.8
dreams	1.04
dreary	-1.12
drive	0.08
droopy	-0.59
drop	-0.71
dropped	-0.82
dropping	-0.93
drops	-0.69
drought	-1.76
drown	-2.16
drowned	-2.33
drowns	-1.76
drug	-0.12
drug company	0
drug maker	0
drugs	-0.09
drugs company	0
drunk	-1.02
dubious	-1.4
dud	-0.8
dull	-1.39
dullard	-1.28
dullards	-1.44
dulled	-1.2
duller	-1.36
dullest	-1.36
dulling	-0.88
dullish	-0.88
dullness	-1.12
dullnesses	-1.52
dulls	-0.8
dullsville	-1.92
dully	-0.88
dumb	-1.84
dumbass	-2.08
dumbbell	-0.64
dumbbells	-0.16
dumbcane	-0.24
dumbcanes	-0.48
dumbed	-1.12
dumber	-1.2
dumbest	-1.84
dumbfound	-0.08
dumbfounded	-1.28
dumbfounder	-0.8
dumbfounders	-0.8
dumbfounding	-0.64
dumbfounds	-0.24
dumbhead	-2.08
dumbheads	-1.52
dumbing	-0.4
dumbly	-1.04
dumbness	-1.52
dumbs	-1.2
dumbstruck	-0.8
dumbwaiter	0.16
dumbwaiters	-0.08
dump	-1.32
dumpcart	-0.48
dumped	-1.41
dumper	-0.96
dumpers	-0.64
dumpier	-1.12
dumpiest	-1.28
dumpiness	-0.96
dumping	-1.05
dumpings	-0.88
dumpish	-1.44
dumpling	0.32
dumplings	-0.24
dumps	-0.22
dumpster	-0.48
dumpsters	-0.8
dumpy	-1.36
dupe	-1.2
duped	-1.44
dwell	0.45
dwelled	0.32
dweller	0.24
dwellers	-0.26
dwelling	0.08
dwells	-0.08
dx	-2.4
dynamic	1.3
dynamical	0.96
dynamically	1.2
dynamics	0.88
dynamism	1.28
dynamisms	0.96
dynamist	1.12
dynamistic	1.2
dynamists	0.72
dynamite	0.79
dynamited	-0.72
dynamiter	-0.96
dynamiters	0.32
dynamites	-0.24
dynamitic	0.72
dynamiting	0.16
dynamometer	0.24
dynamometers	0.24
dynamometric	0.24
dynamometry	0.48
dynamos	0.24
dynamotor	0.48
dysfunction	-1.44
eager	1.22
eagerly	1.2
eagerness	1.31
eagers	1.28
earnest	1.8
earthquake	-1.66
ease	1.76
ease off	-0.64
eased	0.99
easeful	1.2
easefully	1.12
easel	0.22
easement	1.28
easements	0.32
eases	-0.56
easier	1.42
easiest	1.39
easily	0.74
easiness	1.28
easing	0.8
easy	0.93
easy to	1.52
easygoing	1.04
easygoingness	1.2
easyjet	0.18
eating	0.12
ecstacy	2.64
ecstasies	1.84
ecstasy	2.32
ecstatic	1.83
ecstatically	2.24
ecstatics	2.32
eerie	-1.22
eery	-0.72
effective	1.88
effectively	1.35
efficiencies	1.17
efficiency	1.28
efficient	0.66
efficiently	1.43
effin	-1.84
egotism	-1.12
egotisms	-0.8
egotist	-1.84
egotistic	-1.12
egotistical	-0.72
egotistically	-1.44
egotists	-1.36
elated	2.56
elation	1.2
elegance	1.68
elegances	1.44
elegancies	1.28
elegancy	1.68
elegant	1.64
elegantly	1.52
email server	0
emails	-0.1
embarrass	-0.99
embarrassable	-1.28
embarrassed	-1.33
embarrassedly	-0.88
embarrasses	-1.36
embarrassing	-1.31
embarrassingly	-1.36
embarrassment	-1.88
embarrassments	-1.36
embittered	-0.32
embrace	0.93
emergency	-0.97
emerging	0.08
emotional	0.85
empathetic	1.45
employees	-0.11
emptied	-0.56
emptier	-0.64
emptiers	-0.56
empties	-0.56
emptiest	-1.44
emptily	-0.8
emptiness	-1.5
emptinesses	-1.2
emptins	-0.24
empty	-0.7
emptying	-0.48
enchanted	1.26
encourage	1.88
encouraged	1.23
encouragement	1.43
encouragements	1.68
encourager	1.2
encouragers	1.2
encourages	1.43
encouraging	0.99
encouragingly	1.6
end up	0.53
endangered	0.13
endorse	0.96
endorsed	0.55
endorsement	0.32
endorses	0.68
enemies	-1.7
enemy	-1.97
energetic	1.52
energetically	1.44
energetics	0.24
energies	0.72
energise	1.76
energised	1.68
energises	1.76
energising	1.52
energization	1.28
energizations	1.2
energize	1.69
energized	1.84
energizer	1.68
energizers	1.36
energizes	1.68
energizing	1.6
energy	0.47
energy companies	0
energy company	0
engage	1
engaged	1.34
engagement	1.45
engagements	0.56
engager	0.88
engagers	0.8
engages	0.79
engaging	0.96
engagingly	1.2
engrossed	0.48
enjoy	1.88
enjoyable	1.52
enjoyableness	1.52
enjoyably	1.44
enjoyed	1.88
enjoyer	1.76
enjoyers	1.76
enjoying	2
enjoyment	2.09
enjoyments	1.6
enjoys	1.87
enlighten	1.84
enlightened	1.74
enlightening	1.84
enlightens	1.36
ennui	-0.96
enrage	-2.08
enraged	-1.43
enrages	-1.44
enraging	-2.24
enrapture	2.4
enslave	-2.48
enslaved	-1.36
enslaves	-1.28
ensure	1.32
ensuring	0.88
enterprising	1.84
entertain	0.99
entertained	1.36
entertainer	1.3
entertainers	0.8
entertaining	1.36
entertainingly	1.52
entertainment	0.99
entertainments	1.84
entertains	1.92
enthral	0.32
enthuse	1.28
enthused	1.6
enthuses	1.36
enthusiasm	1.3
enthusiasms	1.6
enthusiast	1.2
enthusiastic	1.79
enthusiastically	2.03
enthusiasts	1.14
enthusing	1.52
entitled	0.76
entrusted	0.64
envied	-0.88
envier	-0.8
enviers	-0.88
envies	-0.64
envious	-0.82
envy	-0.81
envying	-0.64
envyingly	-1.04
epidemic	-1.7
erroneous	-1.46
error	-1.26
errors	-1.02
escape	0.82
escapes	0.45
escaping	0.16
esteemed	1.52
ethical	1.78
ethnic cleansing	-2.4
eu approval	0.64
euphoria	2.64
euphoric	2.56
evacuated	-1.76
every time	0
eviction	-1.61
evil	-2.71
evildoer	-2.48
evildoers	-1.92
evildoing	-2.48
evildoings	-2
eviler	-1.68
evilest	-2
eviller	-2.32
evillest	-2.64
evilly	-2.72
evilness	-2.48
evils	-2.18
exaggerate	-0.48
exaggerated	-0.32
exaggerates	-0.48
exaggerating	-0.56
exasperated	-1.44
excel	1.61
excelled	1.76
excellence	2.57
excellences	2
excellencies	1.92
excellency	2
excellent	2.36
excellently	2.48
excelling	2
excels	2
excelsior	0.57
excitabilities	1.2
excitability	0.96
excitable	1.2
excitableness	0.8
excitant	1.44
excitants	0.96
excitation	1.44
excitations	1.44
excitative	0.24
excitatory	0.88
excite	1.68
excited	1.15
excitedly	1.84
excitement	2
excitements	1.52
exciter	1.52
exciters	1.12
excites	1.68
exciting	2.34
excitingly	1.52
exciton	0.24
excitonic	0.16
excitons	0.64
excitor	0.4
exclude	-0.7
excluded	-1.12
exclusion	-0.91
exclusive	0.08
excruciate	-2.16
excruciated	-1.04
excruciates	-0.8
excruciating	-2.64
excruciatingly	-2.32
excruciation	-2.72
excruciations	-1.52
excuse	0.19
exempt	0.24
exhaust	-0.96
exhausted	-1.36
exhauster	-1.04
exhausters	-1.04
exhaustibility	-0.64
exhaustible	-0.8
exhausting	-1.2
exhaustion	-1.33
exhaustions	-0.88
exhaustive	-0.31
exhaustively	-0.56
exhaustiveness	-0.88
exhaustless	0.16
exhaustlessness	0.72
exhausts	-0.88
exhilarated	2.4
exhilarates	2.24
exhilarating	1.36
exonerate	1.44
exonerated	0.87
exonerates	1.28
exonerating	0.8
expand	0.81
expanded	0.63
expanding	0.79
expands	0.64
expansion	0.38
expects to	0.11
expel	-1.52
expelled	-0.64
expelling	-1.28
expels	-1.28
expensive	-0.67
experience	0.23
exploded view	0
exploit	-0.32
exploited	-1.61
exploiting	-1.52
exploits	-1.12
exploration	-0.18
explorations	0.24
explosion	-1.31
expose	-0.1
exposed	-0.83
exposes	-0.44
exposing	-0.95
extend	0.27
extends	0.58
extension	-0.08
extra	-0.12
exuberant	2.26
exultant	2.4
exultantly	1.12
eyes	-0.19
ez	1.2
fab	1.63
fabulous	1.92
fabulousness	2.24
face	-0.31
faced	-0.11
facing	-0.14
fad	0.78
fag	-1.68
faggot	-2.72
faggots	-2.56
fail	-1.99
fail to	-1.23
failed	-1.77
failed to	-1.32
failing	-1.83
failingly	-1.12
failings	-1.81
faille	0.08
fails	-1.57
fails to	-1.05
failure	-1.23
failure to	-1.84
failures	-1.6
fainthearted	-0.24
fair	1.12
faith	1.22
faithed	1.04
faithful	1.37
faithfully	1.34
faithfulness	1.52
faithless	-0.85
faithlessly	-0.72
faithlessness	-1.44
faiths	1.44
fake	-1.07
fakes	-1.46
faking	-1.38
fall	-0.77
fall to	-1.08
fallen	-0.97
falling	-0.81
falls	-0.99
falsified	-1.28
falsify	-1.6
fame	1.53
families	-0.16
famine	-1.76
famous	0.1
fan	0.72
fantastic	2.25
fantastical	1.6
fantasticalities	1.68
fantasticality	1.36
fantasticalness	1.04
fantasticate	1.2
fantastico	0.59
far from	-0.6
farce	-1.33
fascinate	1.94
fascinated	1.68
fascinates	1.6
fascinating	2.12
fascination	1.76
fascist	-1.55
fascists	-0.64
fat	-0.1
fatal	-1.92
fatalism	-0.48
fatalisms	-1.36
fatalist	-0.4
fatalistic	-0.85
fatalists	-0.96
fatalities	-2.32
fatality	-2.8
fatally	-2.55
fatigue	-0.8
fatigued	-1.2
fatigues	-1.04
fatiguing	-0.96
fatiguingly	-1.2
fault	-1.17
faulted	-1.12
faultfinder	-0.64
faultfinders	-1.2
faultfinding	-1.68
faultier	-1.68
faultiest	-1.68
faultily	-1.6
faultiness	-1.2
faulting	-1.14
faultless	1.6
faultlessly	1.6
faultlessness	0.88
faults	-1.64
faulty	-1.13
fav	1.52
fave	1.36
favor	1.37
favorable	1.75
favorableness	1.76
favorably	1.4
favored	1.39
favorer	1.04
favorers	1.12
favoring	1.44
favorite	1.43
favorited	1.37
favorites	1.26
favoritism	0.32
favoritisms	0.56
favors	0.83
favour	1.49
favoured	1.44
favourer	1.28
favourers	1.28
favouring	1.04
favours	1.42
fcol	-1.44
fear	-2.09
fear of	-1.32
feared	-0.94
fearful	-1.8
fearfuller	-1.76
fearfullest	-2
fearfully	-1.76
fearfulness	-1.44
fearing	-2.16
fearless	1.53
fearlessly	0.88
fearlessness	0.88
fears	-1.7
fearsome	-1.36
fed up	-1.42
feeble	-1.01
feeling	-0.06
fell	-0.7
felonies	-2
felony	-1.85
felt like	1.21
ferocious	-0.16
ferociously	-0.88
ferociousness	-0.8
ferocities	-0.8
ferocity	-0.56
fervent	0.82
fervid	0.4
festival	1.15
festivalgoer	1.04
festivalgoers	0.96
festivals	1.2
festive	1.6
festively	1.77
festiveness	1.92
festivities	1.68
festivity	1.76
feud	-1.45
feudal	-0.64
feudalism	-0.72
feudalisms	-0.16
feudalist	-0.72
feudalistic	-0.88
feudalities	-0.32
feudality	-0.4
feudalization	-0.24
feudalize	-0.4
feudalized	-0.64
feudalizes	-0.08
feudalizing	-0.56
feudally	-0.48
feudaries	-0.24
feudary	-0.64
feudatories	-0.4
feudatory	-0.08
feuded	-1.76
feuding	-1.28
feudist	-0.88
feudists	-0.56
feuds	-1.12
ff	1.26
ffs	-2.24
fiasco	-1.88
fidgety	-1.12
fiery	-1.02
fiesta	1.68
fiestas	1.2
fight	-0.41
fighter	0.55
fighters	-0.16
fighting	-0.34
fightings	-1.52
fights	-1.28
file	0.09
film	0.11
finally	0.21
financial support	1.36
fine	0.03
fined	-1.51
fines	-1.31
finished	0.09
fire	-1.09
fired	-0.78
firing	-0.9
firing of	-1.13
first	0.23
first lady	0.04
first of	0.02
first theme	0
first time	-0.01
fisheries	-0.1
fit	0.88
fitness	0.81
five years	-0.1
fkm	-1.92
flagship	0.32
flat	-0.53
flatter	0.32
flattered	1.42
flatterer	-0.24
flatterers	0.24
flatteries	0.96
flattering	1.02
flatteringly	0.8
flatters	0.48
flattery	0.31
flawless	1.84
flawlessly	0.64
flees	-0.56
flexibilities	0.8
flexibility	1.12
flexible	0.82
flexibly	1.04
flirtation	1.36
flirtations	-0.08
flirtatious	0.4
flirtatiously	-0.08
flirtatiousness	0.48
flirted	-0.16
flirter	-0.32
flirters	0.48
flirtier	-0.08
flirtiest	0.32
flirting	0.64
flirts	0.56
flirty	0.48
flooding	-1.71
floods	-1.76
flop	-1.18
flops	-1.32
flourishing	1.44
flu	-0.48
flu shot	0
flunk	-1.04
flunked	-1.68
flunker	-1.52
flunkers	-1.28
flunkey	-1.44
flunkeys	-0.48
flunkies	-1.12
flunking	-1.2
flunks	-1.44
flunky	-1.44
flustered	-0.81
foaf	1.44
focus on	0.09
focused	1.63
focused on	1.25
foe	-1.52
foehns	0.16
foeman	-1.44
foemen	-0.24
foes	-1.44
foetal	-0.08
foetid	-1.84
foetor	-2.4
foetors	-1.68
foetus	0.16
foetuses	0.16
fond	1.52
fondly	1.52
fondness	2
food	-0.1
food and	0
fool	-1.58
fooled	-1.28
fooleries	-1.44
foolery	-1.44
foolfish	-0.64
foolfishes	-0.32
foolhardier	-1.2
foolhardiest	-1.04
foolhardily	-0.8
foolhardiness	-1.28
foolhardy	-1.12
fooling	-1.29
foolish	-0.93
foolisher	-1.36
foolishest	-1.12
foolishly	-1.44
foolishness	-1.44
foolishnesses	-1.6
foolproof	1.28
fools	-1.76
foolscaps	-0.64
for allegedly	-1.13
for children	0.05
for help	1.33
for making	0.01
for re	-0.02
for three	0.03
forbid	-1.06
forbiddance	-1.12
forbiddances	-0.8
forbidden	-0.87
forbidder	-1.28
forbidders	-1.2
forbidding	-1.41
forbiddingly	-1.52
forbids	-0.94
forced	-1.8
forced to	-1.6
foreclosure	-0.4
foreclosures	-1.92
forgave	1.12
forget	-0.84
forgetful	-0.86
forgivable	1.36
forgivably	1.28
forgive	0.92
forgiven	1.21
forgiveness	0.32
forgiver	1.36
forgivers	0.96
forgives	1.36
forgiving	1.52
forgivingly	1.12
forgivingness	1.44
forgotten	-0.82
former	-0.19
fortunate	1.6
fought	-0.37
foughten	-1.52
found	0.17
found dead	-2.4
found in	-0.01
found that	-0.07
found the	0.01
frantic	-1.42
frantically	-1.12
franticness	-0.56
fraud	-2.25
fraud probe	-1.76
frauds	-1.84
fraudster	-2.02
fraudsters	-1.92
fraudulence	-1.84
fraudulent	-1.72
freak	-1.56
freaked	-0.96
freakier	-1.04
freakiest	-1.28
freakiness	-1.12
freaking	-1.28
freakish	-1.68
freakishly	-0.64
freakishness	-1.12
freakout	-1.55
freakouts	-1.2
freaks	-0.3
freaky	-1.2
free	1.01
free agent	0
free trade	0
freebase	-0.08
freebased	0.64
freebases	0.64
freebasing	-0.26
freebee	1.04
freebees	1.04
freebie	1.44
freebies	1.4
freeboard	0.24
freeboards	0.56
freeboot	-0.56
freebooter	-1.36
freebooters	-0.16
freebooting	-0.64
freeborn	0.96
freed	0.77
freedman	0.89
freedmen	0.56
freedom	2.38
freedoms	0.78
freedwoman	1.28
freedwomen	1.04
freeform	0.72
freehand	0.4
freehanded	1.12
freehearted	1.2
freehold	0.56
freeholder	0.4
freeholders	0.08
freeholds	0.8
freeing	1.68
freelance	0.96
freelanced	0.56
freelancer	0.88
freelancers	0.32
freelances	0.56
freelancing	0.32
freeload	-1.52
freeloaded	-1.28
freeloader	-0.56
freeloaders	-0.08
freeloading	-1.04
freeloads	-1.04
freely	1.34
freeman	1.37
freemartin	-0.4
freemasonries	0.56
freemasonry	0.24
freemen	1.2
freeness	1.28
freenesses	1.36
freer	0.88
freers	0.8
frees	0.96
freesia	0.32
freesias	0.32
freest	1.28
freestanding	0.88
freestyle	0.69
freestyler	0.32
freestylers	0.64
freestyles	0.24
freethinker	0.8
freethinkers	0.8
freethinking	0.88
freeware	0.56
freeway	0.16
freewheel	0.4
freewheeled	0.24
freewheeler	0.16
freewheelers	-0.24
freewheeling	0.4
freewheelingly	0.64
freewheels	0.48
freewill	0.8
freewriting	0.64
freeze	0.18
freezers	-0.08
freezes	0.02
freezing	-0.42
freezingly	-1.28
frenzy	-1.04
fresh	1.1
fresh start date	0
freshman	0.09
friend	1.05
friend of	1.71
friended	1.36
friending	1.44
friendless	-1.2
friendlessness	-0.24
friendlier	1.6
friendlies	1.76
friendliest	2.08
friendlily	1.44
friendliness	1.6
friendly	1.08
friends	0.35
friends and	1.67
friendship	1.51
friendships	1.28
fright	-1.28
frighted	-1.12
frighten	-1.13
frightened	-1.47
frightening	-1.84
frighteningly	-1.68
frightens	-1.41
frightful	-1.84
frightfully	-1.36
frightfulness	-1.52
frighting	-1.2
frights	-0.88
frisky	0.8
frowning	-1.12
frustrate	-1.6
frustrated	-2.14
frustrates	-1.52
frustrating	-1.42
frustratingly	-1.6
frustration	-1.83
frustrations	-1.63
ftw	1.48
fu	-2.96
fubar	-2.4
fuck	-2.18
fucked	-2.75
fucker	-2.64
fuckers	-2.46
fuckface	-2.56
fuckhead	-2.48
fucking	-0.15
fucks	-1.78
fucktard	-2.48
fud	-0.88
fuel	0.11
fuked	-2
fuking	-2.56
fulfill	1.56
fulfilled	1.41
fulfills	0.82
full	-0.08
full of	0.06
fume	-0.96
fumed	-1.44
fumeless	0.24
fumelike	-0.56
fumer	0.56
fumers	-0.64
fumes	-0.06
fumet	0.32
fumets	-0.32
fumette	-0.48
fuming	-2.2
fun	1.98
funeral	-1.12
funerals	-1.29
funky	-0.32
funned	1.84
funnel	0.08
funneled	0.08
funnelform	0.4
funneling	-0.08
funnelled	-0.08
funnelling	0.08
funnels	0.32
funner	1.76
funnest	2.32
funnier	1.38
funnies	1.04
funniest	2.08
funnily	1.52
funniness	1.44
funninesses	1.28
funning	1.44
funny	1.37
funnyman	1.12
funnymen	1.04
furious	-2.35
furiously	-1.52
fury	-2.09
futile	-1.55
fwb	2
fyi	0.64
fysa	0.32
g1	1.22
gag	-1.2
gagged	-1.04
gain	0.85
gained	0.66
gaining	0.52
gains	0.4
gallant	1.36
gallantly	1.52
gallantry	2.08
gave	0.17
geek	-0.44
geekier	0.16
geekiest	-0.08
geeks	-0.32
geeky	-0.48
generosities	2.08
generosity	1.98
generous	1.93
generously	1.43
generousness	1.92
genial	1.44
genocide	-2.4
gentle	1.55
gentler	1.12
gentlest	1.44
gently	1.52
gg	0.96
gga	1.36
ghost	-0.9
giddy	-0.48
gift	1.34
gift of	1.52
gift to	1.52
giggle	1.44
giggled	1.2
giggler	0.48
gigglers	1.12
giggles	0.64
gigglier	0.8
giggliest	1.36
giggling	1.2
gigglingly	0.88
giggly	0.9
gigo	-0.48
give	0.19
give the	0.01
give us	0
giver	1.12
givers	1.37
gives	0.09
giving	0.66
gj	1.6
gl	1.04
gla	2
glad	1.6
gladly	1.13
glamor	1.68
glamorise	1.04
glamorised	1.44
glamorises	1.68
glamorising	0.96
glamorization	1.28
glamorize	1.36
glamorized	1.68
glamorizer	1.92
glamorizers	1.28
glamorizes	1.92
glamorizing	1.44
glamorous	1.83
glamorously	1.68
glamors	1.12
glamour	1.92
glamourize	0.64
glamourless	-1.28
glamourous	1.6
glamours	1.52
glee	2.8
gleeful	2.32
global	0.08
gloom	-2.08
gloomed	-1.52
gloomful	-1.68
gloomier	-1.2
gloomiest	-1.44
gloominess	-1.44
gloominesses	-0.8
glooming	-1.44
glooms	-0.72
gloomy	-1.12
gloried	1.92
glories	1.68
glorification	1.6
glorified	1.76
glorifier	1.84
glorifiers	1.28
glorifies	1.76
glorify	2.16
glorifying	1.92
gloriole	1.2
glorioles	0.96
glorious	2.57
gloriously	2.32
gloriousness	2.08
glory	1.5
glum	-1.68
gn	0.96
gn8	0.48
go	0.12
go on strike	-1.12
go out	0.02
go to	0
god	0.85
god knows	0
goddam	-2
goddammed	-1.92
goddamn	-1.68
goddamned	-1.51
goddamns	-1.68
goddams	-1.52
godsend	2.24
gold standard	0
good	1.35
good afternoon	0
good evening	0
good for	1.49
good luck	3.12
good morning	1.54
good phone	1.52
good times	1.52
goodness	1.65
gorgeous	2.35
gorgeously	1.84
gorgeousness	2.32
gorgeousnesses	1.68
gossip	-0.51
gossiped	-0.88
gossiper	-0.88
gossipers	-0.88
gossiping	-1.28
gossipmonger	-0.8
gossipmongers	-1.12
gossipped	-1.04
gossipping	-1.44
gossipries	-0.64
gossipry	-0.96
gossips	-1.04
gossipy	-1.04
gr8	2.16
grace	1.38
graced	0.72
graceful	1.63
gracefuller	1.76
gracefullest	2.24
gracefully	1.92
gracefulness	1.76
graces	1.27
gracile	1.36
graciles	0.48
gracilis	0.32
gracility	0.96
gracing	1.04
gracioso	0.8
gracious	2.08
graciously	1.85
graciousness	1.92
grand	1.36
grand jury	0
grand prix	0
grandee	0.88
grandees	0.96
grander	1.39
grandest	1.92
grandeur	1.91
grandeurs	1.68
grant	0.77
granted	0.94
granting	0.83
grants	0.86
grateful	1.84
grateful for	1.61
gratefuller	1.44
gratefully	1.68
gratefulness	1.76
graticule	0.08
graticules	0.16
gratification	1.28
gratifications	1.44
gratified	1.28
gratifies	1.2
gratify	1.04
gratifying	1.86
gratifyingly	1.6
gratin	0.32
grating	-0.32
gratingly	-0.16
gratings	-0.64
gratins	0.16
gratis	0.16
gratitude	1.84
gratz	1.6
grave	-1.03
graved	-0.72
gravel	-0.4
graveled	-0.4
graveless	-1.04
graveling	-0.32
gravelled	-0.72
gravelling	-0.32
gravelly	-0.72
gravels	-0.4
gravely	-1.2
graven	-0.72
graveness	-1.2
graver	-0.88
gravers	-0.96
graves	-0.96
graveside	-0.64
gravesides	-1.28
gravest	-1.04
gravestone	-0.56
gravestones	-0.4
graveyard	-0.95
graveyards	-0.96
gray	0.12
great	2.17
great again	2.39
great for	2.46
greater	1.08
greatest	1.8
greed	-1.35
greedier	-1.6
greediest	-2.24
greedily	-1.52
greediness	-1.36
greeds	-0.8
greedy	-1.07
greenwash	-1.44
greenwashing	-0.32
greet	1.01
greeted	0.79
greeting	1.33
greetings	1.44
greets	0.48
grew	0.49
grew up	1.25
grey	0.17
grief	-1.98
grievance	-1.63
grievances	-1.27
grievant	-0.64
grievants	-0.88
grieve	-1.31
grieved	-1.64
griever	-1.52
grievers	-0.24
grieves	-1.68
grieving	-1.84
grievous	-1.6
grievously	-1.36
grievousness	-2.16
grim	-1.12
grimace	-0.78
grimaced	-1.61
grimaces	-1.44
grimacing	-1.12
grimalkin	-0.72
grimalkins	-0.72
grime	-1.2
grimed	-0.96
grimes	-0.66
grimier	-1.28
grimiest	-0.56
grimily	-0.56
griminess	-1.28
griming	-0.56
grimly	-1.18
grimmer	-1.2
grimmest	-0.64
grimness	-0.64
grimy	-1.46
grin	1.64
grinned	0.96
grinner	0.88
grinners	1.28
grinning	0.92
grins	0.72
gross	-1.58
grossed	-0.32
grosser	-0.24
grosses	-0.64
grossest	-1.68
grossing	-0.13
grossly	-0.73
grossness	-1.44
grossular	-0.24
grossularite	-0.08
grossularites	-0.56
grossulars	-0.24
grouch	-1.76
grouched	-0.64
grouches	-0.72
grouchier	-1.6
grouchiest	-1.84
grouchily	-1.12
grouchiness	-1.6
grouching	-1.36
grouchy	-1.52
groups	-0.15
grow	0.39
growing	0.02
growing season	0
grows	0.67
growth	1.08
grrr	-0.32
gt	0.37
guarantee	0.52
guilt	-0.7
guiltier	-1.6
guiltiest	-1.36
guiltily	-0.88
guiltiness	-1.44
guiltless	0.64
guiltlessly	0.54
guiltlessness	0.48
guilts	-1.12
guilty	-1.46
gullibility	-1.28
gullible	-1.2
gun	-1.39
gunman	-0.78
gunmen	-2.01
h&k	1.84
h8	-2.16
ha	1.14
hacked	-1.47
had called	0.05
had made	0.04
hagd	1.76
hagn	1.76
hago	0.96
haha	1.49
hahaha	1.92
hahas	1.44
hail	0.53
hailed	1.62
hails	1.55
hak	1.52
half	0.12
half of	0
half the	-0.05
hallelujah	2.45
halted	-0.85
halts	-1.12
hand	0.83
hand to	1.73
handsome	1.75
handsomely	1.57
handsomeness	1.92
handsomer	1.6
handsomest	2.08
hapless	-1.12
haplessness	-1.12
happier	1.94
happiest	2.59
happily	1.94
happiness	2.07
happing	0.88
happy	1.8
happy birthday	2.19
happy to	2.11
harass	-1.76
harassed	-1.97
harasser	-1.92
harassers	-2.24
harasses	-2
harassing	-2.01
harassment	-1.93
harassments	-2.08
hard	-0.53
hard to	-0.4
harder	-0.15
hardier	-0.48
hardship	-1.06
hardy	1.34
harm	-2.52
harmed	-1.8
harmfully	-2.08
harmfulness	-2.08
harming	-2.06
harmless	0.78
harmlessly	1.12
harmlessness	0.64
harmonic	1.39
harmonica	0.48
harmonically	1.67
harmonicas	0.08
harmonicist	0.4
harmonicists	0.72
harmonics	1.2
harmonies	1.03
harmonious	1.61
harmoniously	1.52
harmoniousness	1.44
harmonise	1.44
harmonised	1.04
harmonising	1.12
harmonium	0.72
harmoniums	0.64
harmonization	1.52
harmonizations	0.72
harmonize	1.35
harmonized	1.28
harmonizer	1.28
harmonizers	1.28
harmonizes	1.2
harmonizing	1.12
harmony	1.36
harms	-1.89
harried	-1.15
harsh	-1.67
harsher	-1.76
harshest	-2.31
has called	-0.02
has found	0.03
has long	0.01
has made	-0.02
hate	-2.84
hate hate	-4.32
hated	-2.63
hateful	-1.76
hatefully	-1.84
hatefulness	-2.88
hater	-1.44
haters	-1.76
hates	-1.73
hating	-1.83
hatred	-2.57
haunt	-1.33
haunted	-1.68
haunting	-0.86
haunts	-0.8
have done	0
have found	-0.04
have fun	1.85
have made	0
havoc	-2.56
he found	-0.01
he gave	-0.01
he made	-0.03
he told	0.02
he took	-0.02
he wants	-0.01
he won	1.47
he wrote	0.01
he'll	0.11
headwinds	-1.16
health care	0
healthy	0.82
heart attack survivor	0
heartbreak	-2.16
heartbreaker	-1.76
heartbreakers	-1.68
heartbreaking	-1.6
heartbreakingly	-1.44
heartbreaks	-1.44
heartbroken	-2.64
heartfelt	2.03
heartless	-1.75
heartlessly	-2.24
heartlessness	-2.24
heartwarming	1.68
heaven	1.92
heavenlier	2.4
heavenliest	2.16
heavenliness	2.16
heavenlinesses	1.84
heavenly	2.39
heavens	1.25
heavenward	1.12
heavenwards	0.96
heavyhearted	-1.68
hedge fund	0
heh	-0.37
hell	-2.58
hellish	-2.56
help	0.87
help desk	0
help to	1.35
help us	1.36
helped	0.9
helper	1.12
helpers	0.88
helpful	1.67
helpfully	1.84
helpfulness	1.52
helping	0.94
helpless	-1.64
helplessly	-1.12
helplessness	-1.68
helplessnesses	-1.36
helps	0.79
her life	0.02
her work	0.02
hero	1.51
heroes	1.34
heroic	1.44
heroical	2.32
heroically	1.94
heroicomic	0.8
heroicomical	0.88
heroics	1.92
heroin	-1.8
heroine	1.95
heroines	1.42
heroinism	-1.6
heroism	2.24
heroisms	1.76
heroize	1.68
heroized	1.6
heroizes	1.76
heroizing	1.52
heron	0.08
heronries	0.56
heronry	0.08
herons	0.4
heros	1.04
hesitance	-0.72
hesitancies	-0.8
hesitancy	-0.72
hesitant	-0.86
hesitantly	-0.96
hesitate	-0.88
hesitated	-1.04
hesitater	-1.12
hesitaters	-1.12
hesitates	-1.12
hesitating	-1.12
hesitatingly	-1.2
hesitation	-0.88
hesitations	-0.88
hho1/2k	1.12
hhoj	1.6
hhok	0.72
hi5	1.52
hid	-0.29
hide	-0.82
hides	-0.59
hiding	-0.95
high	0.11
high school	0
higher	0.09
highlight	1.01
hikes	0.09
hilarious	1.47
hindrance	-1.36
hires	0.77
hiring	0.16
his eyes	-0.01
his family	0.11
his first	0.03
his former	-0.01
his office	-0.03
his remarks	-0.01
his resignation	-0.95
his supporters	1.52
hit	-0.09
hit by	-1.52
hit hard	-1.12
hoax	-1.02
holding	-0.11
holiday	0.51
holidays	1.37
home to	0.15
homeland security	0
homeless	-0.09
homes	-0.11
homesick	-0.56
homesickness	-1.44
homesicknesses	-1.44
honest	1.79
honester	1.52
honestest	2.4
honesties	1.44
honestly	1.59
honesty	1.73
honor	2.14
honorability	1.76
honorable	2
honorableness	1.76
honorably	1.92
honoraria	0.48
honoraries	1.2
honorarily	1.52
honorarium	0.56
honorariums	0.8
honorary	1.03
honored	1.72
honoree	1.75
honorees	1.84
honorer	1.36
honorers	1.04
honorific	1.12
honorifically	1.76
honorifics	1.36
honoring	1.91
honors	1.23
honour	2.06
honourable	1.68
honoured	1.44
honourer	1.44
honourers	1.28
honouring	1.68
honours	1.76
hooligan	-1.2
hooliganism	-1.68
hooligans	-0.88
hooray	1.87
hope	1
hope for	1.53
hope that	1.58
hope you	1.51
hoped	1.58
hopeful	1.69
hopefully	1.11
hopefulness	1.28
hopeless	-1.63
hopelessly	-1.65
hopelessness	-2.48
hopes	0.62
hopes to	1.41
hoping	0.57
horrendous	-2.29
horrendously	-1.52
horrent	-0.72
horrible	-2.27
horribleness	-1.92
horribles	-1.68
horribly	-1.92
horrid	-2
horridly	-1.12
horridness	-1.84
horridnesses	-2.4
horrific	-2.72
horrifically	-2.32
horrified	-2
horrifies	-2.32
horrify	-2
horrifying	-2.16
horrifyingly	-2.64
horror	-2.21
horrors	-2.16
hospitalised	-1.12
hospitalized	-0.39
hostage	-1.82
hostages	-1.8
hostile	-1.45
hostilely	-1.76
hostiles	-1.04
hostilities	-1.68
hostility	-2
how long	-0.03
huckster	-0.72
hug	0.83
huge	0.61
huggable	1.28
hugged	1.41
hugger	1.28
huggers	1.44
hugging	1.43
hugs	1.74
hugz	1.6
human trafficking	-2.4
humerous	1.12
humiliate	-2
humiliated	-1.17
humiliates	-0.8
humiliating	-1.05
humiliatingly	-2.08
humiliation	-2.18
humiliations	-1.92
humor	1.35
humoral	0.48
humored	0.96
humoresque	0.96
humoresques	0.72
humoring	1.68
humorist	0.96
humoristic	1.2
humorists	1.04
humorless	-1.04
humorlessness	-1.12
humorous	1.28
humorously	1.84
humorousness	1.92
humors	1.28
humour	1.67
humoured	0.88
humouring	1.36
humourous	1.6
hundreds of	-0.13
hunger	-0.8
hurrah	2.05
hurrahed	1.52
hurrahing	1.92
hurrahs	1.68
hurray	2.16
hurrayed	1.44
hurraying	0.96
hurrays	1.92
hurricane	-1.34
hurt	-1.85
hurt by	-1.27
hurter	-1.84
hurters	-1.52
hurtful	-1.92
hurtfully	-2.08
hurtfulness	-1.52
hurting	-1.17
hurtle	-0.24
hurtled	-0.48
hurtles	-0.8
hurtless	0.24
hurtling	-1.12
hurts	-1.87
hypocritical	-1.6
hysteria	-1.67
hysterical	-0.08
hysterics	-1.44
ideal	1.91
idealess	-1.52
idealise	1.12
idealised	1.68
idealises	1.6
idealising	0.48
idealism	1.36
idealisms	0.64
idealist	1.28
idealistic	1.44
idealistically	1.36
idealists	0.56
idealities	1.2
ideality	1.52
idealization	1.44
idealizations	1.12
idealize	0.96
idealized	1.44
idealizer	1.04
idealizers	1.52
idealizes	1.6
idealizing	1.12
idealless	-1.36
ideally	1.4
idealogues	0.4
idealogy	0.64
ideals	0.64
idiot	-2.01
idiotic	-1.44
idk	-0.32
ignorable	-0.8
ignorami	-1.52
ignoramus	-1.52
ignoramuses	-1.84
ignorance	-1.42
ignorances	-0.96
ignorant	-1.06
ignorantly	-1.28
ignorantness	-0.88
ignore	-1.17
ignored	-1.29
ignorer	-1.04
ignorers	-0.56
ignores	-0.95
ignoring	-1.5
ijs	0.56
ill	-1.68
illegal	-1.22
illegal immigration	-2.05
illiteracy	-1.51
illness	-1.31
illnesses	-1.7
ilu	2.72
iluaaf	2.16
ily	2.73
ily2	2.08
imbecile	-1.76
immobilized	-0.96
immoral	-1.6
immoralism	-1.28
immoralist	-1.68
immoralists	-1.36
immoralities	-0.88
immorality	-0.48
immorally	-1.68
immortal	0.81
immune	0.96
impatience	-1.43
impatiens	-0.16
impatient	-0.94
impatiently	-1.36
imperfect	-1.04
impersonal	-1.04
impolite	-1.28
impolitely	-1.44
impoliteness	-1.44
impolitenesses	-1.84
importance	1.24
importancies	0.32
importancy	1.12
important	0.61
importantly	0.91
impose	-0.81
imposed	-0.29
imposes	-0.3
imposing	-0.5
impotent	-0.88
impress	1.52
impressed	1.77
impresses	2.12
impressibility	0.96
impressible	0.64
impressing	2
impression	0.64
impressionable	0.16
impressionism	0.64
impressionisms	0.4
impressionist	0.8
impressionistic	1.2
impressionistically	1.28
impressionists	0.4
impressions	0.63
impressive	1.69
impressively	1.6
impressiveness	1.36
impressment	-0.32
impressments	0.4
impressure	0.48
imprisoned	-1.62
improve	1.28
improve the	0.65
improved	0.7
improvement	0.77
improvements	0.42
improver	1.44
improvers	1.04
improves	0.64
improving	0.95
in good	1.5
in jail	0
in office	-0.03
in part	-0.03
in prison	-1.85
in public	-0.01
in return	0.01
in support	1.33
in the red	-0.93
in time	0.01
in turn	0
inability	-1.68
inaction	-0.83
inadequacies	-1.36
inadequacy	-1.36
inadequate	-1.17
inadequately	-0.8
inadequateness	-1.36
inadequatenesses	-1.28
incapable	-1.35
incapacitated	-1.52
incensed	-1.68
incentive	1.2
incentives	0.83
including	0.08
including the	-0.1
incompetence	-1.82
incompetent	-1.67
inconsiderate	-1.52
inconvenience	-1.2
inconvenient	-1.51
increase	0.3
increase in	0.66
increased	0.78
increases	0.76
increasing	0.59
indecision	-0.64
indecisions	-0.88
indecisive	-0.8
indecisively	-0.56
indecisiveness	-1.04
indecisivenesses	-0.72
indestructible	0.48
indicted	-1.77
indictment	-1.61
indifference	-0.16
indifferent	-0.39
indignant	-1.45
indignation	-1.92
indoctrinate	-1.12
indoctrinated	-0.37
indoctrinates	-0.48
indoctrinating	-0.56
industrial action	-1.12
industry	-0.09
ineffective	-0.6
ineffectively	-1.04
ineffectiveness	-1.04
ineffectual	-0.96
ineffectuality	-1.28
ineffectually	-0.88
ineffectualness	-1.04
infatuated	0.16
infatuation	0.48
infected	-1.86
inferior	-1.36
inferiorities	-1.52
inferiority	-0.87
inferiorly	-1.6
inferiors	-0.4
inflamed	-1.12
inflation	-0.96
influential	1.46
infringement	-1.68
infuriate	-1.76
infuriated	-2.41
infuriates	-2.08
infuriating	-1.92
inhibin	-0.16
inhibit	-1.28
inhibited	-0.32
inhibiting	-0.4
inhibition	-1.2
inhibitions	-0.64
inhibitive	-1.12
inhibitor	-0.24
inhibitors	-0.8
inhibitory	-0.8
inhibits	-0.72
injured	-1.64
injury	-1.1
injustice	-1.56
innocence	1.21
innocency	1.52
innocent	1.05
innocenter	0.72
innocently	1.12
innocents	0.93
innovate	1.73
innovates	1.6
innovation	1.3
innovative	0.84
inquisition	-0.95
inquisitive	0.56
insane	-1.54
insanity	-1.96
insecure	-1.44
insecurely	-1.12
insecureness	-1.44
insecurities	-1.49
insecurity	-1.44
insensitive	-0.73
insensitivity	-1.39
insignificant	-1.12
insincere	-1.44
insincerely	-1.52
insincerity	-1.12
insipid	-1.6
insolvency	-1.76
insolvent	-1.76
inspiration	1.8
inspirational	1.76
inspirationally	1.84
inspirations	1.68
inspirator	1.52
inspirators	0.96
inspiratory	1.2
inspire	2.24
inspired	1.92
inspirer	1.76
inspirers	1.6
inspires	1.37
inspiring	1.52
inspiringly	2.08
inspirit	1.52
inspirited	1.04
inspiriting	1.44
inspiritingly	1.68
inspirits	0.64
insult	-1.89
insulted	-1.97
insulter	-1.6
insulters	-1.6
insulting	-1.7
insultingly	-1.84
insults	-1.71
insurance	-0.14
intact	0.86
integrity	1.05
intellect	1.6
intellection	0.48
intellections	0.64
intellective	1.36
intellectively	0.64
intellects	1.44
intellectual	0.99
intellectualism	1.76
intellectualist	1.6
intellectualistic	1.04
intellectualists	0.64
intellectualities	1.36
intellectuality	1.36
intellectualization	1.2
intellectualize	1.2
intellectualized	0.96
intellectualizes	1.44
intellectualizing	0.64
intellectually	1.07
intellectualness	1.2
intellectuals	1.26
intelligence	1.14
intelligence community	1.66
intelligencer	1.2
intelligencers	1.28
intelligences	1.28
intelligent	1.62
intelligential	1.52
intelligently	1.6
intelligentsia	1.2
intelligibility	1.2
intelligible	1.12
intelligibleness	1.2
intelligibly	0.96
intense	0.35
interest	1
interest in	1.56
interest rate	0
interest rates	0
interested	1.23
interested in	1.32
interestedly	1.2
interesting	1.23
interestingly	1.36
interestingness	1.44
interests	-0.51
interrogated	-1.28
interrupt	-1.12
interrupted	-1
interrupter	-0.88
interrupters	-1.04
interruptible	-1.04
interrupting	-0.96
interruption	-1.2
interruptions	-1.32
interruptive	-1.12
interruptor	-1.04
interrupts	-1.04
intimidate	-0.65
intimidated	-1.61
intimidates	-1.04
intimidating	-1.47
intimidatingly	-0.88
intimidation	-1.45
intimidations	-1.12
intimidator	-1.28
intimidators	-1.28
intimidatory	-0.88
intricate	0.48
intrigues	0.72
invest	0.5
investigated	-1.12
investigation	-0.17
investigation into	-1.32
investigators	-0.17
investing	0.14
investment	-0.31
investors	-0.25
invests	0.59
invigorate	1.52
invigorated	0.64
invigorates	1.68
invigorating	1.68
invigoratingly	1.6
invigoration	1.2
invigorations	0.96
invigorator	0.88
invigorators	0.96
invincible	1.76
invite	0.63
invited	0.08
inviting	1.05
invulnerable	1.04
iou	0.56
irate	-2.32
ironic	-0.41
irony	-0.2
irrational	-1.12
irrationalism	-1.2
irrationalist	-1.68
irrationalists	-1.2
irrationalities	-1.2
irrationality	-1.36
irrationally	-1.28
irrationals	-0.88
irresistible	1.12
irresolute	-1.12
irresponsible	-1.49
irreversible	-0.69
irritabilities	-1.36
irritability	-1.12
irritable	-1.68
irritableness	-1.36
irritably	-1.44
irritant	-1.84
irritants	-1.68
irritate	-1.49
irritated	-1.61
irritates	-1.36
irritating	-1.59
irritatingly	-1.6
irritation	-1.43
irritations	-1.2
irritative	-1.6
is awesome	2.51
is best	2.53
isolatable	0.16
isolate	-0.68
isolated	-1.17
isolates	-1.04
isolation	-1.37
isolationism	0.32
isolationist	0.56
isolations	-0.4
isolator	-0.32
isolators	-0.32
issue	-0.1
issue of	0.03
it clear	1.28
it hard	-0.38
it makes	-0.02
it time	-0.01
itchy	-0.96
iyq	1.84
j/j	1.6
j/k	1.28
j/p	1.12
j/t	-0.16
j/w	0.8
j4f	1.12
j4g	1.36
jackass	-1.45
jackasses	-2.24
jaded	-1.28
jail	-0.11
jailed	-1.09
jaunty	0.96
jealous	-1.5
jealousies	-1.6
jealously	-1.6
jealousness	-1.36
jealousy	-0.99
jealz	-0.96
jeopardy	-1.84
jerk	-1.33
jerked	-0.64
jerks	-0.88
jewel	1.36
jewels	1.6
jho	0.64
jhomf	0.8
jj	0.58
jk	1.03
job cuts	-1.78
job losses	-1.76
jobless	-1.12
jobs	-0.1
jobs created	0.74
jocular	0.96
join	0.64
join the	0.97
joined	0.14
joined by	0.01
joint	0.11
joke	0.76
joked	1.05
joker	0.4
jokes	0.83
jokester	1.2
jokesters	0.72
jokey	0.88
joking	0.64
jollied	1.92
jollier	1.92
jollies	1.6
jolliest	2.32
jollification	1.76
jollifications	1.6
jollify	1.68
jollily	2.16
jolliness	2
jollities	1.36
jollity	1.44
jolly	1.89
jollying	1.84
jovial	1.52
joy	2.49
joyance	1.84
joyed	2.32
joyful	2.32
joyfuller	1.92
joyfully	2
joyfulness	2.16
joying	2
joyless	-2
joylessly	-1.36
joylessness	-2.16
joyous	2.48
joyously	2.32
joyousness	2.24
joypop	-0.16
joypoppers	-0.08
joyridden	0.48
joyride	0.88
joyrider	0.56
joyriders	1.04
joyrides	0.64
joyriding	0.72
joyrode	0.8
joys	1.76
joystick	0.56
joysticks	0.16
jp	0.64
jt	0.72
jubilant	2.4
jump	0.69
jumped	1.56
jumping	1.36
jumps	1.87
jumpy	-0.8
justice	1.05
justice department	0
justifiably	0.8
justified	1.36
jw	1.28
k4y	1.84
keen	1.1
keened	0.24
keener	0.4
keeners	0.48
keenest	1.52
keening	-0.56
keenly	0.8
keenness	1.12
keens	0.08
kewl	1.04
kfy	1.84
kia	-2.56
kick	0.12
kidding	0.04
kids	-0.18
kill	-2.7
killdeer	-0.88
killdeers	-0.08
killdees	-0.48
killed	-1.72
killed in	-1.82
killer	-2.54
killers	-2.65
killick	0.08
killie	-0.08
killifish	-0.08
killifishes	-0.08
killing	-1.95
killing of	-1.76
killingly	-2.08
killings	-2.81
killjoy	-1.68
killjoys	-1.36
killock	-0.24
killocks	-0.32
kills	-2.34
kind	1.79
kind of	0
kinda	0.09
kinder	1.9
kindly	1.77
kindness	1.61
kindnesses	1.84
kiss	1.43
kissable	1.6
kissably	1.52
kissed	1.05
kisser	1.36
kissers	1.2
kisses	1.84
kissing	2.15
kissy	1.44
kk	1.2
kmuf	1.76
knocked	-0.13
knowing	-0.09
knowledge of	0.09
kudos	1.84
l	1.13
l&r	1.76
labeled	-0.08
labor party	0
labour party	0
lack	-1.1
lack of	-0.98
lackadaisical	-1.28
lacked	-0.86
lacking	-0.31
lacks	-0.74
lag	-1.1
lagged	-0.99
lagging	-0.69
lags	-0.53
laid off	-1.76
laidback	0.4
lame	-1.58
lamebrain	-1.28
lamebrained	-2
lamebrains	-0.96
lamedh	0.08
lamella	-0.08
lamellae	-0.08
lamellas	0.08
lamellibranch	0.16
lamellibranchs	-0.08
lamely	-1.6
lameness	-0.64
lament	-1.6
lamentable	-1.2
lamentableness	-1.04
lamentably	-1.2
lamentation	-1.12
lamentations	-1.52
lamented	-1.11
lamenter	-0.96
lamenters	-0.4
lamenting	-1.6
laments	-1.18
lamer	-1.12
lames	-0.96
lamest	-1.2
land	-0.09
landmark	0.28
laoj	1.04
last minute	0
laugh	2
laughable	0.16
laughableness	0.96
laughably	0.96
laughed	1.67
laugher	1.36
laughers	1.36
laughing	2
laughingly	1.84
laughings	1.52
laughingstocks	-1.04
laughs	1.74
laughter	1.86
laughters	1.76
launch	0.87
launched	0.51
launches	0.98
lawl	1.12
lawmakers reject	-1.12
lawsuit	-0.39
lawsuits	-1.71
lay off	-1.76
lay offs	-1.76
layoff	-1.76
layoffs	-1.56
lazier	-1.84
laziest	-2.16
lazy	-1
lead	0.13
lead over	0
lead to	-0.04
leadership	0.09
leading	-0.25
leads	0.25
leak	-0.79
leaked	-1.17
leave	0.05
leave the	-0.13
leaving	-0.08
leet	1.04
legal	0.07
legally	0.16
lenient	0.88
less	-0.09
less than	-0.01
lethargic	-0.56
lethargy	-1.12
letter	-0.1
liabilities	-0.64
liability	-0.49
liar	-2.1
liards	-0.32
liars	-1.92
libelous	-1.68
libertarian	0.53
libertarianism	0.32
libertarianisms	0.08
libertarians	-0.07
liberties	1.6
libertinage	0.16
libertine	-0.83
libertines	0.32
libertinisms	0.96
liberty	1.57
lied	-1.44
lies	-1.61
life	-0.09
life and	0
life in	0
life of	0
life to	0
lifesaver	2.24
lift	0.15
lifted	1.43
lifts	0.75
lighthearted	1.44
like	0.3
like that	0
like this	0
likeable	1.6
liked	1.41
likes	1.15
liking	1.47
limitation	-0.94
limited	-1.13
linked to	-0.18
litigation	-0.63
litigious	-0.64
little	-0.21
little bit	-0.01
little more	-0.02
livelier	1.36
liveliest	1.68
livelihood	0.64
livelihoods	0.72
livelily	1.44
liveliness	1.28
livelong	1.36
lively	1.34
livid	-1.97
lmao	2.24
lmbao	1.44
lmfao	2
lmso	2.16
loathe	-1.77
loathed	-1.68
loathes	-1.52
loathing	-2.16
lobby	0.05
lobbying	-0.75
locked	-0.11
lol	1
lolz	2.16
lone	-0.65
lonelier	-1.12
loneliest	-1.92
loneliness	-1.44
lonelinesses	-1.2
lonely	-1.12
loneness	-0.88
loner	-1.04
loners	-0.72
lonesome	-1.2
lonesomely	-1.04
lonesomeness	-1.44
lonesomes	-1.12
long	-0.16
long as	0
long been	0
longing	-0.09
longingly	0.56
longings	0.32
look like	1.17
looked like	1.15
looks like	0
loom	-0.52
loomed	-0.84
looming	-0.2
looms	-0.65
loose	-0.93
looses	-0.48
lose	-1.13
loser	-1.96
losers	-1.92
loses	-0.99
losing	-1.51
loss	-1.43
loss making	-1.76
loss of	-1.1
losses	-0.94
lossy	-0.96
lost	-1.23
lost in	-1.12
lot	0.09
louse	-1.28
loused	-0.8
louses	-1.04
lousewort	0.08
louseworts	-0.48
lousier	-1.76
lousiest	-2.08
lousily	-0.96
lousiness	-1.36
lousing	-0.88
lousy	-2
lovable	2.41
love	2.32
love it	2.6
love that	2.6
love the	2.57
love this	2.58
love to	2.55
love you	2.58
loved	2.33
lovelies	1.76
lovely	2.2
lover	2.1
loverly	2.28
lovers	1.92
loves	2.2
loving	2.67
lovingly	2.56
lovingness	2.16
low	-0.71
lowball	-0.64
lowballed	-1.2
lowballing	-0.56
lowballs	-0.96
lowborn	-0.56
lowboys	-0.48
lowbred	-2.08
lowbrow	-1.52
lowbrows	-0.48
lowdown	-0.64
lowdowns	-0.16
lowe	0.41
lowed	-0.64
lower	-0.58
lowercase	0.24
lowercased	-0.16
lowerclassman	-0.32
lowered	-0.28
lowering	-0.78
lowermost	-1.12
lowers	-0.4
lowery	-1.44
lowest	-1.14
lowing	-0.4
lowish	-0.72
lowland	-0.05
lowlander	-0.32
lowlanders	-0.24
lowlands	-0.08
lowlier	-1.36
lowliest	-1.44
lowlife	-1.2
lowlifes	-1.76
lowlight	-1.6
lowlights	-0.24
lowlihead	-0.24
lowliness	-0.88
lowlinesses	-0.96
lowlives	-1.68
lowly	-0.8
lown	0.72
lowness	-1.04
lowrider	-0.16
lowriders	0.08
lows	-0.64
lowse	-0.56
loyal	1.68
loyalism	0.8
loyalisms	0.72
loyalist	1.2
loyalists	0.88
loyally	1.68
loyalties	1.46
loyalty	1.84
lts	1.28
luck	1.49
lucked	1.52
luckie	1.28
luckier	1.52
luckiest	2.33
luckily	1.75
luckiness	0.8
lucking	0.96
luckless	-1.04
lucks	1.28
lucky	1.63
ludicrous	-1.24
ludicrously	-0.16
ludicrousness	-1.52
lugubrious	-1.68
lulz	1.6
lunatic	-1.76
lunatics	-1.28
lurk	-0.64
lurking	-0.4
lurks	-0.72
ly	2.04
ly4e	2.16
lya	2.64
lyb	2.4
lying	-1.66
lyl	2.48
lylab	2.16
lylas	2.08
lylb	1.28
m8	1.12
mad	-1.6
maddening	-1.76
madder	-0.96
maddest	-2.24
made	-0.14
made by	-0.04
made clear	1.26
made his	0.01
made in	-0.03
made it	0
made me	-0.01
made my	0.02
made the	0
madly	-1.36
madness	-1.43
magic	0.22
magnific	1.84
magnifical	1.92
magnifically	1.92
magnification	0.84
magnifications	0.96
magnificence	1.92
magnificences	1.84
magnificent	2.31
magnificently	2.72
magnifico	1.44
magnificoes	1.12
make sure	1.03
makes	0.15
makes me	0.02
making	-0.13
making it	0
making the	0.02
mandatory	0.24
maniac	-1.68
maniacal	-0.24
maniacally	-1.36
maniacs	-0.96
manipulated	-1.27
manipulating	-1.11
manipulation	-0.95
market share	0
marks	0.11
marvel	1.56
marvelous	2.41
marvels	1.75
masochism	-1.28
masochisms	-0.88
masochist	-1.36
masochistic	-1.76
masochistically	-1.28
masochists	-0.96
mass shooting	-2.38
massacre	-1.56
massive	-0.17
massive recall	-1.76
masterpiece	2.49
masterpieces	1.84
matters	0.11
mature	1.44
mean time	0
meaningful	0.87
meaningless	-1.63
medal	1.25
media	-0.17
media and	0
mediocrity	-0.24
meditative	1.12
meh	-0.27
melancholia	-0.4
melancholiac	-1.6
melancholias	-1.28
melancholic	-0.24
melancholics	-0.8
melancholies	-0.88
melancholy	-1.49
meltdown	-1.76
menace	-1.75
menaced	-1.36
mercy	1.16
merger	0.14
merit	0.89
merited	1.12
meriting	0.88
meritocracy	0.48
meritocrat	0.32
meritocrats	0.88
meritorious	1.69
meritoriously	1.04
meritoriousness	1.36
merits	1.33
merrier	1.36
merriest	2.16
merrily	1.92
merriment	1.92
merriments	1.6
merriness	1.76
merry	2.06
merrymaker	1.76
merrymakers	1.36
merrymaking	1.76
merrymakings	1.92
merrythought	0.88
merrythoughts	1.28
mess	-1.1
messed	-1.19
messy	-1.2
methodical	0.45
mia	-0.96
milestone	0.67
military	-0.19
mindless	-1.37
ministry of defence	0
miracle	2.15
mirth	2.08
mirthful	2.16
mirthfully	1.6
misbehave	-1.52
misbehaved	-1.28
misbehaves	-1.28
misbehaving	-1.36
mischief	-1.2
mischiefs	-0.64
miser	-1.44
miserable	-1.81
miserableness	-2.24
miserably	-1.68
miserere	-0.64
misericorde	0.08
misericordes	-0.4
miseries	-2.16
miserliness	-2.08
miserly	-1.12
misers	-1.2
misery	-2.16
misgiving	-1.12
misinformation	-0.88
misinformed	-1.28
misinterpreted	-1.04
misleading	-1.67
misread	-0.88
misreporting	-1.2
misrepresentation	-1.6
miss	-0.34
missed	-1.1
missed estimates	-1.12
misses	-1.41
misses forecasts	-1.12
missing	-0.33
mistakable	-0.64
mistake	-1.48
mistaken	-0.93
mistakenly	-0.96
mistaker	-1.28
mistakers	-1.28
mistakes	-1.14
mistaking	-0.88
misunderstand	-1.1
misunderstanding	-1.44
misunderstands	-1.04
misunderstood	-1.2
mixed results	-0.64
mlm	-1.12
mmk	0.48
mml	1.6
moan	-0.49
moaned	-0.32
moaning	-0.32
moans	-0.58
mobile	-0.11
mock	-1.27
mocked	-1.5
mocker	-0.64
mockeries	-1.28
mockers	-1.04
mockery	-1.04
mocking	-1.46
mocks	-1.6
modern	0.31
mofo	-1.92
molest	-1.68
molestation	-1.57
molestations	-2.32
molested	-1.52
molester	-1.84
molesters	-1.76
molesting	-2.25
molests	-2.48
money laundering	-1.78
mongering	-0.74
monopolize	-0.64
monopolized	-0.72
monopolizes	-0.88
monopolizing	-0.4
mooch	-1.07
mooched	-1.12
moocher	-1.2
moochers	-1.52
mooches	-1.12
mooching	-1.36
moodier	-0.88
moodiest	-1.68
moodily	-1.04
moodiness	-1.12
moodinesses	-1.12
moody	-1.14
mope	-1.52
moping	-0.8
more time	-0.01
moron	-1.82
moronic	-2.16
moronically	-1.12
moronity	-0.88
morons	-1.04
motherfucker	-2.89
motherfucking	-2.24
motivate	1.31
motivated	1.5
motivating	1.74
motivation	1.12
mount	0.09
mountain	-0.09
mourn	-1.26
mourned	-1.07
mourner	-1.28
mourners	-1.14
mournful	-1.28
mournfuller	-1.52
mournfully	-1.36
mournfulness	-1.44
mourning	-1.52
mourningly	-1.84
mourns	-1.93
movie	0.08
muah	1.84
mubar	-0.8
much better	1.5
mumpish	-1.12
murder	-2.86
murdered	-2.63
murderee	-2.56
murderees	-2.48
murderer	-2.57
murderers	-2.64
murderess	-1.76
murderesses	-2.08
murdering	-2.65
murderous	-2.33
murderously	-2.48
murderousness	-2.32
murders	-2.36
musm	0.72
mwah	2
my favorite	1.64
my friend	1.75
my friends	1.67
my life	0
my name	-0.01
n00b	-1.28
n1	1.52
nag	-1.14
nagana	-1.36
nagged	-1.36
nagger	-1.44
naggers	-1.2
naggier	-1.12
naggiest	-1.92
nagging	-1.36
naggingly	-0.72
naggy	-1.36
nags	-0.88
nah	-0.18
naive	-0.88
name	0.09
name of	0
named	0.1
names	0.12
naps	0.12
narrower	-0.64
nastic	0.16
nastier	-1.84
nasties	-1.68
nastiest	-1.92
nastily	-1.52
nastiness	-0.87
nastinesses	-2.08
nasturtium	0.32
nasturtiums	0.08
nasty	-2.13
national security	0
natural	0.71
natural gas	0
nbd	1.04
nbif	-0.4
neat	1.58
neaten	0.96
neatened	1.6
neatening	1.04
neatens	0.88
neater	0.8
neatest	1.36
neath	0.16
neatherd	-0.32
neatly	1.12
neatness	0.94
neats	0.88
needs	-0.1
needy	-1.12
negative	-1.34
negativity	-1.85
neglect	-1.53
neglected	-1.92
neglecter	-1.36
neglecters	-1.2
neglectful	-1.6
neglectfully	-1.68
neglectfulness	-1.6
neglecting	-1.31
neglects	-1.78
nerd	-0.88
nerdier	-0.16
nerdiest	0.48
nerdish	-0.08
nerdy	-0.16
nerves	-0.32
nervous	-0.98
nervously	-0.5
nervousness	-0.96
net loss	-1.41
neurotic	-1.04
neurotically	-1.44
neuroticism	-0.72
neurotics	-0.56
never better	1.44
never seen	0.1
new contract	0.64
new jobs	0.64
next	0.2
next time	0.01
next to	-0.01
nfc	-2.16
nfw	-1.92
nh	1.76
nice	1.45
nicely	1.55
niceness	1.28
nicenesses	1.68
nicer	1.52
nicest	1.87
niceties	1.2
nicety	0.96
nifty	1.36
niggas	-1.12
nigger	-2.64
nimby	-0.64
nimjd	-0.56
nimq	-0.16
nimy	-1.12
nitl	-1.2
nme	-1.68
no	-0.56
no doubt	0.93
no evidence	-0.98
no harm	1.38
no idea	-0.95
no longer	-0.57
no matter	-0.89
no problem	1.35
no problems	1.52
no wonder	1.44
no worries	1.44
noble	1.48
nod	0.11
noisy	-0.57
nonsense	-1.4
noob	-0.16
nose	-0.12
nosedive	-1.76
nosey	-0.64
not bad	1.58
not guilty	1.32
not ready	1.17
not sure	0.94
not want	0.17
nothing but	-0.46
notorious	-1.56
novel	1.04
noyb	-0.56
np	1.05
ntmu	1.12
nuclear weapons	-1.52
numb	-1.1
numbat	0.16
numbed	-0.72
numberable	0.48
numbest	-0.8
numbfish	-0.32
numbfishes	-0.56
numbing	-0.87
numbingly	-1.04
numbles	0.32
numbly	-1.12
numbness	-0.88
numbs	-0.56
numbskull	-1.84
numbskulls	-1.76
nurtural	1.2
nurturance	1.28
nurturances	1.04
nurturant	1.36
nurture	1.12
nurtured	1.5
nurturer	1.52
nurturers	0.64
nurtures	1.52
nurturing	1.6
nuts	-0.75
o 8	-0.4
o :	-0.24
o |	-0.88
o.o	-0.54
o:	-0.16
o: )	1.6
o: 3	1.76
o:)	1.2
o:3	1.84
o:<	-0.24
o;^)	1.28
o_0	-0.08
o_o	-0.41
obliterate	-2.32
obliterated	-1.68
obnoxious	-1.6
obnoxiously	-1.84
obnoxiousness	-1.68
obscene	-2.24
obsess	-0.8
obsessed	-0.66
obsesses	-0.8
obsessing	-1.12
obsession	-1.11
obsessional	-1.2
obsessionally	-1.04
obsessions	-0.72
obsessive	-0.72
obsessively	-0.32
obsessiveness	-0.96
obsessives	-0.56
obsolete	-1.01
obstacle	-1.28
obstacles	-1.31
obstinate	-0.96
obstruction	-0.12
odd	-1.05
of criticism	-1.17
of defense	0.41
of high	0.03
of life	0.06
of public	0.01
of staff	-0.03
of things	0.08
of thousands	0.02
of time	-0.03
of violence	-2.51
of work	0
offence	-0.96
offences	-1.11
offend	-0.98
offended	-1.03
offender	-1.22
offenders	-1.18
offending	-1.85
offends	-1.55
offense	-0.69
offenseless	0.56
offenses	-1.3
offensive	-2.01
offensively	-2.24
offensiveness	-1.84
offensives	-0.64
offer	-0.13
offers	0.18
office	0.14
office and	0
office in	0.04
office of	-0.01
official	0.13
official said	0.03
officials	-0.21
officials have	0.02
officials said	-0.04
offline	-0.4
often	-0.11
ok	0.48
okay	0.47
okays	0.97
older	-0.1
ominous	-1.11
on charges	-0.88
on schedule	0.64
on strike	-1.12
on track	0.69
once in a lifetime	1.44
open	0.15
openly	-0.09
openness	0.83
opens	0.37
operating	-0.11
operating loss	-1.76
operations	-0.09
opponent	0.12
opportune	1.36
opportunely	1.2
opportuneness	0.96
opportunism	0.25
opportunisms	0.16
opportunist	0.17
opportunistic	-0.08
opportunistically	0.72
opportunists	0.24
opportunities	1.27
opportunity	1.26
opportunity to	1.45
opposed	-1.08
opposes	-0.6
opposition party	0
opposition to	-1.17
oppressed	-1.65
oppressive	-1.26
optimal	1.18
optimality	1.52
optimally	1.04
optimisation	1.28
optimisations	1.44
optimise	1.52
optimised	1.36
optimises	1.28
optimising	1.36
optimism	1.99
optimisms	1.6
optimist	1.92
optimistic	0.83
optimistically	1.68
optimists	1.26
optimization	1.28
optimizations	0.72
optimize	1.76
optimized	1.6
optimizer	1.2
optimizers	1.68
optimizes	1.44
optimizing	1.6
optionless	-1.36
order from	0.73
orders from	0.1
original	0.74
other hand	1.74
our children	0.01
ousted	-0.82
out of danger	1.44
outbreak	-1.91
outcry	-1.71
outgoing	0.48
outmaneuvered	0.4
outperform	0.96
outperformed	1.44
outperforms	1.59
outrage	-1.88
outraged	-2.05
outrageous	-1.51
outrageously	-0.96
outrageousness	-0.96
outrageousnesses	-1.04
outrages	-1.84
outraging	-1.6
outreach	0.89
outstanding	1.76
overjoyed	2.16
overload	-1.2
overlooked	-0.05
overreact	-0.8
overreacted	-1.36
overreaction	-0.56
overreacts	-1.76
oversell	-0.72
overselling	-0.64
oversells	0.24
oversimplification	0.16
oversimplifies	0.08
oversimplify	-0.48
overstatement	-0.88
overstatements	-0.56
overvalued	-1.12
overweight	0.51
overwhelm	-0.46
overwhelmed	0.19
overwhelmingly	-0.55
overwhelms	-0.64
oxymoron	-0.4
pain	-1.93
pained	-1.44
painful	-1.1
painfuller	-1.36
painfully	-2.02
painfulness	-2.16
paining	-1.36
painless	1.17
painlessly	0.88
painlessness	0.32
pains	-1.47
palatable	1.28
palatableness	0.64
palatably	0.88
panic	-1.04
panicked	-1.59
panicking	-1.52
panicky	-1.19
panicle	0.4
panicled	0.08
panicles	-0.16
panics	-1.52
paniculate	0.08
panicums	-0.08
paradise	2.62
paradox	-0.32
paranoia	-0.76
paranoiac	-1.04
paranoiacs	-0.56
paranoias	-1.2
paranoid	-0.8
paranoids	-1.28
pardon	0.32
pardoned	0.71
pardoning	1.36
pardons	0.95
parley	-0.32
part	-0.13
part because	-0.01
part of	-0.01
partied	1.12
partier	1.12
partiers	0.56
parties	-0.04
partners with	1.07
partnership	0.86
party	-0.12
party leader	0
party leaders	0
partyer	0.96
partyers	0.88
partying	1.23
passion	1.65
passional	1.28
passionate	1.95
passionately	1.92
passionateness	1.84
passionflower	0.24
passionflowers	0.32
passionless	-1.52
passions	1.76
passive	0.69
passively	-0.56
pathetic	-2.46
pathetical	-0.96
pathetically	-1.44
pay	-0.11
pay for	-0.26
peace	0.85
peace deal	0.64
peace talks	0.69
peaceable	1.39
peaceableness	1.44
peaceably	1.6
peaceful	1.84
peacefuller	1.52
peacefullest	2.48
peacefully	1.95
peacefulness	1.68
peacekeeper	1.28
peacekeepers	1.28
peacekeeping	1.63
peacekeepings	1.28
peacemaker	1.6
peacemakers	1.92
peacemaking	1.36
peacenik	0.64
peaceniks	0.56
peaces	1.68
peacetime	1.76
peacetimes	1.68
peculiar	0.58
peculiarities	0.08
peculiarity	0.48
peculiarly	-0.32
penalty	-0.36
pension	0.16
pensive	0.19
pentatonic set	0
people who	-0.09
per share	0
perfect	1.84
perfecta	1.12
perfectas	0.48
perfected	2.13
perfecter	1.44
perfecters	1.12
perfectest	2.48
perfectibilities	1.68
perfectibility	1.44
perfectible	1.2
perfecting	1.84
perfection	2.06
perfectionism	1.04
perfectionist	1.13
perfectionistic	0.56
perfectionists	0.08
perfections	1.99
perfective	0.96
perfectively	1.68
perfectiveness	0.72
perfectives	0.72
perfectivity	1.76
perfectly	2.01
perfectness	2.4
perfecto	1.04
perfects	1.28
peril	-1.32
perjury	-1.66
perpetrator	-1.76
perpetrators	-0.85
perplexed	-1.04
persecute	-1.68
persecuted	-1.04
persecutes	-0.96
persecuting	-1.2
perturbed	-1.12
perverse	-1.49
perversely	-1.76
perverseness	-1.68
perversenesses	-0.4
perversion	-1.03
perversions	-0.96
perversities	-0.88
perversity	-2.08
perversive	-1.68
pervert	-1.84
perverted	-2
pervertedly	-0.96
pervertedness	-0.96
perverter	-1.36
perverters	-0.48
perverting	-0.8
perverts	-2.24
pesky	-1.01
pessimism	-1.2
pessimisms	-1.6
pessimist	-1.2
pessimistic	-1.19
pessimistically	-1.6
pessimists	-0.8
petrifaction	-1.52
petrifactions	-0.24
petrification	-0.08
petrifications	-0.32
petrified	-2
petrifies	-1.84
petrify	-1.36
petrifying	-2.08
pettier	-0.24
pettiest	-1.04
petty	-0.68
phobia	-1.28
phobias	-1.6
phobic	-0.96
phobics	-1.04
phone	-0.17
phone interview	0
pick up	0.64
picked up	0.62
picturesque	1.31
pileup	-0.88
pique	-0.88
piqued	0.08
piss	-1.57
pissant	-1.2
pissants	-2
pissed	-2.63
pisser	-1.6
pissers	-1.12
pisses	-1.12
pissing	-1.36
pissoir	-0.64
pita	-1.92
piteous	-0.96
pitiable	-0.88
pitiableness	-0.88
pitiably	-0.88
pitied	-1.04
pitier	-0.96
pitiers	-1.04
pities	-0.96
pitiful	-1.76
pitifuller	-1.44
pitifullest	-0.88
pitifully	-0.96
pitifulness	-0.96
pitiless	-1.44
pitilessly	-1.68
pitilessness	-0.4
pity	-0.96
pitying	-1.12
pityingly	-0.8
pityriasis	-0.64
plan	-0.11
planned	0.12
plans to	-0.1
play	0.9
play off	0
play offs	0
played	0.36
playful	1.59
playfully	1.28
playfulness	0.96
playing	0.73
plays	1.05
pleaded guilty	-1.65
pleads guilty	-1.77
pleasant	1.82
pleasanter	1.2
pleasantest	2.08
pleasantly	1.67
pleasantness	1.84
pleasantnesses	1.84
pleasantries	1.04
pleasantry	1.6
pleased	1.67
pleaser	1.36
pleasers	0.8
pleases	1.36
pleasing	1.92
pleasurability	1.52
pleasurable	1.92
pleasurableness	1.92
pleasurably	2.08
pleasure	2.26
pleasured	1.84
pleasureless	-1.28
pleasures	1.53
pleasuring	2.24
pls	0.09
plug	-0.14
plummet	-1.8
plummeted	-1.76
plummeting	-1.76
plummets	-1.76
plunge	-2.2
plunged	-1.89
plunges	-1.76
plunging	-1.53
plz	0.24
pmbi	0.64
pmfji	0.24
pmji	0.56
po	-1.98
poised	0.64
poison	-1.94
poisoned	-1.78
poisoner	-2.16
poisoners	-2.48
poisoning	-1.08
poisonings	-1.92
poisonous	-2.16
poisonously	-2.32
poisons	-2.08
poisonwood	-0.8
policies	-0.12
poll	0.09
polling	-0.08
pollute	-1.84
polluted	-1.63
polluter	-1.44
polluters	-1.6
pollutes	-1.76
pools	-0.08
poor	-1.82
poorer	-1.2
poorest	-2
popular	0.59
popularise	1.28
popularised	0.88
popularises	0.4
popularising	0.96
popularities	1.28
popularity	1.29
popularization	1.04
popularizations	0.72
popularize	1.04
popularized	1.52
popularizer	1.44
popularizers	0.8
popularizes	1.12
popularizing	1.2
popularly	1.44
porn	-0.09
positive	1.5
positively	1.92
positiveness	1.84
positivenesses	1.76
positiver	1.84
positives	1.92
positivest	2.32
positivism	1.28
positivisms	1.44
positivist	1.6
positivistic	1.52
positivists	1.36
positivities	2.08
positivity	1.84
possessive	-0.72
postpone	-0.73
postponed	-1.14
postpones	-0.88
postponing	-0.41
posts	-0.09
posts loss	-1.76
potentially	-0.1
poverty	-0.27
powerful	1.46
powerless	-1.75
praise	1.73
praise for	1.49
praised	1.34
praiser	1.6
praisers	1.6
praises	1.4
praiseworthily	1.52
praiseworthiness	1.92
praiseworthy	2.16
praising	2.19
pray	0.91
praying	1.11
prays	1.12
prblm	-1.28
prblms	-1.84
pre	-0.14
precious	2.03
preciously	1.76
preciousness	1.52
prejudice	-1.85
prejudiced	-1.45
prejudices	-1.44
prejudicial	-2.08
prejudicially	-1.2
prejudicialness	-1.92
prejudicing	-1.44
prepared	0.48
prepared to	0.69
press	0.18
pressure	-0.82
pressure from	-0.96
pressure on	-1.06
pressured	-1.11
pressureless	0.8
pressures	-0.99
pressuring	-1.12
pressurise	-0.48
pressurised	-0.32
pressurises	-0.64
pressurising	-0.48
pressurizations	-0.24
pressurize	-0.56
pressurized	0.08
pressurizer	0.08
pressurizers	-0.56
pressurizes	-0.16
pressurizing	-0.16
pretax loss	-1.76
pretend	-0.23
pretending	0.1
pretends	-0.32
prettied	1.28
prettier	1.68
pretties	1.36
prettiest	2.16
pretty	0.92
pretty good	3.28
prevent	-0.12
prevented	0.08
preventing	-0.24
prevents	0.23
prices	0.1
prick	-1.12
pricked	-0.48
pricker	-0.24
prickers	-0.16
pricket	-0.4
prickets	0.24
pricking	-0.72
prickle	-0.8
prickled	-0.16
prickles	-0.64
pricklier	-1.28
prickliest	-1.12
prickliness	-0.48
prickling	-0.64
prickly	-0.72
pricks	-0.72
pricky	-0.48
pride	1.07
prison	-1.71
prisoner	-1.8
prisoners	-1.81
privilege	0.74
privileged	1.52
privileges	0.87
privileging	0.56
prize	1.68
prized	1.92
prizefight	-0.08
prizefighter	0.8
prizefighters	-0.08
prizefighting	0.32
prizefights	0.24
prizer	0.8
prizers	0.64
prizes	1.59
prizewinner	1.84
prizewinners	1.92
prizewinning	2.4
proactive	1.44
probe	-1.09
probed	-1.12
probes	-0.19
problem	-1.04
problematic	-1.54
problematical	-1.44
problematically	-1.6
problematics	-1.04
problems	-0.99
process	0.09
profit	0.28
profit rises	2.02
profit rose	1.44
profit warning	-1.78
profitabilities	0.88
profitability	1.44
profitable	1.39
profitableness	1.92
profitably	1.28
profited	0.89
profiteer	0.64
profiteered	-0.4
profiteering	-0.48
profiteers	0.4
profiter	0.56
profiterole	0.32
profiteroles	0.4
profiting	1.28
profitless	-1.2
profits	0.32
profitwise	0.72
progress	0.91
prominent	0.68
promiscuities	-0.64
promiscuity	-1.44
promiscuous	-0.24
promiscuously	-1.2
promiscuousness	-0.72
promise	1.01
promised	0.58
promisee	0.64
promisees	0.88
promiser	1.04
promisers	1.28
promises	0.28
promising	1.46
promisingly	0.96
promisor	0.8
promisors	0.32
promissory	0.72
promote	1.21
promoted	1.42
promotes	0.71
promoting	1.21
propaganda	-0.95
proposal	-0.09
prosecute	-1.34
prosecuted	-1.3
prosecutes	-1.44
prosecution	-1.56
prospect	0.98
prospects	0.99
prosperous	1.5
protect	1.28
protected	1.28
protection	-0.09
protects	0.62
protest	-0.44
protested	-0.45
protesters	-0.46
protesting	-1.44
protests	-1.26
proud	1.89
proud of	1.72
proud to	1.7
prouder	1.76
proudest	2.08
proudful	1.52
proudhearted	1.12
proudly	2.08
provoke	-1.52
provoked	-0.87
provokes	-1.09
provoking	-0.64
pseudoscience	-0.96
ptl	2.08
pu	-0.88
public	-0.1
public assistance	0.01
public service	0.02
publicly	-0.11
puke	-1.96
puked	-1.44
pukes	-1.52
puking	-1.44
pukka	2.24
pulls out	-0.64
punish	-1.93
punishabilities	-1.36
punishability	-1.28
punishable	-1.51
punished	-1.52
punisher	-1.52
punishers	-2.08
punishes	-1.68
punishing	-2.07
punishment	-1.76
punishments	-1.44
punitive	-1.75
pushy	-0.88
put	-0.08
put on	0.02
puzzled	-0.75
qq	-1.76
qt	1.44
quake	-1.33
quaking	-1.2
quarter	0.13
questionable	-0.84
questioned	0.04
questioning	-0.71
questions about	-0.16
quick	0.08
quit	-0.08
quits	-0.96
r&r	1.92
racial	0.08
racism	-1.83
racist	-2.46
racists	-2
radian	0.32
radiance	1.12
radiances	0.88
radiancies	0.64
radiancy	1.12
radians	0.16
radiant	1.68
radiantly	1.04
radiants	0.96
rage	-2.08
raged	-1.58
ragee	-0.32
rageful	-2.24
rages	-1.68
raging	-1.92
rainy	-0.32
raised guidance	1.44
raises forecast	1.44
raises guidance	1.44
raises outlook	1.44
rallied	0.73
rallies	0.65
rally	0.56
rancid	-2
rancidity	-2.08
rancidly	-2
rancidness	-2.08
rancidnesses	-1.28
rant	-1.24
ranter	-0.96
ranters	-0.96
rants	-1.04
rape	-2.93
raped	-2.61
raper	-2.72
rapers	-2.88
rapes	-2.79
rapeseeds	-0.4
raping	-3.04
rapist	-3.13
rapists	-2.64
rapture	0.48
raptured	0.72
raptures	0.56
rapturous	1.36
rash	-1.17
rate cut	0.64
rate cuts	0.64
rates	0.15
ratified	0.51
re	0.13
reach	0.28
reach agreement	0.64
reached	-0.13
reached an agreement	0.64
reached the	0.33
reaches	0.47
reaches agreement	0.64
reaching	0.37
read more	-0.14
readiness	0.83
ready	1.02
ready for	1.19
realdonaldtrump	-0.09
really good	1.54
reassurance	1.25
reassurances	1.12
reassure	1.01
reassured	1.25
reassures	1.2
reassuring	1.38
reassuringly	1.44
rebel	-0.32
rebeldom	-1.2
rebelled	-0.8
rebelling	-0.88
rebellion	-0.39
rebellions	-0.88
rebellious	-0.96
rebelliously	-1.44
rebelliousness	-0.96
rebels	-0.61
rebound	0.59
rebounded	0.64
rebounds	0.74
recall	-0.87
recalled	-0.69
recalls	-0.98
receives	-0.11
recession	-1.12
reckless	-1.4
recommend	1.24
recommended	0.29
recommends	0.68
record	0.23
record earnings	1.36
record high	1.35
record highs	1.12
record of	0.02
record profit	1.44
record sales	1.44
recording	-0.14
recover	0.61
recovered	0.6
recovering	0.06
recovers	0.64
recovery	0.52
red ink	-1.12
redeemed	0.93
reduce	-0.45
reduce the	-0.63
reduced	-0.41
reduces	-0.64
reducing	-0.37
reduction	-0.92
reek	-2.03
reeked	-1.6
reeker	-1.36
reekers	-1.2
reeking	-1.6
refusal	-0.71
refuse	-1
refused	-0.74
refused to	-0.6
refuses	-0.77
refusing	-1.21
regime	-0.09
regret	-1.52
regretful	-1.52
regretfully	-1.48
regretfulness	-1.28
regrets	-1.01
regrettable	-1.93
regrettably	-1.56
regretted	-1.4
regretter	-1.28
regretters	-1.6
regretting	-1.36
reinvigorate	1.84
reinvigorated	1.52
reinvigorates	1.44
reinvigorating	1.36
reinvigoration	1.76
reject	-0.76
rejected	-1.3
rejectee	-1.84
rejectees	-1.44
rejecter	-1.28
rejecters	-1.44
rejecting	-1.39
rejectingly	-1.36
rejection	-1.16
rejections	-1.68
rejective	-1.44
rejector	-1.44
rejects	-1
rejoice	1.52
rejoiced	1.6
rejoices	1.68
rejoicing	2.24
related	0.12
related to	-0.13
relax	1.48
relaxant	0.8
relaxants	0.56
relaxation	1.85
relaxations	0.8
relaxed	1.55
relaxedly	1.2
relaxedness	1.6
relaxer	1.28
relaxers	1.12
relaxes	1.2
relaxin	1.36
relaxing	1.77
relaxins	0.96
released	0.44
relentless	0.13
reliant	0.42
relief	1.08
reliefs	1.04
relievable	0.88
relieve	1.06
relieved	1.28
relievedly	1.12
reliever	1.03
relievers	0.8
relieves	1.2
relieving	1.09
relievo	1.04
relishing	1.28
reluctance	-1.16
reluctancy	-1.28
reluctant	-0.77
reluctantly	-0.32
remaining	-0.12
remarkable	2.18
remarks	-0.09
remorse	-0.85
remorseful	-0.72
remorsefully	-0.56
remorsefulness	-0.56
remorseless	-1.84
remorselessly	-1.6
remorselessness	-2.24
reopens	0.64
repetitive	-0.8
replacement	-0.11
report	0.14
report of	0.01
report on	-0.04
report that	-0.1
reports	-0.23
reports of	0
reports that	0.03
represent	-0.1
represent the	0.02
repress	-1.06
repressed	-1.04
represses	-1.04
repressible	-1.2
repressing	-1.44
repression	-1.3
repressions	-1.36
repressive	-1.12
repressively	-1.36
repressiveness	-0.8
repressor	-1.12
repressors	-1.76
repressurize	-0.24
repressurized	0.08
repressurizes	0.08
repressurizing	-0.08
republican party	0
repulse	-2.23
repulsed	-1.76
rescue	0.81
rescued	0.58
rescues	0.64
resent	-0.57
resented	-1.26
resentence	-0.8
resentenced	-0.64
resentences	-0.48
resentencing	0.16
resentful	-1.68
resentfully	-1.12
resentfulness	-1.6
resenting	-0.96
resentment	-1.51
resentments	-1.52
resents	-0.96
resign	-0.75
resignation	-0.73
resignations	-0.96
resigned	-1.14
resignedly	-0.56
resignedness	-0.64
resigner	-0.96
resigners	-0.8
resigning	-0.73
resigns	-1.16
resolute	0.88
resolvable	0.8
resolve	1.3
resolved	0.62
resolvent	0.56
resolvents	0.32
resolver	0.56
resolvers	1.12
resolves	0.56
resolving	1.28
resort	-0.09
respect	1.53
respect for	1.68
respectabilities	1.44
respectability	1.92
respectable	1.51
respectableness	0.96
respectably	1.36
respected	1.66
respecter	1.68
respecters	1.28
respectful	1.54
respectfully	1.35
respectfulness	1.52
respectfulnesses	1.04
respecting	1.76
respective	1.43
respectively	1.11
respectiveness	0.88
respects	1.04
responsible	0.98
responsive	1.2
restful	1.2
restless	-0.88
restlessly	-1.12
restlessness	-0.96
restore	0.55
restored	0.86
restores	0.96
restoring	1.05
restrict	-1.14
restricted	-1.3
restricting	-1.28
restriction	-0.74
restricts	-1.04
results	0.13
resumes	0.64
retail	-0.1
retained	0.06
retard	-1.92
retarded	-2.21
retired	0.09
retreat	0.58
return	0.11
return to	0.01
returned	0.14
returns to profit	1.44
revenge	-1.79
revenged	-0.72
revengeful	-1.92
revengefully	-1.12
revengefulness	-1.76
revenger	-1.68
revengers	-1.6
revenges	-1.52
revenue	0.35
revered	1.84
revive	1.05
revives	1.28
reward	1.85
rewardable	1.6
rewarded	1.62
rewarder	1.28
rewarders	1.52
rewarding	1.92
rewardingly	1.92
rewards	1.67
rich	1.57
richened	1.52
richening	0.8
richens	0.64
richer	1.77
riches	1.92
richest	1.91
richly	1.52
richness	1.76
richnesses	1.68
richweed	0.08
richweeds	-0.08
ridicule	-1.59
ridiculed	-1.22
ridiculer	-1.28
ridiculers	-1.28
ridicules	-1.44
ridiculing	-1.45
ridiculous	-1.16
ridiculously	-0.94
ridiculousness	-0.94
ridiculousnesses	-1.28
rig	0.11
rigged	-1.1
rights to	0.15
rigid	-0.57
rigidification	-0.88
rigidifications	-0.64
rigidified	-0.56
rigidifies	-0.48
rigidify	-0.24
rigidities	-0.56
rigidity	-0.56
rigidly	-0.56
rigidness	-0.24
rigorous	0.04
rigorously	-0.32
riot	-1.35
riots	-0.85
rise	0.95
risen	0.71
rises	0.73
rising	1.03
risk	-1.03
risk of	-0.7
risked	-0.62
risker	-0.64
riskier	-1.12
riskiest	-1.2
riskily	-0.56
riskiness	-1.04
riskinesses	-1.28
risking	-1.02
riskless	1.04
risks	-0.9
risky	-0.58
roadside bomb	-2.4
rob	-2.08
robber	-2
robed	-0.56
robing	-1.2
robs	-1.6
robust	0.63
rofl	2.16
roflcopter	1.68
roflmao	2.1
romance	2.11
romanced	1.76
romancer	1.04
romancers	1.36
romances	1.04
romancing	1.6
romantic	1.37
romantically	1.44
romanticise	1.36
romanticised	1.36
romanticises	1.04
romanticising	2.16
romanticism	1.76
romanticisms	1.68
romanticist	1.52
romanticists	1.04
romanticization	1.2
romanticizations	1.6
romanticize	1.44
romanticized	0.72
romanticizes	1.44
romanticizing	0.96
romantics	1.52
rose	0.8
rose to	0.65
rotfl	2.08
rotflmao	2.24
rotflmfao	2
rotflol	2.4
rotgl	2.32
rotglmao	1.44
rotten	-1.83
rout	-1.83
row over	-1.12
rude	-1.79
rudely	-1.76
rudeness	-1.2
ruder	-1.68
ruderal	-0.64
ruderals	-0.32
rudesby	-1.6
rudest	-2
ruin	-2.26
ruinable	-1.28
ruinate	-2.24
ruinated	-1.2
ruinates	-1.2
ruinating	-1.2
ruination	-2.13
ruinations	-1.28
ruined	-1.63
ruiner	-1.6
ruing	-1.28
ruining	-1.15
ruinous	-2.16
ruinously	-2.01
ruinousness	-0.8
ruins	-1.51
rule	-0.11
rules	0.12
run	0.08
s:	-0.88
sabotage	-1.93
sacked	-0.81
sad	-1.86
sadden	-2.08
saddened	-1.92
saddening	-1.76
saddens	-1.78
sadder	-1.92
saddest	-2.67
sadly	-1.63
sadness	-1.32
safe	1.2
safe and sound	1.5
safecracker	-0.56
safecrackers	-0.72
safecracking	-0.72
safecrackings	-0.56
safeguard	1.28
safeguarded	1.2
safeguarding	0.88
safeguards	1.14
safekeeping	1.12
safelight	0.88
safelights	0.64
safely	1.66
safeness	1.2
safer	1.48
safes	0.32
safest	1.36
safeties	1.2
safety	0.12
safetyman	0.24
salient	0.88
same time	-0.06
sanctions	-1.27
sank	-1.09
sapfu	-0.88
sappy	-0.8
sarcasm	-0.72
sarcasms	-0.72
sarcastic	-0.8
sarcastically	-0.88
satisfaction	1.29
satisfactions	1.68
satisfactorily	1.28
satisfactoriness	1.2
satisfactory	1.2
satisfiable	1.52
satisfied	1.44
satisfies	1.44
satisfy	1.51
satisfying	2
satisfyingly	1.54
savage	-1.61
savaged	-1.62
savagely	-1.76
savageness	-2.08
savagenesses	-0.72
savageries	-1.52
savagery	-2.12
savages	-1.91
save	1.87
save our	1.76
save the	1.77
saved	-0.01
saves	0.9
savings	0.53
saying	-0.12
scam	-2.16
scams	-2.24
scandal	-0.62
scandalous	-1.92
scandals	-1.85
scapegoat	-1.36
scapegoats	-1.12
scare	-1.9
scarecrow	-0.64
scarecrows	-0.56
scared	-1.47
scaremonger	-1.68
scaremongers	-1.6
scarer	-1.36
scarers	-1.04
scares	-1.12
scarey	-1.36
scaring	-1.52
scary	-1.82
sceptic	-0.8
sceptical	-0.96
scepticism	-0.64
sceptics	-0.56
scold	-1.36
scoop	0.41
scorn	-1.36
scornful	-1.44
scrapped	-1.12
scraps	-1.12
scream	-1.36
screamed	-1.08
screamers	-1.2
screaming	-1.16
screams	-1.05
screw	-0.26
screwball	-0.16
screwballs	-0.24
screwbean	0.24
screwdriver	0.24
screwdrivers	0.08
screwed	-1.76
screwed up	-1.2
screwer	-0.96
screwers	-0.4
screwier	-0.48
screwiest	-1.6
screwiness	-0.4
screwing	-0.72
screwlike	0.08
screws	-0.8
screwup	-1.36
screwups	-0.8
screwworm	-0.32
screwworms	-0.08
screwy	-1.12
scrumptious	1.71
scrumptiously	1.2
scrutiny	-0.13
scumbag	-2.56
seabass	-0.12
searching	-0.08
second to none	1.44
sector	0.13
secure	1.08
secured	1.39
securely	1.12
securement	0.88
secureness	1.12
securer	1.2
securers	0.48
secures	1.23
securest	2.08
securing	1.07
securities	1.01
securitization	0.16
securitizations	0.08
securitize	0.24
securitized	1.12
securitizes	1.28
securitizing	0.56
security	0.18
security adviser	1.12
security and	1.13
security council	0
sedition	-1.44
seditious	-1.36
seduced	-1.1
seeks	-0.16
seeks to	0.02
seems	-0.09
seems to	0.01
self confident	2
selfish	-1.65
selfishly	-1.12
selfishness	-1.36
selfishnesses	-1.6
sell off	-1.63
sell rating	-1.12
selloff	-1.76
sells	0.23
sense	0.09
sentence	-0.04
sentenced	-1.71
sentences	0.17
sentencing	-0.53
sentimental	1.12
sentimentalise	0.96
sentimentalised	0.64
sentimentalising	0.32
sentimentalism	0.8
sentimentalisms	0.32
sentimentalist	0.64
sentimentalists	0.56
sentimentalities	0.72
sentimentality	0.95
sentimentalization	0.96
sentimentalizations	0.32
sentimentalize	0.64
sentimentalized	0.88
sentimentalizes	0.88
sentimentalizing	0.64
sentimentally	1.52
serene	1.6
serious	-0.2
seriously	-0.51
seriousness	-0.13
server	-0.09
services	-0.21
set	0.14
set of	0.01
set to	0.04
set up	0.54
setback	-0.97
sete	2.24
sets	0.2
severe	-1.23
severed	-1.2
severely	-1.83
severeness	-0.8
severer	-1.28
severest	-1.2
sex	-0.18
sexual harassment	-2.06
sexy	1.85
sfete	2.16
sgtm	1.92
shake	-0.52
shakeable	-0.24
shakedown	-0.96
shakedowns	-1.12
shaken	-0.2
shakeout	-1.04
shakeouts	-0.64
shakers	0.24
shakeup	-0.48
shakeups	-0.4
shakier	-0.72
shakiest	-0.96
shakily	-0.56
shakiness	-0.56
shaking	-0.42
shaky	-0.72
shame	-1.83
shamed	-2.11
shamefaced	-1.84
shamefacedly	-1.52
shamefacedness	-1.6
shamefast	-0.8
shameful	-1.76
shamefully	-1.52
shamefulness	-1.92
shamefulnesses	-1.84
shameless	-1.03
shamelessly	-1.1
shamelessness	-1.12
shamelessnesses	-1.6
shames	-1.36
share	0.19
share buyback	0.64
share of	0.94
share price	0
shared	0.94
shares	0.15
shares of	0
sharing	1.43
shattered	-1.69
she told	0.06
shelved	-1.12
shift	0.08
shit	-2
shitake	-0.24
shitakes	-0.88
shithead	-2.48
shitheads	-2.08
shits	-1.68
shittah	0.08
shitted	-1.36
shittier	-1.68
shittiest	-2.72
shittim	-0.48
shittimwood	-0.24
shitting	-1.44
shitty	-2.12
shock	-1.13
shockable	-0.8
shocked	-1.23
shocker	-0.48
shockers	-0.88
shocking	-1.39
shockingly	-0.58
shockproof	1.04
shocks	-1.33
shook	-0.49
shoot	-0.96
shops	0.09
short sellers	0
short sighted	-0.96
short sightedness	-0.88
shortage	-1.12
shortages	-0.92
shortfall	-1.12
shot dead	-2.4
shot put	0
shown	0.08
shown in	0
shrank	-0.69
shrew	-0.72
shrink	-0.27
shrinking	-0.61
shrinks	-0.64
shut down	-0.83
shuts	-1.52
shy	-0.69
shyer	-0.64
shying	-0.72
shylock	-1.68
shylocked	-0.56
shylocking	-1.2
shylocks	-1.12
shyly	-0.56
shyness	-1.04
shynesses	-0.96
shyster	-1.28
shysters	-0.72
sick	-1.15
sicken	-1.52
sickened	-2
sickener	-1.76
sickeners	-1.76
sickening	-1.92
sickeningly	-1.68
sickens	-1.6
sigh	-0.04
sight	0.09
sign up	0.6
signed	0.11
significance	0.91
significant	0.73
silencing	-0.5
sillibub	-0.08
sillier	0.8
sillies	0.64
silliest	0.64
sillily	-0.08
sillimanite	0.08
sillimanites	0.16
silliness	-0.72
sillinesses	-0.96
silly	0.08
sin	-2.08
sincere	1.35
sincerely	1.54
sincereness	1.44
sincerer	1.6
sincerest	1.6
sincerities	1.2
sinful	-2.05
singleminded	0.96
sinister	-2.32
sink	-1.17
sinking	-1.12
sinks	-0.99
sins	-1.56
six	0.1
six months	-0.03
size of	-0.09
skeptic	-0.66
skeptical	-1.02
skeptically	-0.96
skepticism	-1.22
skepticisms	-0.96
skeptics	-0.32
sky	-0.1
skyrocket	1.42
skyrocketed	1.44
skyrockets	1.44
slain	-2.2
slam	-1.3
slammed	-1.24
slams	-1.13
slap	0.37
slash	-1.07
slashed	-0.74
slashes	-0.99
slashes jobs	-1.76
slashing	-0.91
slavery	-3.1
slaw	1.68
sleep	0.1
sleeplessness	-1.27
slicker	0.32
slickest	0.24
slid	-1.07
slide	-0.87
slides	-1.16
sliding	-1.31
slip	-0.09
slow	-0.76
slowdown	-0.95
slowed	-0.51
slowing	-1.15
slows	-0.64
sluggish	-1.12
slump	-1.2
slumped	-1.75
slumps	-0.74
slut	-2.24
sluts	-2.16
sluttier	-2.16
sluttiest	-2.48
sluttish	-1.76
sluttishly	-1.68
sluttishness	-2
sluttishnesses	-1.6
slutty	-1.84
small	0.08
smart	0.75
smartass	-1.68
smartasses	-1.36
smarted	0.56
smarten	1.52
smartened	1.2
smartening	1.36
smartens	1.2
smarter	1.39
smartest	2.4
smartie	1.04
smarties	1.36
smarting	-0.56
smartly	1.2
smartness	1.6
smartnesses	1.2
smarts	1.28
smartweed	0.16
smartweeds	0.08
smarty	0.88
smear	-1.54
smh	-1.25
smilax	0.48
smilaxes	0.24
smile	1.24
smiled	2
smileless	-1.12
smiler	1.36
smiles	1.74
smiley	1.58
smileys	1.2
smiling	1.61
smilingly	1.84
smog	-0.87
smother	-1.44
smothered	-0.7
smothering	-1.12
smothers	-1.52
smothery	-0.88
smug	0.64
smugger	-0.8
smuggest	-1.2
smuggle	-1.28
smuggled	-1.2
smuggler	-1.66
smugglers	-1.09
smuggles	-1.36
smuggling	-1.68
smugly	0.16
smugness	-1.12
smugnesses	-1.36
snafu	-2
sneaky	-0.72
snob	-1.6
snobbery	-1.55
snobbier	-0.56
snobbiest	-0.4
snobbily	-1.28
snobbish	-0.72
snobbishly	-0.96
snobbishness	-0.88
snobbishnesses	-1.36
snobbism	-0.8
snobbisms	-0.24
snobby	-1.36
snobs	-1.12
snub	-1.32
snubbed	-1.6
snubbing	-0.72
snubs	-1.68
so far	-0.12
soar	1.05
soared	1.46
soaring	1.48
soars	0.8
sob	-0.91
sobbed	-1.52
sobbing	-1.28
sobering	-0.64
sobs	-2
sociabilities	0.96
sociability	0.88
sociable	1.52
sociableness	1.2
sociably	1.28
social media	-0.03
social security	0
sok	1.04
solemn	-0.24
solemnified	-0.4
solemnifies	-0.4
solemnify	0.24
solemnifying	0.08
solemnities	0.24
solemnity	-0.88
solemnization	0.56
solemnize	0.24
solemnized	-0.56
solemnizes	0.48
solemnizing	-0.48
solemnly	0.64
solid	1.08
solidarity	1.1
solution	1.21
solutions	0.65
solve	0.76
solved	0.88
solves	0.88
solving	1.1
somber	-1.44
some kind	1.91
some sort	-0.1
some time	-0.02
somehow	-0.1
son of a bitch	-2.16
soothe	1.2
soothed	0.4
soothing	1.1
sophisticated	2
sore	-1.15
sorrow	-1.92
sorrowed	-1.92
sorrower	-1.84
sorrowful	-1.76
sorrowfully	-1.84
sorrowfulness	-2
sorrowing	-1.36
sorrows	-1.28
sorry	-0.89
sort of	0
soulmate	2.32
sounds like	1.17
spam	-1.17
spammer	-1.76
spammers	-1.28
spamming	-1.68
spark	0.72
sparkle	1.44
sparkles	1.04
sparkling	0.98
special	1.11
special counsel	1.25
spectrum	0.09
speculative	0.2
spill	-0.33
spirit	0.21
spirited	1.02
spiritless	-1.04
spite	-1.81
spited	-1.92
spiteful	-1.53
spitefully	-1.84
spitefulness	-1.2
spitefulnesses	-1.84
spites	-1.12
splendent	2.16
splendid	2.24
splendidly	1.68
splendidness	1.84
splendiferous	2.08
splendiferously	1.52
splendiferousness	1.36
splendor	2.4
splendorous	1.76
splendors	1.64
splendour	1.76
splendours	1.76
splendrous	1.76
spot	0.16
spots	0.11
sprightly	1.6
squelched	-0.8
stab	-2.29
stabbed	-1.49
stabbed to death	-2.4
stable	0.64
stabs	-1.52
staff	-0.13
stage	0.09
stagnant	-1.11
stake	0.08
stake in	-0.17
stall	-0.97
stalled	-0.71
stalling	-0.64
stamina	0.95
stammer	-0.72
stammered	-0.72
stammerer	-0.88
stammerers	-0.64
stammering	-0.8
stammers	-0.64
stampede	-1.44
stank	-1.52
star	0.09
stars	0.09
startle	-1.04
startled	-0.56
startlement	-0.4
startlements	0.16
startler	-0.64
startlers	-0.4
startles	-0.4
startling	0.38
startlingly	-0.24
starve	-1.57
starved	-2.09
starves	-1.84
starving	-1.55
steadfast	0.71
steady	0.39
steal	-1.6
stealable	-1.36
stealer	-1.36
stealers	-1.76
stealing	-2.13
stealings	-1.52
steals	-1.84
stealth	-0.18
stealthier	-0.24
stealthiest	0.32
stealthily	0.08
stealthiness	0.16
stealths	-0.24
stealthy	-0.08
stench	-1.84
stenches	-1.2
stenchful	-1.92
stenchy	-1.84
step	-0.1
step down	-0.62
steps down	-1
stereotype	-1.08
stereotyped	-0.96
stifled	-1.12
stimulate	0.72
stimulated	0.71
stimulates	0.8
stimulating	1.39
stingy	-1.28
stink	-1.36
stinkard	-1.84
stinkards	-0.8
stinkbug	-0.16
stinkbugs	-0.8
stinker	-1.2
stinkers	-0.96
stinkhorn	-0.16
stinkhorns	-0.64
stinkier	-1.2
stinkiest	-1.68
stinking	-1.98
stinkingly	-1.04
stinko	-1.2
stinkpot	-2
stinkpots	-0.56
stinks	-0.8
stinkweed	-0.32
stinkwood	-0.08
stinky	-1.23
stolen	-1.61
stop	-0.63
stopped	-0.57
stopping	-0.45
stops	-0.6
stores	0.12
storm	-0.11
stout	0.56
straight	-0.05
strain	-0.4
strained	-1.28
strainer	-0.64
strainers	-0.24
straining	-1.11
strains	-0.29
strange	-0.77
strangely	-0.94
strangled	-2
strategy	-0.1
strength	1.54
strengthen	0.71
strengthened	0.64
strengthener	1.44
strengtheners	1.12
strengthening	1.78
strengthens	0.64
strengths	1.36
stress	-0.65
stressed	-1.08
stresses	-1.6
stressful	-1.84
stressfully	-2.08
stressing	-1.05
stressless	1.28
stresslessness	1.28
stressor	-1.44
stressors	-1.68
stricken	-1.84
strike	-1.5
strike a deal	0.64
strike deal	0.64
strike price	0
strikers	-0.48
strikes	-0.75
strikes a deal	0.64
strikes deal	0.64
strong	1.1
strongbox	0.56
strongboxes	0.23
stronger	0.87
strongest	1.54
stronghold	0.5
strongholds	0.8
strongish	1.36
strongly	0.71
strongman	0.45
strongmen	0.33
strongyl	0.48
strongyles	0.16
strongyloidosis	-0.64
strongyls	0.08
struck	-0.85
struck a deal	0.64
struggle	-1.05
struggled	-1.26
struggler	-0.88
strugglers	-1.12
struggles	-1.02
struggling	-0.97
stubborn	-1.24
stubborner	-1.2
stubbornest	-0.48
stubbornly	-1.12
stubbornness	-0.88
stubbornnesses	-1.2
stuck	-0.7
studies	0.1
study	0.2
stunk	-1.28
stunned	-0.44
stunning	1.28
stuns	0.08
stupid	-2.25
stupider	-2
stupidest	-1.92
stupidities	-1.6
stupidity	-1.4
stupidly	-1.6
stupidness	-1.36
stupidnesses	-2.08
stupids	-1.84
stutter	-0.78
stuttered	-0.72
stutterer	-0.8
stutterers	-0.88
stuttering	-1.04
stutters	-0.8
suave	1.6
subdued	-0.66
submissive	-1.04
submissively	-0.8
submissiveness	-0.56
substantial	0.09
subversive	-0.71
succeed	1.64
succeeded	1.3
succeeder	0.96
succeeders	1.04
succeeding	1.77
succeeds	1.75
success	2.06
successes	2.13
successful	2.09
successfully	1.75
successfulness	2.16
succession	0.77
successional	0.72
successionally	0.88
successions	0.08
successive	0.81
successively	0.72
successiveness	0.8
successor	0.21
successors	0.88
such as	0
suck	-1.66
sucked	-1.64
sucker	-1.86
suckered	-1.6
suckering	-1.68
suckers	-1.84
sucks	-1.61
sucky	-1.52
sued	-1.43
sues	-1.66
suffer	-1.71
suffered	-1.84
sufferer	-1.59
sufferers	-1.92
suffering	-1.44
suffers	-1.39
suggested	0.09
suggested that	-0.05
suicidal	-2.8
suicide	-2.28
suicide bomber	-2.57
suicide bombing	-2.4
suing	-1.1
sulking	-1.2
sulky	-0.64
sullen	-1.36
sunnier	1.84
sunniest	1.92
sunny	1.43
sunshine	1.67
sunshiny	1.52
super	1.81
super bowl	0
superb	2.5
superior	2.01
superiorities	0.64
superiority	1.05
superiorly	1.76
superiors	0.71
support	0.85
support for	1.34
support from	1.37
support of	1.36
support the	1.34
supported	0.68
supporter	0.88
supporters	0.5
supporters of	1.49
supporting	1.39
supportive	0.55
supportiveness	1.2
supports	0.42
supremacies	0.64
supremacist	0.39
supremacists	-0.88
supremacy	0.23
suprematists	0.32
supreme	2.1
supreme court	0
supremely	2.16
supremeness	1.84
supremer	1.84
supremest	1.76
supremo	1.52
supremos	1.04
sure	0.73
sure that	1.03
sure to	1.03
surefire	0.8
surefooted	1.52
surefootedly	1.28
surefootedness	1.2
surely	0.78
sureness	1.6
surer	1.15
surest	0.95
sureties	1.04
surety	0.8
suretyship	-0.08
suretyships	0.32
surfaced	-0.13
surge	1.21
surged	1.47
surges	1.47
surging	1.44
surprisal	1.2
surprisals	0.56
surprise	0.49
surprised	0.61
surpriser	0.48
surprisers	0.24
surprises	1.31
surprising	0.84
surprisingly	1.34
survived	1.55
surviving	0.84
survivor	0.97
suspect	-0.61
suspected	0.04
suspecting	-0.56
suspects	-1.18
suspend	-1.04
suspended	-1.81
suspends	-1.07
suspension	-1.12
suspicion	-1.31
suspicions	-1.2
suspicious	-1.3
suspiciously	-1.36
suspiciousness	-0.96
sux	-1.2
swak	1.84
swear	-0.23
swearing	-0.61
swears	0.16
sweet	1.77
sweet<3	2.4
sweetheart	2.64
sweethearts	2.24
sweetie	1.58
sweeties	1.68
sweetly	1.68
sweetness	1.76
sweets	1.75
swift	0.92
swiftly	0.75
swindle	-1.92
swindles	-1.2
swindling	-1.6
swings to loss	-1.76
swings to profit	1.47
swung to a loss	-1.76
swung to profit	1.44
sympathetic	1.8
sympathy	1.17
systems	0.09
tainted	-1.26
takes a hit	-1.17
talent	1.33
talented	1.8
talentless	-1.28
talents	1.53
talk	0.18
talk about	0.01
talk to	0
talks to	0.09
tantrum	-1.44
tantrums	-1.2
tard	-2
tax	-0.17
tax cut	0.76
tax cuts	0.59
tax returns	-0.04
taxes	-0.11
taxpayer	-0.1
tears	-0.71
teas	0.24
tease	-1.04
teased	-0.96
teasel	-0.08
teaseled	-0.64
teaseler	-0.64
teaselers	-0.96
teaseling	-0.32
teaselled	-0.32
teaselling	-0.16
teasels	-0.08
teaser	-0.8
teasers	-0.56
teases	-0.77
teashops	0.16
teasing	-0.24
teasingly	-0.32
teaspoon	0.16
teaspoonful	0.16
teaspoonfuls	0.32
teaspoons	0.4
teaspoonsful	0.24
tech	0.11
temper	-1.33
tempers	-1.17
tendered	0.34
tenderer	0.48
tenderers	0.96
tenderest	1.12
tenderfeet	-0.32
tenderfoot	-0.08
tenderfoots	-0.4
tenderhearted	1.2
tenderheartedly	2.16
tenderheartedness	0.56
tenderheartednesses	2.24
tendering	0.48
tenderization	0.16
tenderize	0.08
tenderized	0.08
tenderizer	0.32
tenderizes	0.24
tenderizing	0.24
tenderloin	-0.16
tenderloins	0.32
tenderly	1.44
tenderness	1.44
tendernesses	0.72
tenderometer	0.16
tenderometers	0.16
tenders	0.48
tense	-1.22
tensed	-0.79
tensely	-0.96
tenseness	-1.2
tenser	-1.2
tenses	-0.72
tensest	-0.96
tensing	-0.8
tension	-0.55
tensional	-0.64
tensioned	-0.32
tensioner	-1.28
tensioners	-0.72
tensioning	-1.12
tensionless	0.48
tensions	-1.16
tent	0.08
terrible	-1.9
terribleness	-1.52
terriblenesses	-2.08
terribly	-2.07
terrific	1.66
terrifically	1.36
terrified	-2.41
terrifies	-2.08
terrify	-1.88
terrifying	-2.01
terror	-1.14
terror attack	-2.43
terrorise	-2.48
terrorised	-2.64
terrorises	-2.64
terrorising	-2.4
terrorism	-1.53
terrorisms	-2.56
terrorist	-2.78
terrorist attack	-2.4
terroristic	-2.64
terrorists	-2.26
terrorization	-2.16
terrorize	-2.64
terrorized	-2.48
terrorizes	-2.48
terrorizing	-2.4
terrorless	0.72
terrors	-2.08
tgif	1.84
th century	0
than three	0
thank	1.04
thank you	1.3
thanked	1.7
thankful	2.11
thankfuller	1.52
thankfullest	1.6
thankfully	1.44
thankfulness	1.68
thanks	1.48
thanks to	1.59
that former	-0.01
that makes	-0.02
that time	0
the agency	-0.1
the air	-0.04
the apple	0.01
the attack	-1.69
the back	0.02
the best	2.54
the bill	-0.05
the blame	-1.12
the building	-0.01
the charges	-0.89
the children	-0.02
the common	0.01
the daily	0
the deal	0.53
the death	-1.57
the defense	0.39
the film	-0.01
the first	0.1
the food	0
the former	0.02
the free	1.81
the freedom	2.5
the full	0.04
the good	1.52
the great	2.46
the greatest	2.51
the hell	-2.86
the high	-0.01
the importance	1.14
the indictment	-1.78
the intelligence	1.64
the issue	-0.01
the killing	-1.74
the largest	0.08
the latest	0.12
the life	0.02
the little	0
the long	-0.05
the loss	-1.19
the media	-0.01
the message	-0.02
the middle	0.1
the military	-0.03
the modern	0.65
the movie	0
the name	-0.03
the next	0
the offer	-0.01
the office	-0.02
the official	0.01
the opportunity	1.45
the original	1.01
the perfect	2.14
the phone	-0.04
the plan	0.06
the poor	-1.12
the population	-0.03
the press	-0.01
the problem	-1.35
the process	-0.01
the real	-0.13
the report	-0.01
the results	0
the rules	0.03
the sad	-1.68
the save	1.74
the security	1.12
the shooting	-0.12
the special	1.26
the spirit	0.57
the stars	0
the support	1.36
the tax	-0.01
the threat	-1.13
the three	-0.02
the time	-0.12
the top	0.72
the town	0.03
the trial	0.03
the true	1.41
the truth	1.08
the victim	-0.88
the victims	-1.06
the vote	-0.04
the war	-2.23
the wealthy	1.12
the work	0.01
the world	0.04
the worst	-1.12
the wrong	-1.69
the young	-0.02
thief	-1.87
thieve	-1.76
thieved	-1.12
thieveries	-1.68
thievery	-1.6
thieves	-1.84
thinking	-0.11
thinking about	0.01
third party	0
this feeling	0.39
this time	0.02
thks	1.12
thorny	-0.88
thoughtful	1.38
thoughtfully	1.36
thoughtfulness	1.52
thoughtless	-1.6
thousand	0.09
thousands	-0.09
threat	-0.98
threat to	-1.17
threaten	-1.12
threatened	-1.34
threatened to	-1.15
threatener	-1.12
threateners	-1.44
threatening	-1.48
threateningly	-1.76
threatens	-0.48
threating	-1.6
threats	-1.69
threats to	-1.45
three	0.12
three days	-0.07
three of	0
three weeks	0.02
thrill	1.2
thrilled	1.46
thriller	0.32
thrillers	0.08
thrilling	1.73
thrillingly	1.6
thrills	1.2
thrives	1.44
thriving	1.45
thwarted	-0.19
thwarting	-0.55
thwarts	-0.32
thx	1.26
tia	1.84
ticked	-1.46
time	0.1
time and	-0.01
time for	0
time in	-0.02
time of	0.01
time on	-0.01
time to	0
time when	-0.04
timid	-0.8
timider	-0.8
timidest	-0.72
timidities	-0.56
timidity	-1.14
timidly	-0.56
timidness	-0.8
timorous	-0.64
tired	-1.47
tits	-0.7
tmi	-0.24
tnx	0.94
to accept	1.26
to acquire	0.55
to ask	0.01
to avoid	-0.93
to back	0
to ban	-1.08
to beat	-0.01
to become	0.08
to blame	-1.11
to block	-1.44
to bring	-0.01
to buy	0.28
to close	-0.89
to confront	-0.55
to cover	-0.01
to create	0.92
to cut	-0.75
to cut jobs	-1.76
to death	-1.77
to die	-2.33
to discuss	0.09
to drop	-1.13
to end	0.09
to engage	1.11
to face	0.05
to fight	-1.24
to gain	0.61
to give	0.03
to help	1.24
to improve	0.47
to join	0.94
to keep	-0.09
to kill	-2.93
to launch	0.67
to lead	0.02
to leave	-0.18
to life	-0.01
to meet	-0.01
to miss	-1.08
to offer	0.01
to open	-0.02
to pay	-0.26
to play	1.03
to prevent	0.11
to prison	-1.84
to protect	1.19
to re	0.02
to reach	0.1
to reduce	-0.6
to rescue	0.68
to resign	-1.13
to restore	0.96
to return	-0.02
to run	-0.04
to see	0.13
to set	0.01
to share	0.94
to sleep	0
to stop	-0.94
to strengthen	0.56
to succeed	1.73
to support	1.37
to talk	-0.01
to thank	1.19
to top	0.68
to turn	0.06
to vote	-0.03
to win	1.35
to withdraw	-0.04
to work	0.04
together	0.14
together with	0.01
told	-0.1
told him	0
told me	0.01
told reporters	0.02
told the	0.09
tolerance	0.88
tolerances	0.24
tolerant	0.93
tolerantly	0.32
tone	0.08
tonight	0.09
too bad	-2
too late	-0.73
too little	-0.77
too many	-0.94
too much	-0.89
too often	-0.03
took	-0.1
took place	0
took the	-0.02
tool	0.1
toothless	-1.12
top	0.3
top of	0.62
tops	1.4
tops estimates	1.44
tops forecasts	1.44
torn	-0.85
torture	-2.32
tortured	-2.13
torturer	-1.84
torturers	-2.8
tortures	-2
torturing	-2.4
torturous	-2.16
torturously	-1.76
totalitarian	-1.68
totalitarianism	-2.16
tough	0.16
toughed	0.56
toughen	0.08
toughened	0.08
toughening	0.72
toughens	-0.16
tougher	0.45
toughest	-0.26
toughie	-0.56
toughies	-0.48
toughing	-0.4
toughish	-0.8
toughly	-0.88
toughness	-0.16
toughnesses	0.24
toughs	-0.64
toughy	-0.4
tout	-0.26
touted	-0.22
touting	0.07
touts	-0.17
town	-0.16
town of	0
toxic	-0.67
trade	-0.22
trading	0.13
tragedian	-0.4
tragedians	-0.8
tragedienne	-0.32
tragediennes	-1.12
tragedies	-1.22
tragedy	-3.01
tragic	-1.64
tragical	-1.92
tragically	-2.15
tragicomedy	0.16
tragicomic	-0.16
tragics	-1.76
trails	-0.52
tranquil	0.14
tranquiler	1.52
tranquilest	1.28
tranquilities	1.2
tranquility	1.44
tranquilize	0.24
tranquilized	-0.16
tranquilizer	-0.08
tranquilizers	-0.32
tranquilizes	-0.08
tranquilizing	-0.4
tranquillest	0.64
tranquillities	0.4
tranquillity	1.44
tranquillized	-0.16
tranquillizer	-0.08
tranquillizers	-0.16
tranquillizes	0.08
tranquillizing	0.64
tranquilly	0.96
tranquilness	1.2
trap	-1.13
trapped	-1.64
trauma	-1.44
traumas	-1.76
traumata	-1.36
traumatic	-2.16
traumatically	-2.24
traumatise	-2.24
traumatised	-1.92
traumatises	-1.76
traumatising	-1.52
traumatism	-1.92
traumatization	-2.4
traumatizations	-1.76
traumatize	-1.92
traumatized	-1.36
traumatizes	-1.12
traumatizing	-1.84
travel	0.17
travesty	-2.16
treason	-1.49
treasonous	-2.17
treasurable	2
treasure	0.92
treasured	2.08
treasurer	0.4
treasurers	0.32
treasurership	0.32
treasurerships	0.96
treasures	1.44
treasuries	0.72
treasuring	1.68
treasury	0.58
treat	1.17
trees	0.17
tremble	-0.88
trembled	-0.9
trembler	-0.48
tremblers	-0.8
trembles	-0.08
trembling	-0.97
trembly	-0.96
tremulous	-0.8
trial	-0.1
trick	-0.34
tricked	-0.48
tricker	-0.72
trickeries	-0.96
trickers	-1.12
trickery	-0.88
trickie	-0.32
trickier	-0.47
trickiest	-0.96
trickily	-0.64
trickiness	-0.96
trickinesses	-0.32
tricking	0.08
trickish	-0.8
trickishly	-0.56
trickishness	-0.32
trickled	0.08
trickledown	-0.56
trickles	0.16
trickling	-0.16
trickly	-0.24
tricks	-0.35
tricksier	-0.4
tricksiness	-0.8
trickster	-0.72
tricksters	-1.04
tricksy	-0.64
tricky	-0.45
tried to	-0.14
tripled	1.44
trite	-0.64
triumph	1.44
triumphal	1.6
triumphalisms	1.52
triumphalist	0.4
triumphalists	0.72
triumphant	1.92
triumphantly	1.9
triumphed	1.79
triumphing	1.84
triumphs	1.46
trivial	-0.08
trivialise	-0.64
trivialised	-0.64
trivialises	-0.88
trivialising	-1.12
trivialities	-0.8
triviality	-0.4
trivialization	-0.72
trivializations	-0.56
trivialize	-0.88
trivialized	-0.63
trivializes	-0.8
trivializing	-0.48
trivially	0.32
trivium	-0.24
trouble	-1.34
troubled	-1.75
troublemaker	-1.6
troublemakers	-1.76
troublemaking	-1.44
troubler	-1.12
troublers	-1.52
troubles	-1.45
troubleshoot	0.64
troubleshooter	0.8
troubleshooters	0.64
troubleshooting	0.56
troubleshoots	0.4
troublesome	-1.85
troublesomely	-1.44
troublesomeness	-1.52
troubling	-1.95
troublous	-1.68
troublously	-1.68
truce	0.66
true	0.8
trueness	1.68
truer	1.2
truest	1.5
truly	0.92
trust	1.52
trust fund	0
trustability	1.68
trustable	1.84
trustbuster	-0.4
trusted	1.67
trustee	0.64
trustees	0.13
trusteeship	0.4
trusteeships	0.48
truster	1.52
trustful	1.68
trustfully	1.2
trustfulness	1.68
trustier	1.04
trusties	0.8
trustiest	1.76
trustily	1.28
trustiness	1.28
trusting	1.36
trustingly	1.28
trustingness	1.28
trustless	-1.84
trustor	0.32
trustors	0.96
trusts	1.68
trustworthily	1.84
trustworthiness	1.44
trustworthy	2.08
trusty	1.76
truth	0.81
truth is	1.03
truthful	1.54
truthfully	1.5
truthfulness	1.36
truths	0.97
tsunami	-1.3
tumble	-1.87
tumbled	-1.76
tumbles	-1.82
tumbling	-1.69
tumor	-1.09
turmoil	-0.8
turn	-0.11
twat	-2.72
tx	1.19
txs	0.88
ty	1.15
tyvm	2
ugh	-1.68
uglier	-1.77
uglies	-1.6
ugliest	-2.24
uglification	-1.76
uglified	-1.2
uglifies	-1.44
uglify	-1.68
uglifying	-1.76
uglily	-1.68
ugliness	-2.16
uglinesses	-2
ugly	-1.98
unable to	-0.15
unacceptable	-1.39
unappreciated	-1.36
unapproved	-1.12
unattractive	-1.52
unaware	-1.12
unbelievable	0.84
unbelieving	-0.64
unbiased	-0.08
uncertain	-0.7
uncertainly	-1.12
uncertainness	-1.04
uncertainties	-1.12
uncertainty	-1.14
unclear	-0.75
uncomfortable	-1.35
uncomfortably	-1.36
uncompelling	-0.72
unconcerned	-0.72
unconfirmed	-0.4
uncontrollability	-1.36
uncontrollable	-1.2
uncontrollably	-1.2
uncontrolled	-0.8
unconvinced	-1.28
uncredited	-0.8
undecided	-0.27
under fire	-1.84
under investigation	-1.08
underestimate	-0.96
underestimated	-0.95
underestimates	-0.88
undermine	-1.12
undermined	-1.2
undermines	-1.19
undermining	-1.29
underperform	-1.12
undeserving	-1.52
undesirable	-1.52
unease	-1.36
uneasier	-1.12
uneasiest	-1.68
uneasily	-1.12
uneasiness	-1.28
uneasinesses	-1.44
uneasy	-1.4
unemployment	-1.05
unequal	-1.17
unequaled	0.4
unethical	-1.96
unfair	-1.45
unfocused	-1.36
unfortunate	-1.62
unfortunately	-1.35
unfortunates	-1.52
unfriendly	-1.2
unfulfilled	-1.44
ungrateful	-1.6
ungratefully	-1.44
ungratefulness	-1.28
unhappier	-1.92
unhappiest	-2
unhappily	-1.53
unhappiness	-1.92
unhappinesses	-1.76
unhappy	-1.05
unhealthy	-0.93
unified	1.23
unimportant	-1.04
unimpressed	-1.09
unimpressive	-1.12
unintelligent	-1.6
uninvolved	-1.76
uninvolving	-1.6
unique	0.11
unit	0.1
united	0.51
united kingdom	0
united nations	0
united states	0
unjust	-1.84
unkind	-1.28
unlikely to	-0.1
unlovable	-2.16
unloved	-1.52
unlovelier	-1.52
unloveliest	-1.52
unloveliness	-1.6
unlovely	-1.68
unloving	-1.84
unmatched	-0.24
unmotivated	-1.12
unpleasant	-1.68
unprofessional	-1.84
unprotected	-1.2
unresearched	-0.88
unsatisfied	-1.36
unsavory	-1.5
unsecured	-1.32
unsettled	-1.04
unsophisticated	-0.96
unstable	-1.2
unstoppable	-0.64
unsuccessful	-1.22
unsuccessfully	-1.36
unsupported	-1.36
unsure	-0.82
unsurely	-1.04
untarnished	1.28
unveils	0.35
unwanted	-0.5
unwelcome	-1.36
unworthy	-1.82
up	0.28
upbeat	0.64
update	0.12
updates	-0.12
upgrade	1.29
upgraded	1.38
upgrades	1.47
ups	0.2
upset	-1.55
upsets	-1.38
upsetter	-1.52
upsetters	-1.6
upsetting	-1.7
uptight	-1.28
uptightness	-0.96
urgent	0.52
urw	1.52
use	0.09
use it	0
use of	-0.08
useful	1.62
usefully	1.44
usefulness	0.96
useless	-1.61
uselessly	-1.2
uselessness	-1.28
v.v	-2.32
vague	-0.32
vain	-1.48
validate	1.2
validated	0.72
validates	1.12
validating	1.12
valuable	1.57
valuableness	1.36
valuables	1.68
valuably	1.84
value	1.13
value of	0
valued	1.4
values	0.98
valuing	1.05
vanity	-0.72
vbg	1.68
vbs	2.48
venture	0.09
verdict	0.31
verdicts	0.27
very good	1.53
vested	0.48
vexation	-1.52
vexing	-1.63
vibrant	1.95
vicious	-1.18
viciously	-1.04
viciousness	-1.92
viciousnesses	-0.48
victim	-0.62
victimhood	-1.6
victimhoods	-0.72
victimise	-0.88
victimised	-1.2
victimises	-0.96
victimising	-2
victimization	-1.84
victimizations	-1.2
victimize	-2
victimized	-1.43
victimizer	-1.44
victimizers	-1.28
victimizes	-1.2
victimizing	-2.08
victimless	0.48
victimologies	-0.48
victimologist	-0.4
victimologists	-0.32
victimology	0.24
victims	-0.69
victims of	-1.04
victorious	1.44
victory	1.12
victory in	1.42
video	-0.09
vigilant	0.56
vigor	0.88
vigorish	-0.32
vigorishes	0.32
vigoroso	1.2
vigorously	0.4
vigorousness	0.32
vigors	0.8
vigour	0.72
vigours	0.32
vile	-2.48
villain	-2.08
villainess	-2.3
villainesses	-1.6
villainies	-1.84
villainous	-1.57
villainously	-2.32
villainousness	-2.16
villains	-2.72
villainy	-2.08
vindicate	0.24
vindicated	1.41
vindicates	1.29
vindicating	-0.88
violate	-1.98
violated	-2.08
violater	-2.08
violaters	-1.92
violates	-1.88
violating	-2.14
violation	-1.79
violations	-1.82
violative	-1.92
violator	-2.18
violators	-1.42
violence	-2.24
violent	-2.29
violently	-2.24
vip	1.84
virtue	1.36
virtueless	-1.12
virtues	1.22
virtuosa	1.36
virtuosas	1.44
virtuose	0.8
virtuosi	0.72
virtuosic	1.76
virtuosity	1.68
virtuoso	1.6
virtuosos	1.44
virtuous	1.9
virtuously	1.44
virtuousness	1.6
virulent	-2.16
virus	-1.43
vision	0.41
visionary	1.94
visioning	0.88
visions	0.73
vital	0.04
vitalise	0.88
vitalised	0.48
vitalises	0.88
vitalising	1.68
vitalism	0.16
vitalist	0.24
vitalists	0.24
vitalities	0.96
vitality	1.24
vitalization	1.28
vitalizations	0.64
vitalize	1.28
vitalized	1.2
vitalizes	1.12
vitalizing	1.04
vitally	0.88
vitals	0.88
vitamin	0.96
vitriolic	-1.68
vivacious	1.44
vociferous	-0.64
volatile	-1.14
vote	0.09
vote on	-0.11
voters	0.14
voters in	0
voting	0.11
vulnerabilities	-0.48
vulnerability	-0.82
vulnerable	-0.76
vulnerableness	-0.88
vulnerably	-0.96
vulture	-1.6
vultures	-1.04
vwd	2.08
vwp	1.68
w00t	1.76
wag	-0.16
wage	-0.11
walkout	-1.13
walkouts	-0.56
wanker	-2
want	-0.38
want the	0.24
want to	0.22
wants	-0.11
wants to	0.02
war	-0.58
war crimes	-2.4
war of words	0
war on	-2.31
warfare	-0.86
warfares	-1.44
warm	0.71
warmblooded	0.16
warmed	0.9
warmer	0.86
warmers	0.8
warmest	1.36
warmhearted	1.44
warmheartedness	2.16
warming	0.3
warmish	1.12
warmly	1.36
warmness	1.2
warmonger	-2.32
warmongering	-2
warmongers	-2.24
warmouth	0.32
warmouths	-0.64
warms	0.88
warmth	1.53
warmup	0.32
warmups	0.64
warn	-0.96
warned	-1.06
warning	-0.96
warnings	-0.81
warns	-0.99
warred	-1.92
warring	-1.52
wars	-1.95
warsaw	-0.08
warsaws	-0.16
warship	-0.52
warships	-0.4
warstle	0.08
wary	-0.64
was arrested	-1.74
was charged	-0.64
was fired	-1.13
was first	0.01
was found	0.01
was made	0.02
was making	0
waste	-1.11
wasted	-1.7
wasting	-1.4
waters	-0.09
wavering	-0.61
wd	2.16
weak	-0.77
weaken	-1.44
weakened	-1.15
weakener	-1.28
weakeners	-1.04
weakening	-1.04
weakens	-0.4
weaker	-1.06
weakest	-1.84
weakfish	-0.16
weakfishes	-0.48
weakhearted	-1.28
weakish	-0.96
weaklier	-1.2
weakliest	-1.68
weakling	-1.04
weaklings	-1.12
weakly	-1.44
weakness	-1.17
weaknesses	-1.2
weakside	-0.88
wealth	1.15
wealthier	1.71
wealthiest	1.62
wealthily	1.6
wealthiness	1.92
wealthy	0.11
weapon	-1.04
weaponed	-1.12
weaponless	0.08
weaponry	-0.72
weapons	-1.31
weary	-0.84
wedding	0.11
weep	-2.16
weeper	-1.52
weepers	-0.88
weepie	-0.32
weepier	-1.44
weepies	-1.28
weepiest	-1.92
weeping	-1.52
weepings	-1.52
weeps	-1.12
weepy	-1.04
weird	-0.87
weirder	-0.4
weirdest	-0.72
weirdie	-1.04
weirdies	-0.8
weirdly	-0.99
weirdness	-0.68
weirdnesses	-0.56
weirdo	-1.18
weirdoes	-1.04
weirdos	-0.88
weirds	-0.48
weirdy	-0.72
welcome	1.91
welcomed	1.12
welcomely	1.52
welcomeness	1.6
welcomer	1.12
welcomers	1.52
welcomes	1.38
welcoming	1.55
well	0.51
well known	0
welladay	0.24
wellaway	-0.64
wellborn	1.44
welldoer	2
welldoers	1.28
welled	0.32
wellhead	0.08
wellheads	0.4
wellhole	-0.08
wellies	0.32
welling	1.28
wellness	1.52
wells	0.17
wellsite	0.4
wellspring	1.2
wellsprings	1.12
welly	0.16
wept	-1.6
whaling	-0.11
whimsical	0.11
whine	-1.15
whined	-0.71
whiner	-0.96
whiners	-0.48
whines	-1.44
whiney	-1.04
whining	-0.72
white house	0
whitewash	0.04
who died	-1.71
who took	0.01
whore	-2.64
whored	-2.24
whoredom	-1.68
whoredoms	-1.92
whorehouse	-0.88
whorehouses	-1.52
whoremaster	-1.52
whoremasters	-1.2
whoremonger	-2.08
whoremongers	-1.6
whores	-2.38
whoreson	-1.76
whoresons	-2
wicked	-1.88
wickeder	-1.76
wickedest	-2.32
wickedly	-1.68
wickedness	-1.68
wickednesses	-1.76
widened	-1.15
widening loss	-1.12
widens	-1.12
widowed	-1.68
wilco	0.72
wildfire	-1.77
wildfires	-1.76
will go	0
will help	1.35
willing to	0.12
willingness	0.88
wimp	-1.12
wimpier	-0.8
wimpiest	-0.72
wimpiness	-0.96
wimpish	-1.31
wimpishness	-0.16
wimple	-0.16
wimples	-0.24
wimps	-0.8
wimpy	-0.72
win	0.81
win in	1.45
win the	1.45
wing	-0.13
winnable	1.44
winned	1.44
winner	1.16
winners	1.36
winning	2.01
winning at	1.44
winningly	1.84
winnings	2
winnow	-0.24
winnower	-0.08
winnowers	-0.16
winnowing	-0.08
winnows	-0.16
wins	1.45
wisdom	1.35
wise	1.47
wiseacre	-0.96
wiseacres	-0.01
wiseass	-1.44
wiseasses	-1.2
wisecrack	-0.08
wisecracked	-0.4
wisecracker	-0.08
wisecrackers	0.08
wisecracking	-0.48
wisecracks	-0.24
wised	1.2
wiseguys	0.24
wiselier	0.72
wiseliest	1.28
wisely	1.59
wiseness	1.52
wisenheimer	-0.8
wisenheimers	-1.12
wisents	0.32
wiser	0.96
wises	1.04
wisest	1.66
wisewomen	1.04
wish	1
wishes	0.29
wishing	0.59
witch	-1.2
with high	0
withdraw	-0.17
withdrawal	-0.04
withdraws	-0.64
withdrew	-0.61
woe	-1.43
woebegone	-2.08
woebegoneness	-0.88
woeful	-1.52
woefully	-1.43
woefulness	-1.68
woes	-1.26
woesome	-0.96
wolves	0.09
won	1.67
won his	1.45
won the	1.44
wonderful	2.29
wonderfully	2.27
wonderfulness	2.32
woo	1.79
woohoo	1.92
woot	1.55
work	0.12
work in	0.02
work of	0
work on	0
work to	0.01
work together	0.02
working	0.08
world	0.12
world of	0.01
world war	0
worn	-0.94
worried	-1.18
worriedly	-1.6
worrier	-1.44
worriers	-1.36
worries	-0.79
worriment	-1.2
worriments	-1.52
worrisome	-1.36
worrisomely	-1.6
worrisomeness	-1.52
worrit	-1.68
worrits	-0.96
worry	-0.54
worrying	-1.13
worrywart	-1.44
worrywarts	-1.2
worse	-1.51
worse than	-1.13
worsen	-1.84
worsened	-1.52
worsening	-1.6
worsens	-1.93
worser	-1.6
worship	0.95
worshiped	1.92
worshiper	0.8
worshipers	0.73
worshipful	0.56
worshipfully	0.88
worshipfulness	1.28
worshiping	0.8
worshipless	-0.48
worshipped	2.16
worshipper	0.48
worshippers	0.64
worshipping	1.28
worships	1.12
worst	-1.71
worth	0.5
worth of	0.67
worthless	-1.57
worthwhile	1.12
worthy	1.7
would go	0.02
wounded	-1.73
wow	2.13
wowed	2.12
wowing	2
wows	1.6
wowser	-0.88
wowsers	0.8
wp	0.68
wrathful	-2.16
wreck	-1.54
wrong	-1.35
wronged	-1.52
wrote	-0.14
wrote in	0.01
wtf	-2.15
wtg	1.73
wth	-1.92
x d	2.08
x p	1.36
xd	2.24
xlnt	2.4
xoxo	2.33
xoxozzz	1.84
xp	1.28
xqzt	1.28
xtc	0.64
yay	2.3
yeah	0.64
yearning	0.4
yeees	1.36
yep	0.8
yes	1.19
yolo	0.88
you go	-0.01
you want	0.24
young	-0.1
young people	0.04
your gift	1.52
your help	1.35
your support	1.36
youthful	1.04
yoyo	0.3
yucky	-1.44
yummy	1.92
yvw	1.28
yw	1.44
ywia	2
zealot	-1.52
zealots	-0.64
zealous	0.38
zzz	-0.96
{:	1.44
| 0	-0.96
| :	-0.64
| :>	-1.28
| o	-0.96
|:	-0.4
|; )	1.76
|=	-0.32
|^:	-0.88
|o:	-0.72
|| :	-1.84
}:	-1.68
}: (	-1.68
}: )	0.24
}:(	-1.6
}:)	0.32
☹	-1.76
☺	1.76
✅	1.76
✨	1.76
❌	-1.76
❤	1.76
⭐	1.76
🌟	1.76
🎉	1.76
🏆	1.76
👍	1.76
👎	-1.76
👏	1.76
💀	-1.76
💐	1.76
💔	-1.76
💕	1.76
💖	1.76
💗	1.76
💙	1.76
💚	1.76
💛	1.76
💜	1.76
💪	1.76
💯	1.76
🔥	1.76
🖕	-1.76
🖤	1.76
😀	1.76
😁	1.76
😂	1.76
😃	1.76
😄	1.76
😆	1.76
😇	1.76
😉	1.76
😊	1.76
😋	1.76
😍	1.76
😎	1.76
😒	-1.76
😓	-1.76
😔	-1.76
😕	-1.76
😖	-1.76
😘	1.76
😞	-1.76
😟	-1.76
😠	-1.76
😡	-1.76
😢	-1.76
😣	-1.76
😤	-1.76
😥	-1.76
😨	-1.76
😩	-1.76
😫	-1.76
😬	-1.76
😭	-1.76
😰	-1.76
😱	-1.76
😷	-1.76
😻	1.76
😾	-1.76
😿	-1.76
🙁	-1.76
🙂	1.76
🙄	-1.76
🙌	1.76
🙏	1.76
🤒	-1.76
🤕	-1.76
🤗	1.76
🤝	1.76
🤢	-1.76
🤣	1.76
🤦	-1.76
🤩	1.76
🤬	-1.76
🤮	-1.76
🥇	1.76
🥰	1.76
🥳	1.76
🧡	1.76`;

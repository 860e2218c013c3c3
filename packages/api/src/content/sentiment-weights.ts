/**
 * Weights of words and phrases, one a line, learned by `bench/train-sentiment.ts` from public sets of rated headlines,
 * sentences and posts (named in `docs/methods/sentiment.md`). Training starts from VADER's lexicon (Hutto & Gilbert
 * 2014, MIT licence) and the idiom of `sentiment-idiom.ts`. 0 marks a phrase that sounds emotional and is not.
 * Generated: change the trainer, not this file.
 */
export const SENTIMENT_WEIGHTS = `%)	-0.28
%-)	-1.05
&-:	-0.28
&:	-0.49
( '}{' )	1.12
(%	-0.63
('-:	1.54
(':	1.61
((-:	1.47
(*	0.77
(-%	-0.49
(-*	0.91
(-:	1.12
(-:0	1.96
(-:<	-0.28
(-:o	1.05
(-:{	-0.07
(-:|>*	1.33
(-;	0.91
(-;|	1.47
(8	1.82
(:	1.54
(:0	1.68
(:<	-0.14
(:o	1.75
(;	0.77
(;<	0.21
(=	1.54
(?:	1.47
(^:	1.05
(^;	1.05
(^;0	1.4
(^;o	1.33
(o:	1.12
)':	-1.4
)-':	-1.47
)-:	-1.47
)-:<	-1.54
)-:{	-1.47
):	-1.26
):<	-1.33
):{	-1.61
);<	-1.82
*)	0.42
*-)	0.21
*-:	1.47
*-;	1.68
*:	1.33
*<|:-)	1.12
*^:	1.12
,-:	0.84
---'-;-{@	1.61
--<--<@	1.54
.-:	-0.84
..###-:	-1.19
..###:	-1.33
/-:	-0.91
/:	-0.91
/:<	-0.98
/=	-0.63
/^:	-0.7
/o:	-0.98
0-8	0.07
0-|	-0.84
0:)	1.33
0:-)	0.98
0:-3	1.05
0:03	1.33
0;^)	1.12
0_o	-0.21
10q	1.47
1337	1.47
143	2.24
1432	1.82
14aa41	1.68
182	-2.03
187	-2.17
2g2b4g	1.96
2g2bt	-0.07
2qt	1.47
3:(	-1.54
3:)	0.35
3:-(	-1.61
3:-)	-0.98
4col	-1.54
4q	-2.17
5fs	1.05
8)	1.26
8-d	1.19
8-o	-0.21
86	-1.12
8d	2.03
:###..	-1.68
:&	-0.42
:'(	-1.51
:')	1.61
:'-(	-1.68
:'-)	1.89
:(	-1.82
:)	1.5
:*	1.75
:-###..	-1.75
:-&	-0.35
:-(	-1.22
:-)	1.27
:-))	1.96
:-*	1.09
:-,	0.77
:-.	-0.63
:-/	-0.84
:-<	-1.05
:-[	-1.12
:-c	-0.91
:-d	1.8
:-o	0.13
:-p	1.03
:-|	-0.49
:-||	-1.75
:-þ	0.63
:/	-1.21
:3	1.59
:<	-1.47
:>	1.47
:?)	0.91
:?c	-1.12
:@	-1.75
:[	-1.4
:]	1.48
:^)	1.47
:^*	1.82
:^/	-0.84
:^|	-0.7
:c	-1.4
:c)	1.4
:d	1.85
:l	-1.27
:o	-0.19
:o)	1.47
:o/	-0.98
:o|	-0.42
:p	0.98
:s	-0.84
:{	-1.33
:|	-0.32
:}	1.47
:þ	0.77
;)	1.02
;-)	1.18
;-*	1.54
;-]	0.49
;]	0.42
;^)	0.98
;d	0.61
</3	-2.1
<3	1.33
<:	1.47
<:-|	-0.98
=)	1.56
=-3	1.4
=-d	1.68
=/	-0.98
=3	1.47
=]	1.12
=d	1.63
=l	-0.84
=p	0.84
=|	-0.56
>-:	-1.4
>.<	-0.91
>:	-1.47
>:(	-1.89
>:)	0.28
>:-(	-1.89
>:-)	-0.28
>:/	-1.12
>:[	-1.47
>:o	-0.84
>:p	0.7
>;(	-2.03
>;)	0.07
>_>^	1.47
@:	-1.47
@>-->--	1.47
@}-;-'---	1.54
[-;	0.35
[:	0.91
[;	0.7
[=	1.19
]-:	-1.47
]:	-1.12
]:<	-1.75
^<_<	0.98
^urs	-1.96
a blast	1.26
a disgrace	-1.54
aas	1.75
aayf	1.89
abandon	-1.13
abandoned	-0.66
abandoner	-1.33
abandoners	-1.33
abandoning	-1.13
abandonment	-1.68
abandonments	-1.19
abandons	-0.93
abducted	-1.65
abduction	-1.96
abductions	-1.4
abhor	-1.4
abhorred	-1.68
abhorrent	-2.18
abhors	-1.99
abilities	0.66
ability	1.16
aboard	0.13
above expectations	1.26
absentee	-0.74
absentees	-0.56
absolve	0.84
absolved	1.05
absolves	0.91
absolving	1.12
abuse	-1.59
abused	-1.6
abuser	-1.82
abusers	-1.66
abuses	-1.75
abusing	-1.44
abusive	-2.24
abusively	-1.96
abusiveness	-1.75
abusivenesses	-2.1
accelerated	0.56
accelerates	0.56
accept	0.96
acceptabilities	1.12
acceptability	0.77
acceptable	0.76
acceptableness	0.91
acceptably	1.05
acceptance	1.09
acceptances	1.19
acceptant	1.12
acceptation	0.91
acceptations	0.63
accepted	0.77
accepting	0.88
accepts	1.01
accident	-1.38
accidental	-0.23
accidentally	-0.76
accidents	-0.8
accomplish	1.22
accomplished	1.25
accomplishes	1.19
accounting fraud	-1.54
accounting scandal	-0.57
accusation	-0.79
accusations	-1.09
accuse	-0.59
accused	-0.88
accuses	-1.05
accusing	-0.55
ache	-1.12
ached	-1.12
aches	-0.7
achievable	0.91
aching	-1.54
acquires	0.74
acquit	0.48
acquits	0.07
acquitted	1.26
acquitting	0.91
acrimonious	-1.19
active	1.02
actively	0.68
activeness	0.42
activenesses	0.56
actives	0.77
adequate	0.64
admirability	1.68
admirable	1.83
admirableness	1.54
admirably	1.75
admiral	0.4
admirals	1.04
admiralties	1.12
admiralty	0.84
admiration	1.58
admirations	1.12
admire	1.47
admired	1.48
admirer	1.26
admirers	1.19
admires	1.05
admiring	1.12
admiringly	1.63
admit	0.49
admits	-0.42
admitted	-0.09
admonished	-1.51
adopt	0.62
adopts	0.49
adorability	1.54
adorable	1.54
adorableness	1.75
adorably	1.42
adoration	2.03
adorations	1.54
adore	1.84
adored	1.26
adorer	1.19
adorers	1.47
adores	1.12
adoring	1.82
adoringly	1.68
adorn	0.62
adorned	0.56
adorner	0.91
adorners	0.63
adorning	0.7
adornment	0.91
adornments	0.56
adorns	0.35
advanced	0.49
advantage	0.67
advantaged	0.98
advantageous	1.07
advantageously	1.33
advantageousness	1.12
advantages	1.09
advantaging	1.12
adventure	0.69
adventured	0.91
adventurer	0.84
adventurers	0.63
adventures	0.76
adventuresome	1.19
adventuresomeness	0.91
adventuress	0.56
adventuresses	0.98
adventuring	1.61
adventurism	1.05
adventurist	0.98
adventuristic	1.19
adventurists	0.84
adventurous	0.99
adventurously	0.91
adventurousness	1.26
adversarial	-1.05
adversaries	-0.75
adversary	-0.59
adversative	-0.84
adversatively	-0.07
adversatives	-0.7
adverse	-0.95
adversely	-0.56
adverseness	-0.42
adversities	-1.03
adversity	-1.26
affected	0.19
affection	1.68
affectional	1.33
affectionally	1.05
affectionate	1.34
affectionately	1.6
affectioned	1.26
affectionless	-1.4
affections	1.05
afflicted	-1.05
affordable	0.61
affronted	0.14
afu	-2.03
aggravate	-1.75
aggravated	-1.36
aggravates	-1.33
aggravating	-0.96
aggress	-0.91
aggressed	-0.98
aggresses	-0.35
aggressing	-0.42
aggression	-0.84
aggressions	-0.91
aggressive	-0.4
aggressively	-0.49
aggressiveness	-1.26
aggressivities	-0.98
aggressivity	-0.42
aggressor	-0.56
aggressors	-0.65
aghast	-1.33
agitate	-1.19
agitated	-1.42
agitatedly	-1.12
agitates	-0.98
agitating	-1.26
agitation	-0.74
agitational	-0.84
agitations	-0.91
agitative	-0.91
agitato	-0.07
agitator	-0.98
agitators	-1.47
agog	1.33
agonise	-1.47
agonised	-1.61
agonises	-1.68
agonising	-1.05
agonize	-1.61
agonized	-1.54
agonizes	-1.42
agonizing	-1.89
agonizingly	-1.61
agony	-1.26
agree	0.16
agreeability	1.33
agreeable	1.26
agreeableness	1.26
agreeablenesses	0.91
agreeably	1.12
agreed	0.44
agreeing	0.57
agreement	0.27
agreements	0.86
agrees	0.63
ahead of estimates	1.26
ahead of expectations	1.05
ahead of forecasts	1.26
ahead of schedule	0.56
air strike	-2.1
air strikes	-2.1
airstrike	-2.1
airstrikes	-2.02
alarm	-0.69
alarmed	-0.98
alarming	-0.32
alarmingly	-1.82
alarmism	-0.21
alarmists	-0.77
alarms	-0.72
alas	-0.85
alert	0.38
alienation	-0.77
alive	1.48
all clear	1.13
all time best	1.26
all time favorite	1.26
all time favourite	1.26
all time high	1.26
all time low	0
all time lows	0
allegations	-1.4
alleged	-0.89
allegedly	-0.91
allergic	-1
allow	0.57
alol	1.96
alone	-0.32
alright	0.64
amaze	1.75
amazed	1.54
amazedly	1.47
amazement	1.78
amazements	1.54
amazes	1.54
amazing	2.57
amazon	0.96
amazonite	0.14
amazons	-0.07
amazonstone	0.7
amazonstones	0.14
ambitious	1.29
ambivalent	0.35
ambw	2.03
aml	2.38
amor	2.1
amoral	-1.12
amoralism	-0.49
amoralisms	-0.49
amoralities	-0.84
amorality	-1.05
amorally	-0.7
amoretti	0.14
amoretto	0.42
amorettos	0.21
amorino	0.84
amorist	1.12
amoristic	0.7
amorists	0.07
amoroso	1.61
amorous	1.26
amorously	1.61
amorousness	1.4
amorphous	-0.14
amorphously	0.07
amorphousness	0.21
amort	-1.47
amortise	0.35
amortised	-0.14
amortises	0.07
amortizable	0.35
amortization	0.42
amortizations	0.14
amortize	-0.07
amortized	0.56
amortizes	0.42
amortizing	0.56
amusable	0.49
amuse	1.14
amused	1.41
amusedly	1.54
amusement	1.07
amusements	1.05
amuser	0.77
amusers	0.91
amuses	1.19
amusia	0.21
amusias	-0.28
amusing	1.13
amusingly	0.48
amusingness	1.26
amusive	1.19
anger	-1.56
angered	-1.7
angering	-1.52
angerly	-1.33
angers	-1.55
angrier	-1.61
angriest	-2.17
angrily	-1.28
angriness	-1.19
angry	-1.44
anguish	-2.03
anguished	-1.26
anguishes	-1.47
anguishing	-1.89
animosity	-1.32
annoy	-1.44
annoyance	-0.9
annoyances	-1.26
annoyed	-1.05
annoyer	-1.54
annoyers	-1.05
annoying	-1.31
annoys	-1.26
antagonism	-1.33
antagonisms	-0.84
antagonist	-1.33
antagonistic	-1.19
antagonistically	-1.54
antagonists	-1.19
antagonize	-1.4
antagonized	-0.98
antagonizes	-0.35
antagonizing	-1.89
anti	-0.8
anticipation	0.28
antitrust	-1
antitrust probe	-0.98
anxieties	-0.38
anxiety	-0.55
anxious	-0.84
anxiously	-0.63
anxiousness	-0.7
anything else	0
aok	1.4
apathetic	-0.84
apathetically	-0.28
apathies	-0.42
apathy	-0.84
apeshit	-0.63
apocalyptic	-2.36
apologise	1.12
apologised	0.28
apologises	0.17
apologising	0.14
apologize	-0.08
apologized	0.78
apologizes	1.03
apologizing	-0.49
apology	-0.1
appall	-1.68
appalled	-1.39
appalling	-1.04
appallingly	-1.37
appalls	-1.33
appease	0.77
appeased	0.63
appeases	0.63
appeasing	0.7
applaud	1.49
applauded	1.46
applauding	1.47
applauds	0.98
applause	1.62
appointed	0.52
appoints	0.21
appreciate	1.01
appreciated	1.67
appreciates	1.6
appreciating	1.44
appreciation	1.51
appreciations	1.19
appreciative	1.82
appreciatively	1.26
appreciativeness	1.12
appreciator	1.82
appreciators	1.05
appreciatory	1.19
apprehensible	0.77
apprehensibly	-0.14
apprehension	-1.39
apprehensions	-0.63
apprehensively	-0.21
apprehensiveness	-0.49
approval	-0.11
approve	0.3
approved	0.62
approves	0.67
ardent	1.2
arguable	-0.7
arguably	-0.67
argue	-1.08
argued	-1.14
arguer	-1.12
arguers	-0.98
argues	-1.25
arguing	-1.05
argument	-0.85
argumentative	-1.04
argumentatively	-1.26
argumentive	-1.05
arguments	-0.97
arrest	-0.66
arrested	-1.18
arrests	-1.33
arrogance	-1.48
arrogances	-1.33
arrogant	-1.62
arrogantly	-1.26
as good as	0
as well	0
as well as	0
ashamed	-1.52
ashamedly	-1.19
ass	-1.61
assassination	-1.93
assassinations	-1.89
assault	-1.8
assaulted	-1.78
assaulting	-1.61
assaultive	-1.96
assaults	-1.75
asset	0.49
assets	0.42
assfucking	-1.75
assholes	-1.96
assurance	0.99
assurances	0.33
assure	1.08
assured	0.98
assuredly	1.09
assuredness	0.98
assurer	0.63
assurers	0.77
assures	0.94
assurgent	0.91
assuring	1.12
assuror	0.35
assurors	0.49
astonished	1.13
astound	1.19
astounded	1.26
astounding	1.26
astoundingly	1.47
astounds	1.47
at a loss	-1.1
at best	0
at least	0
at risk	-0.61
atab	-1.33
attachment	0.84
attachments	0.77
attack	-1.35
attack on goal	0
attacked	-1.42
attackers	-1.67
attacking	-2.02
attacks	-0.9
attract	1.39
attractancy	0.63
attractant	0.91
attractants	0.98
attracted	0.84
attracting	1.42
attraction	1.2
attractions	1.26
attractive	1.19
attractively	1.54
attractiveness	1.26
attractivenesses	1.47
attractor	0.84
attractors	0.84
attracts	0.94
audacious	0.63
aug 00	0.21
authority	0.05
aversion	-1.4
aversions	-0.77
aversive	-1.12
aversively	-0.56
avert	-0.41
averted	-0.21
averts	-0.28
avid	0.84
avoid	-0.37
avoidance	-1.27
avoidances	-0.77
avoided	-1.19
avoider	-1.26
avoiders	-0.98
avoiding	-0.98
avoids	-0.49
await	0.3
awaited	-0.07
awaits	0.2
award	1.6
award winning	1.26
awardable	1.68
awarded	0.64
awardee	1.26
awardees	0.84
awarder	0.63
awarders	0.91
awarding	1.33
awards	1
awesome	2.74
awful	-1.59
awkward	-0.87
awkwardly	-0.96
awkwardness	-0.49
awol	-0.91
axe	-0.28
axe jobs	-0.96
axed	-1.55
ayc	0.14
ayor	-0.84
b^d	1.82
back in the black	1.26
back on track	1.26
backed	0.35
backing	-0.08
backlash	-1.55
backs	0.52
bad	-1.51
bad ass	1.14
badass	1.27
badly	-1.52
bail out	-0.99
bailout	-0.98
bamboozle	-1.05
bamboozled	-1.05
bamboozles	-1.05
ban	-0.46
banish	-1.38
bankrupt	-1.54
bankruptcies	-1.55
bankruptcy	-1.44
bankster	-1.47
banned	-1.23
bans	-1.03
bargain	0.66
barrier	-0.31
bashful	-0.07
bashfully	0.14
bashfulness	-0.56
bastard	-1.78
bastardies	-1.26
bastardise	-1.47
bastardised	-1.61
bastardises	-1.61
bastardising	-1.82
bastardization	-1.68
bastardizations	-1.47
bastardize	-1.68
bastardized	-1.4
bastardizes	-1.26
bastardizing	-1.61
bastardly	-1.89
bastards	-2.12
bastardy	-1.89
battle	-0.5
battle of	0
battled	-0.93
battlefield	-0.9
battlefields	-0.63
battlefront	-0.84
battlefronts	-0.56
battleground	-0.56
battlegrounds	-0.42
battlement	-0.28
battlements	-0.28
battler	-0.56
battlers	-0.14
battles	-0.79
battleship	-0.07
battleships	-0.31
battlewagon	-0.21
battlewagons	-0.35
battling	-0.71
bearish	-0.98
beat estimates	1.26
beat expectations	1.35
beaten	-1.22
beatific	1.26
beating	-0.26
beating heart	1.26
beats	0.52
beats consensus	1.26
beats estimates	1.26
beats expectations	1.26
beats forecasts	1.15
beaut	1.12
beauteous	1.75
beauteously	1.82
beauteousness	1.89
beautician	0.84
beauticians	0.28
beauties	1.67
beautification	1.33
beautifications	1.68
beautified	1.47
beautifier	1.19
beautifiers	1.19
beautifies	1.26
beautiful	2.36
beautifuler	1.47
beautifulest	1.82
beautifully	1.88
beautifulness	1.82
beautify	1.61
beautifying	1.61
beauts	1.19
beauty	2.02
beheaded	-2.27
beheading	-2.16
behind schedule	-0.56
belittle	-1.33
belittled	-1.4
beloved	1.38
below expectations	-0.98
below par	-0.56
benefic	0.98
benefice	0.28
beneficed	0.77
beneficence	1.79
beneficences	1.05
beneficent	1.61
beneficently	1.54
benefices	0.77
beneficial	1.31
beneficially	1.68
beneficialness	1.19
beneficiaries	1.26
beneficiary	1.44
beneficiate	0.7
beneficiation	0.28
benefit	1.07
benefits	1.04
benefitted	1.19
benefitting	1.33
benevolence	1.19
benevolences	1.33
benevolent	1.89
benevolently	0.98
benevolentness	0.84
benign	0.76
benignancy	0.42
benignant	1.54
benignantly	0.77
benignities	0.63
benignity	0.91
benignly	0.17
bereave	-1.47
bereaved	-1.47
bereaves	-1.33
bereaving	-0.91
best	1.42
best ever	1.37
best of the best	1.26
best regards	0
betray	-2.24
betrayal	-2.06
betrayed	-2.16
betraying	-1.75
betrays	-1.75
better	1.18
better than expected	1.26
beyond doubt	0
bfd	-1.89
bfe	-1.82
bff	2.03
bffn	0.7
bias	-0.36
biased	-0.82
bid fails	-0.56
bitch	-1.79
bitched	-1.82
bitcheries	-1.61
bitchery	-1.89
bitches	-1.99
bitchier	-1.4
bitchiest	-2.1
bitchily	-1.82
bitchiness	-1.82
bitching	-0.77
bitchy	-1.44
bitter	-0.88
bitter pill	-0.98
bitterbrush	-0.14
bitterbrushes	-0.42
bittered	-1.26
bitterer	-1.33
bitterest	-1.61
bittering	-0.84
bitterish	-1.12
bitterly	-1.4
bittern	-0.14
bitterness	-1.19
bitterns	-0.28
bitterroots	-0.14
bitters	-0.28
bittersweet	-0.15
bittersweetness	-0.42
bittersweets	-0.14
bitterweeds	-0.35
bizarre	-0.91
bl	1.61
black friday	0
black market price	0
blah	-0.3
blam	-0.14
blamable	-1.26
blamably	-1.26
blame	-0.8
blamed	-1.63
blameful	-1.19
blamefully	-1.12
blameless	0.49
blamelessly	0.63
blamelessness	0.42
blamer	-1.47
blamers	-1.4
blames	-0.92
blameworthiness	-1.12
blameworthy	-1.61
blaming	-1.5
blast	-1.52
blasted	-1.34
blasts	-1.58
bleak	-1.03
bless	1.29
blessed	2.15
blesseder	1.4
blessedest	1.96
blessedly	1.25
blessedness	1.12
blesser	1.82
blessers	1.33
blesses	1.82
blessing	1.59
blessings	1.8
blind	-0.8
bliss	1.96
blissful	2.03
blithe	0.84
block	-1
blockbuster	1.94
blocked	-0.75
blocking	-1.11
blocks	-0.7
bloodbath	-1.54
bloody	-1.32
blue chip	0
blurry	-0.28
bold	1.08
bolder	0.84
boldest	1.12
boldface	0.21
boldfaced	-0.07
boldfaces	0.07
boldfacing	0.07
boldly	1.05
boldness	1.05
boldnesses	0.63
bolds	0.91
bomb	-1.17
bombing	-1.55
bombs	-1.94
bond sale	0
bonus	1.73
bonuses	1.61
book fair	0
boom	1.11
booming	1.27
boost	0.88
boosted	0.85
boosting	0.52
boosts	0.51
boosts stake	0.56
booyah	1.37
bore	-0.68
boreal	-0.21
borecole	-0.14
borecoles	-0.21
bored	-0.8
boredom	-0.91
boredoms	-0.77
boreen	0.07
boreens	0.14
boreholes	-0.14
borer	-0.28
borers	-0.84
bores	-0.91
borescopes	-0.07
boresome	-0.91
boring	-0.83
bother	-1
botheration	-1.19
botherations	-0.91
bothered	-0.89
bothering	-1.12
bothers	-0.56
bothersome	-0.93
bounce back	1.26
bounced back	1.26
bounces back	1.4
bouncing back	1.26
bow out	-0.77
bows out	-0.69
boycott	-0.97
boycotted	-1.19
boycotting	-1.06
boycotts	-0.98
brainwashing	-1.05
brave	1.53
braved	1.41
bravely	1.79
braver	1.68
braveries	1.4
bravery	1.58
braves	1.23
bravest	1.61
bravo	1.26
break a leg	0.56
breakthrough	0.59
breathtaking	1.36
brent crude	0
bribe	-0.55
bribery	-1.55
brick wall	-1.01
bright	1.05
brighten	1.11
brightened	1.47
brightener	0.7
brighteners	0.7
brightening	1.75
brightens	1.05
brighter	1.09
brightest	2.1
brightly	1.05
brightness	1.13
brightnesses	0.98
brights	0.28
brightwork	0.77
brilliance	2.03
brilliances	2.03
brilliancies	1.61
brilliancy	1.82
brilliant	1.95
brilliantine	0.56
brilliantines	1.4
brilliantly	2.13
brilliants	1.33
brisk	0.42
broke	-1.34
broke down	-0.98
broken	-1.19
broken heart	-1.54
brooding	0.07
brutal	-2.13
brutalise	-1.89
brutalised	-2.03
brutalises	-2.24
brutalising	-1.96
brutalities	-1.82
brutality	-2.1
brutalization	-1.47
brutalizations	-1.61
brutalize	-2.03
brutalized	-1.68
brutalizes	-2.24
brutalizing	-2.38
brutally	-2.15
bsod	-1.54
btd	-1.47
btdt	-0.07
bucks the trend	0.56
bucks trend	0.56
builds stake	0.56
bullied	-2.17
bullish	0.56
bullshit	-1.97
bully	-1.42
bullying	-2.07
bummer	-1.37
bumper	1.24
buoyant	0.56
buoyed	0.88
burden	-1.2
burdened	-1.19
burdener	-0.91
burdeners	-1.19
burdening	-1.02
burdens	-1.05
burdensome	-1.26
bus stop	0
buy rating	0.56
buyback	0.5
buys stake	0.87
bwahaha	0.28
bwahahah	1.75
by chance	0
bye bye	-0.57
bz	0.28
call off strike	0.56
called off strike	0.56
calls off strike	0.56
calm	0.2
calmative	0.77
calmatives	0.35
calmed	1.12
calmer	1.05
calmest	1.12
calming	1
calmly	0.91
calmness	1.19
calmnesses	1.12
calmodulin	0.14
calms	0.91
can't complain	0.56
can't get any better	1.26
can't get any worse	-1.54
can't get enough	1.26
can't say enough	1.27
can't stand	-1.4
can't stop laughing	1.26
can't thank enough	1.26
can't wait	1
cancel	-0.63
canceled	-0.81
cancelled	-0.69
cancelling	-0.56
cancels	-0.59
cancer	-0.38
cancer charity	0
cancer research	0
cant complain	0.56
cant get enough	1.26
cant wait	1.38
capable	1.07
captivated	1.12
car bomb	-2.1
carbon neutral	0.56
care	1.26
cared	1.15
carefree	1.19
careful	0.21
carefully	0.21
carefulness	1.4
careless	-1.1
carelessly	-0.7
carelessness	-1.09
carelessnesses	-1.12
cares	1.19
caring	1.55
case dismissed	0.56
cash burn	-0.98
cast doubt	-0.98
casts doubt	-0.98
casual	0.54
casually	0.51
casualty	-1.69
catastrophe	-2.27
catastrophic	-1.52
cautious	-0.24
ceasefire	0.56
celebrate	1.44
celebrated	1.58
celebrates	1.38
celebrating	1.82
celebration	1.39
censor	-1.42
censored	-0.45
censors	-0.84
certain	0.21
certainly	0.14
certainties	0.63
certainty	0.65
chagrin	-1.3
chagrined	-0.98
challenge	-0.17
challenged	-0.41
challenger	0.46
challengers	0.18
challenges	-0.37
challenging	-0.71
challengingly	-0.42
champ	1.47
champac	-0.14
champagne	0.86
champagnes	0.35
champaign	0.16
champaigns	0.35
champaks	-0.14
champed	0.7
champer	-0.07
champers	0.35
champerties	-0.07
champertous	0.21
champerty	-0.14
champignon	0.28
champignons	0.14
champing	0.49
champion	1.38
championed	0.53
championing	1.26
champions	1.23
championship	1.27
championships	1.64
champs	1.26
champy	0.7
chance	0.71
chances	0.51
chaos	-1.89
chaotic	-1.53
charged	-0.81
charged with	-1.61
charges	-0.61
charges dropped	0.56
charitable	1.11
charitableness	1.33
charitablenesses	1.12
charitably	0.98
charities	1.45
charity	1.3
charm	1.19
charmed	1.4
charmer	1.33
charmers	1.47
charmeuse	0.21
charmeuses	0.28
charming	1.99
charminger	1.05
charmingest	1.68
charmingly	1.54
charmless	-1.26
charms	1.25
chastise	-1.75
chastised	-1.51
chastises	-1.19
chastising	-1.19
cheat	-1.4
cheated	-1.62
cheater	-1.75
cheaters	-1.33
cheating	-1.82
cheats	-1.26
cheer	1.45
cheered	1.58
cheerer	1.19
cheerers	1.26
cheerful	1.75
cheerfuller	1.33
cheerfullest	2.24
cheerfully	1.47
cheerfulness	1.47
cheerier	1.82
cheeriest	1.54
cheerily	1.75
cheeriness	1.75
cheering	1.58
cheerio	0.84
cheerlead	1.19
cheerleader	0.63
cheerleaders	0.84
cheerleading	0.84
cheerleads	0.84
cheerled	1.05
cheerless	-1.19
cheerlessly	-0.56
cheerlessness	-1.19
cheerly	1.68
cheers	1.75
cheery	1.82
cherish	1.12
cherishable	1.4
cherished	1.61
cherisher	1.54
cherishers	1.33
cherishes	1.54
cherishing	1.4
chic	0.74
chief justice	0
child abuse	-2.09
child care	0
childish	-0.84
chilling	-0.19
choke	-1.75
choked	-1.47
chokes	-1.4
choking	-1.4
chuckle	1.19
chuckled	0.84
chucklehead	-1.33
chuckleheaded	-0.91
chuckleheads	-0.77
chuckler	0.56
chucklers	0.84
chuckles	0.7
chucklesome	0.77
chuckling	0.98
chucklingly	0.84
civil war history	0
clarifies	0.62
clarity	1.12
clash	-1.16
clashes	-1.09
class action	-1.45
classy	1.33
clean	1.09
clean bill of health	1.26
clean energy	0
cleaner	0.58
clear	0.56
cleared	0.2
cleared of	1.26
clearly	0.38
clears	0.68
clever	1.18
cleverer	1.4
cleverest	1.82
cleverish	0.7
cleverly	1.61
cleverness	1.61
clevernesses	0.98
climb	0.62
climbed	0.5
climbing	0.46
climbs	1.04
clinched	0.57
clinches	0.56
closure	-0.85
closures	-1.02
cloud nine	1.26
clouded	-0.14
clueless	-1.07
cock	-0.43
cocksucker	-2.17
cocksuckers	-1.82
cocky	-0.35
coerced	-1.05
cold brew	0
cold call	0
cold storage	0
cold war	0
collaboration	0.57
collapse	-1.65
collapsed	-1.42
collapses	-1.55
collapsing	-0.84
collide	-0.21
collides	-0.77
colliding	-0.35
collision	-1.26
collisions	-0.75
colluding	-0.84
combat	0.13
combats	-0.56
comeback	0.94
comedian	1.07
comedians	0.84
comedic	1.19
comedically	1.47
comedienne	0.42
comediennes	1.12
comedies	1.16
comedo	0.21
comedones	-0.56
comedown	-0.56
comedowns	-0.63
comedy	0.57
comes under fire	-1.56
comfort	0.85
comfortable	1.36
comfortableness	0.91
comfortably	1.14
comforted	1.26
comforter	1.33
comforters	0.84
comforting	1.05
comfortingly	1.19
comfortless	-1.26
comforts	1.48
commend	1.33
commended	1.33
commit	0.67
commitment	1.26
commitments	0.35
commits	0.07
committed	0.8
committing	0.21
compassion	1.47
compassionate	1.6
compassionated	1.12
compassionately	1.19
compassionateness	0.63
compassionates	1.12
compassionating	1.12
compassionless	-1.82
compelled	0.16
compelling	0.52
competent	0.91
competitive	0.27
complacent	-0.21
complain	-1.03
complainant	-0.49
complainants	-0.77
complained	-1.24
complainer	-1.26
complainers	-0.91
complaining	-0.56
complainingly	-1.19
complains	-1.12
complaint	-0.92
complaints	-1.38
compliment	1.54
complimentarily	1.19
complimentary	1.32
complimented	1.26
complimenting	1.61
compliments	1.19
comprehensive	0.46
concern	-0.52
concerns	-0.31
conciliate	0.7
conciliated	0.77
conciliates	0.77
conciliating	0.91
condemn	-1
condemnation	-1.96
condemned	-1.3
condemns	-0.28
confidence	1.39
confident	1.44
confidently	1.47
conflict	-1.04
conflict of interest rules	0
conflicting	-1.18
conflictive	-1.26
conflicts	-0.72
confront	-0.45
confrontation	-1.13
confrontational	-0.86
confrontationist	-0.7
confrontationists	-0.84
confrontations	-0.91
confronted	-0.51
confronter	-0.21
confronters	-0.91
confronting	-0.45
confronts	-0.63
confuse	-0.63
confused	-0.96
confusedly	-0.42
confusedness	-1.05
confuses	-0.91
confusing	-0.7
confusingly	-0.98
confusion	-1.22
confusional	-0.84
confusions	-0.63
congrats	1.85
congratulate	1.56
congratulation	1.99
congratulations	2.04
consent	0.58
consents	0.7
conservative party	0
considerate	1.33
consolable	0.77
conspiracy	-1.09
constrained	-0.28
contagion	-1.4
contagions	-1.05
contagious	-0.98
contaminated	-1.07
contempt	-1.67
contemptibilities	-1.4
contemptibility	-0.63
contemptible	-1.12
contemptibleness	-1.33
contemptibly	-0.98
contempts	-0.7
contemptuous	-1.82
contemptuously	-1.68
contemptuousness	-0.77
contend	0.01
contender	0.37
contented	0.98
contentedly	1.33
contentedness	0.98
contentious	-0.59
contentment	1.05
contestable	0.42
contract	0.38
contradict	-0.83
contradictable	-0.7
contradicted	-0.91
contradicting	-0.91
contradiction	-0.75
contradictions	-0.86
contradictious	-1.33
contradictor	-0.7
contradictories	-0.35
contradictorily	-0.63
contradictoriness	-0.98
contradictors	-1.12
contradictory	-0.93
contradicts	-0.98
controversial	-0.44
controversially	-0.77
controversy	-0.82
convicted	-1.31
convince	0.09
convinced	1.09
convincer	0.42
convincers	0.21
convinces	0.49
convincing	1.05
convincingly	1.11
convincingness	0.49
convivial	0.84
cooking with gas	0.56
cool	1.02
cooperation	0.35
cornered	-0.95
corpse	-1.89
corruption	-1.53
cost effective	0.62
cost overrun	-0.98
cost overruns	-0.56
cost savings	0.56
costly	-0.28
costs	-0.18
could hardly be worse	-1.54
could have been	-0.57
could not be better	1.26
could not be happier	1.26
could not be worse	-1.54
couldn't agree more	1.26
couldn't ask for more	1.26
couldn't be better	1.26
couldn't be happier	1.26
couldn't be worse	-1.54
couldnt be better	1.26
couldnt be happier	1.26
couldnt be worse	-1.54
courage	1.69
courageous	1.75
courageously	1.61
courageousness	1.47
courteous	1.61
courtesy	0.97
cover up	-0.92
coward	-1.4
cowardly	-1.12
coziness	1.05
cramp	-0.56
crap	-1.34
crappy	-1.89
crash	-1.67
crash course	0
crash test	0
crashed	-1.54
crashes	-1.71
craze	-0.41
crazed	-0.34
crazes	0.14
crazier	-0.07
craziest	-0.14
crazily	-1.05
craziness	-1.12
crazinesses	-0.7
crazing	-0.35
crazy	-0.78
crazyweed	0.56
create	0.65
create jobs	0.57
created	0.79
creates	0.75
creates jobs	0.56
creatin	0.07
creatine	0.14
creating	0.46
creatinine	0.28
creation	0.74
creationism	0.49
creationisms	0.77
creationist	0.56
creationists	0.35
creations	1.12
creative	1.19
creatively	1.05
creativeness	1.26
creativities	1.19
creativity	1.02
credit	0.5
credit card	0
credit cards	0
creditabilities	0.98
creditability	1.33
creditable	1.26
creditableness	0.84
creditably	1.19
credited	0.92
crediting	0.42
creditor	-0.09
credits	0.94
creditworthiness	1.33
creditworthy	1.68
crestfallen	-1.75
cried	-1.1
cries	-1.23
crime	-1.66
criminal	-1.73
criminals	-1.85
crises	-0.87
crisis	-0.46
critic	-0.76
critical	-0.6
critical acclaim	0
critical care	0
critical infrastructure	0
critical mass	0
criticise	-1.33
criticised	-1.22
criticises	-0.97
criticising	-1.26
criticism	-1.58
criticisms	-0.61
criticizable	-0.7
criticize	-1.44
criticized	-1.43
criticizer	-1.05
criticizers	-1.12
criticizes	-1.01
criticizing	-1.13
critics	-1.27
crude	-1.77
crude futures	0
crude joke	-0.56
crude oil	0
crude prices	0
crude remarks	-0.56
crudely	-0.84
crudeness	-1.4
crudenesses	-1.4
cruder	-1.4
crudes	-0.77
crudest	-1.68
cruel	-1.83
crueler	-1.63
cruelest	-1.82
crueller	-1.68
cruellest	-2.03
cruelly	-1.97
cruelness	-2.03
cruelties	-1.61
cruelty	-1.99
crush	-0.37
crushed	-1.28
crushes	-1.34
crushing	-1.14
cry	-1.72
crying	-1.33
cunt	-1.56
cunts	-2.03
cure	1.1
cured	1.26
curious	0.49
curse	-1.75
cut	-0.98
cut costs	0.66
cut emissions	0.56
cut interest rates	0.55
cut its forecast	-1.54
cut jobs	-1.54
cut off date	0
cut rates	0.56
cut staff	-1.54
cut taxes	0.56
cut the mustard	1.26
cut to hold	-0.56
cut to junk	-1.51
cut to sell	-0.98
cutbacks	-0.98
cute	1.39
cutely	0.91
cuteness	1.64
cutenesses	1.33
cuter	1.61
cutes	1.26
cutesie	0.7
cutesier	1.05
cutesiest	1.54
cutest	1.96
cutesy	1.47
cutey	1.47
cuteys	1.05
cutie	1.13
cutiepie	1.4
cuties	1.54
cuts	-0.28
cuts costs	0.56
cuts dividend	-1.54
cuts forecast	-1.54
cuts forecasts	-1.54
cuts guidance	-1.54
cuts interest rates	0.56
cuts its outlook	-1.54
cuts jobs	-1.54
cuts outlook	-1.54
cuts rates	0.56
cuts taxes	0.56
cutting	-0.17
cutting edge research	0
cutting jobs	-1.54
cwot	-1.61
cyber attack	-1.1
cyberattack	-1.54
cynic	-0.98
cynical	-1.07
cynically	-0.96
cynicism	-1.19
cynicisms	-1.19
cynics	-0.36
d-':	-1.75
d-:	1.12
d8	-2.24
d:	-0.2
d:<	-2.24
d;	-2.03
d=	1.05
damage	-1.4
damaged	-1.08
damager	-1.33
damagers	-1.4
damages	-0.81
damaging	-1.43
damagingly	-1.4
damn	-1.28
damn good	0.34
damnable	-1.19
damnableness	-1.26
damnably	-1.19
damnation	-1.82
damnations	-0.98
damnatory	-1.82
damned	-1.03
damnedest	-0.35
damnified	-1.96
damnifies	-1.26
damnify	-1.54
damnifying	-1.68
damning	-1
damningly	-1.4
damnit	-1.68
damns	-1.54
danger	-1.55
dangered	-1.68
dangering	-1.75
dangerous	-1.29
dangerously	-1.4
dangerousness	-1.4
dangers	-1.58
daredevil	0.35
daring	1.05
daringly	1.47
daringness	0.98
darings	0.28
darkest	-1.54
darkness	-0.84
darling	1.97
darlingly	1.12
darlingness	1.61
darlings	1.54
data breach	-1.54
dauntless	1.61
daze	-0.49
dazed	-0.49
dazedly	-0.28
dazedness	-0.35
dazes	-0.21
dead	-2.22
dead end	-1.2
dead heat	0
dead on arrival	-0.98
dead sea	0
dead weight	0
deadlock	-0.98
deafening	-0.84
deal	0.3
deals	-0.15
dear	0.63
dear sir	0
dearer	1.33
dearest	1.82
dearie	1.54
dearies	0.7
dearly	1.26
dearness	1.4
dears	1.33
dearth	-1.61
dearths	-0.63
deary	1.33
death	-0.92
death metal	0
death toll	-1.89
death valley	0
deaths	-1.63
debonair	0.56
debt	-0.08
debt free	0.56
debt market	0
debt markets	0
debts	-0.55
decay	-1.19
decayed	-1.14
decayer	-1.12
decayers	-1.12
decaying	-1.21
decays	-1.19
deceit	-1.28
deceitful	-1.33
deceive	-1.18
deceived	-1.33
deceives	-1.11
deceiving	-0.98
deception	-1.4
decisive	0.46
decline	-1.19
declined	-1.05
declines	-1.47
declining	-0.98
decrease	-0.99
decreased	-0.97
decreases	-0.98
decreasing	-0.98
dedicated	1.33
deepen	-0.81
deepened	-0.98
deepens	-0.98
default	-1.42
defaulted	-1.53
defeat	-1.27
defeated	-1.25
defeater	-0.98
defeaters	-0.63
defeating	-0.97
defeatism	-0.91
defeatist	-1.19
defeatists	-1.47
defeats	-0.9
defeature	-1.33
defeatures	-1.05
defect	-0.98
defected	-1.19
defecting	-1.26
defection	-0.98
defections	-1.05
defective	-1.33
defectively	-1.47
defectiveness	-1.26
defectives	-1.26
defector	-1.33
defectors	-0.91
defects	-1.09
defence	0.53
defence minister	0
defence secretary	0
defenceman	0.28
defencemen	0.42
defences	-0.14
defense	0.27
defense department	0
defense minister	0
defense secretary	0
defenseless	-0.98
defenselessly	-0.77
defenselessness	-0.91
defenseman	0.07
defensemen	-0.28
defenses	0.48
defensibility	0.28
defensible	0.59
defensibly	0.07
defensive	0.1
defensively	-0.36
defensiveness	-0.28
defensives	-0.21
defer	-0.84
deferring	-0.49
defiant	-0.64
deficit	-1.02
defied	0.53
defies	0.56
definite	0.77
definitely	0.83
degradable	-0.7
degradation	-1.67
degradations	-1.05
degradative	-1.4
degrade	-1.33
degraded	-1.26
degrader	-1.4
degraders	-1.4
degrades	-1.47
degrading	-1.96
degradingly	-1.89
dehumanize	-1.26
dehumanized	-1.33
dehumanizes	-1.05
dehumanizing	-1.68
deject	-1.54
dejected	-1.54
dejecting	-1.61
dejects	-1.4
delay	-1.04
delayed	-0.79
delays	-1.01
delectable	2.02
delectables	0.98
delectably	1.96
delicate	0.23
delicately	0.7
delicates	0.42
delicatessen	0.28
delicatessens	0.28
delicious	1.99
deliciously	1.33
deliciousness	1.24
delight	1.93
delighted	1.65
delightedly	1.68
delightedness	1.47
delighter	1.4
delighters	1.82
delightful	1.97
delightfully	1.89
delightfulness	1.47
delighting	1.12
delights	1.49
delightsome	1.61
delisted	-1.46
demand	-0.31
demand for	0.39
demanded	-0.63
demanding	-0.77
democratic party	0
demonstration	0.32
demoralized	-1.12
demoted	-0.98
denied	-1.1
denier	-1.05
deniers	-0.77
denies	-0.81
denounce	-1.05
denounces	-1.33
dented	-0.98
dents	-0.98
deny	-0.94
denying	-0.89
department of justice	0
depress	-1.54
depressant	-1.12
depressants	-1.12
depressed	-1.56
depresses	-0.91
depressible	-1.19
depressing	-1.13
depressingly	-1.61
depression	-1.89
depressions	-1.54
depressive	-1.12
depressively	-1.47
depressives	-1.05
depressor	-1.26
depressors	-1.19
depressurization	-0.21
depressurizations	-0.28
depressurize	-0.35
depressurized	-0.21
depressurizes	-0.21
depressurizing	-0.49
deprival	-1.47
deprivals	-0.84
deprivation	-1.45
deprivations	-1.26
deprive	-1.59
deprived	-1.57
depriver	-1.12
deprivers	-0.98
deprives	-1.19
depriving	-1.4
derail	-0.84
derailed	-0.9
derails	-0.91
deride	-0.77
derided	-0.56
derides	-0.7
deriding	-1.05
derision	-0.84
desirable	0.83
desire	1.19
desired	0.79
desirous	0.91
despair	-1.11
despaired	-1.89
despairer	-0.91
despairers	-0.91
despairing	-1.61
despairingly	-1.54
despairs	-1.89
desperate	-0.92
desperately	-0.83
desperateness	-1.05
desperation	-1.4
desperations	-1.54
despise	-0.98
despised	-1.19
despisement	-1.68
despisements	-1.75
despiser	-1.26
despisers	-1.12
despises	-1.4
despising	-1.89
despondent	-1.47
destroy	-2.06
destroyed	-1.76
destroyer	-1.4
destroyers	-1.59
destroying	-1.39
destroys	-1.83
destruct	-1.68
destructed	-1.33
destructibility	-1.26
destructible	-1.05
destructing	-1.75
destruction	-1.66
destructionist	-1.82
destructionists	-1.47
destructions	-1.61
destructive	-2.26
destructively	-1.68
destructiveness	-1.68
destructivity	-1.54
destructs	-1.68
detached	-0.35
detain	-0.51
detained	-1.25
detention	-0.82
determinable	0.63
determinableness	0.14
determinably	0.63
determinacy	0.7
determinant	0.14
determinantal	-0.21
determinate	0.56
determinately	0.84
determinateness	0.77
determination	1.21
determinations	0.56
determinative	0.77
determinatives	0.63
determinator	0.77
determined	1.12
devastate	-2.15
devastated	-2.07
devastates	-1.96
devastating	-2.28
devastatingly	-1.68
devastation	-1.35
devastations	-1.33
devastative	-2.24
devastator	-1.96
devastators	-2.03
devil	-2.38
deviled	-1.1
devilfish	-0.56
devilfishes	-0.42
deviling	-1.54
devilish	-1.47
devilishly	-1.07
devilishness	-1.61
devilkin	-1.68
devilled	-1.61
devilling	-1.26
devilment	-1.33
devilments	-0.77
devilries	-1.12
devilry	-1.96
devils	-1.89
deviltries	-1.05
deviltry	-1.96
devilwood	-0.56
devilwoods	-0.7
devote	0.93
devoted	1.19
devotedly	1.12
devotedness	1.4
devotee	1.12
devotees	0.35
devotement	1.05
devotements	0.77
devotes	1.12
devoting	1.47
devotion	1.4
devotional	0.84
devotionally	1.54
devotionals	0.84
devotions	1.26
diamond	0.94
dick	-1.64
dickhead	-2.17
die	-2.34
died	-1.2
died peacefully	-0.92
dies	-2.24
difficult	-1.25
difficulties	-0.97
difficultly	-1.19
difficulty	-0.98
diffident	-0.7
dignified	1.54
dignifies	1.4
dignify	1.26
dignifying	1.47
dignitaries	0.42
dignitary	1.33
dignities	0.98
dignity	1.22
dilemma	-0.54
dip	-0.93
dipped	-0.68
dips	-0.8
dipshit	-1.47
dire	-0.98
direful	-2.17
dirt	-0.95
dirtier	-0.98
dirtiest	-1.68
dirty	-1.3
disabling	-1.47
disadvantage	-1.26
disadvantaged	-1.14
disadvantageous	-1.22
disadvantageously	-1.47
disadvantageousness	-1.12
disadvantages	-1.19
disagree	-1.07
disagreeable	-1.19
disagreeableness	-1.19
disagreeablenesses	-1.33
disagreeably	-1.05
disagreed	-0.95
disagreeing	-1
disagreement	-0.96
disagreements	-1.26
disagrees	-0.99
disappear	-0.63
disappeared	-1.01
disappears	-0.97
disappoint	-1.43
disappointed	-1.71
disappointedly	-1.19
disappointing	-1.57
disappointing results	-1.54
disappointing sales	-1.54
disappointingly	-1.33
disappointment	-1.49
disappointments	-1.27
disappoints	-1.12
disaster	-1.12
disasters	-1.82
disastrous	-2.08
disbelieve	-0.84
discard	-0.7
discarded	-0.93
discarding	-0.56
discards	-0.7
discomfort	-1.29
discomfortable	-1.12
discomforted	-1.12
discomforting	-1.12
discomforts	-0.93
disconsolate	-1.61
disconsolation	-1.19
discontented	-1.26
discord	-1.19
discounted	0.13
discourage	-1.13
discourageable	-0.84
discouraged	-1.26
discouragement	-1.4
discouragements	-1.26
discourager	-1.19
discouragers	-1.33
discourages	-1.33
discouraging	-1.33
discouragingly	-1.26
discovered	0.89
discovery	0.42
discredited	-1.36
disdain	-1.47
disease	0.18
disgrace	-1.67
disgraced	-1.39
disguise	-0.67
disguised	-0.76
disguises	-0.7
disguising	-0.91
disgust	-2.11
disgusted	-1.67
disgustedly	-2.1
disgustful	-1.82
disgusting	-1.71
disgustingly	-2.03
disgusts	-1.47
dishearten	-1.4
disheartened	-1.54
disheartening	-1.26
dishearteningly	-1.4
disheartenment	-1.61
disheartenments	-1.54
disheartens	-1.54
dishonest	-1.93
disillusion	-0.7
disillusioned	-1.33
disillusioning	-0.91
disillusionment	-1.19
disillusionments	-1.05
disillusions	-1.12
disinclined	-0.77
disjointed	-0.91
dislike	-1.05
disliked	-1.19
dislikes	-1.28
disliking	-0.91
dismal	-2.1
dismay	-1.26
dismayed	-1.31
dismaying	-1.54
dismayingly	-1.33
dismays	-1.26
dismisses lawsuit	0.56
disorder	-0.24
disorganized	-0.84
disoriented	-1.05
disparage	-1.4
disparaged	-0.98
disparages	-1.12
disparaging	-1.53
displeased	-1.39
dispute	-0.54
disputed	-0.36
disputes	-0.74
disputing	-1.19
disqualified	-1.32
disquiet	-0.91
disregard	-0.88
disregarded	-1.12
disregarding	-0.64
disregards	-0.98
disrespect	-1.29
disrespected	-1.39
disruption	-1.38
disruptions	-0.96
disruptive	-0.88
dissatisfaction	-1.54
dissatisfactions	-1.33
dissatisfactory	-1.4
dissatisfied	-1.12
dissatisfies	-1.26
dissatisfy	-1.54
dissatisfying	-1.68
distort	-0.91
distorted	-1.19
distorting	-0.76
distorts	-0.98
distract	-1.08
distractable	-0.91
distracted	-1.05
distractedly	-0.63
distractibility	-0.91
distractible	-1.05
distracting	-0.84
distractingly	-0.98
distraction	-1.09
distractions	-0.7
distractive	-1.12
distracts	-0.9
distraught	-1.82
distress	-1.68
distressed	-1.26
distresses	-1.12
distressful	-1.54
distressfully	-1.19
distressfulness	-1.68
distressing	-1.19
distressingly	-1.54
distrust	-1.27
distrusted	-1.68
distrustful	-1.47
distrustfully	-1.26
distrustfulness	-1.12
distrusting	-1.47
distrusts	-0.91
disturb	-1.25
disturbance	-1.09
disturbances	-0.98
disturbed	-1.13
disturber	-0.98
disturbers	-1.47
disturbing	-1.84
disturbingly	-1.61
disturbs	-1.33
dithering	-0.35
dividend	0.2
divination	1.19
divinations	0.77
divinatory	1.12
divine	1.87
divined	0.56
divinely	2.03
diviner	0.21
diviners	0.84
divines	0.56
divinest	1.89
diving	0.38
divining	0.63
divinise	0.35
divinities	1.26
divinity	1.89
divinize	1.61
divorce	-1.02
divorced	-0.98
dizzy	-0.63
doa	-1.61
dodging	-0.34
dodgy	-0.63
doesn't get any better	1.26
doesn't get better	1.26
dolorous	-1.54
dominance	0.46
dominances	-0.07
dominantly	0.14
dominants	0.14
dominate	-0.34
dominates	0.14
dominating	-0.83
domination	-0.14
dominations	-0.21
dominative	-0.49
dominators	-0.28
dominatrices	-0.14
dominatrix	-0.35
dominatrixes	0.42
doom	-1.19
doomed	-2.22
doomful	-1.47
dooming	-1.96
dooms	-0.77
doomsayer	-0.49
doomsayers	-1.19
doomsaying	-1.05
doomsayings	-1.05
doomsday	-1.96
doomsdayer	-1.54
doomsdays	-1.68
doomster	-1.54
doomsters	-1.12
doomy	-0.77
dork	-0.98
dorkier	-0.77
dorkiest	-0.84
dorks	-0.35
dorky	-0.77
doubled	1.09
doubles	1.26
doubt	-0.26
doubtable	-1.05
doubted	-0.77
doubter	-1.12
doubters	-1.01
doubtful	-0.98
doubtfully	-0.84
doubtfulness	-0.84
doubting	-0.98
doubtingly	-0.98
doubtless	0.39
doubtlessly	0.84
doubtlessness	0.56
doubts	-0.53
douche	-1.05
douchebag	-2.1
down	-0.12
down sharply	-0.98
down to earth	0.62
downbeat	-0.57
downcast	-1.26
downgrade	-1.54
downgraded	-1.54
downgraded to sell	-1.54
downgrades	-1.58
downhearted	-1.61
downside	-0.7
downturn	-0.98
drag	-0.69
drag on	-0.98
dragged	-0.31
dragged down	-0.98
drags	-0.68
drags down	-0.98
drained	-1.03
dread	-1.37
dreaded	-1.88
dreadful	-1.4
dreadfully	-1.89
dreadfulness	-2.24
dreadfuls	-1.68
dreading	-1.88
dreadlock	-0.28
dreadlocks	-0.14
dreadnought	-0.42
dreadnoughts	-0.28
dreads	-0.98
dream	0.66
dream come true	1.32
dreams	0.9
dreams come true	1.26
dreary	-0.98
droopy	-0.53
drop	-0.67
dropped	-0.63
dropping	-0.81
drops	-0.36
drops charges	0.56
drought	-1.54
drown	-1.89
drowned	-2.04
drowns	-1.54
drug company	0
drug maker	0
drugs company	0
drunk	-0.91
dubious	-1.22
dud	-0.7
dull	-1.2
dullard	-1.12
dullards	-1.26
dulled	-1.05
duller	-1.19
dullest	-1.19
dulling	-0.77
dullish	-0.77
dullness	-0.98
dullnesses	-1.33
dulls	-0.7
dullsville	-1.68
dully	-0.77
dumb	-1.63
dumbass	-1.82
dumbbell	-0.56
dumbbells	-0.14
dumbcane	-0.21
dumbcanes	-0.42
dumbed	-0.98
dumber	-1.05
dumbest	-1.61
dumbfound	-0.07
dumbfounded	-1.12
dumbfounder	-0.7
dumbfounders	-0.7
dumbfounding	-0.56
dumbfounds	-0.21
dumbhead	-1.82
dumbheads	-1.33
dumbing	-0.35
dumbly	-0.91
dumbness	-1.33
dumbs	-1.05
dumbstruck	-0.7
dumbwaiter	0.14
dumbwaiters	-0.07
dump	-1.14
dumpcart	-0.42
dumped	-1.22
dumper	-0.84
dumpers	-0.56
dumpier	-0.98
dumpiest	-1.12
dumpiness	-0.84
dumping	-0.92
dumpings	-0.77
dumpish	-1.26
dumpling	0.28
dumplings	-0.21
dumps	-0.26
dumpster	-0.42
dumpsters	-0.7
dumpy	-1.19
dupe	-1.05
duped	-1.26
dwell	0.39
dwelled	0.28
dweller	0.21
dwellers	-0.24
dwelling	0.07
dwells	-0.07
dx	-2.1
dynamic	1.14
dynamical	0.84
dynamically	1.05
dynamics	0.77
dynamism	1.12
dynamisms	0.84
dynamist	0.98
dynamistic	1.05
dynamists	0.63
dynamite	0.65
dynamited	-0.63
dynamiter	-0.84
dynamiters	0.28
dynamites	-0.21
dynamitic	0.63
dynamiting	0.14
dynamometer	0.21
dynamometers	0.21
dynamometric	0.21
dynamometry	0.42
dynamos	0.21
dynamotor	0.42
dysfunction	-1.26
eager	1.05
eagerly	1.05
eagerness	1.15
eagers	1.12
earnest	1.56
earnings down	-0.98
earnings drop	-1.54
earnings fall	-1.54
earnings fell	-1.54
earnings grow	1.26
earnings jump	1.26
earnings rise	1.26
earnings rose	1.26
earnings slide	-1.54
earnings up	1.26
earthquake	-1.34
ease	1.09
ease off	-0.56
eased	0.87
easeful	1.05
easefully	0.98
easel	0.2
easement	1.12
easements	0.28
eases	0.86
easier	1.25
easiest	1.22
easily	0.67
easiness	1.12
easing	0.7
easy	0.77
easygoing	0.91
easygoingness	1.05
ebb	-0.54
ebbs	-0.98
eco friendly	0.56
ecstacy	2.31
ecstasies	1.61
ecstasy	2.03
ecstatic	1.59
ecstatically	1.96
ecstatics	2.03
edges down	-0.98
edges higher	0.56
edges lower	-0.92
edges up	0.56
eerie	-1.07
eery	-0.63
effective	1.66
effectively	1.18
efficiencies	1.03
efficiency	1.16
efficient	0.6
efficiently	1.25
effin	-1.61
egotism	-0.98
egotisms	-0.7
egotist	-1.61
egotistic	-0.98
egotistical	-0.63
egotistically	-1.26
egotists	-1.19
elated	2.24
elation	1.05
elegance	1.47
elegances	1.26
elegancies	1.12
elegancy	1.47
elegant	1.43
elegantly	1.33
embarrass	-0.87
embarrassable	-1.12
embarrassed	-1
embarrassedly	-0.77
embarrasses	-1.19
embarrassing	-1.24
embarrassingly	-1.19
embarrassment	-1.7
embarrassments	-1.19
embittered	-0.28
embrace	0.81
emergency	-0.95
emergency number	0
emergency room	0
emergency services	0
emotional	0.73
empathetic	1.27
emptied	-0.48
emptier	-0.56
emptiers	-0.49
empties	-0.49
emptiest	-1.26
emptily	-0.7
emptiness	-1.31
emptinesses	-1.05
emptins	-0.21
empty	-0.62
emptying	-0.42
enchanted	1.1
encourage	1.68
encouraged	1.07
encouragement	1.26
encouragements	1.47
encourager	1.05
encouragers	1.05
encourages	1.25
encouraging	0.97
encouragingly	1.4
endorse	0.82
endorsed	0.48
endorsement	0.34
endorses	0.6
enemies	-1.48
enemy	-1.72
energetic	1.33
energetically	1.26
energetics	0.21
energies	0.63
energise	1.54
energised	1.47
energises	1.54
energising	1.33
energization	1.12
energizations	1.05
energize	1.49
energized	1.61
energizer	1.47
energizers	1.19
energizes	1.47
energizing	1.4
energy	0.45
energy companies	0
energy company	0
energy efficient	0.56
engage	0.74
engaged	0.88
engagement	1.24
engagements	0.49
engager	0.77
engagers	0.7
engages	0.69
engaging	0.82
engagingly	1.05
engrossed	0.42
enjoy	1.7
enjoyable	1.33
enjoyableness	1.33
enjoyably	1.26
enjoyed	1.62
enjoyer	1.54
enjoyers	1.54
enjoying	1.75
enjoyment	1.83
enjoyments	1.4
enjoys	1.63
enlighten	1.61
enlightened	1.52
enlightening	1.61
enlightens	1.19
ennui	-0.84
enrage	-1.82
enraged	-1.26
enrages	-1.26
enraging	-1.96
enrapture	2.1
enslave	-2.17
enslaved	-1.19
enslaves	-1.12
ensure	1.23
ensuring	0.77
enterprising	1.61
entertain	0.86
entertained	1.19
entertainer	1.16
entertainers	0.7
entertaining	1.22
entertainingly	1.33
entertainment	0.86
entertainments	1.61
entertains	1.68
enthral	0.28
enthuse	1.12
enthused	1.4
enthuses	1.19
enthusiasm	1.15
enthusiasms	1.4
enthusiast	1.05
enthusiastic	1.57
enthusiastically	1.78
enthusiasts	1
enthusing	1.33
entitled	0.65
entrusted	0.56
envied	-0.77
envier	-0.7
enviers	-0.77
envies	-0.56
envious	-0.68
envy	-0.71
envying	-0.56
envyingly	-0.91
epidemic	-1.49
eroded	-0.93
erodes	-0.98
eroding	-0.98
erroneous	-1.28
error	-1.25
errors	-0.88
escape	0.5
escapes	0.38
escaping	0.14
esteemed	1.33
ethical	1.55
ethnic cleansing	-2.1
eu approval	0.56
euphoria	2.31
euphoric	2.24
evacuated	-1.54
evicted	-1.17
eviction	-1.41
evil	-2.32
evildoer	-2.17
evildoers	-1.68
evildoing	-2.17
evildoings	-1.75
eviler	-1.47
evilest	-1.75
eviller	-2.03
evillest	-2.31
evilly	-2.38
evilness	-2.17
evils	-1.9
exaggerate	-0.42
exaggerated	-0.29
exaggerates	-0.42
exaggerating	-0.49
exasperated	-1.26
exceeded	0.46
exceeds	0.56
excel	1.41
excelled	1.54
excellence	2.26
excellences	1.75
excellencies	1.68
excellency	1.75
excellent	2.14
excellently	2.17
excelling	1.75
excels	1.75
excelsior	0.5
excitabilities	1.05
excitability	0.84
excitable	1.05
excitableness	0.7
excitant	1.26
excitants	0.84
excitation	1.26
excitations	1.26
excitative	0.21
excitatory	0.77
excite	1.47
excited	1.65
excitedly	1.61
excitement	1.86
excitements	1.33
exciter	1.33
exciters	0.98
excites	1.47
exciting	2.06
excitingly	1.33
exciton	0.21
excitonic	0.14
excitons	0.56
excitor	0.35
exclude	-0.61
excluded	-0.98
exclusion	-0.79
exclusive	0.06
excruciate	-1.89
excruciated	-0.91
excruciates	-0.7
excruciating	-2.31
excruciatingly	-2.03
excruciation	-2.38
excruciations	-1.33
excuse	0.21
exempt	0.23
exhaust	-0.84
exhausted	-1.11
exhauster	-0.91
exhausters	-0.91
exhaustibility	-0.56
exhaustible	-0.7
exhausting	-1.05
exhaustion	-1.12
exhaustions	-0.77
exhaustive	-0.27
exhaustively	-0.49
exhaustiveness	-0.77
exhaustless	0.14
exhaustlessness	0.63
exhausts	-0.77
exhilarated	2.1
exhilarates	1.96
exhilarating	1.19
exits	-0.58
exonerate	1.26
exonerated	0.79
exonerates	1.12
exonerating	0.7
expand	0.78
expanded	0.55
expanding	0.67
expands	0.56
expands into	0.56
expansion	0.63
expel	-1.33
expelled	-0.56
expelling	-1.12
expels	-1.12
expensive	-0.63
exploded view	0
exploit	-0.28
exploited	-1.42
exploiting	-1.33
exploits	-0.98
exploration	0.14
explorations	0.21
explosion	-1.19
expose	-0.1
exposed	-0.78
exposes	-0.4
exposing	-0.79
extend	0.21
extends	0.44
exuberant	1.99
exultant	2.1
exultantly	0.98
ez	1.05
fab	1.5
fabulous	1.69
fabulousness	1.96
face trial	-0.98
faces trial	-0.98
fad	0.69
fade	-0.4
faded	-1.02
fades	-0.98
fading	-0.86
fag	-1.47
faggot	-2.38
faggots	-2.24
fail	-1.77
fail to	-1.08
failed	-1.52
failed to	-1.25
failing	-1.77
failingly	-0.98
failings	-1.58
faille	0.07
fails	-1.36
fails to	-0.93
failure	-1.24
failures	-1.4
fainthearted	-0.21
fair	0.87
fair trade	0
fair use	0
faith	1.01
faithed	0.91
faithful	1.29
faithfully	1.18
faithfulness	1.33
faithless	-0.74
faithlessly	-0.63
faithlessness	-1.26
faiths	1.26
fake	-1.07
fakes	-1.26
faking	-1.21
fall	-0.69
fallen	-0.85
falling	-0.71
falling apart	-0.98
falls	-0.46
falls apart	-0.98
falls short	-1.55
falsified	-1.12
falsify	-1.4
fame	1.32
family friendly	0.56
famine	-1.54
fan	0.61
fantastic	2.08
fantastical	1.4
fantasticalities	1.47
fantasticality	1.19
fantasticalness	0.91
fantasticate	1.05
fantastico	1.4
farce	-1.16
fascinate	1.69
fascinated	1.46
fascinates	1.4
fascinating	1.81
fascination	1.54
fascist	-1.4
fascists	-0.56
fatal	-1.69
fatalism	-0.42
fatalisms	-1.19
fatalist	-0.35
fatalistic	-0.75
fatalists	-0.84
fatalities	-2.03
fatality	-2.45
fatally	-2.23
fatigue	-0.7
fatigued	-1.04
fatigues	-0.91
fatiguing	-0.84
fatiguingly	-1.05
fault	-1.06
faulted	-0.98
faultfinder	-0.56
faultfinders	-1.05
faultfinding	-1.47
faultier	-1.47
faultiest	-1.47
faultily	-1.4
faultiness	-1.05
faulting	-1
faultless	1.4
faultlessly	1.4
faultlessness	0.77
faults	-1.44
faulty	-0.96
fav	1.27
fave	1.11
favor	1.2
favorable	1.53
favorableness	1.54
favorably	1.21
favored	1.2
favorer	0.91
favorers	0.98
favoring	1.26
favorite	1.57
favorited	1.2
favorites	1.23
favoritism	0.27
favoritisms	0.49
favors	0.7
favour	1.3
favoured	1.26
favourer	1.12
favourers	1.12
favouring	0.91
favours	1.24
fcol	-1.26
fear	-1.84
fear of	-1.07
feared	-1.01
fearful	-1.58
fearfuller	-1.54
fearfullest	-1.75
fearfully	-1.54
fearfulness	-1.26
fearing	-1.89
fearless	1.35
fearlessly	0.77
fearlessness	0.77
fears	-1.57
fearsome	-1.19
fed up	-1.53
feeble	-0.83
feeling	-0.09
feels the heat	-0.64
fell	-0.63
fell apart	-0.98
fell short	-1.54
felonies	-1.75
felony	-1.62
ferocious	-0.06
ferociously	-0.77
ferociousness	-0.7
ferocities	-0.7
ferocity	-0.49
fervent	0.75
fervid	0.35
festival	1
festivalgoer	0.91
festivalgoers	0.84
festivals	1.05
festive	1.4
festively	1.55
festiveness	1.68
festivities	1.47
festivity	1.54
feud	-1.32
feudal	-0.56
feudalism	-0.63
feudalisms	-0.14
feudalist	-0.63
feudalistic	-0.77
feudalities	-0.28
feudality	-0.35
feudalization	-0.21
feudalize	-0.35
feudalized	-0.56
feudalizes	-0.07
feudalizing	-0.49
feudally	-0.42
feudaries	-0.21
feudary	-0.56
feudatories	-0.35
feudatory	-0.07
feuded	-1.54
feuding	-1.12
feudist	-0.77
feudists	-0.49
feuds	-0.98
ff	0.98
ffs	-0.98
fiasco	-1.65
fidgety	-0.98
fiery	-0.89
fiesta	1.47
fiestas	1.05
fight	-0.42
fight back	0
fighter	0.47
fighters	-0.1
fighting	-0.35
fightings	-1.33
fights	-1.19
fights back	0
files for bankruptcy	-1.54
fine	-0.09
fined	-1.48
fines	-1.32
fire	-1.23
fire brigade	0
fire department	0
fire service	0
fired	-0.8
firing	-0.87
first class	1.23
first of its kind	0.56
first rate	1.29
fit	0.78
fitness	0.65
five star	1.26
five stars	1.26
fkm	-1.68
flagship	0.26
flat	-0.32
flatter	0.28
flattered	1.27
flatterer	-0.21
flatterers	0.21
flatteries	0.84
flattering	0.89
flatteringly	0.7
flatters	0.42
flattery	0.27
flawless	1.61
flawlessly	0.56
flees	-0.49
flexibilities	0.7
flexibility	0.98
flexible	0.74
flexibly	0.91
flirtation	1.19
flirtations	-0.07
flirtatious	0.35
flirtatiously	-0.07
flirtatiousness	0.42
flirted	-0.14
flirter	-0.28
flirters	0.42
flirtier	-0.07
flirtiest	0.28
flirting	0.56
flirts	0.49
flirty	0.42
flooding	-1.53
floods	-1.54
flop	-1.03
flops	-1.16
flourishing	1.26
flu	-0.4
flu shot	0
flunk	-0.91
flunked	-1.47
flunker	-1.33
flunkers	-1.12
flunkey	-1.26
flunkeys	-0.42
flunkies	-0.98
flunking	-1.05
flunks	-1.26
flunky	-1.26
flustered	-0.71
fml	-0.98
foaf	1.26
focused	1.19
foe	-1.33
foehns	0.14
foeman	-1.26
foemen	-0.21
foes	-1.27
foetal	-0.07
foetid	-1.61
foetor	-2.1
foetors	-1.47
foetus	0.14
foetuses	0.14
fond	1.33
fondly	1.33
fondness	1.75
food fight	0
fool	-1.21
fooled	-1.12
fooleries	-1.26
foolery	-1.26
foolfish	-0.56
foolfishes	-0.28
foolhardier	-1.05
foolhardiest	-0.91
foolhardily	-0.7
foolhardiness	-1.12
foolhardy	-0.98
fooling	-1.14
foolish	-0.83
foolisher	-1.19
foolishest	-0.98
foolishly	-1.26
foolishness	-1.26
foolishnesses	-1.4
foolproof	1.12
fools	-1.54
foolscaps	-0.56
forbid	-0.93
forbiddance	-0.98
forbiddances	-0.7
forbidden	-0.79
forbidder	-1.12
forbidders	-1.05
forbidding	-1.2
forbiddingly	-1.33
forbids	-0.82
forced	-1.54
foreclosure	-0.35
foreclosures	-1.68
forgave	0.98
forget	-0.66
forgetful	-0.75
forgivable	1.19
forgivably	1.12
forgive	0.81
forgiven	1.06
forgiveness	0.23
forgiver	1.19
forgivers	0.84
forgives	1.19
forgiving	1.33
forgivingly	0.98
forgivingness	1.26
forgotten	-0.75
fortunate	1.4
fortune favours	1.26
fought	-0.22
foughten	-1.33
found dead	-2.1
found guilty	-1.54
frantic	-1.25
frantically	-0.98
franticness	-0.49
fraud	-1.92
fraud probe	-1.54
frauds	-1.61
fraudster	-1.78
fraudsters	-1.68
fraudulence	-1.61
fraudulent	-1.5
freak	-1.37
freaked	-0.84
freakier	-0.91
freakiest	-1.12
freakiness	-0.98
freaking	-1.17
freakish	-1.47
freakishly	-0.56
freakishness	-0.98
freakout	-1.42
freakouts	-1.05
freaks	-0.28
freaky	-1.05
free	0.75
free agent	0
free kick	0
free trade	0
freebase	-0.07
freebased	0.56
freebases	0.56
freebasing	-0.2
freebee	0.91
freebees	0.91
freebie	1.26
freebies	1.23
freeboard	0.21
freeboards	0.49
freeboot	-0.49
freebooter	-1.19
freebooters	-0.14
freebooting	-0.56
freeborn	0.84
freed	0.67
freedman	0.78
freedmen	0.49
freedom	1.68
freedoms	0.77
freedwoman	1.12
freedwomen	0.91
freeform	0.63
freehand	0.35
freehanded	0.98
freehearted	1.05
freehold	0.49
freeholder	0.35
freeholders	0.07
freeholds	0.7
freeing	1.47
freelance	0.84
freelanced	0.49
freelancer	0.77
freelancers	0.28
freelances	0.49
freelancing	0.28
freeload	-1.33
freeloaded	-1.12
freeloader	-0.49
freeloaders	-0.07
freeloading	-0.91
freeloads	-0.91
freely	1.17
freeman	1.19
freemartin	-0.35
freemasonries	0.49
freemasonry	0.21
freemen	1.05
freeness	1.12
freenesses	1.19
freer	0.77
freers	0.7
frees	0.84
freesia	0.28
freesias	0.28
freest	1.12
freestanding	0.77
freestyle	0.66
freestyler	0.28
freestylers	0.56
freestyles	0.21
freethinker	0.7
freethinkers	0.7
freethinking	0.77
freeware	0.49
freeway	0.14
freewheel	0.35
freewheeled	0.21
freewheeler	0.14
freewheelers	-0.21
freewheeling	0.35
freewheelingly	0.56
freewheels	0.42
freewill	0.7
freewriting	0.56
freeze	0.13
freezers	-0.07
freezes	-0.6
freezing	-0.42
freezingly	-1.12
frenzy	-0.91
fresh	0.86
fresh start date	0
friend	0.78
friended	1.19
friending	1.26
friendless	-1.05
friendlessness	-0.21
friendlier	1.4
friendlies	1.54
friendliest	1.82
friendlily	1.26
friendliness	1.4
friendly	1.05
friends	0.46
friendship	1.32
friendships	1.12
fright	-1.12
frighted	-0.98
frighten	-0.99
frightened	-1.27
frightening	-1.6
frighteningly	-1.47
frightens	-1.24
frightful	-1.61
frightfully	-1.19
frightfulness	-1.33
frighting	-1.05
frights	-0.77
frisky	0.7
frowning	-0.98
frustrate	-1.4
frustrated	-1.88
frustrates	-1.33
frustrating	-1.24
frustratingly	-1.4
frustration	-1.59
frustrations	-1.43
ftw	1.3
fu	-2.59
fubar	-2.1
fuck	-1.91
fuck yeah	1.26
fucked	-2.41
fucker	-2.31
fuckers	-2.22
fuckface	-2.24
fuckhead	-2.17
fucks	-1.61
fucktard	-2.17
fud	-0.77
fuked	-1.75
fuking	-2.24
fulfill	1.38
fulfilled	1.23
fulfills	0.72
fume	-0.84
fumed	-1.26
fumeless	0.21
fumelike	-0.49
fumer	0.49
fumers	-0.56
fumes	-0.05
fumet	0.28
fumets	-0.28
fumette	-0.42
fuming	-2.02
fun	1.75
funding round	0.56
funeral	-0.99
funerals	-1.13
funky	-0.28
funned	1.61
funnel	0.07
funneled	0.07
funnelform	0.35
funneling	-0.07
funnelled	-0.07
funnelling	0.07
funnels	0.28
funner	1.54
funnest	2.03
funnier	1.21
funnies	0.91
funniest	1.82
funnily	1.33
funniness	1.26
funninesses	1.12
funning	1.26
funny	1.25
funnyman	0.98
funnymen	0.91
furious	-2.08
furiously	-1.33
fury	-1.83
futile	-1.39
fwb	1.75
fyi	0.56
fysa	0.28
g1	1.11
gag	-1.09
gagged	-0.91
gain	0.84
gained	0.56
gaining	0.45
gains	0.37
gallant	1.19
gallantly	1.33
gallantry	1.82
game changer	1.26
game changing	1.26
geek	-0.27
geekier	0.14
geekiest	-0.07
geeks	-0.28
geeky	-0.42
generosities	1.82
generosity	1.83
generous	1.67
generously	1.25
generousness	1.68
genial	1.26
genocide	-2.1
gentle	1.36
gentler	0.98
gentlest	1.26
gently	1.32
gets approval	0.56
gets go ahead	0.56
gets nod	0.56
gg	0.84
gga	1.19
ghost	-0.76
giddy	-0.42
gift	1.07
giggle	1.21
giggled	1.05
giggler	0.42
gigglers	0.98
giggles	0.56
gigglier	0.7
giggliest	1.19
giggling	1.05
gigglingly	0.77
giggly	0.84
gigo	-0.42
giver	0.98
givers	1.2
giving	0.57
gj	1.4
gl	0.91
gla	1.75
glad	1.31
gladly	0.99
glamor	1.47
glamorise	0.91
glamorised	1.26
glamorises	1.47
glamorising	0.84
glamorization	1.12
glamorize	1.19
glamorized	1.47
glamorizer	1.68
glamorizers	1.12
glamorizes	1.68
glamorizing	1.26
glamorous	1.6
glamorously	1.47
glamors	0.98
glamour	1.68
glamourize	0.56
glamourless	-1.12
glamourous	1.4
glamours	1.33
glee	2.57
gleeful	2.03
gloom	-1.82
gloomed	-1.33
gloomful	-1.47
gloomier	-1.05
gloomiest	-1.26
gloominess	-1.26
gloominesses	-0.7
glooming	-1.26
glooms	-0.63
gloomy	-0.98
gloried	1.68
glories	1.47
glorification	1.4
glorified	1.53
glorifier	1.61
glorifiers	1.12
glorifies	1.54
glorify	1.89
glorifying	1.68
gloriole	1.05
glorioles	0.84
glorious	2.26
gloriously	2.03
gloriousness	1.82
glory	1.38
glum	-1.47
gn	0.84
gn8	0.42
go ahead	0.63
go on strike	-0.98
god	0.69
god knows	0
goddam	-1.75
goddammed	-1.68
goddamn	-1.48
goddamned	-1.32
goddamns	-1.47
goddams	-1.33
godsend	1.96
goes bust	-1.54
goes under	-1.54
gold standard	0
gone bust	-1.54
good	1.27
good afternoon	0
good evening	0
good job	1.34
good to be true	-0.98
good to go	0.56
goodness	1.42
gorgeous	2.09
gorgeously	1.61
gorgeousness	2.03
gorgeousnesses	1.47
gossip	-0.46
gossiped	-0.77
gossiper	-0.77
gossipers	-0.77
gossiping	-1.12
gossipmonger	-0.7
gossipmongers	-0.98
gossipped	-0.91
gossipping	-1.26
gossipries	-0.56
gossipry	-0.84
gossips	-0.91
gossipy	-0.91
gr8	1.89
grace	1.2
graced	0.63
graceful	1.42
gracefuller	1.54
gracefullest	1.96
gracefully	1.68
gracefulness	1.54
graces	1.11
gracile	1.19
graciles	0.42
gracilis	0.28
gracility	0.84
gracing	0.91
gracioso	0.7
gracious	1.82
graciously	1.62
graciousness	1.68
grand	1.12
grand jury	0
grand prix	0
grandee	0.77
grandees	0.84
grander	1.22
grandest	1.68
grandeur	1.67
grandeurs	1.47
grant	0.68
granted	0.8
granting	0.77
grants	0.73
grateful	1.67
gratefuller	1.26
gratefully	1.47
gratefulness	1.54
graticule	0.07
graticules	0.14
gratification	1.12
gratifications	1.26
gratified	1.12
gratifies	1.05
gratify	0.91
gratifying	1.63
gratifyingly	1.4
gratin	0.28
grating	-0.28
gratingly	-0.14
gratings	-0.56
gratins	0.14
gratis	0.14
gratitude	1.62
gratz	1.4
grave	-0.86
graved	-0.63
gravel	-0.35
graveled	-0.35
graveless	-0.91
graveling	-0.28
gravelled	-0.63
gravelling	-0.28
gravelly	-0.63
gravels	-0.35
gravely	-1.05
graven	-0.63
graveness	-1.05
graver	-0.77
gravers	-0.84
graves	-0.84
graveside	-0.56
gravesides	-1.12
gravest	-0.91
gravestone	-0.49
gravestones	-0.35
graveyard	-0.83
graveyards	-0.84
great	1.58
great job	1.26
great work	1.29
greater	1.03
greatest	1.32
greed	-1.18
greedier	-1.4
greediest	-1.96
greedily	-1.33
greediness	-1.19
greeds	-0.7
greedy	-0.95
green light	0.56
greenwash	-1.26
greenwashing	-0.28
greet	0.88
greeted	0.8
greeting	1.16
greetings	1.26
greets	0.41
grew	0.53
grey	0.15
grief	-1.76
grievance	-1.43
grievances	-1.11
grievant	-0.56
grievants	-0.77
grieve	-1.15
grieved	-1.42
griever	-1.33
grievers	-0.21
grieves	-1.47
grieving	-1.61
grievous	-1.4
grievously	-1.19
grievousness	-1.89
grim	-0.98
grimace	-0.69
grimaced	-1.41
grimaces	-1.26
grimacing	-0.99
grimalkin	-0.63
grimalkins	-0.63
grime	-1.05
grimed	-0.84
grimes	-0.6
grimier	-1.12
grimiest	-0.49
grimily	-0.49
griminess	-1.12
griming	-0.49
grimly	-1.01
grimmer	-1.05
grimmest	-0.56
grimness	-0.56
grimy	-1.28
grin	1.42
grinned	0.84
grinner	0.77
grinners	1.12
grinning	0.81
grins	0.63
gross	-1.43
gross domestic product	0
gross margin	0
gross profit	0
gross sales	0
grossed	-0.28
grosser	-0.21
grosses	-0.56
grossest	-1.47
grossing	-0.11
grossly	-0.64
grossness	-1.26
grossular	-0.21
grossularite	-0.07
grossularites	-0.49
grossulars	-0.21
grouch	-1.54
grouched	-0.56
grouches	-0.63
grouchier	-1.4
grouchiest	-1.61
grouchily	-0.98
grouchiness	-1.4
grouching	-1.19
grouchy	-1.33
grow	0.46
growing	0.2
growing season	0
grows	0.59
growth	1.09
grrr	-0.28
gt	0.26
guarantee	0.37
guilt	-0.56
guiltier	-1.4
guiltiest	-1.19
guiltily	-0.77
guiltiness	-1.26
guiltless	0.56
guiltlessly	0.47
guiltlessness	0.42
guilts	-0.98
guilty	-1.37
gullibility	-1.12
gullible	-1.05
gun	-1.13
gunman	-0.72
gunmen	-1.78
h&k	1.61
h8	-1.89
ha	1.01
hacked	-1.63
hackers steal	-1.54
had a blast	1.26
hagd	1.54
hagn	1.54
hago	0.84
haha	1.28
hahaha	1.58
hahas	1.26
hail	0.5
hailed	1.42
hails	1.22
hak	1.33
hallelujah	2.17
halted	-0.89
halts	-0.98
halve jobs	-1.63
hand	0.57
hand to mouth	-0.96
handsome	1.53
handsomely	1.38
handsomeness	1.68
handsomer	1.4
handsomest	1.82
hapless	-0.98
haplessness	-0.98
happier	1.7
happiest	2.26
happily	1.7
happiness	1.82
happing	0.77
happy	1.65
happy birthday	1.75
happy to help	0.56
harass	-1.54
harassed	-1.72
harasser	-1.68
harassers	-1.96
harasses	-1.75
harassing	-1.76
harassment	-2.22
harassments	-1.82
hard	-0.67
hard copy	0
hard drive	0
hard hat	0
hardier	-0.42
hardship	-0.9
hardy	1.17
harm	-2.11
harmed	-1.58
harmfully	-1.82
harmfulness	-1.82
harming	-1.8
harmless	0.68
harmlessly	0.98
harmlessness	0.56
harmonic	1.22
harmonica	0.42
harmonically	1.46
harmonicas	0.07
harmonicist	0.35
harmonicists	0.63
harmonics	1.05
harmonies	0.9
harmonious	1.41
harmoniously	1.33
harmoniousness	1.26
harmonise	1.26
harmonised	0.91
harmonising	0.98
harmonium	0.63
harmoniums	0.56
harmonization	1.33
harmonizations	0.63
harmonize	1.18
harmonized	1.12
harmonizer	1.12
harmonizers	1.12
harmonizes	1.05
harmonizing	0.98
harmony	1.19
harms	-1.69
harried	-1.02
harsh	-1.5
harsher	-1.54
harshest	-2.02
hassle free	0.56
hate	-2.44
hated	-2.3
hateful	-1.54
hatefully	-1.61
hatefulness	-2.52
hater	-1.26
haters	-1.54
hates	-1.58
hating	-1.6
hatred	-2.25
hats off	1.26
haunt	-1.17
haunted	-1.47
haunting	-0.79
haunts	-0.69
have a blast	1.38
having a blast	1.26
havoc	-2.26
headwinds	-1.05
health care	0
healthy	0.73
heart attack survivor	0
heart of	0
heartbreak	-1.89
heartbreaker	-1.54
heartbreakers	-1.47
heartbreaking	-1.4
heartbreakingly	-1.26
heartbreaks	-1.26
heartbroken	-2.31
heartfelt	1.78
heartless	-1.52
heartlessly	-1.96
heartlessness	-1.96
heartwarming	1.47
heaven	1.65
heavenlier	2.1
heavenliest	1.89
heavenliness	1.89
heavenlinesses	1.61
heavenly	2.12
heavens	1.09
heavenward	0.98
heavenwards	0.84
heavyhearted	-1.47
hedge fund	0
heh	-0.24
hell	-1.96
hell yeah	1.26
hell yes	1.26
hellish	-2.24
help	0.68
help desk	0
helped	0.73
helper	0.98
helpers	0.77
helpful	1.5
helpfully	1.61
helpfulness	1.33
helping	0.84
helpless	-1.33
helplessly	-0.98
helplessness	-1.47
helplessnesses	-1.19
helps	0.65
hero	1.38
heroes	1.12
heroic	1.26
heroical	2.03
heroically	1.69
heroicomic	0.7
heroicomical	0.77
heroics	1.68
heroin	-1.58
heroine	1.7
heroines	1.24
heroinism	-1.4
heroism	1.96
heroisms	1.54
heroize	1.47
heroized	1.4
heroizes	1.54
heroizing	1.33
heron	0.07
heronries	0.49
heronry	0.07
herons	0.35
heros	0.91
hesitance	-0.63
hesitancies	-0.7
hesitancy	-0.63
hesitant	-0.75
hesitantly	-0.84
hesitate	-0.77
hesitated	-0.91
hesitater	-0.98
hesitaters	-0.98
hesitates	-0.98
hesitating	-0.98
hesitatingly	-1.05
hesitation	-0.77
hesitations	-0.77
hho1/2k	0.98
hhoj	1.4
hhok	0.63
hi5	1.33
hid	-0.26
hide	-0.72
hides	-0.51
hiding	-0.83
higher	0.09
higher dividend	1.26
higher than expected	1.26
highlight	0.9
highly recommend	1.26
highly recommended	1.26
hikes dividend	1.33
hilarious	1.35
hindrance	-1.19
hired	0.18
hires	0.73
hiring	0.08
hit a wall	-0.98
hit by	-1.5
hit hard	-0.98
hit the rocks	-0.98
hits a wall	-0.98
hits the rocks	-1.33
hoax	-0.91
hold rating	-0.56
holiday	0.53
holidays	1.21
homeland security	0
homesick	-0.49
homesickness	-1.26
homesicknesses	-1.26
honest	1.56
honester	1.33
honestest	2.1
honesties	1.26
honestly	1.37
honesty	1.52
honor	1.82
honorability	1.54
honorable	1.75
honorableness	1.54
honorably	1.68
honoraria	0.42
honoraries	1.05
honorarily	1.33
honorarium	0.49
honorariums	0.7
honorary	0.9
honored	1.57
honoree	1.53
honorees	1.61
honorer	1.19
honorers	0.91
honorific	0.98
honorifically	1.54
honorifics	1.19
honoring	1.68
honors	1.05
honour	1.8
honourable	1.47
honoured	1.26
honourer	1.26
honourers	1.12
honouring	1.47
honours	1.54
hooligan	-1.05
hooliganism	-1.47
hooligans	-0.77
hooray	1.65
hope	1.02
hoped	1.39
hopeful	1.57
hopefully	0.8
hopefulness	1.12
hopeless	-1.43
hopelessly	-1.45
hopelessness	-2.17
hopes	0.42
hoping	0.5
horrendous	-2
horrendously	-1.33
horrent	-0.63
horrible	-2.1
horribleness	-1.68
horribles	-1.47
horribly	-1.68
horrid	-1.75
horridly	-0.98
horridness	-1.61
horridnesses	-2.1
horrific	-2.38
horrifically	-2.03
horrified	-1.75
horrifies	-2.03
horrify	-1.75
horrifying	-1.89
horrifyingly	-2.31
horror	-1.92
horrors	-1.89
hospitalised	-0.98
hospitalized	-0.41
hostage	-1.55
hostages	-1.56
hostile	-1.26
hostilely	-1.54
hostiles	-0.91
hostilities	-1.47
hostility	-1.75
hot damn	0.68
hot dog	0
hot water	-0.98
huckster	-0.63
hug	0.7
huge	0.66
huggable	1.12
hugged	1.24
hugger	1.12
huggers	1.26
hugging	1.25
hugs	1.52
hugz	1.4
human trafficking	-2.1
humerous	0.98
humiliate	-1.75
humiliated	-1.03
humiliates	-0.7
humiliating	-0.89
humiliatingly	-1.82
humiliation	-1.9
humiliations	-1.68
humor	1.13
humoral	0.42
humored	0.84
humoresque	0.84
humoresques	0.63
humoring	1.47
humorist	0.84
humoristic	1.05
humorists	0.91
humorless	-0.91
humorlessness	-0.98
humorous	1.12
humorously	1.61
humorousness	1.68
humors	1.12
humour	1.46
humoured	0.77
humouring	1.19
humourous	1.4
hunger	-0.7
hurrah	1.78
hurrahed	1.33
hurrahing	1.68
hurrahs	1.47
hurray	1.89
hurrayed	1.26
hurraying	0.84
hurrays	1.68
hurricane	-1.16
hurt	-1.59
hurt by	-1.16
hurter	-1.61
hurters	-1.33
hurtful	-1.68
hurtfully	-1.82
hurtfulness	-1.33
hurting	-0.58
hurtle	-0.21
hurtled	-0.42
hurtles	-0.7
hurtless	0.21
hurtling	-0.98
hurts	-1.6
hypocritical	-1.4
hysteria	-1.48
hysterical	-0.07
hysterics	-1.26
ideal	1.67
idealess	-1.33
idealise	0.98
idealised	1.47
idealises	1.4
idealising	0.42
idealism	1.19
idealisms	0.56
idealist	1.12
idealistic	1.26
idealistically	1.19
idealists	0.49
idealities	1.05
ideality	1.33
idealization	1.26
idealizations	0.98
idealize	0.84
idealized	1.26
idealizer	0.91
idealizers	1.33
idealizes	1.4
idealizing	0.98
idealless	-1.19
ideally	1.23
idealogues	0.35
idealogy	0.56
ideals	0.56
idiot	-1.82
idiotic	-1.3
idk	-0.28
ignorable	-0.7
ignorami	-1.33
ignoramus	-1.33
ignoramuses	-1.61
ignorance	-1.24
ignorances	-0.84
ignorant	-0.94
ignorantly	-1.12
ignorantness	-0.77
ignore	-1
ignored	-1.15
ignorer	-0.91
ignorers	-0.49
ignores	-0.83
ignoring	-1.31
ijs	0.49
ill	-1.49
illegal	-1.09
illiteracy	-1.32
illness	-1.15
illnesses	-1.49
ilu	2.38
iluaaf	1.89
ily	2.39
ily2	1.82
imbecile	-1.54
immobilized	-0.84
immoral	-1.4
immoralism	-1.12
immoralist	-1.47
immoralists	-1.19
immoralities	-0.77
immorality	-0.42
immorally	-1.47
immortal	0.7
immune	0.84
impairment	-0.73
impairment charge	-1.54
impairments	-0.76
impatience	-1.25
impatiens	-0.14
impatient	-0.86
impatiently	-1.19
imperfect	-0.91
impersonal	-0.91
impolite	-1.12
impolitely	-1.26
impoliteness	-1.26
impolitenesses	-1.61
importance	0.64
importancies	0.28
importancy	0.98
important	0.54
importantly	0.77
impose	-0.71
imposed	-0.25
imposes	-0.27
imposing	-0.46
impotent	-0.77
impress	1.33
impressed	1.58
impresses	1.91
impressibility	0.84
impressible	0.56
impressing	1.75
impression	0.56
impressionable	0.14
impressionism	0.56
impressionisms	0.35
impressionist	0.7
impressionistic	1.05
impressionistically	1.12
impressionists	0.35
impressions	0.55
impressive	1.49
impressively	1.4
impressiveness	1.19
impressment	-0.28
impressments	0.35
impressure	0.42
imprisoned	-1.42
improve	0.17
improved	0.6
improvement	0.67
improvements	0.29
improver	1.26
improvers	0.91
improves	0.56
improving	0.92
in crisis	-0.98
in demand	0.49
in doubt	-0.65
in the black	0.53
in the red	-0.8
inability	-1.46
inaction	-0.73
inadequacies	-1.19
inadequacy	-1.19
inadequate	-1.01
inadequately	-0.7
inadequateness	-1.19
inadequatenesses	-1.12
incapable	-1.16
incapacitated	-1.33
incensed	-1.46
incentive	1.05
incentives	0.78
inches up	0.79
incompetence	-1.58
incompetent	-1.46
inconsiderate	-1.33
inconvenience	-1.05
inconvenient	-1.34
increase	0.38
increased	0.7
increases	0.56
increasing	0.43
indecision	-0.56
indecisions	-0.77
indecisive	-0.7
indecisively	-0.49
indecisiveness	-0.91
indecisivenesses	-0.63
indestructible	0.42
indicted	-1.55
indictment	-1.58
indifference	-0.14
indifferent	-0.32
indignant	-1.27
indignation	-1.68
indoctrinate	-0.98
indoctrinated	-0.34
indoctrinates	-0.42
indoctrinating	-0.49
industrial action	-0.98
ineffective	-0.55
ineffectively	-0.91
ineffectiveness	-0.91
ineffectual	-0.84
ineffectuality	-1.12
ineffectually	-0.77
ineffectualness	-0.91
infatuated	0.14
infatuation	0.42
infected	-1.63
inferior	-1.19
inferiorities	-1.33
inferiority	-0.76
inferiorly	-1.4
inferiors	-0.35
inflamed	-0.98
inflation	-0.79
influential	1.26
infringement	-1.47
infuriate	-1.54
infuriated	-2.11
infuriates	-1.82
infuriating	-1.68
inhibin	-0.14
inhibit	-1.12
inhibited	-0.28
inhibiting	-0.35
inhibition	-1.05
inhibitions	-0.56
inhibitive	-0.98
inhibitor	-0.21
inhibitors	-0.7
inhibitory	-0.7
inhibits	-0.63
injured	-1.58
injury	-0.97
injustice	-1.43
innocence	1.05
innocency	1.33
innocent	0.93
innocenter	0.63
innocently	0.98
innocents	0.81
innovate	1.52
innovates	1.4
innovation	1.15
innovative	0.73
inquisition	-0.83
inquisitive	0.49
insane	-1.44
insanity	-1.54
insecure	-1.26
insecurely	-0.98
insecureness	-1.26
insecurities	-1.3
insecurity	-1.26
insensitive	-0.64
insensitivity	-1.23
insider trading	-1.54
insignificant	-0.98
insincere	-1.26
insincerely	-1.33
insincerity	-0.98
insipid	-1.4
insolvency	-1.54
insolvent	-1.54
inspiration	1.42
inspirational	1.54
inspirationally	1.61
inspirations	1.47
inspirator	1.33
inspirators	0.84
inspiratory	1.05
inspire	1.96
inspired	1.71
inspirer	1.54
inspirers	1.4
inspires	1.22
inspiring	1.33
inspiringly	1.82
inspirit	1.33
inspirited	0.91
inspiriting	1.26
inspiritingly	1.47
inspirits	0.56
insult	-1.64
insulted	-1.76
insulter	-1.4
insulters	-1.4
insulting	-1.53
insultingly	-1.61
insults	-1.51
intact	0.75
integrity	0.93
intellect	1.4
intellection	0.42
intellections	0.56
intellective	1.19
intellectively	0.56
intellects	1.26
intellectual	0.91
intellectualism	1.54
intellectualist	1.4
intellectualistic	0.91
intellectualists	0.56
intellectualities	1.19
intellectuality	1.19
intellectualization	1.05
intellectualize	1.05
intellectualized	0.84
intellectualizes	1.26
intellectualizing	0.56
intellectually	0.94
intellectualness	1.05
intellectuals	1.1
intelligence	0.77
intelligencer	1.05
intelligencers	1.12
intelligences	1.12
intelligent	1.41
intelligential	1.33
intelligently	1.4
intelligentsia	1.05
intelligibility	1.05
intelligible	0.98
intelligibleness	1.05
intelligibly	0.84
intense	0.34
interest	0.84
interest rate	0
interest rates	0
interested	0.74
interestedly	1.05
interesting	1.05
interestingly	1.19
interestingness	1.26
interests	-0.52
interrogated	-1.12
interrupt	-0.98
interrupted	-0.88
interrupter	-0.77
interrupters	-0.91
interruptible	-0.91
interrupting	-0.84
interruption	-1.05
interruptions	-1.15
interruptive	-0.98
interruptor	-0.91
interrupts	-0.91
intimidate	-0.57
intimidated	-1.39
intimidates	-0.91
intimidating	-1.28
intimidatingly	-0.77
intimidation	-1.28
intimidations	-0.98
intimidator	-1.12
intimidators	-1.12
intimidatory	-0.77
into administration	-1.54
intricate	0.42
intrigues	0.63
invest	0.44
investigated	-0.98
investigation into	-1.38
investing	0.09
investment	-0.38
invests	0.52
invigorate	1.33
invigorated	0.56
invigorates	1.47
invigorating	1.47
invigoratingly	1.4
invigoration	1.05
invigorations	0.84
invigorator	0.77
invigorators	0.84
invincible	1.54
invite	0.53
inviting	0.94
invulnerable	0.91
iou	0.49
irate	-2.07
ironic	-0.36
irony	-0.18
irrational	-0.98
irrationalism	-1.05
irrationalist	-1.47
irrationalists	-1.05
irrationalities	-1.05
irrationality	-1.19
irrationally	-1.12
irrationals	-0.77
irresistible	0.98
irresolute	-0.98
irresponsible	-1.31
irreversible	-0.6
irritabilities	-1.19
irritability	-0.98
irritable	-1.47
irritableness	-1.19
irritably	-1.26
irritant	-1.61
irritants	-1.47
irritate	-1.31
irritated	-1.41
irritates	-1.19
irritating	-1.4
irritatingly	-1.4
irritation	-1.29
irritations	-1.05
irritative	-1.4
isolatable	0.14
isolate	-0.61
isolated	-1.08
isolates	-0.91
isolation	-1.19
isolationism	0.28
isolationist	0.49
isolations	-0.35
isolator	-0.28
isolators	-0.28
issues profit warning	-1.54
itchy	-0.89
iyq	1.61
j/j	1.4
j/k	1.12
j/p	0.98
j/t	-0.14
j/w	0.7
j4f	0.98
j4g	1.19
jackass	-1.28
jackasses	-1.96
jaded	-1.12
jailed	-1
jaunty	0.84
jealous	-1.23
jealousies	-1.4
jealously	-1.4
jealousness	-1.19
jealousy	-0.84
jealz	-0.84
jeopardy	-1.6
jerk	-1.25
jerked	-0.56
jerks	-0.77
jewel	1.19
jewels	1.4
jho	0.56
jhomf	0.7
jj	0.4
jk	0.87
job cuts	-1.57
job fair	0
job losses	-1.54
jobless	-0.56
jobs at risk	-1.54
jobs created	0.63
jobs under threat	-1.54
jocular	0.84
join	0.51
joins forces	0.56
joint venture	0.49
joke	0.61
joked	0.92
joker	0.35
jokes	0.72
jokester	1.05
jokesters	0.63
jokey	0.77
joking	0.59
jollied	1.68
jollier	1.68
jollies	1.4
jolliest	2.03
jollification	1.54
jollifications	1.4
jollify	1.47
jollily	1.89
jolliness	1.75
jollities	1.19
jollity	1.26
jolly	1.7
jollying	1.61
jovial	1.33
joy	2.18
joyance	1.61
joyed	2.03
joyful	2.03
joyfuller	1.68
joyfully	1.75
joyfulness	1.89
joying	1.75
joyless	-1.75
joylessly	-1.19
joylessness	-1.89
joyous	2.17
joyously	2.03
joyousness	1.96
joypop	-0.14
joypoppers	-0.07
joyridden	0.42
joyride	0.77
joyrider	0.49
joyriders	0.91
joyrides	0.56
joyriding	0.63
joyrode	0.7
joys	1.54
joystick	0.49
joysticks	0.14
jp	0.56
jt	0.63
jubilant	2.1
jump	0.56
jumped	1.38
jumping	1.19
jumps	1.6
jumpy	-0.7
justice	0.98
justice department	0
justifiably	0.7
justified	1.19
jw	1.12
k4y	1.61
keen	0.92
keened	0.21
keener	0.35
keeners	0.42
keenest	1.33
keening	-0.49
keenly	0.7
keenness	0.98
keens	0.07
kewl	0.91
kfy	1.61
kia	-2.24
kick off	0
kicks off	0
kidding	-0.02
kill	-2.34
killdeer	-0.77
killdeers	-0.07
killdees	-0.42
killed	-1.7
killer	-2.17
killer app	0
killer whale	0
killer whales	0
killers	-2.32
killick	0.07
killie	-0.07
killifish	-0.07
killifishes	-0.07
killing	-1.67
killingly	-1.82
killings	-2.46
killjoy	-1.47
killjoys	-1.19
killock	-0.21
killocks	-0.28
kills	-2.08
kind	1.45
kind of	0
kind regards	0
kinder	1.43
kindly	1.55
kindness	1.41
kindnesses	1.61
kiss	1.27
kiss of death	-1.54
kissable	1.4
kissably	1.33
kissed	0.92
kisser	1.19
kissers	1.05
kisses	1.61
kissing	1.88
kissy	1.26
kk	1.05
kmuf	1.54
kudos	1.26
l	0.98
l&r	1.54
labor party	0
labour party	0
lack	-0.96
lack of	-0.82
lackadaisical	-1.12
lacked	-0.71
lacking	-0.22
lackluster	-0.72
lacklustre	-0.56
lacks	-0.66
lag	-0.96
lagged	-0.85
lagging	-0.59
lags	-0.52
laid off	-1.54
laidback	0.35
lame	-1.48
lamebrain	-1.12
lamebrained	-1.75
lamebrains	-0.84
lamedh	0.07
lamella	-0.07
lamellae	-0.07
lamellas	0.07
lamellibranch	0.14
lamellibranchs	-0.07
lamely	-1.4
lameness	-0.56
lament	-1.4
lamentable	-1.05
lamentableness	-0.91
lamentably	-1.05
lamentation	-0.98
lamentations	-1.33
lamented	-0.96
lamenter	-0.84
lamenters	-0.35
lamenting	-1.4
laments	-1.01
lamer	-0.98
lames	-0.84
lamest	-1.05
landmark	0.27
lands contract	1.26
lands deal	1.26
lands order	1.26
laoj	0.91
last minute	0
last straw	-1.54
laugh	1.66
laughable	0.14
laughableness	0.84
laughably	0.84
laughed	1.4
laugher	1.19
laughers	1.19
laughing	1.77
laughingly	1.61
laughings	1.33
laughingstocks	-0.91
laughs	1.5
laughter	1.63
laughters	1.54
launch	0.89
launched	0.45
launches	0.91
launches new	0.56
lawl	0.98
lawmakers reject	-0.98
lawsuit	-0.96
lawsuit dismissed	0.56
lawsuits	-1.5
lay off	-1.54
lay offs	-1.54
layoff	-1.54
layoffs	-1.38
lazier	-1.61
laziest	-1.89
lazy	-0.76
leading	-0.15
leak	-0.74
leaked	-1.01
leave	0.1
led higher	0.56
led lower	-1.36
leet	0.91
legal	0.09
legally	0.16
lenient	0.77
less than half	0
less than ideal	-0.98
let down	-1.51
letdown	-1.54
lethargic	-0.51
lethargy	-0.98
liabilities	-0.56
liability	-0.54
liability company	0
liar	-1.87
liards	-0.28
liars	-1.68
libelous	-1.47
libertarian	0.45
libertarianism	0.28
libertarianisms	0.07
libertarians	-0.04
liberties	1.41
libertinage	0.14
libertine	-0.73
libertines	0.28
libertinisms	0.84
liberty	1.39
lied	-1.27
lies	-1.42
lifesaver	1.96
lifted	1.3
lifts	0.7
lifts dividend	1.26
lifts forecast	1.26
lifts guidance	1.26
lifts outlook	1.26
lifts target	0.56
lighthearted	1.26
like	0.28
like that	0
like this	0
likeable	1.4
liked	1.29
likes	0.97
liking	1.28
limitation	-0.83
limited	-1.06
limited company	0
limited edition	0
litigation	-0.57
litigious	-0.56
livelier	1.19
liveliest	1.47
livelihood	0.56
livelihoods	0.63
livelily	1.26
liveliness	1.12
livelong	1.19
lively	1.18
livid	-1.73
lmao	1.81
lmbao	1.26
lmfao	1.75
lmso	1.89
loathe	-1.56
loathed	-1.47
loathes	-1.33
loathing	-1.89
lobby	0.08
lobbying	-0.61
lol	0.81
lolz	1.89
lone	-0.43
lonelier	-0.98
loneliest	-1.68
loneliness	-1.26
lonelinesses	-1.05
lonely	-0.96
loneness	-0.77
loner	-0.91
loners	-0.63
lonesome	-1.05
lonesomely	-0.91
lonesomeness	-1.26
lonesomes	-0.98
long term	0
longing	-0.07
longingly	0.49
longings	0.28
look forward	0.59
looking forward	0.63
looks forward	0.56
looks like	0
loom	-0.47
loomed	-0.73
looming	-0.16
looms	-0.54
loose	-0.7
looses	-0.42
lose	-1.15
loser	-1.78
losers	-1.68
loses	-0.89
loses ground	-0.98
losing	-1.55
losing streak	-0.98
loss	-1.43
loss making	-1.54
losses	-0.92
lossy	-0.84
lost	-0.99
lost ground	-0.9
louse	-1.12
loused	-0.7
louses	-0.91
lousewort	0.07
louseworts	-0.42
lousier	-1.54
lousiest	-1.82
lousily	-0.84
lousiness	-1.19
lousing	-0.77
lousy	-1.75
lovable	2.11
love	2.54
loved	1.95
lovelies	1.54
lovely	1.9
lover	1.8
loverly	2
lovers	1.68
loves	1.92
loving	2.35
lovingly	2.24
lovingness	1.89
low	-0.85
low carbon	0
low cost	0
low fat	0
lowball	-0.56
lowballed	-1.05
lowballing	-0.49
lowballs	-0.84
lowborn	-0.49
lowboys	-0.42
lowbred	-1.82
lowbrow	-1.33
lowbrows	-0.42
lowdown	-0.56
lowdowns	-0.14
lowe	0.35
lowed	-0.56
lower	-0.26
lower bills	0.56
lower costs	0.56
lower demand	-0.59
lower losses	0.56
lower prices	-0.56
lower profit	-0.56
lower revenue	-0.56
lower sales	-0.56
lower than expected	-1.54
lowercase	0.21
lowercased	-0.14
lowerclassman	-0.28
lowered	-0.25
lowering	-0.68
lowermost	-0.98
lowers	-0.35
lowers forecast	-1.54
lowers guidance	-1.54
lowers outlook	-1.54
lowery	-1.26
lowest	-0.98
lowing	-0.35
lowish	-0.63
lowland	-0.04
lowlander	-0.28
lowlanders	-0.21
lowlands	-0.07
lowlier	-1.19
lowliest	-1.26
lowlife	-1.05
lowlifes	-1.54
lowlight	-1.4
lowlights	-0.21
lowlihead	-0.21
lowliness	-0.77
lowlinesses	-0.84
lowlives	-1.47
lowly	-0.7
lown	0.63
lowness	-0.91
lowrider	-0.14
lowriders	0.07
lows	-0.56
lowse	-0.49
loyal	1.47
loyalism	0.7
loyalisms	0.63
loyalist	1.05
loyalists	0.77
loyally	1.47
loyalties	1.28
loyalty	1.57
lts	1.12
luck	1.33
lucked	1.33
luckie	1.12
luckier	1.33
luckiest	2.04
luckily	1.44
luckiness	0.7
lucking	0.84
luckless	-0.91
lucks	1.12
lucky	1.43
ludicrous	-1.09
ludicrously	-0.14
ludicrousness	-1.33
lugubrious	-1.47
lulz	1.4
lunatic	-1.54
lunatics	-1.12
lurk	-0.56
lurking	-0.35
lurks	-0.63
ly	1.77
ly4e	1.89
lya	2.31
lyb	2.1
lying	-1.49
lyl	2.17
lylab	1.89
lylas	1.82
lylb	1.12
m8	0.98
mad	-1.44
maddening	-1.54
madder	-0.84
maddest	-1.96
made my day	0.68
madly	-1.19
madness	-1.19
magnific	1.61
magnifical	1.68
magnifically	1.68
magnification	0.73
magnifications	0.84
magnificence	1.68
magnificences	1.61
magnificent	1.99
magnificently	2.38
magnifico	1.26
magnificoes	0.98
mandatory	0.23
maniac	-1.47
maniacal	-0.21
maniacally	-1.19
maniacs	-0.84
manipulated	-1.12
manipulating	-0.99
manipulation	-0.81
margin pressure	-0.98
margin squeeze	-0.98
market share	0
marvel	1.36
marvelous	2.11
marvels	1.51
masochism	-1.12
masochisms	-0.77
masochist	-1.19
masochistic	-1.54
masochistically	-1.12
masochists	-0.84
mass shooting	-2.09
massacre	-1.43
massive recall	-1.54
masterpiece	2.18
masterpieces	1.63
matters	0.19
mature	1.26
mean time	0
meaningful	0.72
meaningless	-1.43
medal	1.24
mediocrity	-0.21
meditative	0.98
meh	-0.58
melancholia	-0.35
melancholiac	-1.4
melancholias	-1.12
melancholic	-0.21
melancholics	-0.7
melancholies	-0.77
melancholy	-1.32
meltdown	-1.54
menace	-1.54
menaced	-1.19
mercy	1.03
merger	0.05
merit	0.78
merited	0.98
meriting	0.77
meritocracy	0.42
meritocrat	0.28
meritocrats	0.77
meritorious	1.48
meritoriously	0.91
meritoriousness	1.19
merits	1.16
merrier	1.19
merriest	1.89
merrily	1.68
merriment	1.68
merriments	1.4
merriness	1.54
merry	1.83
merrymaker	1.54
merrymakers	1.19
merrymaking	1.54
merrymakings	1.68
merrythought	0.77
merrythoughts	1.12
mess	-0.93
messed	-0.98
messed up	-1.07
messy	-1.05
methodical	0.39
mia	-0.84
milestone	0.56
mindless	-1.19
ministry of defence	0
miracle	1.9
mirth	1.82
mirthful	1.89
mirthfully	1.4
misbehave	-1.33
misbehaved	-1.12
misbehaves	-1.12
misbehaving	-1.19
mischief	-1.05
mischiefs	-0.56
miser	-1.26
miserable	-1.56
miserableness	-1.96
miserably	-1.47
miserere	-0.56
misericorde	0.07
misericordes	-0.35
miseries	-1.89
miserliness	-1.82
miserly	-0.98
misers	-1.05
misery	-1.89
misgiving	-0.98
misinformation	-0.79
misinformed	-1.12
misinterpreted	-0.91
misleading	-1.55
misread	-0.77
misreporting	-1.05
misrepresentation	-1.41
miss	-0.17
miss out	-1.06
miss you	-0.51
missed	-0.85
missed estimates	-0.98
missed expectations	-1.54
misses	-1.26
misses estimates	-1.54
misses expectations	-1.54
misses forecasts	-0.98
misses out	-0.98
missing	-0.35
missing you	-0.56
misstated	-0.98
mistakable	-0.56
mistake	-1.23
mistaken	-0.8
mistakenly	-0.84
mistaker	-1.12
mistakers	-1.12
mistakes	-0.93
mistaking	-0.77
misunderstand	-0.97
misunderstanding	-1.26
misunderstands	-0.91
misunderstood	-1.05
mixed results	-0.56
mlm	-0.98
mmk	0.42
mml	1.4
moan	-0.43
moaned	-0.28
moaning	-0.28
moans	-0.4
mock	-0.99
mocked	-1.27
mocker	-0.56
mockeries	-1.12
mockers	-0.91
mockery	-0.91
mocking	-1.26
mocks	-1.4
modern	0.24
mofo	-1.68
molest	-1.47
molestation	-1.39
molestations	-2.03
molested	-1.33
molester	-1.61
molesters	-1.54
molesting	-1.97
molests	-2.17
money laundering	-1.56
mongering	-0.57
monopolize	-0.56
monopolized	-0.63
monopolizes	-0.77
monopolizing	-0.35
mooch	-0.92
mooched	-0.98
moocher	-1.05
moochers	-1.33
mooches	-0.98
mooching	-1.19
moodier	-0.77
moodiest	-1.47
moodily	-0.91
moodiness	-0.98
moodinesses	-0.98
moody	-1.02
mope	-1.33
moping	-0.7
more than	0
moron	-1.62
moronic	-1.89
moronically	-0.98
moronity	-0.77
morons	-0.91
motherfucker	-2.53
motherfucking	-1.96
motivate	1.15
motivated	1.36
motivating	1.52
motivation	0.98
mount	-0.21
mounting	-0.93
mounts	-0.98
mourn	-1.12
mourned	-0.94
mourner	-1.12
mourners	-1
mournful	-1.12
mournfuller	-1.33
mournfully	-1.19
mournfulness	-1.26
mourning	-1.33
mourningly	-1.61
mourns	-1.7
muah	1.61
mubar	-0.7
mumpish	-0.98
murder	-2.53
murdered	-2.31
murderee	-2.24
murderees	-2.17
murderer	-2.24
murderers	-2.31
murderess	-1.54
murderesses	-1.82
murdering	-2.31
murderous	-1.94
murderously	-2.17
murderousness	-2.03
murders	-2.08
musm	0.63
must have	1.2
must read	1.26
must see	1.25
muted	-0.35
mwah	1.75
n00b	-1.12
n1	1.33
nag	-0.97
nagana	-1.19
nagged	-1.19
nagger	-1.26
naggers	-1.05
naggier	-0.98
naggiest	-1.68
nagging	-1.19
naggingly	-0.63
naggy	-1.19
nags	-0.77
nah	-0.07
naive	-0.77
names new	0.44
narrow	-0.66
narrow escape	0.62
narrow escape from death	-0.98
narrowed	-0.51
narrower	-0.56
narrower loss	0.56
narrowing	-0.56
narrows	-0.56
nastic	0.14
nastier	-1.61
nasties	-1.47
nastiest	-1.68
nastily	-1.33
nastiness	-0.77
nastinesses	-1.82
nasturtium	0.28
nasturtiums	0.07
nasty	-1.71
national security	0
natural	0.67
natural gas	0
nbd	0.91
nbif	-0.35
neat	1.38
neaten	0.84
neatened	1.4
neatening	0.91
neatens	0.77
neater	0.7
neatest	1.19
neath	0.14
neatherd	-0.28
neatly	0.98
neatness	0.8
neats	0.77
needy	-0.98
negative	-1.19
negativity	-1.61
neglect	-1.34
neglected	-1.68
neglecter	-1.19
neglecters	-1.05
neglectful	-1.4
neglectfully	-1.47
neglectfulness	-1.4
neglecting	-1.1
neglects	-1.55
nerd	-0.7
nerdier	-0.14
nerdiest	0.42
nerdish	-0.07
nerdy	-0.14
nerves	-0.28
nervous	-0.84
nervously	-0.44
nervousness	-0.84
net loss carryforward	0
net profit rises	1.26
net profit rose	1.26
net rises	1.44
neurotic	-0.9
neurotically	-1.26
neuroticism	-0.63
neurotics	-0.49
never again	-1
never been better	1.26
never better	1.26
never disappoints	1.26
never fails to	1.26
never felt better	1.26
never gave in	0.56
never gave up	0.56
never gets old	1.26
never give up	0.56
never gives up	0.56
never looked better	1.26
new contract	0.56
new factory	0.72
new jobs	0.56
new plant	0.49
new store	0.56
new stores	0.56
nfc	-1.89
nfw	-1.68
nh	1.54
nice	1.25
nice job	1.26
nice work	1.42
nicely	1.36
niceness	1.12
nicenesses	1.47
nicer	1.33
nicest	1.71
niceties	1.05
nicety	0.84
nifty	1.19
niggas	-0.98
nigger	-2.31
nightmare	-1.46
nimby	-0.56
nimjd	-0.49
nimq	-0.14
nimy	-0.98
nitl	-1.05
nme	-1.47
no	-0.5
no casualties	0.27
no comment	0
no complaints	0.56
no confidence	-0.98
no doubt	0.68
no doubt that	0
no end in sight	-0.98
no evidence of	0.52
no excuse	-0.86
no fun	-1.19
no good	-0.86
no harm	1.2
no hope	-1
no injuries	0.56
no later than	0
no less than	0
no longer	-0.63
no luck	-0.98
no matter	0
no more than	0
no one else	0
no one was hurt	0.56
no one was injured	0.56
no problem	1.21
no problems	1.33
no regrets	0.52
no sign of trouble	0.56
no use	-0.98
no wonder	1.26
no worries	1.22
no worse	0.56
no wrongdoing	0.56
noble	1.29
nobody was hurt	0.56
nobody was injured	0.56
noisy	-0.5
nonsense	-1.24
noob	-0.14
nosedive	-1.54
nosey	-0.56
not again	-0.98
not bad	1.35
not guilty	1.15
not just	0
not only	0
not the worst	0.56
not without merit	0.56
not worth	-0.56
nothing but	-0.49
nothing but praise	1.51
nothing else	0
nothing short of	1.26
nothing to worry about	0.56
nothing works	-1.54
nothing wrong	0.59
notorious	-1.37
novel	0.91
noyb	-0.49
np	0.87
ntmu	0.98
numb	-0.95
numbat	0.14
numbed	-0.63
numberable	0.42
numbest	-0.7
numbfish	-0.28
numbfishes	-0.49
numbing	-0.76
numbingly	-0.91
numbles	0.28
numbly	-0.98
numbness	-0.77
numbs	-0.49
numbskull	-1.61
numbskulls	-1.54
nurtural	1.05
nurturance	1.12
nurturances	0.91
nurturant	1.19
nurture	0.98
nurtured	1.29
nurturer	1.33
nurturers	0.56
nurtures	1.33
nurturing	1.4
nuts	-0.76
o-8	-0.35
o-:	-0.21
o-|	-0.77
o.o	-0.43
o:	-0.14
o:)	1.05
o:-)	1.4
o:-3	1.54
o:3	1.61
o:<	-0.21
o;^)	1.12
o_0	-0.07
o_o	-0.36
obliterate	-2.03
obliterated	-1.47
obnoxious	-1.4
obnoxiously	-1.61
obnoxiousness	-1.47
obscene	-1.96
obsess	-0.7
obsessed	-0.62
obsesses	-0.7
obsessing	-0.98
obsession	-0.96
obsessional	-1.05
obsessionally	-0.91
obsessions	-0.63
obsessive	-0.63
obsessively	-0.28
obsessiveness	-0.84
obsessives	-0.49
obsolete	-0.86
obstacle	-1.11
obstacles	-1.17
obstinate	-0.84
odd	-0.89
offence	-0.84
offences	-0.97
offend	-0.87
offended	-0.95
offender	-1.08
offenders	-1.02
offending	-1.62
offends	-1.37
offense	-0.61
offenseless	0.49
offenses	-1.17
offensive	-1.74
offensively	-1.96
offensiveness	-1.61
offensives	-0.56
offline	-0.35
oh dear	-0.97
oh no	-1.22
ok	0.32
okay	0.38
okays	1.55
ominous	-0.97
on cloud nine	1.26
on course	0.56
on schedule	0.56
on strike	-1.05
on the ball	0.56
on the rocks	-0.98
on track	0.66
on trial for	-1.52
once in a lifetime	1.26
openness	0.78
opens	0.3
opportune	1.19
opportunely	1.05
opportuneness	0.84
opportunism	0.22
opportunisms	0.14
opportunist	0.15
opportunistic	-0.07
opportunistically	0.63
opportunists	0.21
opportunities	1.13
opportunity	1.12
opposed	-0.9
opposes	-0.53
opposition party	0
opposition to	-1.02
oppressed	-1.44
oppressive	-1.11
optimal	1.06
optimality	1.33
optimally	0.91
optimisation	1.12
optimisations	1.26
optimise	1.33
optimised	1.19
optimises	1.12
optimising	1.19
optimism	1.74
optimisms	1.4
optimist	1.68
optimistic	0.73
optimistically	1.47
optimists	1.1
optimization	1.12
optimizations	0.63
optimize	1.54
optimized	1.4
optimizer	1.05
optimizers	1.47
optimizes	1.26
optimizing	1.4
optionless	-1.19
order from	0.68
orders from	0.11
original	0.39
ousted	-0.55
ousts	-0.95
out of danger	1.26
out of favor	-0.98
out of favour	-0.98
outbreak	-1.69
outcry	-1.5
outdated	-1.57
outgoing	0.32
outmaneuvered	0.35
outpaced	0.56
outpaces	0.56
outperform	0.89
outperformed	1.26
outperforms	1.57
outrage	-1.7
outraged	-1.8
outrageous	-1.33
outrageously	-0.84
outrageousness	-0.84
outrageousnesses	-0.91
outrages	-1.61
outraging	-1.4
outreach	0.77
outstanding	1.57
over the moon	1.26
overcame	0.56
overcomes	0.64
overjoyed	1.89
overload	-1.05
overlooked	-0.05
overpriced	-0.98
overreact	-0.7
overreacted	-1.19
overreaction	-0.49
overreacts	-1.54
oversell	-0.63
overselling	-0.56
oversells	0.21
oversimplification	0.14
oversimplifies	0.07
oversimplify	-0.42
overstatement	-0.77
overstatements	-0.49
overvalued	-0.98
overweight	0.4
overwhelm	-0.4
overwhelmed	0.18
overwhelmingly	-0.45
overwhelms	-0.56
overworked	-1
oxymoron	-0.35
pain	-1.72
pained	-1.26
painful	-1.13
painfuller	-1.19
painfully	-1.77
painfulness	-1.89
paining	-1.19
painless	0.96
painlessly	0.77
painlessness	0.28
pains	-1.28
palatable	1.12
palatableness	0.56
palatably	0.77
panic	-0.91
panicked	-1.39
panicking	-1.33
panicky	-1.03
panicle	0.35
panicled	0.07
panicles	-0.14
panics	-1.33
paniculate	0.07
panicums	-0.07
paradise	2.31
paradox	-0.28
paranoia	-0.67
paranoiac	-0.91
paranoiacs	-0.49
paranoias	-1.05
paranoid	-0.7
paranoids	-1.12
pardon	0.33
pardoned	0.62
pardoning	1.19
pardons	0.82
parley	-0.28
partied	0.98
partier	0.98
partiers	0.49
parties	0.17
partners with	0.84
partnership	0.76
party	0.01
party leader	0
party leaders	0
partyer	0.84
partyers	0.77
partying	1.05
passed away	-1.58
passed away peacefully	-0.98
passes away	-1.54
passion	1.45
passional	1.12
passionate	1.72
passionately	1.68
passionateness	1.61
passionflower	0.21
passionflowers	0.28
passionless	-1.33
passions	1.54
passive	0.61
passively	-0.49
pathetic	-2.07
pathetical	-0.84
pathetically	-1.26
pay	-0.05
pay revolt	-0.98
peace	0.78
peace deal	0.56
peace talks	0.58
peaceable	1.21
peaceableness	1.26
peaceably	1.4
peaceful	1.61
peacefuller	1.33
peacefullest	2.17
peacefully	1.69
peacefulness	1.47
peacekeeper	1.12
peacekeepers	1.14
peacekeeping	1.4
peacekeepings	1.12
peacemaker	1.4
peacemakers	1.68
peacemaking	1.19
peacenik	0.56
peaceniks	0.49
peaces	1.47
peacetime	1.54
peacetimes	1.47
peculiar	0.5
peculiarities	0.07
peculiarity	0.42
peculiarly	-0.28
penalty	-0.48
penalty area	0
penalty kick	0
penalty shootout	0
pensive	0.17
per share	0
perfect	1.61
perfecta	0.98
perfectas	0.42
perfected	1.85
perfecter	1.26
perfecters	0.98
perfectest	2.17
perfectibilities	1.47
perfectibility	1.26
perfectible	1.05
perfecting	1.61
perfection	1.81
perfectionism	0.91
perfectionist	0.99
perfectionistic	0.49
perfectionists	0.07
perfections	1.74
perfective	0.84
perfectively	1.47
perfectiveness	0.63
perfectives	0.63
perfectivity	1.54
perfectly	1.75
perfectness	2.1
perfecto	0.91
perfects	1.12
peril	-1.17
perjury	-1.44
perpetrator	-1.54
perpetrators	-0.76
perplexed	-0.91
persecute	-1.47
persecuted	-0.91
persecutes	-0.84
persecuting	-1.05
perturbed	-0.98
perverse	-1.3
perversely	-1.54
perverseness	-1.47
perversenesses	-0.35
perversion	-0.9
perversions	-0.84
perversities	-0.77
perversity	-1.82
perversive	-1.47
pervert	-1.61
perverted	-1.75
pervertedly	-0.84
pervertedness	-0.84
perverter	-1.19
perverters	-0.42
perverting	-0.7
perverts	-1.96
pesky	-0.88
pessimism	-1.05
pessimisms	-1.4
pessimist	-1.05
pessimistic	-1.02
pessimistically	-1.4
pessimists	-0.7
petrifaction	-1.33
petrifactions	-0.21
petrification	-0.07
petrifications	-0.28
petrified	-1.75
petrifies	-1.61
petrify	-1.19
petrifying	-1.82
pettier	-0.21
pettiest	-0.91
petty	-0.59
phobia	-1.12
phobias	-1.4
phobic	-0.84
phobics	-0.91
photo shoot	0
photo shoots	0
picked up	0.34
picks up	0.58
picturesque	1.15
piece of cake	1.26
pileup	-0.77
pique	-0.77
piqued	0.07
piss	-1.45
pissant	-1.05
pissants	-1.75
pissed	-2.31
pisser	-1.4
pissers	-0.98
pisses	-0.98
pissing	-1.19
pissoir	-0.56
pita	-1.68
piteous	-0.84
pitiable	-0.77
pitiableness	-0.77
pitiably	-0.77
pitied	-0.91
pitier	-0.84
pitiers	-0.91
pities	-0.84
pitiful	-1.54
pitifuller	-1.26
pitifullest	-0.77
pitifully	-0.84
pitifulness	-0.84
pitiless	-1.26
pitilessly	-1.47
pitilessness	-0.35
pity	-0.84
pitying	-0.98
pityingly	-0.7
pityriasis	-0.56
play	0.6
play off	0
play offs	0
played	0.41
playful	1.4
playfully	1.12
playfulness	0.84
playing	0.61
plays	0.96
pleaded guilty	-1.54
pleads guilty	-1.54
pleasant	1.59
pleasanter	1.05
pleasantest	1.82
pleasantly	1.46
pleasantness	1.61
pleasantnesses	1.61
pleasantries	0.91
pleasantry	1.4
pleased	1.45
pleaser	1.19
pleasers	0.7
pleases	1.19
pleasing	1.68
pleasurability	1.33
pleasurable	1.68
pleasurableness	1.68
pleasurably	1.82
pleasure	1.98
pleasured	1.61
pleasureless	-1.12
pleasures	1.34
pleasuring	1.96
pls	-0.02
plummet	-1.58
plummeted	-1.54
plummeting	-1.54
plummets	-1.54
plunge	-1.53
plunged	-1.66
plunges	-1.54
plunging	-1.35
plz	0.21
pmbi	0.56
pmfji	0.21
pmji	0.49
po	-1.74
poised	0.55
poison	-1.72
poisoned	-1.56
poisoner	-1.89
poisoners	-2.17
poisoning	-0.92
poisonings	-1.68
poisonous	-1.89
poisonously	-2.03
poisons	-1.83
poisonwood	-0.7
police officer	0
pollute	-1.61
polluted	-1.43
polluter	-1.26
polluters	-1.4
pollutes	-1.54
poor	-1.57
poorer	-1.05
poorest	-1.75
popular	0.49
popularise	1.12
popularised	0.77
popularises	0.35
popularising	0.84
popularities	1.12
popularity	1.19
popularization	0.91
popularizations	0.63
popularize	0.91
popularized	1.33
popularizer	1.26
popularizers	0.7
popularizes	0.98
popularizing	1.05
popularly	1.26
positive	1.21
positively	1.68
positiveness	1.61
positivenesses	1.54
positiver	1.61
positives	1.68
positivest	2.03
positivism	1.12
positivisms	1.26
positivist	1.4
positivistic	1.33
positivists	1.19
positivities	1.82
positivity	1.61
possessive	-0.63
postpone	-0.62
postponed	-1.04
postpones	-0.77
postponing	-0.36
posts loss	-1.54
poverty	-0.19
powerful	1.26
powerless	-1.53
praise	1.6
praised	1.25
praiser	1.4
praisers	1.4
praises	1.24
praiseworthily	1.33
praiseworthiness	1.68
praiseworthy	1.9
praising	1.89
pray	0.76
praying	0.93
prays	0.98
prblm	-1.12
prblms	-1.61
precious	1.68
preciously	1.54
preciousness	1.33
prejudice	-1.62
prejudiced	-1.27
prejudices	-1.26
prejudicial	-1.82
prejudicially	-1.05
prejudicialness	-1.68
prejudicing	-1.26
premium	0.69
prepared	0.34
pressure	-0.73
pressure on	-0.95
pressured	-1
pressureless	0.7
pressures	-0.9
pressuring	-0.98
pressurise	-0.42
pressurised	-0.28
pressurises	-0.56
pressurising	-0.42
pressurizations	-0.21
pressurize	-0.49
pressurized	0.07
pressurizer	0.07
pressurizers	-0.49
pressurizes	-0.14
pressurizing	-0.14
pretend	-0.18
pretending	0.1
pretends	-0.28
prettied	1.12
prettier	1.47
pretties	1.19
prettiest	1.89
pretty	1.05
pretty much	0
prevent	0.05
prevented	0.07
preventing	-0.15
prevents	0.19
price fixing	-1.43
price rigging	-1.54
price target raised	0.56
price war	-0.98
prick	-0.98
pricked	-0.42
pricker	-0.21
prickers	-0.14
pricket	-0.35
prickets	0.21
pricking	-0.63
prickle	-0.7
prickled	-0.14
prickles	-0.56
pricklier	-1.12
prickliest	-0.98
prickliness	-0.42
prickling	-0.56
prickly	-0.63
pricks	-0.63
pricky	-0.42
pride	0.98
prison	-1.63
prisoner	-1.6
prisoners	-1.61
privilege	0.62
privileged	1.33
privileges	0.72
privileging	0.49
prize	1.47
prized	1.67
prizefight	-0.07
prizefighter	0.7
prizefighters	-0.07
prizefighting	0.28
prizefights	0.21
prizer	0.7
prizers	0.56
prizes	1.39
prizewinner	1.61
prizewinners	1.68
prizewinning	2.1
proactive	1.26
probe	-1.02
probed	-0.98
probes	-0.33
problem	-1.05
problematic	-1.35
problematical	-1.26
problematically	-1.4
problematics	-0.91
problems	-0.89
profit	0.48
profit alert	-1.54
profit climbs	1.26
profit down	-0.99
profit dropped	-1.54
profit drops	-1.48
profit falls	-1.38
profit fell	-1.58
profit grows	1.26
profit jumped	1.26
profit jumps	1.51
profit plunges	-1.54
profit rises	1.78
profit rose	1.26
profit slides	-1.54
profit slumps	-1.54
profit soars	1.26
profit taking	-0.98
profit tumbles	-1.54
profit up	1.22
profit warning	-1.66
profitabilities	0.77
profitability	1.27
profitable	1.22
profitableness	1.68
profitably	1.12
profited	0.79
profiteer	0.56
profiteered	-0.35
profiteering	-0.42
profiteers	0.35
profiter	0.49
profiterole	0.28
profiteroles	0.35
profiting	1.12
profitless	-1.05
profits	0.57
profits down	-0.98
profits fall	-1.54
profits fell	-1.54
profits jump	1.26
profits plunge	-1.54
profits rise	1.26
profits rose	1.26
profits slide	-1.54
profits slump	-1.52
profits soar	1.26
profits up	1.26
profitwise	0.63
progress	0.7
prominent	0.42
promiscuities	-0.56
promiscuity	-1.26
promiscuous	-0.21
promiscuously	-1.05
promiscuousness	-0.63
promise	0.88
promised	0.51
promisee	0.56
promisees	0.77
promiser	0.91
promisers	1.12
promises	0.33
promising	1.28
promisingly	0.84
promisor	0.7
promisors	0.28
promissory	0.63
promote	0.96
promoted	1.25
promotes	0.62
promoting	1.07
propaganda	-0.83
prosecute	-1.17
prosecuted	-1.15
prosecutes	-1.26
prosecution	-1.44
prospect	0.87
prospects	0.84
prosperous	1.3
protect	0.63
protected	1.09
protects	0.53
protest	-0.43
protested	-0.4
protesters	-0.47
protesting	-1.26
protests	-1.18
proud	1.82
proud of	1.62
prouder	1.54
proudest	1.82
proudful	1.33
proudhearted	0.98
proudly	1.82
provoke	-1.3
provoked	-0.77
provokes	-0.95
provoking	-0.56
proxy fight	0
pseudoscience	-0.84
ptl	1.82
pu	-0.77
puke	-1.72
puked	-1.26
pukes	-1.33
puking	-1.26
pukka	1.96
pull the plug	-0.98
pulled the plug	-0.98
pulls out	-0.56
pulls plug	-1.14
pulls the plug	-0.98
punish	-1.72
punishabilities	-1.19
punishability	-1.12
punishable	-1.32
punished	-1.34
punisher	-1.33
punishers	-1.82
punishes	-1.47
punishing	-1.81
punishment	-1.55
punishments	-1.25
punitive	-1.54
pushy	-0.77
puzzled	-0.66
qq	-1.54
qt	1.26
quake	-1.22
quaking	-1.05
questionable	-0.75
questioned	0.03
questioning	-0.68
quits	-0.9
r&r	1.68
racism	-1.94
racist	-2.21
racists	-1.75
radian	0.28
radiance	0.98
radiances	0.77
radiancies	0.56
radiancy	0.98
radians	0.14
radiant	1.47
radiantly	0.91
radiants	0.84
rage	-1.83
raged	-1.39
ragee	-0.28
rageful	-1.96
rages	-1.47
raging	-1.68
raided	-0.98
raids	-1.11
rainy	-0.31
raised dividend	1.26
raised funds	0.56
raised guidance	1.26
raised to buy	1.26
raises concerns	-0.98
raises dividend	1.26
raises doubts	-0.98
raises forecast	1.26
raises funds	0.56
raises guidance	1.26
raises outlook	1.26
raises questions	-1.07
raises stake	0.56
raises target	0.56
rallied	0.62
rallies	0.59
rally	0.35
rancid	-1.75
rancidity	-1.82
rancidly	-1.75
rancidness	-1.82
rancidnesses	-1.12
ransomware	-1.53
rant	-1.11
ranter	-0.84
ranters	-0.84
rants	-0.91
rape	-2.58
raped	-2.26
raper	-2.38
rapers	-2.52
rapes	-2.44
rapeseeds	-0.35
raping	-2.66
rapist	-2.74
rapists	-2.31
rapture	0.42
raptured	0.63
raptures	0.49
rapturous	1.19
rash	-1.03
rate cut	0.56
rate cuts	0.56
rate rigging	-1.46
ratified	0.44
reach	0.36
reach agreement	0.54
reached	0.02
reached an agreement	0.56
reaches	0.41
reaches agreement	0.56
reaching	0.35
readiness	0.73
ready	0.6
reassurance	1.1
reassurances	0.98
reassure	0.87
reassured	1.09
reassures	1.05
reassuring	1.32
reassuringly	1.26
rebel	-0.27
rebeldom	-1.05
rebelled	-0.69
rebelling	-0.77
rebellion	-0.34
rebellions	-0.77
rebellious	-0.84
rebelliously	-1.26
rebelliousness	-0.84
rebels	-0.54
rebound	0.54
rebounded	0.56
rebounds	0.7
recall	-0.88
recalled	-0.59
recalls	-0.95
recalls products	-1.54
recede	-0.56
receded	-0.56
recedes	-0.56
recession	-0.99
reckless	-1.2
recommend	1.09
recommended	0.23
recommends	0.59
record earnings	1.27
record growth	1.26
record high	1.25
record highs	1.06
record low	0
record lows	0
record order	1.26
record orders	1.26
record profit	1.26
record quarter	1.26
record revenue	1.26
record sales	1.26
record year	1.26
recover	0.5
recovered	0.54
recovering	0.12
recovers	0.56
recovery	0.42
red cross	0
red flag	-0.98
red flags	-0.98
red ink	-0.98
redeemed	0.82
reduce	-0.38
reduced	-0.32
reduced to	-0.59
reduces	-0.56
reducing	-0.35
reduction	-0.84
reek	-1.78
reeked	-1.4
reeker	-1.19
reekers	-1.05
reeking	-1.4
refusal	-1.01
refuse	-1.15
refused	-0.34
refuses	-0.67
refusing	-1.07
regret	-1.35
regretful	-1.33
regretfully	-1.3
regretfulness	-1.12
regrets	-0.93
regrettable	-1.68
regrettably	-1.36
regretted	-1.22
regretter	-1.12
regretters	-1.4
regretting	-1.19
reinvigorate	1.61
reinvigorated	1.33
reinvigorates	1.26
reinvigorating	1.19
reinvigoration	1.54
reiterates buy	1.26
reject	-0.69
rejected	-1.06
rejectee	-1.61
rejectees	-1.26
rejecter	-1.12
rejecters	-1.26
rejecting	-1.17
rejectingly	-1.19
rejection	-1.02
rejections	-1.47
rejective	-1.26
rejector	-1.26
rejects	-0.91
rejoice	1.33
rejoiced	1.4
rejoices	1.47
rejoicing	1.96
relax	1.29
relaxant	0.7
relaxants	0.49
relaxation	1.57
relaxations	0.7
relaxed	1.29
relaxedly	1.05
relaxedness	1.4
relaxer	1.12
relaxers	0.98
relaxes	1.05
relaxin	1.19
relaxing	1.55
relaxins	0.84
released	0.42
relegated	-1.01
relentless	0.11
reliable	0.53
reliant	0.36
relief	0.86
reliefs	0.91
relievable	0.77
relieve	0.84
relieved	1.12
relievedly	0.98
reliever	0.91
relievers	0.7
relieves	1.05
relieving	0.94
relievo	0.91
relishing	1.12
reluctance	-1.01
reluctancy	-1.12
reluctant	-0.67
reluctantly	-0.28
remarkable	1.92
remorse	-0.75
remorseful	-0.63
remorsefully	-0.49
remorsefulness	-0.49
remorseless	-1.61
remorselessly	-1.4
remorselessness	-1.96
reopens	0.56
repetitive	-0.7
repress	-0.94
repressed	-0.91
represses	-0.91
repressible	-1.05
repressing	-1.26
repression	-1.14
repressions	-1.19
repressive	-0.98
repressively	-1.19
repressiveness	-0.7
repressor	-0.98
repressors	-1.54
repressurize	-0.21
repressurized	0.07
repressurizes	0.07
repressurizing	-0.07
republican party	0
repulse	-1.96
repulsed	-1.54
rescue	0.95
rescued	0.51
rescues	0.56
resent	-0.5
resented	-1.1
resentence	-0.7
resentenced	-0.56
resentences	-0.42
resentencing	0.14
resentful	-1.47
resentfully	-0.98
resentfulness	-1.4
resenting	-0.84
resentment	-1.32
resentments	-1.33
resents	-0.84
resign	-0.94
resignation	-0.56
resignations	-0.84
resigned	-0.95
resignedly	-0.49
resignedness	-0.56
resigner	-0.84
resigners	-0.7
resigning	-0.64
resigns	-0.94
resilience	0.62
resilient	0.56
resolute	0.77
resolvable	0.7
resolve	1.14
resolved	0.53
resolvent	0.49
resolvents	0.28
resolver	0.49
resolvers	0.98
resolves	0.49
resolving	1.12
respect	1.41
respectabilities	1.26
respectability	1.68
respectable	1.32
respectableness	0.84
respectably	1.19
respected	1.46
respecter	1.47
respecters	1.12
respectful	1.34
respectfully	1.18
respectfulness	1.33
respectfulnesses	0.91
respecting	1.54
respective	1.25
respectively	0.97
respectiveness	0.77
respects	0.91
responsible	0.84
responsive	1.05
rest in peace	-0.98
restates	-0.98
restful	1
restless	-0.77
restlessly	-0.98
restlessness	-0.84
restore	0.45
restored	0.75
restores	0.84
restoring	0.93
restrict	-1.02
restricted	-1.14
restricting	-1.12
restriction	-0.65
restricts	-0.91
resumes	0.56
retained	0.05
retard	-1.68
retarded	-1.94
retreat	0.51
retreated	-0.98
retreats	-0.95
retrial	-1.47
returns to profit	1.26
revenge	-1.57
revenged	-0.63
revengeful	-1.68
revengefully	-0.98
revengefulness	-1.54
revenger	-1.47
revengers	-1.4
revenges	-1.33
revenue climbs	1.26
revenue down	-0.98
revenue drops	-1.54
revenue falls	-1.54
revenue fell	-1.54
revenue grows	1.26
revenue jumps	1.26
revenue rises	1.69
revenue rose	1.26
revenue slumps	-1.54
revenue up	1.26
revenues up	1.26
revered	1.61
revive	0.92
revives	1.12
revolt	-0.65
reward	1.65
rewardable	1.4
rewarded	1.44
rewarder	1.12
rewarders	1.33
rewarding	1.68
rewardingly	1.68
rewards	1.46
rich	1.28
richened	1.33
richening	0.7
richens	0.56
richer	1.5
riches	1.68
richest	1.67
richly	1.33
richness	1.54
richnesses	1.47
richweed	0.07
richweeds	-0.07
ridicule	-1.4
ridiculed	-1.07
ridiculer	-1.12
ridiculers	-1.12
ridicules	-1.26
ridiculing	-1.27
ridiculous	-1.09
ridiculously	-0.78
ridiculousness	-0.84
ridiculousnesses	-1.12
rigged	-0.94
rigging	-1.54
rights issue	-0.98
rigid	-0.45
rigidification	-0.77
rigidifications	-0.56
rigidified	-0.49
rigidifies	-0.42
rigidify	-0.21
rigidities	-0.49
rigidity	-0.49
rigidly	-0.49
rigidness	-0.21
rigorous	0.02
rigorously	-0.28
riot	-1.23
riots	-0.8
rip off	-1.54
rise	0.75
risen	0.62
rises	0.38
rising	0.95
risk	-1.16
risk management	0
risk manager	0
risked	-0.52
risker	-0.56
riskier	-0.98
riskiest	-1.05
riskily	-0.49
riskiness	-0.91
riskinesses	-1.12
risking	-0.89
riskless	0.91
risks	-0.73
risky	-0.55
roadside bomb	-2.1
rob	-1.82
robber	-1.71
robed	-0.49
robing	-1.05
robs	-1.4
robust	0.55
rofl	1.88
roflcopter	1.47
roflmao	1.88
romance	1.83
romanced	1.54
romancer	0.91
romancers	1.19
romances	0.91
romancing	1.4
romantic	1.21
romantically	1.26
romanticise	1.19
romanticised	1.19
romanticises	0.91
romanticising	1.89
romanticism	1.54
romanticisms	1.47
romanticist	1.33
romanticists	0.91
romanticization	1.05
romanticizations	1.4
romanticize	1.26
romanticized	0.63
romanticizes	1.26
romanticizing	0.84
romantics	1.33
rose	0.77
rotfl	1.82
rotflmao	1.96
rotflmfao	1.75
rotflol	2.1
rotgl	2.03
rotglmao	1.26
rotten	-1.6
rout	-1.65
row over	-0.98
rude	-1.62
rudely	-1.54
rudeness	-1.05
ruder	-1.47
ruderal	-0.56
ruderals	-0.28
rudesby	-1.4
rudest	-1.75
ruin	-1.98
ruinable	-1.12
ruinate	-1.96
ruinated	-1.05
ruinates	-1.05
ruinating	-1.05
ruination	-1.86
ruinations	-1.12
ruined	-1.46
ruiner	-1.4
ruing	-1.12
ruining	-1.19
ruinous	-1.89
ruinously	-1.78
ruinousness	-0.7
ruins	-1.32
running out of	-0.98
s:	-0.77
sabotage	-1.69
sacked	-0.84
sad	-1.66
sadden	-1.82
saddened	-1.67
saddening	-1.54
saddens	-1.5
sadder	-1.68
saddest	-2.56
sadly	-1.34
sadness	-1.18
safe	1.04
safe and sound	1.34
safecracker	-0.49
safecrackers	-0.63
safecracking	-0.63
safecrackings	-0.49
safeguard	1.12
safeguarded	1.05
safeguarding	0.77
safeguards	0.99
safekeeping	0.98
safelight	0.77
safelights	0.56
safely	1.46
safeness	1.05
safer	1.3
safes	0.28
safest	1.19
safeties	1.05
safety	0.14
safetyman	0.21
sales climb	1.26
sales down	-0.98
sales drop	-1.54
sales fall	-1.13
sales fell	-1.61
sales grew	1.26
sales grow	1.06
sales jump	1.26
sales rise	1.26
sales rose	1.26
sales slide	-1.24
sales slump	-1.54
sales soar	1.26
sales surge	1.26
sales up	1.32
salient	0.77
sanctions	-1.26
sank	-0.96
sapfu	-0.77
sappy	-0.7
sarcasm	-0.63
sarcasms	-0.63
sarcastic	-0.7
sarcastically	-0.77
satisfaction	1.08
satisfactions	1.47
satisfactorily	1.12
satisfactoriness	1.05
satisfactory	1.04
satisfiable	1.33
satisfied	1.26
satisfies	1.26
satisfy	1.32
satisfying	1.71
satisfyingly	1.34
savage	-1.42
savaged	-1.42
savagely	-1.54
savageness	-1.82
savagenesses	-0.63
savageries	-1.33
savagery	-1.85
savages	-1.67
save	1.84
save lives	0.76
saved	-0.02
saved lives	0.56
saves	0.73
saves lives	0.56
saving lives	0.56
savings	0.83
scam	-1.89
scams	-1.96
scandal	-1.37
scandalous	-1.68
scandals	-1.62
scapegoat	-1.19
scapegoats	-0.98
scare	-1.63
scarecrow	-0.56
scarecrows	-0.49
scared	-1.25
scaremonger	-1.47
scaremongers	-1.4
scarer	-1.19
scarers	-0.91
scares	-0.98
scarey	-1.19
scaring	-1.33
scary	-1.61
sceptic	-0.7
sceptical	-0.84
scepticism	-0.56
sceptics	-0.49
scold	-1.19
scoop	0.36
scorn	-1.19
scornful	-1.26
scrapped	-0.98
scraps	-0.98
scraps dividend	-1.54
scream	-1.19
screamed	-0.95
screamers	-1.05
screaming	-1.06
screams	-0.91
screw	-0.23
screwball	-0.14
screwballs	-0.21
screwbean	0.21
screwdriver	0.22
screwdrivers	0.07
screwed	-1.54
screwed up	-0.98
screwer	-0.84
screwers	-0.35
screwier	-0.42
screwiest	-1.4
screwiness	-0.35
screwing	-0.63
screwlike	0.07
screws	-0.7
screwup	-1.19
screwups	-0.7
screwworm	-0.28
screwworms	-0.07
screwy	-0.98
scrumptious	1.5
scrumptiously	1.05
scumbag	-2.24
sealed	0.56
seals	0.63
seals deal	0.56
seamless	0.56
second to none	1.26
secure	0.88
secured	0.63
securely	0.98
securement	0.77
secureness	0.98
securer	1.05
securers	0.42
secures	0.83
securest	1.82
securing	0.95
securities	0.87
securitization	0.14
securitizations	0.07
securitize	0.21
securitized	0.98
securitizes	1.12
securitizing	0.49
security	0.17
security council	0
sedition	-1.26
seditious	-1.19
seduced	-0.97
self confident	1.75
selfish	-1.45
selfishly	-0.98
selfishness	-1.19
selfishnesses	-1.4
sell off	-1.66
sell rating	-0.98
selloff	-1.54
sells off	-0.56
sentence	-0.16
sentenced	-1.56
sentences	0.1
sentencing	-0.45
sentimental	1.01
sentimentalise	0.84
sentimentalised	0.56
sentimentalising	0.28
sentimentalism	0.7
sentimentalisms	0.28
sentimentalist	0.56
sentimentalists	0.49
sentimentalities	0.63
sentimentality	0.84
sentimentalization	0.84
sentimentalizations	0.28
sentimentalize	0.56
sentimentalized	0.77
sentimentalizes	0.77
sentimentalizing	0.56
sentimentally	1.33
serene	1.4
serious	-0.11
seriously	-0.6
seriousness	-0.11
set to open	0.93
setback	-0.87
sete	1.96
severe	-1.02
severed	-1.05
severely	-1.59
severeness	-0.7
severer	-1.12
severest	-1.05
sexy	1.57
sfete	1.89
sgtm	1.68
shake	-0.37
shake up	-0.93
shakeable	-0.21
shakedown	-0.84
shakedowns	-0.98
shaken	-0.19
shakeout	-0.91
shakeouts	-0.56
shakers	0.21
shakeup	-0.42
shakeups	-0.35
shakier	-0.63
shakiest	-0.84
shakily	-0.49
shakiness	-0.49
shaking	-0.38
shaky	-0.63
shame	-1.62
shamed	-1.85
shamefaced	-1.61
shamefacedly	-1.33
shamefacedness	-1.4
shamefast	-0.7
shameful	-1.54
shamefully	-1.33
shamefulness	-1.68
shamefulnesses	-1.61
shameless	-0.85
shamelessly	-0.97
shamelessness	-0.98
shamelessnesses	-1.4
shames	-1.19
share	0.3
share buyback	0.56
share price	0
shared	0.82
shareholder revolt	-0.98
shares	0.18
shares climb	1.26
shares down	-0.98
shares drop	-1.54
shares fall	-0.95
shares fell	-1.54
shares jump	1.35
shares of	0
shares plunge	-1.97
shares rise	1.38
shares rose	1.25
shares slide	-1.54
shares slump	-1.54
shares soar	1.26
shares surge	1.24
shares tumble	-1.85
shares up	1.26
sharing	1.22
shattered	-1.48
shed jobs	-1.56
shedding jobs	-1.54
sheds jobs	-1.54
shelved	-0.98
shit	-1.69
shitake	-0.21
shitakes	-0.77
shithead	-2.17
shitheads	-1.82
shits	-1.47
shittah	0.07
shitted	-1.19
shittier	-1.47
shittiest	-2.38
shittim	-0.42
shittimwood	-0.21
shitting	-1.26
shitty	-1.88
shock	-1.01
shockable	-0.7
shocked	-1.04
shocker	-0.42
shockers	-0.77
shocking	-1.22
shockingly	-0.51
shockproof	0.91
shocks	-1.16
shook	-0.48
shoot	-0.84
shooting star	0
short interest	-0.56
short of cash	-0.98
short of expectations	-1.54
short sellers	0
short sighted	-0.84
short sightedness	-0.77
short term	0
shortage	-0.98
shortages	-0.96
shortfall	-0.98
shot dead	-2.07
shot put	0
should have been	-0.54
shrank	-0.6
shrew	-0.63
shrink	-0.29
shrinking	-0.54
shrinks	-0.56
shrugged	-0.58
shrugged off	0.54
shrugs off	0.62
shut down	-0.74
shuts	-1.43
shy	-0.55
shyer	-0.56
shying	-0.63
shylock	-1.47
shylocked	-0.49
shylocking	-1.05
shylocks	-0.98
shyly	-0.49
shyness	-0.91
shynesses	-0.84
shyster	-1.12
shysters	-0.63
sick	-0.94
sick of	-1.64
sicken	-1.33
sickened	-1.75
sickener	-1.54
sickeners	-1.54
sickening	-1.68
sickeningly	-1.47
sickens	-1.4
sidelined	-0.56
sigh	-0.1
significance	0.8
significant	0.67
signs agreement	0.56
signs contract	0.56
signs deal	0.56
signs pact	0.56
silencing	-0.5
sillibub	-0.07
sillier	0.7
sillies	0.56
silliest	0.56
sillily	-0.07
sillimanite	0.07
sillimanites	0.14
silliness	-0.63
sillinesses	-0.84
silly	0.3
sin	-1.82
sincere	1.19
sincerely	1.34
sincereness	1.26
sincerer	1.4
sincerest	1.4
sincerities	1.05
sinful	-1.8
singleminded	0.84
sinister	-2.03
sink	-1.01
sinking	-0.98
sinks	-0.89
sins	-1.34
skeptic	-0.58
skeptical	-1.04
skeptically	-0.84
skepticism	-1.1
skepticisms	-0.84
skeptics	-0.26
skyrocket	1.24
skyrocketed	1.25
skyrockets	1.26
slain	-1.96
slam	-1.13
slammed	-1.09
slams	-1.12
slap	0.32
slash	-0.89
slashed	-0.65
slashes	-1.06
slashes dividend	-1.5
slashes forecast	-1.54
slashes jobs	-1.54
slashes outlook	-1.54
slashing	-0.95
slavery	-2.73
slaw	1.47
sleeplessness	-1.11
slicker	0.28
slickest	0.21
slid	-0.94
slide	-0.85
slides	-1.11
sliding	-1.18
slipped	-1.13
slipping	-0.96
slips	-1.67
slow	-0.55
slowdown	-1.27
slowed	-0.56
slowing	-1.01
slows	-0.56
sluggish	-0.98
slump	-1.03
slumped	-1.53
slumps	-1.11
slut	-1.96
sluts	-1.89
sluttier	-1.89
sluttiest	-2.17
sluttish	-1.54
sluttishly	-1.47
sluttishness	-1.75
sluttishnesses	-1.4
slutty	-1.61
smaller loss	0.56
smaller losses	0.56
smaller than expected	1.26
smart	0.71
smartass	-1.47
smartasses	-1.19
smarted	0.49
smarten	1.33
smartened	1.05
smartening	1.19
smartens	1.05
smarter	1.15
smartest	2.1
smartie	0.91
smarties	1.19
smarting	-0.49
smartly	1.05
smartness	1.4
smartnesses	1.05
smarts	1.12
smartweed	0.14
smartweeds	0.07
smarty	0.77
smashes	1.26
smear	-1.36
smh	-1.21
smilax	0.42
smilaxes	0.21
smile	1.03
smiled	1.61
smileless	-0.98
smiler	1.19
smiles	1.55
smiley	1.49
smileys	1.05
smiling	1.41
smilingly	1.61
smog	-0.77
smother	-1.26
smothered	-0.61
smothering	-0.98
smothers	-1.33
smothery	-0.77
smug	0.56
smugger	-0.7
smuggest	-1.05
smuggle	-1.12
smuggled	-1.05
smuggler	-1.46
smugglers	-0.96
smuggles	-1.19
smuggling	-1.47
smugly	0.14
smugness	-0.98
smugnesses	-1.19
snafu	-1.75
sneaky	-0.65
snob	-1.4
snobbery	-1.32
snobbier	-0.49
snobbiest	-0.35
snobbily	-1.12
snobbish	-0.63
snobbishly	-0.84
snobbishness	-0.77
snobbishnesses	-1.19
snobbism	-0.7
snobbisms	-0.21
snobby	-1.19
snobs	-0.98
snub	-1.18
snubbed	-1.4
snubbing	-0.63
snubs	-1.47
so far so good	0.56
soar	0.92
soared	1.27
soaring	1.3
soars	1.09
sob	-0.79
sobbed	-1.33
sobbing	-1.12
sobering	-0.56
sobs	-1.75
sociabilities	0.84
sociability	0.77
sociable	1.33
sociableness	1.05
sociably	1.12
social security	0
soft drink	0
soft drinks	0
sok	0.91
sold off	-0.56
solemn	-0.21
solemnified	-0.35
solemnifies	-0.35
solemnify	0.21
solemnifying	0.07
solemnities	0.21
solemnity	-0.77
solemnization	0.49
solemnize	0.21
solemnized	-0.49
solemnizes	0.42
solemnizing	-0.42
solemnly	0.56
solid	0.91
solidarity	0.96
solution	1.21
solutions	0.57
solve	0.66
solved	0.77
solves	0.77
solving	0.97
somber	-1.26
son of a bitch	-1.89
soothe	1.05
soothed	0.35
soothing	0.95
sophisticated	1.71
sore	-0.93
sorrow	-1.68
sorrowed	-1.68
sorrower	-1.61
sorrowful	-1.54
sorrowfully	-1.61
sorrowfulness	-1.75
sorrowing	-1.19
sorrows	-1.12
sorry	-0.79
sort of	0
soulmate	2.03
sour grapes	-0.88
spam	-1.01
spammer	-1.54
spammers	-1.12
spamming	-1.47
spark	0.63
sparkle	1.26
sparkles	0.91
sparkling	0.86
special	0.55
special dividend	1.26
speculative	0.17
spirit	0.43
spirited	0.89
spiritless	-0.91
spite	-1.59
spited	-1.68
spiteful	-1.34
spitefully	-1.61
spitefulness	-1.05
spitefulnesses	-1.61
spites	-0.98
splendent	1.89
splendid	1.96
splendidly	1.47
splendidness	1.61
splendiferous	1.82
splendiferously	1.33
splendiferousness	1.19
splendor	2.1
splendorous	1.54
splendors	1.44
splendour	1.54
splendours	1.54
splendrous	1.54
sprightly	1.4
squeezed	-0.95
squelched	-0.7
stab	-2.01
stabbed	-1.31
stabbed to death	-2.1
stable	0.56
stabs	-1.33
stagnant	-0.96
stall	-0.81
stalled	-0.63
stalling	-0.56
stalls	-0.56
stamina	0.81
stammer	-0.63
stammered	-0.63
stammerer	-0.77
stammerers	-0.56
stammering	-0.7
stammers	-0.56
stampede	-1.26
stand trial	-1.42
stands down	-0.98
stands trial	-1.54
stank	-1.33
startle	-0.91
startled	-0.49
startlement	-0.35
startlements	0.14
startler	-0.56
startlers	-0.35
startles	-0.35
startling	0.25
startlingly	-0.21
starve	-1.39
starved	-1.83
starves	-1.61
starving	-1.39
state of the art	1.26
steadfast	0.65
steady	0.31
steal	-1.41
stealable	-1.19
stealer	-1.19
stealers	-1.54
stealing	-1.88
stealings	-1.33
steals	-1.61
stealth	-0.1
stealthier	-0.21
stealthiest	0.28
stealthily	0.07
stealthiness	0.14
stealths	-0.21
stealthy	-0.07
stench	-1.61
stenches	-1.05
stenchful	-1.68
stenchy	-1.61
step down	-0.72
stepping down	-0.78
steps aside	-0.98
steps down	-0.88
stereotype	-0.96
stereotyped	-0.84
stifled	-0.98
stimulate	0.63
stimulated	0.62
stimulates	0.7
stimulating	1.21
stingy	-1.12
stink	-1.19
stinkard	-1.61
stinkards	-0.7
stinkbug	-0.14
stinkbugs	-0.7
stinker	-1.05
stinkers	-0.84
stinkhorn	-0.14
stinkhorns	-0.56
stinkier	-1.05
stinkiest	-1.47
stinking	-1.74
stinkingly	-0.91
stinko	-1.05
stinkpot	-1.75
stinkpots	-0.49
stinks	-0.7
stinkweed	-0.28
stinkwood	-0.07
stinky	-1.08
stock drops	-1.54
stock falls	-1.54
stock jumps	1.26
stock rises	1.26
stock slumps	-1.54
stock soars	1.26
stock surges	1.26
stocks down	-0.98
stocks up	1.26
stolen	-1.33
stood down	-0.98
stop	-0.66
stopped	-0.54
stopping	-0.36
stops	-0.64
stout	0.49
straight	0.07
strain	-0.36
strained	-1.12
strainer	-0.56
strainers	-0.21
straining	-0.93
strains	-0.24
strange	-0.7
strangely	-0.82
strangled	-1.75
strength	1.37
strengthen	0.14
strengthened	0.56
strengthener	1.26
strengtheners	0.98
strengthening	1.56
strengthens	0.56
strengths	1.19
stress	-1.27
stress test	0
stress tests	0
stressed	-0.94
stresses	-1.4
stressful	-1.61
stressfully	-1.82
stressing	-0.95
stressless	1.12
stresslessness	1.12
stressor	-1.26
stressors	-1.47
stricken	-1.61
strike	-1.37
strike a deal	0.56
strike called off	0.56
strike deal	0.56
strike gold	0.56
strike price	0
strikes	-0.84
strikes a deal	0.56
strikes called off	0.56
strikes deal	0.56
strikes gold	0.56
strong	1.13
strong buy	1.26
strong demand	0.56
strongbox	0.49
strongboxes	0.21
stronger	0.78
stronger than expected	1.26
strongest	1.29
stronghold	0.43
strongholds	0.7
strongish	1.19
strongly	0.62
strongman	0.37
strongmen	0.28
strongyl	0.42
strongyles	0.14
strongyloidosis	-0.56
strongyls	0.07
struck	-0.74
struck a deal	0.56
struck gold	0.56
struggle	-1.12
struggled	-1.12
struggler	-0.77
strugglers	-0.98
struggles	-0.8
struggling	-0.98
stubborn	-1.11
stubborner	-1.05
stubbornest	-0.42
stubbornly	-0.98
stubbornness	-0.77
stubbornnesses	-1.05
stuck	-0.55
stunk	-1.12
stunned	-0.39
stunning	1.19
stuns	0.07
stupid	-1.97
stupider	-1.75
stupidest	-1.68
stupidities	-1.4
stupidity	-1.23
stupidly	-1.4
stupidness	-1.19
stupidnesses	-1.82
stupids	-1.61
stutter	-0.68
stuttered	-0.63
stutterer	-0.7
stutterers	-0.77
stuttering	-0.91
stutters	-0.7
suave	1.4
subdued	-0.59
submissive	-0.91
submissively	-0.7
submissiveness	-0.49
substantial	0.1
subversive	-0.62
succeed	1.21
succeeded	1.14
succeeder	0.84
succeeders	0.91
succeeding	1.56
succeeds	1.53
success	1.87
successes	1.86
successful	1.82
successfully	1.53
successfulness	1.89
succession	0.66
successional	0.63
successionally	0.77
successions	0.07
successive	0.71
successively	0.63
successiveness	0.7
successor	0.21
successors	0.77
such as	0
suck	-1.43
sucked	-1.44
sucker	-1.63
suckered	-1.4
suckering	-1.47
suckers	-1.61
sucks	-1.5
sucky	-1.33
sudden death	0
sued	-1.23
sues	-1.39
suffer	-1.51
suffered	-1.62
sufferer	-1.39
sufferers	-1.68
suffering	-1.21
suffers	-1.34
suicidal	-2.45
suicide	-1.99
suicide bomber	-2.24
suicide bombing	-2.1
suing	-0.96
sulking	-1.05
sulky	-0.56
sullen	-1.19
sunnier	1.61
sunniest	1.68
sunny	1.24
sunshine	1.38
sunshiny	1.33
super	1.61
super bowl	0
superb	2.18
superior	1.77
superiorities	0.56
superiority	0.92
superiorly	1.54
superiors	0.64
support	1.01
supported	0.58
supporter	0.77
supporters	0.42
supporting	1.24
supportive	0.5
supportiveness	1.05
supports	0.37
supposed to be	-0.31
supremacies	0.56
supremacist	0.35
supremacists	-0.76
supremacy	0.19
suprematists	0.28
supreme	1.86
supreme court	0
supremely	1.89
supremeness	1.61
supremer	1.61
supremest	1.54
supremo	1.33
supremos	0.91
sure	0.49
surefire	0.7
surefooted	1.33
surefootedly	1.12
surefootedness	1.05
surely	0.71
sureness	1.4
surer	1
surest	0.84
sureties	0.91
surety	0.7
suretyship	-0.07
suretyships	0.28
surge	1.31
surged	1.28
surges	1.36
surging	1.26
surpassed	0.56
surpasses	0.56
surprisal	1.05
surprisals	0.49
surprise	0.51
surprised	0.55
surpriser	0.42
surprisers	0.21
surprises	1.26
surprising	0.67
surprisingly	1.09
survived	1.37
surviving	0.74
survivor	0.85
suspect	-0.53
suspected	-0.14
suspecting	-0.49
suspects	-1.04
suspend	-0.91
suspended	-1.61
suspends	-0.98
suspends dividend	-1.47
suspension	-0.98
suspicion	-1.15
suspicions	-1.05
suspicious	-1.14
suspiciously	-1.19
suspiciousness	-0.84
sustainable	0.55
sux	-1.06
swak	1.61
swear	-0.21
swearing	-0.55
swears	0.14
sweet	1.67
sweet<3	2.1
sweetheart	2.31
sweethearts	1.96
sweetie	1.32
sweeties	1.47
sweetly	1.47
sweetness	1.54
sweets	1.53
swift	0.81
swiftly	0.68
swindle	-1.68
swindles	-1.05
swindling	-1.4
swings to loss	-1.54
swings to profit	1.39
swung to a loss	-1.54
swung to profit	1.26
sympathetic	1.58
sympathy	1.02
tainted	-1.15
takeover battle	0
takes a hit	-1.02
takes stake	0.56
talent	1.23
talented	1.64
talentless	-1.12
talents	1.31
tantrum	-1.26
tantrums	-1.05
tard	-1.75
tax cut	0.65
tax cuts	0.48
tax evasion	-1.58
tax office	0
tax return	0
tax returns	0
team up	0.56
teamed up	0.56
teams up	0.56
tears	-0.63
teas	0.21
tease	-0.91
teased	-0.84
teasel	-0.07
teaseled	-0.56
teaseler	-0.56
teaselers	-0.84
teaseling	-0.28
teaselled	-0.28
teaselling	-0.14
teasels	-0.07
teaser	-0.7
teasers	-0.49
teases	-0.7
teashops	0.14
teasing	-0.21
teasingly	-0.28
teaspoon	0.14
teaspoonful	0.14
teaspoonfuls	0.28
teaspoons	0.35
teaspoonsful	0.21
temper	-1.2
tempers	-1.02
tendered	0.31
tenderer	0.42
tenderers	0.84
tenderest	0.98
tenderfeet	-0.28
tenderfoot	-0.07
tenderfoots	-0.35
tenderhearted	1.05
tenderheartedly	1.89
tenderheartedness	0.49
tenderheartednesses	1.96
tendering	0.42
tenderization	0.14
tenderize	0.07
tenderized	0.07
tenderizer	0.28
tenderizes	0.21
tenderizing	0.21
tenderloin	-0.14
tenderloins	0.28
tenderly	1.26
tenderness	1.26
tendernesses	0.63
tenderometer	0.14
tenderometers	0.14
tenders	0.42
tense	-1.08
tensed	-0.7
tensely	-0.84
tenseness	-1.05
tenser	-1.05
tenses	-0.63
tensest	-0.84
tensing	-0.7
tension	-0.53
tensional	-0.56
tensioned	-0.28
tensioner	-1.12
tensioners	-0.63
tensioning	-0.98
tensionless	0.42
tensions	-1.03
tepid	-0.6
terrible	-1.71
terribleness	-1.33
terriblenesses	-1.82
terribly	-1.8
terrific	1.45
terrifically	1.19
terrified	-2.11
terrifies	-1.82
terrify	-1.65
terrifying	-1.69
terror	-1.18
terror attack	-2.13
terrorise	-2.17
terrorised	-2.31
terrorises	-2.31
terrorising	-2.1
terrorism	-1.79
terrorisms	-2.24
terrorist	-2.46
terrorist attack	-2.12
terroristic	-2.31
terrorists	-1.91
terrorization	-1.89
terrorize	-2.31
terrorized	-2.17
terrorizes	-2.17
terrorizing	-2.1
terrorless	0.63
terrors	-1.82
tgif	1.61
thank	1.11
thanked	1.48
thankful	1.81
thankfuller	1.33
thankfullest	1.4
thankfully	1.26
thankfulness	1.47
thanks	1.32
thanks for nothing	-0.98
thanks to	1.43
the bomb	1.26
thief	-1.64
thieve	-1.54
thieved	-0.98
thieveries	-1.47
thievery	-1.4
thieves	-1.61
thin ice	-0.98
third party	0
thks	0.98
thorny	-0.77
thoughtful	1.21
thoughtfully	1.19
thoughtfulness	1.33
thoughtless	-1.4
threat	-1.07
threaten	-1
threatened	-1.33
threatener	-0.98
threateners	-1.26
threatening	-1.27
threateningly	-1.54
threatens	-0.5
threating	-1.4
threats	-1.48
thrill	1.05
thrilled	1.27
thriller	0.28
thrillers	0.07
thrilling	1.39
thrillingly	1.4
thrills	1.05
thrives	1.26
thriving	1.28
thumbs up	1.28
thwarted	-0.17
thwarting	-0.47
thwarts	-0.28
thx	1.08
tia	1.61
ticked	-1.27
ticks down	-0.98
ticks up	0.56
timid	-0.7
timider	-0.7
timidest	-0.63
timidities	-0.49
timidity	-0.99
timidly	-0.49
timidness	-0.7
timorous	-0.56
tired	-1.17
tired of	-1.59
tits	-0.69
tmi	-0.21
tnx	0.83
to acquire	0.49
to close	-0.39
to create	0.82
to cut jobs	-1.28
to die for	1.26
to open	0.33
tolerance	0.84
tolerances	0.21
tolerant	0.81
tolerantly	0.28
too late	-0.62
too little	-0.67
too many	-0.86
too much	-0.75
toothless	-0.98
top	0.43
top notch	1.33
tops	1.27
tops estimates	1.26
tops expectations	1.26
tops forecasts	1.26
torn	-0.75
torture	-2.04
tortured	-1.87
torturer	-1.61
torturers	-2.45
tortures	-1.75
torturing	-2.1
torturous	-1.89
torturously	-1.54
totalitarian	-1.47
totalitarianism	-1.89
tough	0.1
toughed	0.49
toughen	0.07
toughened	0.07
toughening	0.63
toughens	-0.14
tougher	0.38
toughest	-0.24
toughie	-0.49
toughies	-0.42
toughing	-0.35
toughish	-0.7
toughly	-0.77
toughness	-0.14
toughnesses	0.21
toughs	-0.56
toughy	-0.35
tout	-0.21
touted	-0.13
touting	0.03
touts	-0.15
toxic	-0.55
trade fair	0
tragedian	-0.35
tragedians	-0.7
tragedienne	-0.28
tragediennes	-0.98
tragedies	-1.09
tragedy	-2.63
tragic	-1.41
tragical	-1.68
tragically	-1.88
tragicomedy	0.14
tragicomic	-0.14
tragics	-1.54
trails	-0.45
tranquil	0.12
tranquiler	1.33
tranquilest	1.12
tranquilities	1.05
tranquility	1.26
tranquilize	0.21
tranquilized	-0.14
tranquilizer	-0.07
tranquilizers	-0.28
tranquilizes	-0.07
tranquilizing	-0.35
tranquillest	0.56
tranquillities	0.35
tranquillity	1.26
tranquillized	-0.14
tranquillizer	-0.07
tranquillizers	-0.14
tranquillizes	0.07
tranquillizing	0.56
tranquilly	0.84
tranquilness	1.05
trap	-0.99
trapped	-1.45
trauma	-1.26
traumas	-1.54
traumata	-1.19
traumatic	-1.89
traumatically	-1.96
traumatise	-1.96
traumatised	-1.68
traumatises	-1.54
traumatising	-1.33
traumatism	-1.68
traumatization	-2.1
traumatizations	-1.54
traumatize	-1.68
traumatized	-1.19
traumatizes	-0.98
traumatizing	-1.61
travesty	-1.89
treason	-1.31
treasonous	-1.74
treasurable	1.75
treasure	0.79
treasured	1.82
treasurer	0.35
treasurers	0.28
treasurership	0.28
treasurerships	0.84
treasures	1.27
treasuries	0.63
treasuring	1.47
treasury	0.38
treat	1.01
tremble	-0.77
trembled	-0.79
trembler	-0.42
tremblers	-0.7
trembles	-0.07
trembling	-0.87
trembly	-0.84
tremulous	-0.7
trick	-0.38
tricked	-0.42
tricker	-0.63
trickeries	-0.84
trickers	-0.98
trickery	-0.77
trickie	-0.28
trickier	-0.41
trickiest	-0.84
trickily	-0.56
trickiness	-0.84
trickinesses	-0.28
tricking	0.07
trickish	-0.7
trickishly	-0.49
trickishness	-0.28
trickled	0.07
trickledown	-0.49
trickles	0.14
trickling	-0.14
trickly	-0.21
tricks	-0.31
tricksier	-0.35
tricksiness	-0.7
trickster	-0.63
tricksters	-0.91
tricksy	-0.56
tricky	-0.39
tripled	1.26
trite	-0.56
triumph	1.26
triumphal	1.4
triumphalisms	1.33
triumphalist	0.35
triumphalists	0.63
triumphant	1.68
triumphantly	1.66
triumphed	1.56
triumphing	1.61
triumphs	1.28
trivial	-0.07
trivialise	-0.56
trivialised	-0.56
trivialises	-0.77
trivialising	-0.98
trivialities	-0.7
triviality	-0.35
trivialization	-0.63
trivializations	-0.49
trivialize	-0.77
trivialized	-0.56
trivializes	-0.7
trivializing	-0.42
trivially	0.28
trivium	-0.21
trouble	-1.18
troubled	-1.5
troublemaker	-1.4
troublemakers	-1.54
troublemaking	-1.26
troubler	-0.98
troublers	-1.33
troubles	-1.49
troubleshoot	0.56
troubleshooter	0.7
troubleshooters	0.56
troubleshooting	0.49
troubleshoots	0.35
troublesome	-1.62
troublesomely	-1.26
troublesomeness	-1.33
troubling	-1.72
troublous	-1.47
troublously	-1.47
truce	0.58
true	0.54
trueness	1.47
truer	1.05
truest	1.32
truly	0.82
trust	1.33
trust fund	0
trustability	1.47
trustable	1.61
trustbuster	-0.35
trusted	1.47
trustee	0.56
trustees	0.11
trusteeship	0.35
trusteeships	0.42
truster	1.33
trustful	1.47
trustfully	1.05
trustfulness	1.47
trustier	0.91
trusties	0.7
trustiest	1.54
trustily	1.12
trustiness	1.12
trusting	1.19
trustingly	1.12
trustingness	1.12
trustless	-1.61
trustor	0.28
trustors	0.84
trusts	1.47
trustworthily	1.61
trustworthiness	1.26
trustworthy	1.82
trusty	1.54
truth	0.9
truthful	1.33
truthfully	1.31
truthfulness	1.19
truths	0.86
tsunami	-1.2
tumble	-1.49
tumbled	-1.54
tumbles	-1.59
tumbling	-1.49
tumor	-0.93
turmoil	-0.86
turnaround	0.87
twat	-2.38
tx	1.05
txs	0.77
ty	0.94
tyvm	1.75
ugh	-1.38
uglier	-1.55
uglies	-1.4
ugliest	-1.96
uglification	-1.54
uglified	-1.05
uglifies	-1.26
uglify	-1.47
uglifying	-1.54
uglily	-1.47
ugliness	-1.89
uglinesses	-1.75
ugly	-1.76
unacceptable	-1.26
unappreciated	-1.19
unapproved	-0.98
unattractive	-1.33
unaware	-0.82
unbelievable	0.75
unbelieving	-0.56
unbiased	-0.07
uncertain	-0.65
uncertainly	-0.98
uncertainness	-0.91
uncertainties	-0.98
uncertainty	-1
unclear	-0.65
uncomfortable	-1.19
uncomfortably	-1.19
uncompelling	-0.63
unconcerned	-0.63
unconfirmed	-0.35
uncontrollability	-1.19
uncontrollable	-1.05
uncontrollably	-1.05
uncontrolled	-0.7
unconvinced	-1.12
uncredited	-0.7
undecided	-0.24
under attack	-1.02
under fire	-1.7
under investigation	-0.94
under pressure	-0.96
under scrutiny	-1.12
under the weather	-0.98
under threat	-0.98
underestimate	-0.84
underestimated	-0.83
underestimates	-0.77
undermine	-1.03
undermined	-1.05
undermines	-1.06
undermining	-1.12
underperform	-0.98
understaffed	-0.98
underweight	-0.56
undeserving	-1.33
undesirable	-1.33
unease	-1.19
uneasier	-0.98
uneasiest	-1.47
uneasily	-0.98
uneasiness	-1.12
uneasinesses	-1.26
uneasy	-1.23
unemployment	-0.51
unequal	-1.02
unequaled	0.35
unethical	-1.68
unfair	-1.29
unfocused	-1.19
unfortunate	-1.43
unfortunately	-1.21
unfortunates	-1.33
unfriendly	-1.05
unfulfilled	-1.26
ungrateful	-1.4
ungratefully	-1.26
ungratefulness	-1.12
unhappier	-1.68
unhappiest	-1.75
unhappily	-1.34
unhappiness	-1.68
unhappinesses	-1.54
unhappy	-0.9
unhealthy	-0.83
unified	1.07
unimportant	-0.91
unimpressed	-0.96
unimpressive	-0.98
unintelligent	-1.4
uninvolved	-1.54
uninvolving	-1.4
united	0.62
united kingdom	0
united nations	0
united states	0
unjust	-1.61
unkind	-1.12
unlovable	-1.89
unloved	-1.33
unlovelier	-1.33
unloveliest	-1.33
unloveliness	-1.4
unlovely	-1.47
unloving	-1.61
unmatched	-0.21
unmotivated	-0.98
unpleasant	-1.47
unprofessional	-1.61
unprotected	-1.05
unreliable	-0.98
unresearched	-0.77
unsatisfied	-1.19
unsavory	-1.32
unsecured	-1.15
unsettled	-0.91
unsophisticated	-0.84
unstable	-1.05
unstoppable	-0.56
unsuccessful	-1.08
unsuccessfully	-1.19
unsupported	-1.19
unsure	-0.72
unsurely	-0.91
untarnished	1.12
unveils	0.29
unwanted	-0.45
unwelcome	-1.19
unworthy	-1.77
up	0.17
up in arms	-0.98
upbeat	0.56
upgrade	1.07
upgraded	1.14
upgraded to buy	1.26
upgrades	1.3
upgrades to buy	1.26
uphill battle	-0.98
upper hand	0.56
ups dividend	0.8
ups forecast	1.26
ups guidance	1.26
ups outlook	1.26
ups stake	0.78
ups target	0.56
upset	-1.34
upsets	-1.22
upsetter	-1.33
upsetters	-1.4
upsetting	-1.49
uptick	0.59
uptight	-1.12
uptightness	-0.84
upturn	0.56
urgent	0.49
urw	1.33
used to be	-0.57
useful	1.4
usefully	1.26
usefulness	0.84
useless	-1.44
uselessly	-1.05
uselessness	-1.12
user friendly	0.56
v.v	-2.03
vague	-0.27
vain	-1.31
validate	1.05
validated	0.63
validates	0.98
validating	0.98
valuable	1.38
valuableness	1.19
valuables	1.47
valuably	1.61
value	0.89
value of	0
valued	1.23
values	0.82
valuing	0.9
vanity	-0.63
vbg	1.47
vbs	2.17
verdict	0.28
verdicts	0.24
vested	0.42
vexation	-1.33
vexing	-1.43
vibrant	1.7
vicious	-1.02
viciously	-0.91
viciousness	-1.68
viciousnesses	-0.42
victim	-0.7
victimhood	-1.4
victimhoods	-0.63
victimise	-0.77
victimised	-1.05
victimises	-0.84
victimising	-1.75
victimization	-1.61
victimizations	-1.05
victimize	-1.75
victimized	-1.25
victimizer	-1.26
victimizers	-1.12
victimizes	-1.05
victimizing	-1.82
victimless	0.42
victimologies	-0.42
victimologist	-0.35
victimologists	-0.28
victimology	0.21
victims	-0.73
victorious	1.26
victory	0.97
video shoot	0
vigilant	0.5
vigor	0.77
vigorish	-0.28
vigorishes	0.28
vigoroso	1.05
vigorously	0.35
vigorousness	0.28
vigors	0.7
vigour	0.63
vigours	0.28
vile	-2.17
villain	-1.82
villainess	-2.01
villainesses	-1.4
villainies	-1.61
villainous	-1.4
villainously	-2.03
villainousness	-1.89
villains	-2.38
villainy	-1.82
vindicate	0.21
vindicated	1.23
vindicates	1.11
vindicating	-0.77
violate	-1.76
violated	-1.86
violater	-1.82
violaters	-1.68
violates	-1.64
violating	-1.9
violation	-1.58
violations	-1.67
violative	-1.68
violator	-1.91
violators	-1.25
violence	-2.54
violent	-1.96
violently	-1.96
vip	1.61
virtue	1.19
virtueless	-0.98
virtues	1.07
virtuosa	1.19
virtuosas	1.26
virtuose	0.7
virtuosi	0.63
virtuosic	1.54
virtuosity	1.47
virtuoso	1.4
virtuosos	1.26
virtuous	1.66
virtuously	1.26
virtuousness	1.4
virulent	-1.89
virus	-1.3
vision	0.53
visionary	1.69
visioning	0.77
visions	0.64
vital	-0.02
vitalise	0.77
vitalised	0.42
vitalises	0.77
vitalising	1.47
vitalism	0.14
vitalist	0.21
vitalists	0.21
vitalities	0.84
vitality	1.14
vitalization	1.12
vitalizations	0.56
vitalize	1.12
vitalized	1.05
vitalizes	0.98
vitalizing	0.91
vitally	0.77
vitals	0.77
vitamin	0.84
vitriolic	-1.47
vivacious	1.26
vociferous	-0.56
volatile	-1
vote of no confidence	-0.98
vulnerabilities	-0.42
vulnerability	-0.72
vulnerable	-0.67
vulnerableness	-0.77
vulnerably	-0.84
vulture	-1.4
vultures	-0.91
vwd	1.82
vwp	1.47
w00t	1.54
wag	-0.14
walked out	-0.98
walkout	-0.99
walkouts	-0.49
walks out	-0.98
wanker	-1.75
want	0.01
war	-0.48
war chest	0
war crimes	-2.1
war museum	0
war of words	0
warfare	-0.75
warfares	-1.26
warm	0.6
warmblooded	0.14
warmed	0.78
warmer	0.76
warmers	0.7
warmest	1.19
warmhearted	1.26
warmheartedness	1.89
warming	0.32
warmish	0.98
warmly	1.19
warmness	1.05
warmonger	-2.03
warmongering	-1.75
warmongers	-1.96
warmouth	0.28
warmouths	-0.56
warms	0.77
warmth	1.34
warmup	0.28
warmups	0.56
warn	-0.98
warned	-0.96
warning	-0.83
warnings	-0.73
warns	-0.82
warns on profit	-1.54
warns on profits	-1.37
warred	-1.68
warring	-1.33
wars	-1.7
warsaw	-0.07
warsaws	-0.14
warship	-0.46
warships	-0.35
warstle	0.07
wary	-0.56
waste	-0.89
waste of	-0.82
waste of money	-1.54
waste of time	-1.74
wasted	-1.49
wasting	-1.22
wavering	-0.55
way to go	1.26
wd	1.89
weak	-0.69
weaken	-1.26
weakened	-1.01
weakener	-1.12
weakeners	-0.91
weakening	-0.91
weakens	-0.38
weaker	-0.92
weaker than expected	-1.54
weakest	-1.61
weakfish	-0.14
weakfishes	-0.42
weakhearted	-1.12
weakish	-0.84
weaklier	-1.05
weakliest	-1.47
weakling	-0.91
weaklings	-0.98
weakly	-1.26
weakness	-1.1
weaknesses	-1.05
weakside	-0.77
wealth	1.23
wealthier	1.5
wealthiest	1.41
wealthily	1.4
wealthiness	1.68
wealthy	-0.1
weapon	-0.93
weaponed	-0.98
weaponless	0.07
weaponry	-0.63
weapons	-0.95
weary	-0.75
weep	-1.89
weeper	-1.33
weepers	-0.77
weepie	-0.28
weepier	-1.26
weepies	-1.12
weepiest	-1.68
weeping	-1.33
weepings	-1.33
weeps	-0.98
weepy	-0.91
weigh on	-0.98
weighed on	-0.98
weighs on	-0.98
weird	-0.92
weirder	-0.35
weirdest	-0.63
weirdie	-0.91
weirdies	-0.7
weirdly	-0.87
weirdness	-0.59
weirdnesses	-0.49
weirdo	-1.15
weirdoes	-0.91
weirdos	-0.77
weirds	-0.42
weirdy	-0.63
welcome	1.55
welcomed	0.98
welcomely	1.33
welcomeness	1.4
welcomer	0.98
welcomers	1.33
welcomes	1.21
welcoming	1.34
well	0.46
well after	0
well before	0
well deserved	1.26
well done	1.34
well into	0
well known	0
well over	0
well under	0
welladay	0.21
wellaway	-0.56
wellborn	1.26
welldoer	1.75
welldoers	1.12
welled	0.28
wellhead	0.07
wellheads	0.35
wellhole	-0.07
wellies	0.28
welling	1.12
wellness	1.33
wells	0.28
wellsite	0.35
wellspring	1.05
wellsprings	0.98
welly	0.14
went bust	-1.54
went under	-1.54
wept	-1.4
what a shame	-0.98
whimsical	0.1
whine	-1.03
whined	-0.62
whiner	-0.84
whiners	-0.42
whines	-1.26
whiney	-0.91
whining	-0.63
white house	0
whore	-2.31
whored	-1.96
whoredom	-1.47
whoredoms	-1.68
whorehouse	-0.77
whorehouses	-1.33
whoremaster	-1.33
whoremasters	-1.05
whoremonger	-1.82
whoremongers	-1.4
whores	-2.07
whoreson	-1.54
whoresons	-1.75
wicked	-1.6
wicked good	0
wickeder	-1.54
wickedest	-2.03
wickedly	-1.47
wickedness	-1.47
wickednesses	-1.54
widen	-0.82
widened	-0.95
widening loss	-0.98
widens	-0.98
widowed	-1.47
wilco	0.63
wildfire	-1.56
wildfires	-1.54
willingness	0.77
wimp	-0.98
wimpier	-0.7
wimpiest	-0.63
wimpiness	-0.84
wimpish	-1.15
wimpishness	-0.14
wimple	-0.14
wimples	-0.21
wimps	-0.7
wimpy	-0.63
win	0.7
winnable	1.26
winned	1.26
winner	1.06
winners	1.2
winning	1.84
winningly	1.61
winnings	1.75
winnow	-0.21
winnower	-0.07
winnowers	-0.14
winnowing	-0.07
winnows	-0.14
wins	1.35
wins approval	0.56
wins backing	0.56
wins contract	1.26
wins deal	1.26
wins order	1.26
wins right	0.88
wins support	0.56
wisdom	1.1
wise	1.29
wiseacre	-0.84
wiseacres	-0.02
wiseass	-1.26
wiseasses	-1.05
wisecrack	-0.07
wisecracked	-0.35
wisecracker	-0.07
wisecrackers	0.07
wisecracking	-0.42
wisecracks	-0.21
wised	1.05
wiseguys	0.21
wiselier	0.63
wiseliest	1.12
wisely	1.38
wiseness	1.33
wisenheimer	-0.7
wisenheimers	-0.98
wisents	0.28
wiser	0.84
wises	0.91
wisest	1.45
wisewomen	0.91
wish	0.8
wish i had	-0.61
wishes	0.17
wishing	0.46
witch	-1.03
withdrawal	-0.04
withdraws	-0.56
withdrew	-0.55
without a doubt	0
without a hitch	0.56
without doubt	0
without incident	0.57
withstands	0.56
withstood	0.56
woe	-1.25
woebegone	-1.82
woebegoneness	-0.77
woeful	-1.33
woefully	-1.26
woefulness	-1.47
woes	-1.1
woesome	-0.84
won	1.64
won contract	1.26
wonderful	1.97
wonderfully	1.96
wonderfulness	2.03
woo	1.64
woo hoo	1.26
woohoo	1.41
woot	1.42
world class	1.32
world war	0
worn	-0.81
worried	-1.05
worriedly	-1.4
worrier	-1.26
worriers	-1.19
worries	-0.65
worriment	-1.05
worriments	-1.33
worrisome	-1.19
worrisomely	-1.4
worrisomeness	-1.33
worrit	-1.47
worrits	-0.84
worry	-0.49
worrying	-0.99
worrywart	-1.26
worrywarts	-1.05
worse	-1.34
worse than expected	-1.54
worsen	-1.61
worsened	-1.33
worsening	-1.4
worsens	-1.7
worser	-1.4
worship	0.83
worshiped	1.68
worshiper	0.7
worshipers	0.64
worshipful	0.49
worshipfully	0.77
worshipfulness	1.12
worshiping	0.7
worshipless	-0.42
worshipped	1.89
worshipper	0.42
worshippers	0.56
worshipping	1.12
worships	0.98
worst	-1.3
worst ever	-1.54
worth	0.2
worth it	0.57
worth the wait	0.56
worthless	-1.39
worthwhile	0.98
worthy	1.46
would recommend	1.28
wounded	-1.51
wow	1.79
wowed	1.86
wowing	1.75
wows	1.4
wowser	-0.77
wowsers	0.7
wp	0.54
wrathful	-1.89
wreck	-1.36
write down	-1.52
write downs	-1.51
write off	-1.35
write offs	-1.54
writedown	-1.54
writedowns	-1.54
writeoff	-1.54
wrong	-1.23
wronged	-1.33
wtf	-1.2
wtg	1.54
wth	-1.68
x-d	1.82
x-p	1.19
xd	1.96
xlnt	2.1
xoxo	1.98
xoxozzz	1.61
xp	1.12
xqzt	1.12
xtc	0.56
yay	2.04
yeah	0.43
yeah right	-0.98
yearning	0.35
yeees	1.19
yep	0.59
yes	0.97
yikes	-0.98
yolo	0.77
youthful	0.91
yoyo	0.25
yucky	-1.26
yummy	1.68
yvw	1.12
yw	1.26
ywia	1.75
zealot	-1.33
zealots	-0.56
zealous	0.34
zero tolerance	0
zzz	-0.84
{:	1.26
|-0	-0.84
|-:	-0.56
|-:>	-1.12
|-o	-0.84
|:	-0.35
|;-)	1.54
|=	-0.28
|^:	-0.77
|o:	-0.63
||-:	-1.61
}:	-1.47
}:(	-1.4
}:)	0.28
}:-(	-1.47
}:-)	0.21
☹	-1.54
☺	1.54
✅	1.54
✨	1.54
❌	-1.54
❤	1.54
⭐	1.54
🌟	1.54
🎉	1.54
🏆	1.54
👍	1.54
👎	-1.54
👏	1.54
💀	-1.54
💐	1.54
💔	-1.54
💕	1.54
💖	1.54
💗	1.54
💙	1.54
💚	1.54
💛	1.54
💜	1.54
💪	1.54
💯	1.54
🔥	1.54
🖕	-1.54
🖤	1.54
😀	1.54
😁	1.54
😂	1.54
😃	1.54
😄	1.54
😆	1.54
😇	1.54
😉	1.54
😊	1.54
😋	1.54
😍	1.54
😎	1.54
😒	-1.54
😓	-1.54
😔	-1.54
😕	-1.54
😖	-1.54
😘	1.54
😞	-1.54
😟	-1.54
😠	-1.54
😡	-1.54
😢	-1.54
😣	-1.54
😤	-1.54
😥	-1.54
😨	-1.54
😩	-1.54
😫	-1.54
😬	-1.54
😭	-1.54
😰	-1.54
😱	-1.54
😷	-1.54
😻	1.54
😾	-1.54
😿	-1.54
🙁	-1.54
🙂	1.54
🙄	-1.54
🙌	1.54
🙏	1.54
🤒	-1.54
🤕	-1.54
🤗	1.54
🤝	1.54
🤢	-1.54
🤣	1.54
🤦	-1.54
🤩	1.54
🤬	-1.54
🤮	-1.54
🥇	1.54
🥰	1.54
🥳	1.54
🧡	1.54`;

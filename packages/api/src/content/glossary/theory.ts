import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'Theory';

export const theoryTerms: GlossaryTerm[] = [
  {
    term: 'Agenda Setting',
    category,
    plain: 'The media influence which issues people think are important.',
    definition:
      'The finding that issues that get a lot of news coverage come to seem important to the public. McCombs and Shaw compared coverage with voters’ answers in the 1968 campaign. News affects what people think about more surely than what they think. Effects differ by issue and person.',
    standard:
      'McCombs and Shaw (1972) found a very close match between the issues voters named and the issues the news stressed.',
    inEarshot:
      'The order of stories in a list shows what the list stresses. It does not show what readers find important.',
    mistakes: [
      'Saying that the media tell people what opinion to hold.',
      'Inferring the public’s agenda from coverage alone.',
    ],
    aka: ['agenda-setting theory'],
    related: ['Framing', 'Gatekeeping', 'Priming', 'Media Content Analysis'],
    confusedWith: ['framing', 'propaganda'],
    sources: [cite('mccombs', 'The first study')],
  },
  {
    term: 'Framing',
    category,
    plain: 'Choosing which aspects of an issue to stress, which shapes how people understand it.',
    definition:
      'Selecting some parts of an issue and stressing them, so that a certain problem, cause, judgment or remedy stands out. “Tax relief” and “tax cut” describe the same law in two frames. Every text has a frame, so ask which one it is and what it leaves out.',
    standard:
      'Entman (1993): to frame is to select parts of a perceived reality and make them more salient in a text.',
    mistakes: ['Calling only the other side’s wording a frame.'],
    aka: ['media framing', 'framing theory'],
    related: ['Agenda Setting', 'Narrative', 'Key Message', 'Priming'],
    confusedWith: ['spin', 'agenda setting'],
    sources: [cite('entman', 'The definition by selection and salience')],
  },
  {
    term: 'Priming',
    category,
    plain: 'What people have just heard about affects the standards they judge by.',
    definition:
      'The effect that recent topics have on the standards people use to judge. After weeks of news on prices, voters judge a government more by prices. It builds on agenda setting: first the issue gets attention, then it becomes a yardstick.',
    aka: ['media priming'],
    related: ['Agenda Setting', 'Framing', 'Message Pull-Through'],
    confusedWith: ['framing'],
    sources: [cite('iyengar', 'Priming in experiments with television news')],
  },
  {
    term: 'Excellence Theory',
    category,
    plain: 'A theory of what makes public relations work well for an organization.',
    definition:
      'A theory built on earlier research and tested in about 300 organizations. It names four conditions for good work: a voice in management decisions, communicators in manager roles, one independent department, and a two-way exchange with publics. Critics say that it shows an ideal and plays down power.',
    mistakes: ['Citing it as proof that every organization works this way.'],
    aka: ['excellence study', 'Grunig’s excellence theory'],
    related: [
      'Four Models of Public Relations',
      'Organization–Public Relationship',
      'Situational Theory of Publics',
      'Stakeholder',
    ],
    confusedWith: ['quality management'],
    sources: [cite('grunigExcellence', 'The study in three countries')],
  },
  {
    term: 'Four Models of Public Relations',
    category,
    plain: 'Four ways in which organizations communicate, from publicity to two-way exchange.',
    definition:
      'Grunig and Hunt’s four types: press agentry (publicity), public information, two-way asymmetrical (research in order to persuade) and two-way symmetrical (both sides may change). Real organizations mix them. The models first described the history of the field; later they were used to judge the quality of its practice.',
    mistakes: ['Treating the four as stages that every organization goes through.'],
    aka: ['Grunig and Hunt models'],
    related: ['Excellence Theory', 'Dialogic Communication', 'Organization–Public Relationship'],
    confusedWith: ['PESO model'],
    sources: [cite('grunigHunt', 'The four models')],
  },
  {
    term: 'Situational Theory of Publics',
    category,
    plain: 'A theory of when people turn into an active public on an issue.',
    definition:
      'Grunig’s theory of when people seek information about an issue. They become active if they see a problem, feel involved and see little that stops them from acting. A message for an aware public fails with a latent one, which does not see the problem yet.',
    aka: ['situational theory'],
    related: ['Audience Segmentation', 'Target Audience', 'Excellence Theory', 'Stakeholder Salience'],
    confusedWith: ['market segmentation', 'situational crisis communication theory'],
    sources: [cite('grunigHunt', 'Problem recognition, involvement and constraint')],
  },
  {
    term: 'Organization–Public Relationship',
    category,
    plain: 'How an organization and a public see and treat each other, measured by survey.',
    definition:
      'The state of the relationship between an organization and one of its publics. Hon and Grunig’s survey scale has six parts: control mutuality, trust, satisfaction, commitment, exchange and communal relationship. Ask both sides, since they often disagree.',
    standard:
      'Hon and Grunig (1999) give statements for each part; people rate how far they agree, and the mean is the score.',
    formula: {
      text: 'Mean agreement score of all items in a part, after reverse-worded items are recoded',
      example: 'Six trust items on a scale of 1 to 9 with answers 7, 6, 8, 7, 6, 8: mean 42 ÷ 6 = 7.0.',
    },
    mistakes: ['Using counts of coverage as a measure of trust.'],
    aka: ['OPR', 'relationship index', 'OPR index'],
    related: ['Excellence Theory', 'Reputation Management', 'Survey', 'Stakeholder'],
    confusedWith: ['reputation', 'customer satisfaction'],
    sources: [cite('hon', 'The six parts and the survey items')],
  },
  {
    term: 'Image Repair Theory',
    category,
    plain: 'A list of ways to answer when you are accused.',
    definition:
      'Benoit’s list of what people and firms say when they are accused. They deny the act, dodge the blame, play down the harm, promise to fix it, or admit fault and ask to be forgiven. He calls the last one mortification. The list shows the options. It does not say which one fits your case.',
    mistakes: ['Combining denial with an apology in one statement.'],
    aka: ['image restoration theory'],
    related: ['Corporate Apology', 'Crisis Communication', 'Reputation Management', 'Stealing Thunder'],
    confusedWith: ['situational crisis communication theory', 'rebranding'],
    sources: [cite('benoit', 'The five groups of strategies')],
  },
  {
    term: 'Diffusion of Innovations',
    category,
    plain: 'A theory of how new ideas and products spread through a group over time.',
    definition:
      'Rogers’s theory of how new ideas spread: first to innovators and early adopters, then to the majority, last to laggards. Ideas spread faster if they are better than what they replace, simple, visible, easy to try and in line with what people know. Plan different messages for each group.',
    aka: ['adoption curve'],
    related: ['Two-Step Flow', 'Audience Segmentation', 'Influencer'],
    confusedWith: ['virality'],
    sources: [cite('rogers', 'The adopter groups and the qualities of innovations')],
  },
  {
    term: 'Elaboration Likelihood Model',
    category,
    plain: 'People are persuaded by arguments when they think hard, and by cues when they do not.',
    definition:
      'A theory of two routes to persuasion. People who are able and willing to think weigh the arguments. Others go by cues such as the speaker’s looks or fame, or the sheer number of reasons. Change by the first route tends to last longer and resist attack better.',
    aka: ['ELM', 'central and peripheral route'],
    related: ['Key Message', 'Target Audience', 'Inoculation Theory'],
    confusedWith: ['two-step flow'],
    sources: [cite('petty', 'The two routes')],
  },
  {
    term: 'Inoculation Theory',
    category,
    plain: 'A weak dose of a wrong argument helps people resist the strong one later.',
    definition:
      'McGuire’s theory that people resist persuasion better after they have seen a weak form of the argument and the answer to it. A vaccine works in much the same way. It has been tested in politics, health and business. The idea is the basis of prebunking.',
    aka: ['attitudinal inoculation'],
    related: ['Prebunking', 'Misinformation', 'Elaboration Likelihood Model'],
    confusedWith: ['censorship', 'resistance to persuasion'],
    sources: [cite('compton', 'Review of the research'), cite('mcguire', 'The first full account')],
  },
  {
    term: 'Two-Step Flow',
    category,
    plain: 'Ideas often reach people through others whom they trust.',
    definition:
      'The finding that media content often reaches people through opinion leaders: people they know who follow a subject closely. Later work found many steps and direct effects too. For planning, it means asking who your audience turns to, not only what it reads.',
    aka: ['two-step flow of communication', 'opinion leader theory'],
    related: ['Influencer', 'Diffusion of Innovations', 'Target Audience', 'Dark Social'],
    confusedWith: ['two-way communication'],
    sources: [cite('katzFlow', 'The report on the hypothesis')],
  },
  {
    term: 'Spiral of Silence',
    category,
    plain: 'People who think they are in the minority tend to keep quiet.',
    definition:
      'Noelle-Neumann’s theory that people watch which views are gaining and fall silent when they feel theirs is losing, which makes their view look weaker still. Tests find a small effect that varies. A loud online thread can hide a silent majority on either side.',
    aka: ['spiral of silence theory'],
    related: ['Social Listening', 'Third-Person Effect', 'Sample'],
    confusedWith: ['legal censorship'],
    sources: [cite('noelle', 'The theory')],
  },
  {
    term: 'Third-Person Effect',
    category,
    plain: 'People think that the media affect others more than themselves.',
    definition:
      'The tendency to believe that a message affects other people more than oneself. It can lead managers to overestimate the damage an article does and lead the public to call for bans. Before you react to bad coverage, ask your audience what it noticed.',
    aka: ['third-person perception'],
    related: ['Spiral of Silence', 'Misinformation', 'Crisis Communication'],
    confusedWith: ['third-party endorsement'],
    sources: [cite('davison', 'The hypothesis')],
  },
  {
    term: 'Uses and Gratifications',
    category,
    plain: 'An approach that asks what people do with media, not what media do to people.',
    definition:
      'A line of research that asks why people choose media: to learn, relax, belong, or fill time. It treats the audience as active. For planning, match the content to what people want from a channel. People who come to be amused may ignore a safety notice.',
    aka: ['uses and gratifications theory', 'UGT'],
    related: ['Target Audience', 'Audience Segmentation', 'Owned Media'],
    confusedWith: ['engagement'],
    sources: [cite('katzUses', 'The research program')],
  },
  {
    term: 'Gatekeeping',
    category,
    plain: 'Deciding which news gets through and which does not.',
    definition:
      'The choice of what becomes news. White’s study of one wire editor showed how personal and practical the choices were. Today editors share the work with algorithms, aggregators and users who share links. A pitch has to pass every gate on the way.',
    aka: ['gatekeeper'],
    related: ['News Value', 'Agenda Setting', 'Media Pitch', 'Beat'],
    confusedWith: ['censorship'],
    sources: [cite('white', 'The first case study')],
  },
  {
    term: 'Parasocial Interaction',
    category,
    plain: 'The feeling of knowing someone whom you see only in the media.',
    definition:
      'The sense, while watching, of contact with a media figure who does not know you. Horton and Wohl described it for radio, television and film in 1956; today it explains part of the pull of creators. It makes endorsements persuasive, and it makes lost trust feel like the end of a friendship.',
    aka: ['PSI'],
    related: ['Influencer', 'Material Connection', 'Two-Step Flow'],
    confusedWith: ['fandom', 'parasocial relationship'],
    sources: [cite('horton', 'The concept')],
  },
  {
    term: 'Dialogic Communication',
    category,
    plain: 'Communication in which an organization listens, answers and is ready to change.',
    definition:
      'An approach in which an organization and its publics talk as equals and either may change. Kent and Taylor turned it into practical tests for websites: ways to ask, useful content, reasons to return, ease of use and keeping visitors. Replies count more than posts.',
    aka: ['dialogic theory'],
    related: ['Four Models of Public Relations', 'Social Listening', 'Organization–Public Relationship'],
    confusedWith: ['engagement rate'],
    sources: [cite('kent', 'Five principles for websites')],
  },
  {
    term: 'Stakeholder Salience',
    category,
    plain: 'How much attention managers give a stakeholder because of power, legitimacy and urgency.',
    definition:
      'How much weight managers give a stakeholder’s claim. Mitchell, Agle and Wood name three qualities: power, legitimacy and urgency. A group with all three comes first. A group can gain one overnight, for example power through a viral video, so repeat the rating.',
    aka: ['salience model'],
    related: ['Stakeholder', 'Issues Management', 'Situational Theory of Publics'],
    confusedWith: ['power–interest grid', 'prominence'],
    sources: [cite('mitchell', 'Power, legitimacy and urgency')],
  },
  {
    term: 'CERC',
    category,
    plain: 'A model of what to say before, during and after a health emergency.',
    definition:
      'Short for Crisis and Emergency Risk Communication, a model from public health. It has five stages, from the time before the event to the review. Its advice: be first, be right, be credible, show empathy and respect, and give people something to do.',
    aka: ['crisis and emergency risk communication'],
    related: ['Crisis Communication', 'Risk Communication', 'Message Map', 'Holding Statement'],
    confusedWith: ['situational crisis communication theory'],
    sources: [cite('reynolds', 'The model and its stages')],
  },
  {
    term: 'COM-B',
    category,
    plain: 'People act when they are able to, have the chance, and want to.',
    definition:
      'A model of behavior: people act if they have the capability, the opportunity and the motivation. Find out which one is missing before you write. If the clinic is closed after work, a poster about benefits changes little. Longer opening hours might change more.',
    aka: ['capability opportunity motivation behavior'],
    related: ['Objective', 'Target Audience', 'Theory of Change', 'Formative Research'],
    confusedWith: ['awareness campaign'],
    sources: [cite('michie', 'The model')],
  },
  {
    term: 'Cognitive Dissonance',
    category,
    plain: 'The discomfort people feel when two of their beliefs, or a belief and an act, conflict.',
    definition:
      'Festinger’s theory that people feel discomfort when their beliefs clash with what they do or learn, and that they try to reduce it. They may change their minds, play the new fact down or look for support. So a fact that shames people is often rejected. Offer them a way to change without losing face.',
    aka: ['dissonance theory'],
    related: ['Elaboration Likelihood Model', 'Inoculation Theory', 'Debunking'],
    confusedWith: ['disagreement', 'hypocrisy'],
    sources: [cite('festinger', 'The theory')],
  },
].map(glossaryTerm);

import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'Crisis & Reputation';

export const riskTerms: GlossaryTerm[] = [
  {
    term: 'Paracrisis',
    category,
    plain: 'A public accusation that looks like a crisis and can become one.',
    definition:
      'A public charge, usually online, that an organization is acting irresponsibly. It threatens reputation but does not stop operations, so the crisis team is not called in. Look at who makes the claim and whether it is fair. You can refute the claim, change what you do, or explain in public why you will not.',
    standard:
      'Coombs and Holladay (2012): it resembles a crisis and needs a response, but not full crisis mode.',
    mistakes: [
      'Calling in the crisis team for one angry post.',
      'Ignoring a claim because it is only online.',
    ],
    aka: [],
    related: ['Crisis Communication', 'Issues Management', 'Spike', 'Social Listening'],
    confusedWith: ['crisis', 'complaint'],
    sources: [cite('coombsParacrisis', 'The term')],
  },
  {
    term: 'Brand Safety',
    category,
    plain: 'Keeping your ads and name away from harmful content.',
    definition:
      'Measures that keep ads away from content that would harm a brand, such as hate or piracy. Brand suitability is the finer question of what fits you. Broad block lists also keep ads away from serious news, so review which words you block.',
    aka: [],
    related: ['Paid Media', 'Reputation Management', 'Influencer'],
    confusedWith: ['brand suitability', 'brand protection', 'trademark law'],
    sources: [cite('iab')],
  },
  {
    term: 'Greenwashing',
    category,
    plain: 'Making something look better for the environment than it is.',
    definition:
      'Claims or images that make a product or organization look greener than it is: vague words, hidden trade-offs, offsets presented as cuts in emissions. Say exactly what improved, by how much, since when and for which part, and keep the proof. Rules differ by country.',
    standard: 'The FTC’s Green Guides ask that broad claims be qualified and that every claim have proof.',
    aka: ['false green claim'],
    related: ['Corporate Social Responsibility', 'Key Message', 'Reputation Management'],
    confusedWith: ['green marketing', 'greenhushing'],
    sources: [cite('ftcGreen', 'General environmental claims')],
  },
  {
    term: 'Streisand Effect',
    category,
    plain: 'Trying to suppress something makes more people notice it.',
    definition:
      'What happens when an attempt to remove or silence something draws attention to it, as in the lawsuit over a photo of Barbra Streisand’s house. Before you send a legal letter, ask how many people have seen the claim and how the letter would read in the news.',
    aka: ['censorship backfire'],
    related: ['Reputation Management', 'Paracrisis', 'Spike'],
    confusedWith: ['stealing thunder'],
    sources: [cite('jansen', 'The effect and how it works')],
  },
  {
    term: 'Corporate Social Responsibility',
    category,
    plain: 'A company’s duties to society: to earn money, obey the law, act fairly and give back.',
    definition:
      'A company’s duties to society. Carroll’s pyramid has four levels: make a profit, obey the law, do what is right, and give something back. Report results with figures, and report the misses. A gift to charity does not make up for harm that the business does.',
    aka: ['CSR', 'corporate responsibility'],
    related: ['Reputation Management', 'Greenwashing', 'Stakeholder'],
    confusedWith: ['charity', 'ESG rating'],
    sources: [cite('carroll', 'The four levels')],
  },
  {
    term: 'Trust',
    category,
    plain: 'The belief that someone is competent, honest and likely to do what they say.',
    definition:
      'A person’s willingness to rely on an organization. Survey scales ask about ability, integrity and dependability. It has to be measured by asking people. Coverage, followers and tone do not measure it. Published barometers differ in whom they ask, so read the method.',
    aka: ['public trust'],
    related: ['Organization–Public Relationship', 'Reputation Management', 'Survey', 'Validity'],
    confusedWith: ['reputation', 'tone'],
    sources: [
      cite('hon', 'Trust as integrity, dependability and competence'),
      cite('edelman', 'A widely quoted survey'),
    ],
  },
  {
    term: 'Message Map',
    category,
    plain: 'A one-page table: one question, three messages, and three facts for each.',
    definition:
      'A sheet for one stakeholder question: three key messages in plain words, each with three supporting facts. Vincent Covello developed it for risk communication, and it is widely used in public health emergencies. It helps several speakers say the same thing. Test it with people who are worried, not only with colleagues.',
    aka: ['message mapping', '27/9/3 template'],
    related: ['Key Message', 'Risk Communication', 'CERC', 'Spokesperson'],
    confusedWith: ['message house', 'mind map'],
    sources: [cite('covello', 'The method')],
  },
  {
    term: 'Risk Communication',
    category,
    plain: 'Exchanging information about a danger before, during and after it does harm.',
    definition:
      'The exchange of information between experts, officials and the public about a hazard: how likely, how bad, what to do. People judge a risk by more than numbers. It feels greater if it is new, imposed, unfair or invisible. Listen first, then compare like with like.',
    aka: ['hazard communication'],
    related: ['Message Map', 'CERC', 'Crisis Communication', 'Issues Management'],
    confusedWith: ['crisis communication', 'risk management'],
    sources: [cite('covello'), cite('reynolds')],
  },
  {
    term: 'Debunking',
    category,
    plain: 'Correcting a false claim after people have seen or heard it.',
    definition:
      'Correcting a claim that has already spread. State the fact, warn that a false claim follows, state it once, explain why it is wrong, and end with the fact. Detail helps if it explains what really happened. If few have heard the claim, a correction may do more harm than good.',
    aka: ['fact-checking response', 'truth sandwich'],
    related: ['Prebunking', 'Misinformation', 'Correction', 'Inoculation Theory'],
    confusedWith: ['prebunking', 'denial'],
    sources: [cite('debunking', 'The order fact, warning, fallacy, fact')],
  },
  {
    term: 'Crisis Simulation',
    category,
    plain: 'Practicing a crisis under time pressure before one happens.',
    definition:
      'An exercise in which the crisis team handles a made-up event in real time, with calls, posts and missing facts. It shows what a plan on paper hides: who cannot be reached and which approvals take too long. Write down three fixes and a date for each.',
    aka: ['crisis drill'],
    related: ['Crisis Communication', 'Holding Statement', 'Dark Site', 'Media Training'],
    confusedWith: ['tabletop exercise', 'crisis plan'],
    sources: [cite('coombsIpr', 'Preparation and exercises')],
  },
].map(glossaryTerm);

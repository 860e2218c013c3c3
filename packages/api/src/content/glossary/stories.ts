import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

export const storyTerms = [
  glossaryTerm({
    term: 'Publicity',
    category: 'Media Relations',
    plain: 'Public attention that an organization gets through the media without buying space.',
    definition:
      'Attention that a person, product or event gets in the media, wanted or not. It is one result of media relations and only a small part of public relations. More of it is not always better: a recall brings a great deal. Ask what people learned, not only how much appeared.',
    aka: ['media publicity'],
    related: ['Earned Media', 'Public Relations', 'Press Release'],
    confusedWith: ['public relations', 'advertising'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Headline',
    category: 'Media Relations',
    plain: 'The title of an article.',
    definition:
      'The title of an article, which sums up the news or makes people want to read it. Editors often write it, not the reporter, and may test several versions online. Many people read nothing else. If a headline is wrong, ask the desk to fix it; the reporter may not be able to.',
    inEarshot: 'The report shows the headline that the page gives and where it was found.',
    aka: ['hed', 'article title'],
    related: ['Standfirst', 'Lede', 'Prominence', 'Byline'],
    confusedWith: ['page title in the browser', 'subject line'],
    sources: [cite('apStylebook')],
  }),
  glossaryTerm({
    term: 'Nut Graf',
    category: 'Media Relations',
    plain: 'The paragraph that says what a story is about and why it matters now.',
    definition:
      'The paragraph in a feature that tells readers what the story is about and why they should care today. It usually follows an opening scene, as the third or fourth paragraph. The name is newsroom slang for “nutshell paragraph.” A good pitch is often a draft of it.',
    aka: ['nutgraph', 'nutshell paragraph'],
    related: ['Lede', 'Inverted Pyramid', 'Feature Story', 'Media Pitch'],
    confusedWith: ['lede', 'summary'],
    sources: [cite('apStylebook')],
  }),
  glossaryTerm({
    term: 'Feature Story',
    category: 'Media Relations',
    plain: 'A longer story about people, causes or background rather than the latest news.',
    definition:
      'A longer piece that explores a person, a place or a development instead of reporting the news of the day. It takes weeks to plan and needs people who will talk, scenes and pictures. Offer it to one outlet, and early. It can run whenever there is space.',
    aka: ['feature', 'human-interest story'],
    related: ['Nut Graf', 'Media Pitch', 'News Value', 'Exclusive'],
    confusedWith: ['news report', 'op-ed'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Backgrounder',
    category: 'Media Relations',
    plain: 'A document that explains the history and context of a subject to journalists.',
    definition:
      'Two or three pages of prose that explain a subject: how it began, how it works, what is disputed, with sources. Reporters who are new to the topic read it before they call. A fact sheet lists figures; a backgrounder tells the longer story. Leave out the sales talk.',
    aka: ['background paper'],
    related: ['Fact Sheet', 'Press Kit', 'Press Release'],
    confusedWith: ['fact sheet', 'background briefing'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Fact-Checking',
    category: 'Media Relations',
    plain: 'Testing whether a statement is true, and publishing the result with sources.',
    definition:
      'Comparing a public claim with evidence and publishing what was found. Newsrooms also check their own stories before they run. If a checker calls you, answer fast and send documents, not opinions. A fair check shows its sources, so that readers can repeat it.',
    standard:
      'The International Fact-Checking Network asks its members to be fair to all sides, to be open about sources, money and methods, and to correct their errors.',
    aka: ['fact check', 'claim verification'],
    related: ['Debunking', 'Misinformation', 'Correction'],
    confusedWith: ['debunking', 'proofreading'],
    sources: [cite('ifcn', 'The five commitments')],
  }),
];

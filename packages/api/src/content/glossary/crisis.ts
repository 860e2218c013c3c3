import type { GlossaryTerm } from '@earshot/schema/help/model';

export const crisisTerms = [
  {
    id: 'term-crisis-communication',
    slug: 'crisis-communication',
    term: 'Crisis Communication',
    category: 'Crisis & Reputation',
    definition:
      'Informing and answering the people affected when an event threatens safety, operations or trust: first what protects them, then what is known and done, then what follows. Confused with crisis management, of which it is a part, and with issues management, which works before the event.',
    aka: ['crisis response', 'crisis PR', 'crisis comms'],
    related: ['Holding Statement', 'Issues Management', 'Dark Site', 'Spokesperson', 'Corporate Apology'],
    confusedWith: ['crisis management', 'issues management'],
  },
  {
    id: 'term-holding-statement',
    slug: 'holding-statement',
    term: 'Holding Statement',
    category: 'Crisis & Reputation',
    definition:
      'A brief prepared text for the first minutes of an incident: what is confirmed, concern for those affected, what is being done, when more will follow. It buys time honestly. Confused with "no comment" and with a final position: it guesses at no cause, assigns no blame and is replaced soon.',
    aka: ['initial statement', 'first statement'],
    related: ['Crisis Communication', 'Spokesperson', 'Dark Site'],
    confusedWith: ['no comment', 'official position'],
  },
  {
    id: 'term-dark-site',
    slug: 'dark-site',
    term: 'Dark Site',
    category: 'Crisis & Reputation',
    definition:
      'A website or page set that is finished but unpublished and can be switched on in a crisis with updates, contacts and instructions, even if the main site fails. Confused with the dark web and with dark posts, which are targeted advertisements. Test activation and access rights twice a year.',
    aka: ['ghost site', 'crisis website'],
    related: ['Crisis Communication', 'Holding Statement', 'Stakeholder'],
    confusedWith: ['dark web', 'dark post'],
  },
  {
    id: 'term-issues-management',
    slug: 'issues-management',
    term: 'Issues Management',
    category: 'Crisis & Reputation',
    definition:
      'Finding, ranking and working on matters that could become disputes about an organisation while there is still room to change course. It alters conduct as well as words. Confused with crisis communication, which starts when the event has come, and with risk registers that nobody acts on.',
    aka: ['issue management', 'issues monitoring'],
    related: ['Crisis Communication', 'Reputation Management', 'Stakeholder', 'Alert Threshold'],
    confusedWith: ['crisis communication', 'risk register'],
  },
  {
    id: 'term-reputation-management',
    slug: 'reputation-management',
    term: 'Reputation Management',
    category: 'Crisis & Reputation',
    definition:
      'Long-term care for what stakeholders think of an organisation on the strength of what it does, what it says and what others report. Confused with brand image, which is designed by the sender, and with clearing search results: reputation is held by others and follows conduct.',
    aka: [],
    related: ['Issues Management', 'Stakeholder', 'Sentiment Analysis', 'Thought Leadership'],
    confusedWith: ['brand image', 'search result clean-up'],
  },
  {
    id: 'term-misinformation',
    slug: 'misinformation',
    term: 'Misinformation',
    category: 'Crisis & Reputation',
    definition:
      'False or misleading content that people pass on without meaning harm. Confused with disinformation, which is spread on purpose, and with malinformation, true material used to hurt. Correct it early and lead with the fact; repeating the claim in a headline helps it travel.',
    aka: ['false information'],
    related: ['Crisis Communication', 'Trending Topic', 'Social Listening'],
    confusedWith: ['disinformation', 'malinformation', 'fake news'],
  },
  {
    id: 'term-corporate-apology',
    slug: 'corporate-apology',
    term: 'Corporate Apology',
    category: 'Crisis & Reputation',
    definition:
      'A public statement in which an organisation accepts responsibility for harm, names it, shows regret and says how it will repair and prevent it. Confused with an expression of sympathy, which admits nothing, and with the conditional "if anyone was offended", which tends to make matters worse.',
    aka: ['public apology'],
    related: ['Crisis Communication', 'Reputation Management', 'Spokesperson'],
    confusedWith: ['expression of sympathy', 'conditional apology'],
  },
] satisfies GlossaryTerm[];

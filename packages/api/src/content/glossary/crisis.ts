import type { GlossaryTerm } from '@earshot/schema/help/model';

export const crisisTerms = [
  {
    id: 'term-crisis-communication',
    slug: 'crisis-communication',
    term: 'Crisis Communication',
    category: 'Crisis & Reputation',
    definition:
      'Informing the people affected, and answering them, when an event threatens safety, operations or trust. Say first what protects them, then what is known and being done, then what comes next. It is one part of crisis management, which also covers decisions and recovery.',
    aka: ['crisis response', 'crisis PR', 'crisis comms'],
    related: ['Holding Statement', 'Issues Management', 'Dark Site', 'Spokesperson', 'Corporate Apology'],
    confusedWith: ['crisis management', 'issues management'],
    sources: [
      {
        author: 'W. Timothy Coombs',
        title: 'Protecting Organization Reputations During a Crisis',
        year: 2007,
        note: 'Corporate Reputation Review; the theory behind matching the response to the crisis',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-holding-statement',
    slug: 'holding-statement',
    term: 'Holding Statement',
    category: 'Crisis & Reputation',
    definition:
      'A short text for the first minutes of an incident: what is confirmed, concern for those affected, what is being done, and when more will follow. It does not guess at a cause or assign blame, and it is soon replaced. Prepare versions for the likely cases in advance.',
    aka: ['initial statement', 'first statement'],
    related: ['Crisis Communication', 'Spokesperson', 'Dark Site'],
    confusedWith: ['no comment', 'official position'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-dark-site',
    slug: 'dark-site',
    term: 'Dark Site',
    category: 'Crisis & Reputation',
    definition:
      'A website or set of pages, finished but unpublished, that can be switched on in a crisis with updates, contacts and instructions, even if the main site fails. Test the switch and the access rights twice a year.',
    aka: ['ghost site', 'crisis website'],
    related: ['Crisis Communication', 'Holding Statement', 'Stakeholder'],
    confusedWith: ['dark web', 'dark post'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-issues-management',
    slug: 'issues-management',
    term: 'Issues Management',
    category: 'Crisis & Reputation',
    definition:
      'Finding, ranking and working on matters that could turn into disputes about an organization while there is still room to change course. It changes conduct as well as words, and it begins long before an event. A risk register that no one acts on does not count.',
    aka: ['issue management', 'issues monitoring'],
    related: ['Crisis Communication', 'Reputation Management', 'Stakeholder', 'Alert Threshold'],
    confusedWith: ['crisis communication', 'risk register'],
    sources: [
      {
        author: 'W. Howard Chase',
        title: 'Issue Management: Origins of the Future',
        year: 1984,
        note: 'the author introduced the term in the 1970s',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-reputation-management',
    slug: 'reputation-management',
    term: 'Reputation Management',
    category: 'Crisis & Reputation',
    definition:
      'Long-term attention to what stakeholders think of an organization because of what it does, what it says and what others report. An organization does not control its reputation, which follows its conduct. Cleaning up search results changes what people find, not what they have experienced.',
    aka: ['reputation building'],
    related: ['Issues Management', 'Stakeholder', 'Sentiment Analysis', 'Corporate Apology'],
    confusedWith: ['brand image', 'search result clean-up'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-misinformation',
    slug: 'misinformation',
    term: 'Misinformation',
    category: 'Crisis & Reputation',
    definition:
      'False or misleading content that people share without meaning harm. Correct it early and lead with the fact; a headline that repeats the claim helps it travel. “Fake news” is a poor label, because it is used for errors, lies and unwelcome reporting alike.',
    aka: ['false information'],
    related: ['Disinformation', 'Malinformation', 'Prebunking', 'Social Listening'],
    confusedWith: ['disinformation', 'malinformation', 'fake news'],
    sources: [
      {
        author: 'Claire Wardle and Hossein Derakhshan',
        title: 'Information Disorder: Toward an Interdisciplinary Framework for Research and Policy Making',
        year: 2017,
        note: 'Council of Europe; separates mis-, dis- and malinformation',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-corporate-apology',
    slug: 'corporate-apology',
    term: 'Corporate Apology',
    category: 'Crisis & Reputation',
    definition:
      'A public statement in which an organization takes responsibility for harm. It names the harm, expresses regret, and says how it will repair the damage and prevent a repeat. Sympathy alone admits nothing. “If anyone was offended” usually makes things worse.',
    aka: ['public apology'],
    related: ['Crisis Communication', 'Reputation Management', 'Spokesperson'],
    confusedWith: ['expression of sympathy', 'conditional apology'],
    sources: [
      {
        author: 'Keith Michael Hearit',
        title: 'Crisis Management by Apology: Corporate Response to Allegations of Wrongdoing',
        year: 2006,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-disinformation',
    slug: 'disinformation',
    term: 'Disinformation',
    category: 'Crisis & Reputation',
    definition:
      'False content that someone creates or spreads on purpose, to do harm, make money or gain influence. The same claim becomes misinformation when people who believe it pass it on. Intent is hard to prove, so describe what is false and how it spreads before you name a culprit.',
    aka: ['deliberate falsehood'],
    related: ['Misinformation', 'Malinformation', 'Deepfake', 'Astroturfing'],
    confusedWith: ['misinformation', 'propaganda'],
    sources: [
      {
        author: 'Claire Wardle and Hossein Derakhshan',
        title: 'Information Disorder: Toward an Interdisciplinary Framework for Research and Policy Making',
        year: 2017,
        note: 'Council of Europe; separates mis-, dis- and malinformation',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-malinformation',
    slug: 'malinformation',
    term: 'Malinformation',
    category: 'Crisis & Reputation',
    definition:
      'True information that is used to cause harm, such as private messages that are leaked to damage someone or a home address that is posted to invite threats. A fact check does not answer it, because the content is real. Protect the people concerned and supply the missing context.',
    aka: ['harmful disclosure'],
    related: ['Misinformation', 'Disinformation', 'Issues Management'],
    confusedWith: ['disinformation', 'whistleblowing'],
    sources: [
      {
        author: 'Claire Wardle and Hossein Derakhshan',
        title: 'Information Disorder: Toward an Interdisciplinary Framework for Research and Policy Making',
        year: 2017,
        note: 'Council of Europe; separates mis-, dis- and malinformation',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-deepfake',
    slug: 'deepfake',
    term: 'Deepfake',
    category: 'Crisis & Reputation',
    definition:
      'Audio, video or an image made or changed with machine learning so that a person seems to say or do something that never happened. Keep originals and their dates. Agree on how staff check an unusual request. Have a denial ready that shows the evidence.',
    aka: ['synthetic media forgery'],
    related: ['Disinformation', 'Provenance', 'Crisis Communication', 'Holding Statement'],
    confusedWith: ['edited clip', 'parody'],
    sources: [
      {
        author: 'Bobby Chesney and Danielle Citron',
        title: 'Deep Fakes: A Looming Challenge for Privacy, Democracy, and National Security',
        year: 2019,
        note: 'California Law Review',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-stealing-thunder',
    slug: 'stealing-thunder',
    term: 'Stealing Thunder',
    category: 'Crisis & Reputation',
    definition:
      'Disclosing your own bad news before someone else does. Studies found that people and journalists tend to judge such an organization as more credible than one whose problem was exposed by others. It works only if the disclosure is complete: the second half must not come out later.',
    aka: ['self-disclosure'],
    related: ['Crisis Communication', 'Holding Statement', 'Corporate Apology'],
    confusedWith: ['leak', 'document dump'],
    sources: [
      {
        author: 'Laura M. Arpan and Donnalyn Pompper',
        title: 'Stormy Weather: Testing “Stealing Thunder” as a Crisis Communication Strategy',
        year: 2003,
        note: 'Public Relations Review; title shortened',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-prebunking',
    slug: 'prebunking',
    term: 'Prebunking',
    category: 'Crisis & Reputation',
    definition:
      'Warning people about a false claim or a trick of persuasion before they meet it, with a weak example and the reason it is wrong. The idea comes from inoculation theory. It needs a forecast of the claims to come; once a claim has spread, only a correction is left.',
    aka: ['inoculation'],
    related: ['Misinformation', 'Disinformation', 'Key Message', 'Issues Management'],
    confusedWith: ['debunking'],
    sources: [
      {
        author: 'William J. McGuire',
        title: 'Inducing Resistance to Persuasion: Some Contemporary Approaches',
        year: 1964,
        note: 'inoculation theory, on which prebunking builds',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-astroturfing',
    slug: 'astroturfing',
    term: 'Astroturfing',
    category: 'Crisis & Reputation',
    definition:
      'Making a paid or organized campaign look like spontaneous support from ordinary citizens, with invented groups, fake accounts or undisclosed payment. It breaks the codes of the profession and, in many places, the law. Real grassroots work names its sponsor.',
    aka: ['fake grassroots'],
    related: ['Disinformation', 'Sponsored Content', 'Stakeholder'],
    confusedWith: ['grassroots campaign'],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];

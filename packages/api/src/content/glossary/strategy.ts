import type { GlossaryTerm } from '@earshot/schema/help/model';

export const strategyTerms = [
  {
    id: 'term-key-message',
    slug: 'key-message',
    term: 'Key Message',
    category: 'Strategy & Messaging',
    definition:
      'A short claim that an audience should take away, understand and be able to repeat, with proof behind it. Three per subject are plenty. “Our safety” is a topic; “every unit is tested twice” is a message.',
    aka: ['core message', 'talking point'],
    related: ['Message Pull-Through', 'Spokesperson', 'Target Audience', 'Call to Action'],
    confusedWith: ['slogan', 'topic'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-call-to-action',
    slug: 'call-to-action',
    term: 'Call to Action',
    category: 'Strategy & Messaging',
    definition:
      'The words that tell an audience the one thing to do next, where and by when, such as “Book your free test by Friday.” The objective is the change you want overall; this is one step toward it. “Click here” names a motion and offers no benefit.',
    aka: ['CTA', 'ask'],
    related: ['Key Message', 'Target Audience', 'Objective', 'Outcomes'],
    confusedWith: ['objective', 'link label'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-stakeholder',
    slug: 'stakeholder',
    term: 'Stakeholder',
    category: 'Strategy & Messaging',
    definition:
      'Any person or group that affects an organization or is affected by it, whether or not they speak up: employees, neighbors, regulators, customers, suppliers. Shareholders are one kind. A target audience is the group that one message is meant to reach.',
    aka: ['interested party'],
    related: ['Target Audience', 'Reputation Management', 'Issues Management'],
    confusedWith: ['shareholder', 'target audience'],
    sources: [
      { author: 'R. Edward Freeman', title: 'Strategic Management: A Stakeholder Approach', year: 1984 },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-target-audience',
    slug: 'target-audience',
    term: 'Target Audience',
    category: 'Strategy & Messaging',
    definition:
      'The defined group whose knowledge, view or action a program is meant to change, described by what they do and believe, not by age alone. “The general public” is too broad to plan for. The audience you reached may be a different one, so check.',
    aka: ['intended audience', 'target group'],
    related: ['Stakeholder', 'Audience Segmentation', 'Key Message', 'Reach'],
    confusedWith: ['audience reached', 'general public'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-thought-leadership',
    slug: 'thought-leadership',
    term: 'Thought Leadership',
    category: 'Strategy & Messaging',
    definition:
      'Earning attention and trust by sharing tested expertise or a well-founded new view on a question that the audience really has. Others award the title. A piece that ends in a product pitch is an advertisement.',
    aka: ['expert content'],
    related: ['Byline', 'Op-ed', 'Earned Media', 'Reputation Management'],
    confusedWith: ['content marketing', 'self-promotion'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-objective',
    slug: 'objective',
    term: 'Objective',
    category: 'Strategy & Messaging',
    definition:
      'The change that a program is meant to bring about in a named group by a date. It states a result; the tactics say how you will get there. “Publish ten posts” is a tactic. Write each one so that a stranger could tell whether it was met.',
    aka: ['communication objective'],
    related: ['SMART Objective', 'Target Audience', 'Outcomes', 'Theory of Change'],
    confusedWith: ['tactic', 'goal', 'call to action'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-narrative',
    slug: 'narrative',
    term: 'Narrative',
    category: 'Strategy & Messaging',
    definition:
      'The larger account that ties separate facts and messages together: how things were, what changed and where that leads. A good one can be told by people outside the organization in their own words. Facts that do not fit it still have to be told.',
    aka: ['strategic narrative'],
    related: ['Key Message', 'Thought Leadership', 'Target Audience'],
    confusedWith: ['slogan', 'news story'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-audience-segmentation',
    slug: 'audience-segmentation',
    term: 'Audience Segmentation',
    category: 'Strategy & Messaging',
    definition:
      'Dividing a broad public into groups that differ in a way that matters for the program, such as what they know, need or fear. A good segment can be found, reached and addressed differently. Age and place alone are seldom enough.',
    aka: ['segmentation'],
    related: ['Target Audience', 'Stakeholder', 'Media List', 'Sample'],
    confusedWith: ['stakeholder mapping'],
    sources: [
      {
        author: 'Wendell R. Smith',
        title: 'Product Differentiation and Market Segmentation as Alternative Marketing Strategies',
        year: 1956,
        note: 'Journal of Marketing; the origin in marketing',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-internal-communication',
    slug: 'internal-communication',
    term: 'Internal Communication',
    category: 'Strategy & Messaging',
    definition:
      'The planned exchange of information and views between an organization and the people who work for it. Tell employees before, or at the same time as, the press. They are asked first by friends and customers, and what they read can be forwarded at any time.',
    aka: ['employee communication', 'staff communication'],
    related: ['Stakeholder', 'Key Message', 'Crisis Communication', 'Spokesperson'],
    confusedWith: ['staff newsletter'],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];

import type { GlossaryTerm } from '@earshot/schema/help/model';

export const strategyTerms = [
  {
    id: 'term-key-message',
    slug: 'key-message',
    term: 'Key Message',
    category: 'Strategy & Messaging',
    definition:
      'A short claim that an audience should take away, understand and be able to repeat, with proof behind it. Three to a subject are plenty. Confused with a slogan, which is written to be catchy, and with a topic: "our safety" is a topic, "every unit is tested twice" is a message.',
    aka: ['core message', 'talking point'],
    related: ['Message Pull-Through', 'Spokesperson', 'Target Audience', 'Call to Action'],
    confusedWith: ['slogan', 'topic'],
  },
  {
    id: 'term-call-to-action',
    slug: 'call-to-action',
    term: 'Call to Action',
    category: 'Strategy & Messaging',
    definition:
      'The words that tell an audience the one thing to do next, where and by when, such as "Book your free test by Friday". Confused with the objective, which is the change you want overall, and with a link label: "Click here" names a movement of the hand and no benefit.',
    aka: ['CTA', 'ask'],
    related: ['Key Message', 'Target Audience', 'Outcomes'],
    confusedWith: ['objective', 'link label'],
  },
  {
    id: 'term-stakeholder',
    slug: 'stakeholder',
    term: 'Stakeholder',
    category: 'Strategy & Messaging',
    definition:
      'Any person or group that affects an organisation or is affected by it, whether or not they speak up: staff, neighbours, regulators, customers, suppliers. Confused with shareholder, who is one kind of them, and with target audience, the group a given message is meant to reach.',
    aka: ['interested party'],
    related: ['Target Audience', 'Reputation Management', 'Issues Management'],
    confusedWith: ['shareholder', 'target audience'],
  },
  {
    id: 'term-target-audience',
    slug: 'target-audience',
    term: 'Target Audience',
    category: 'Strategy & Messaging',
    definition:
      'The defined group whose knowledge, view or action a programme is meant to change, described by what they do and believe and not by age alone. Confused with the reached audience, who happened to see it, and with "the general public", which is too wide to plan for.',
    aka: ['intended audience', 'target group'],
    related: ['Stakeholder', 'Key Message', 'Reach', 'Media List'],
    confusedWith: ['audience reached', 'general public'],
  },
  {
    id: 'term-thought-leadership',
    slug: 'thought-leadership',
    term: 'Thought Leadership',
    category: 'Strategy & Messaging',
    definition:
      'Earning attention and trust by sharing tested expertise or a well-founded new view on a question the audience really has. The title is awarded by others. Confused with content marketing, which may simply be useful, and with self-praise: a piece that ends in a product has taught nothing.',
    aka: [],
    related: ['Byline', 'Earned Media', 'Reputation Management', 'Spokesperson'],
    confusedWith: ['content marketing', 'self-promotion'],
  },
] satisfies GlossaryTerm[];

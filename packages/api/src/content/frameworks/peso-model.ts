import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const pesoModel = {
  id: 'framework-peso-model',
  slug: 'peso-model',
  name: 'PESO Model',
  category: 'Strategy & Planning',
  tags: ['paid media', 'earned media', 'shared media', 'owned media', 'channel planning'],
  description:
    'PESO sorts media by how you get access: you buy paid media, win earned media, take part in shared media and run owned media. Sorting is not the goal. The goal is one plan for all four, in which a story moves from one type to the next and each makes up for the weaknesses of the others.',
  whenToUse:
    'Use it when a plan relies on one channel, when separate teams run advertising, press and social media without a shared calendar, or when somebody asks what media relations adds to advertising. It also works as a check on a finished plan: an empty letter should be a decision, not an oversight.',
  whenNotToUse:
    'Skip it when you do not yet know whom you want to reach or why. PESO organizes media; it does not set the objective. It also adds little in a crisis, where speed and facts matter more than the mix, and in internal communication, where most channels are your own.',
  difficulty: 'beginner',
  timeToImplement: '1-2 hours',
  keyComponents: [
    'Paid media: space you buy, such as social ads, sponsored articles and search ads; you control wording and timing, and attention ends when the budget does.',
    'Earned media: coverage that editors, analysts or event hosts decide to give you; it carries outside credibility, and you control neither the angle nor the date.',
    'Shared media: conversation on social platforms and in communities; it needs people who listen and answer, not only people who post.',
    'Owned media: the website, newsletter or podcast that you run; it holds the full story, and no platform can take it away.',
    'Overlaps: the places where two types meet, such as ad money behind a favorable review, or a community question that becomes a guide on your site.',
    'Integration: one calendar, one view of the budget and one set of measures for all four, which is what separates a PESO plan from a list of channels.',
  ],
  structure: `Objective: what should which audience know, think or do, and by when?

| Type   | Asset or activity | Audience | Role (start, spread, prove, convert) | Owner | Cost | Measure |
|--------|-------------------|----------|--------------------------------------|-------|------|---------|
| Paid   |                   |          |                                      |       |      |         |
| Earned |                   |          |                                      |       |      |         |
| Shared |                   |          |                                      |       |      |         |
| Owned  |                   |          |                                      |       |      |         |

Handoffs
1. Owned -> Earned: which page gives a reporter the facts?
2. Earned -> Shared: who posts the coverage, and with what question?
3. Shared -> Owned: which reaction becomes new content?
4. Paid -> any: what has already worked and deserves a push?`,
  steps: [
    'Write the objective and the audience in one sentence each. You get: a reason to say no to a channel.',
    'List everything you publish, sponsor, pitch or moderate today under its letter. You get: an inventory that shows gaps and duplicates.',
    'Choose one page that all four types can point to. You get: a place where visits, sign-ups and questions can be counted.',
    'Give each item a role in the story, and cross out whatever has none. You get: a shorter table with a reason in every row.',
    'Plan three handoffs between types, each with a person and a date. You get: a sequence instead of four parallel lists.',
    'Set one measure for each row and one outcome for the whole plan. You get: a dashboard that shows which overlaps work.',
    'After four weeks, move money and hours from the weakest handoff to the strongest. You get: a second version based on evidence.',
  ],
  example: {
    situation:
      'Willow Creek Library, a fictional county library, wants 1,500 adults to sign up for its free repair café by June. Its plan so far: a press release and a poster.',
    steps: [
      {
        title: 'Inventory',
        text: 'Owned: a newsletter with 9,000 readers. Shared: a neighborhood group run by volunteers. Earned: one local paper. Paid: nothing.',
      },
      {
        title: 'One page',
        text: 'A booking page answers five questions: what can be fixed, when, where, what it costs and who does it.',
      },
      {
        title: 'Roles',
        text: 'Owned media start the story with a repair diary. Earned media prove it: a reporter brings a broken lamp. Shared media spread before-and-after photos. Paid media convert, with $400 of local ads.',
      },
      {
        title: 'Handoffs',
        text: 'The lamp story is posted in the group within a day. Questions from the group become a list of items that can be fixed. Ads promote only the photo that got the most comments.',
      },
      {
        title: 'Adjustment',
        text: 'After four weeks, half of all bookings come from the newsletter and a third from the group. The ads bring in 4 percent, so the rest of their budget goes to a second newsletter.',
      },
    ],
    result:
      'The library has 1,710 sign-ups by June. The report shows which handoffs brought them in, so next year starts with the newsletter and the group.',
  },
  template: {
    title: 'Handoff plan',
    columns: ['From', 'To', 'What moves', 'Person', 'Date', 'Measure'],
    rows: [
      ['Owned', 'Earned', 'Facts, data, access for a reporter', '', '', ''],
      ['Earned', 'Shared', 'Coverage, posted with a question', '', '', ''],
      ['Shared', 'Owned', 'Questions that become content', '', '', ''],
      ['Paid', 'Any', 'A push for what already works', '', '', ''],
    ],
  },
  measures: {
    outputs: ['items published by type', 'share of handoffs done on time', 'ad impressions, as delivered'],
    outTakes: ['time on the page', 'questions asked', 'recall of the main fact in a short survey'],
    outcomes: ['sign-ups by first and last touch', 'change in what the audience knows'],
    impact: ['use of the service after three months', 'cost for each new user'],
  },
  outcomes: [
    'One calendar that advertising, press, social and web teams all work from.',
    'A clear answer to which type of media starts, spreads, proves and converts the story.',
    'Coverage that keeps working after publication, because other channels reuse it.',
    'Budget discussions about roles and results instead of departments.',
  ],
  tips: [
    'Put money behind what has already earned attention. An ad for a post that nobody liked buys more of the same.',
    'Label paid partnerships as advertising, even when the piece reads like an article. Disclosure is required by law in many countries.',
    'Pitfall: filing a gifted review under earned. If something of value changed hands, the connection must be disclosed. Whether you count it as paid or in a line of its own is your choice; say which.',
    'Pitfall: treating a platform page as owned. The platform owns the audience list, so keep a newsletter or a membership.',
    'If time is short, begin with owned and earned. Without facts on your site, a reporter has nothing to check.',
  ],
  questions: [
    {
      question: "Your team boosts a customer's honest review with ad money. Which type is it?",
      answer:
        'The review is earned or shared, and the boost is paid. It is an overlap: report the two separately, and label the ad.',
    },
    {
      question: 'Why is a company page on a social network not fully owned?',
      answer:
        'The platform decides who sees the posts and keeps the list of followers. You can lose both overnight.',
    },
    {
      question: 'A plan has 40 activities in four columns and no arrows. What is missing?',
      answer: 'The handoffs. Without them the four types run side by side, and the model changes nothing.',
    },
  ],
  sources: [
    cite(
      'dietrich',
      'The book on the PESO Model as it is taught today; the author first drew the diagram in 2013, and her firm, Spin Sucks, keeps the model up to date. The handoff table is ours.',
    ),
    cite(
      'prConversations',
      'Don Bartholomew described a PESO matrix of metrics at FleishmanHillard on May 12, 2010.',
    ),
  ],
} satisfies Framework;

import type { Framework } from '@earshot/schema/help/model';

export const pesoModel = {
  id: 'framework-peso-model',
  slug: 'peso-model',
  name: 'PESO Model',
  category: 'Strategy & Planning',
  tags: ['paid media', 'earned media', 'shared media', 'owned media', 'channel planning'],
  description:
    'PESO sorts every channel by how you get access to it: you buy paid media, win earned media, take part in shared media and run owned media. Its use is not the sorting. Its use is that one plan covers all four kinds, so that a story can move from one to the next and the weakness of each is covered by another.',
  whenToUse:
    'Use it when a plan has grown out of one channel, when separate teams run advertising, press and social media without a common calendar, or when somebody asks what the press office adds to the advertising budget. It also serves as a check on a finished plan: an empty letter should be a decision, not an oversight.',
  difficulty: 'beginner',
  timeToImplement: '1-2 hours',
  keyComponents: [
    'Paid media: reach you rent, such as social advertising, sponsored articles and search ads; you control wording and timing, and attention ends with the budget.',
    'Earned media: coverage and mentions that editors, analysts or event hosts decide to give you; it carries outside credibility, but you control neither angle nor date.',
    'Shared media: conversation on social platforms and in communities where people react, remix and answer; it needs someone who listens and replies, not only someone who posts.',
    'Owned media: the website, newsletter, podcast or archive under your own roof; it holds the full story and is the only part that nobody else can switch off.',
    'Overlaps: places where two kinds meet, for instance a paid boost behind a favourable review or a community question that turns into an owned guide; most of the added value arises here.',
    'Hub: the single page or asset to which the other three kinds lead, so that visits, sign-ups and questions can be counted in one place.',
  ],
  structure: `Objective: what shall which audience know, think or do, by when?

| Kind   | Asset or activity | Audience | Role in the story (start, spread, prove, convert) | Owner | Cost | Measure |
|--------|-------------------|----------|----------------------------------------------------|-------|------|---------|
| Paid   |                   |          |                                                    |       |      |         |
| Earned |                   |          |                                                    |       |      |         |
| Shared |                   |          |                                                    |       |      |         |
| Owned  |                   |          |                                                    |       |      |         |

Hand-overs
1. Owned -> Earned: which page gives a reporter the facts?
2. Earned -> Shared: who posts the coverage, with what question?
3. Shared -> Owned: which reaction becomes new content?
4. Paid -> any: what has already proved itself and deserves a boost?`,
  steps: [
    'Write the objective and the audience in one sentence each. Outcome: a yardstick against which any channel can be refused.',
    'List everything you publish, sponsor, pitch or moderate today and put it under its letter. Outcome: an inventory that shows gaps and duplicates.',
    'Choose the hub and make sure it can answer the first five questions a newcomer would ask. Outcome: an address every other activity can point to.',
    'Give each letter a role in the story and strike out what has none. Outcome: a table with fewer rows and a reason for each one.',
    'Plan at least three hand-overs between letters with a person and a date. Outcome: a sequence instead of four parallel lists.',
    'Set one measure for each row and one for the whole, the latter at the level of what people do. Outcome: a dashboard that shows which overlap works.',
    'After four weeks move money and hours from the weakest hand-over to the strongest. Outcome: a second version of the plan based on evidence.',
  ],
  outcomes: [
    'One calendar that advertising, press, social and web teams all work from.',
    'A clear answer to which kind of media starts, spreads, proves and converts the story.',
    'Coverage that keeps working after publication because it is reused on other channels.',
    'Budget talks that start from roles and results and no longer from departments.',
  ],
  tips: [
    'Boost what has already earned attention by itself; paying to push a post that nobody liked only buys more silence.',
    'Label paid partnerships as advertising, even when the piece reads like an article: disclosure is a legal duty in many countries and a matter of trust in all of them.',
    'Pitfall: counting an influencer under earned media although a fee or a free product was involved. If something of value changed hands, it is paid.',
    'Pitfall: treating a platform page as owned. The platform owns the audience list, so keep a newsletter or a membership of your own.',
    'If time is short, begin with owned and earned: without facts on your site, a reporter has nothing to check and a reader has nowhere to go.',
  ],
} satisfies Framework;

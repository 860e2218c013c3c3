import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const messageHouse = {
  id: 'framework-message-house',
  slug: 'message-house',
  name: 'Message House',
  category: 'Messaging',
  tags: ['key messages', 'storytelling', 'spokespeople'],
  description:
    'A message house puts everything an organization wants to say on a subject into one diagram. The roof is the umbrella message, three pillars support it, and proof points form the foundation. It fits on a page, so a spokesperson can learn it and any text can be checked against it.',
  whenToUse:
    'Build one before a launch, a round of interviews, a merger, or a debate in which several people will speak for the same cause. It is also a quick way to examine coverage: which pillar was carried, which one was ignored and which was contested?',
  whenNotToUse:
    'Skip it in the first hours of a crisis, when people need facts and instructions, not messages. It also cannot replace a position: if management has not decided, the roof will be vague, and no wording will fix that.',
  difficulty: 'beginner',
  timeToImplement: '2 hours',
  keyComponents: [
    'Umbrella message: one sentence that a listener could repeat the next day, true today and relevant to that listener.',
    'Three pillars: the arguments that make the roof credible, each clear by itself and none overlapping with its neighbor.',
    'Proof points: figures, cases, outside findings and demonstrations under each pillar, every one with a source and a date.',
    'Audience note: who the house is for and what these people believe now, because another audience may need a different house.',
    'Hard questions: awkward questions and counterarguments, each with its short answer and the pillar it leads to, on the back of the page.',
  ],
  structure: `UMBRELLA MESSAGE (one sentence, under 20 words):

| Pillar 1: because ...   | Pillar 2: because ...   | Pillar 3: because ...   |
|-------------------------|-------------------------|-------------------------|
| figure + source, date   | case + source, date     | test + source, date     |
| voice from outside      | voice from outside      | voice from outside      |

Back of the page
Audience, and what it believes today:
Hard question -> short answer -> pillar
Words we use / words we avoid:
Valid until:`,
  steps: [
    'Write down what the audience believes now and what it should remember. You get: two sentences that give the house its direction.',
    'Have everyone in the room write down their arguments, one per card, and group the cards. You get: piles that show natural pillars.',
    'Keep three piles, give each a full sentence and set the rest aside. You get: pillars that people can say aloud.',
    'Look for proof, and remove any pillar that has none. You get: a foundation with sources.',
    'Write the roof last, read it aloud and cut it until you can say it in one breath. You get: the umbrella message.',
    'Have a skeptical colleague challenge the house for fifteen minutes. You get: the back of the page, with questions and answers.',
    'Have the speakers rehearse in their own words. You get: people who are consistent without reciting.',
  ],
  example: {
    situation:
      'Parkline, a fictional transit agency, will close a station for eight months. Five people will speak about it, and the first draft says "We are investing in a better tomorrow."',
    steps: [
      {
        title: 'What people believe',
        text: 'Riders think that the closure is about cost and will last for years. They should remember the end date and the free bus.',
      },
      {
        title: 'Cards',
        text: 'There are 34 arguments on the table. Eleven are about engineering, which nobody outside the room asked about.',
      },
      {
        title: 'Pillars',
        text: '"It will be safer, because the platform is 70 years old." "You lose only ten minutes, because the free bus runs every six." "It ends on October 3, because the contractor pays for each day of delay."',
      },
      {
        title: 'Proof',
        text: 'An inspection report from May, a timetable test on four mornings, and the clause in the contract. A fourth pillar about shops has no proof and is dropped.',
      },
      {
        title: 'Roof',
        text: '"Eight months, ten minutes more, then a safe station." A skeptic asks what happens if the station is still closed in November. The answer goes on the back: riders get a free month.',
      },
    ],
    result:
      'Of 40 stories about the closure, 31 carried the date and 26 mentioned the free bus. The agency reused the pillars as codes for its media analysis.',
  },
  template: {
    title: 'Proof table',
    columns: [
      'Pillar',
      'Proof point',
      'Kind (figure, case, test, outside voice)',
      'Source',
      'Date',
      'Checked by',
    ],
    rows: [
      ['1', '', '', '', '', ''],
      ['2', '', '', '', '', ''],
      ['3', '', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['share of stories with each pillar', 'share of stories with the proof', 'speakers trained'],
    outTakes: ['share of the audience that can name the umbrella message unprompted'],
    outcomes: ['change in belief or intention on the subject'],
    impact: ['the decision, use or support that the messages were meant to win'],
  },
  outcomes: [
    'Several speakers who all give the same message.',
    'Faster approval of texts, since the argument was agreed on before the wording.',
    'A coding sheet for message pull-through in later media analysis.',
    'Claims that can be proved the moment they are challenged.',
  ],
  tips: [
    'Two pillars are fine; five are too many. If you cannot choose, you have not decided what the story is.',
    "Put a competitor's name in. If the roof is still true, it says nothing about you.",
    "Date every proof point. Last year's figure in this year's interview costs you credibility.",
    'Pitfall: writing pillars as headings such as "Quality" or "Innovation." A heading makes no claim, so it can neither be proved nor remembered.',
    'Pitfall: repeating the roof word for word when the question was about something else. Answer first, then return to your message.',
  ],
  questions: [
    {
      question: 'Which part of the house do you write last, and why?',
      answer:
        'The roof, because it sums up pillars that have proof. If you write it first, you end up looking for reasons to support a slogan.',
    },
    {
      question: 'A pillar reads "Sustainability." What is wrong with it?',
      answer: 'It is a topic, not a claim. Write a full sentence that could be false, then prove it.',
    },
    {
      question: 'How does the house help after the coverage has appeared?',
      answer:
        'Its pillars are the categories for coding. You can count how often each one was carried, contested or absent.',
    },
  ],
  sources: [
    cite(
      'covello',
      'Message mapping, a related method whose author is known. The message house itself comes from media training; we found no first publication. The table and the example are ours.',
    ),
  ],
} satisfies Framework;

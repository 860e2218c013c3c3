import type { Framework } from '@earshot/schema/help/model';

export const messageHouse = {
  id: 'framework-message-house',
  slug: 'message-house',
  name: 'Message House',
  category: 'Messaging',
  tags: ['key messages', 'storytelling', 'spokespeople'],
  description:
    'A message house puts everything an organisation wants to say on a subject into one drawing. The roof is the umbrella message, three pillars carry it, and proof points form the foundation. It fits on a page, so a spokesperson can learn it and any text can be checked against it.',
  whenToUse:
    'Build one ahead of a launch, an interview round, a merger, or a debate in which several people will speak for the same cause. An existing house is also the quickest way to examine coverage: which pillar was carried, which one was ignored and which was contested?',
  difficulty: 'beginner',
  timeToImplement: '2 hours',
  keyComponents: [
    'Umbrella message: one sentence that a listener should be able to repeat the next day, true today and relevant to that listener.',
    'Three pillars: the supporting arguments that together make the roof credible, each understandable by itself and none overlapping with its neighbour.',
    'Proof points: figures, cases, third-party findings and demonstrations under each pillar, every one with a source and a date.',
    'Audience note: for whom the house stands and what they believe at present, because another audience may need another order of pillars.',
    'Ground: awkward questions and counter-arguments, each with the pillar that answers it, kept on the reverse of the page.',
  ],
  structure: `                 UMBRELLA MESSAGE
      (one sentence, fewer than 20 words)

  PILLAR 1            PILLAR 2            PILLAR 3
  because ...         because ...         because ...

  Proof               Proof               Proof
  - figure + source   - case + source     - test + source
  - voice from        - ...               - ...
    outside

  Reverse side
  Audience and what it believes today:
  Hard question -> short answer -> pillar
  Words we use / words we avoid:
  Valid until:`,
  steps: [
    'Write down what the audience believes now and what it should take away. Outcome: two sentences that give the house its direction.',
    'Gather every argument in the room, one per card, and group the cards. Outcome: piles that show natural pillars.',
    'Keep three piles, name each with a full sentence and put the rest aside. Outcome: pillars that can be spoken.',
    'Hunt for proof and remove any pillar that has none. Outcome: a foundation with sources.',
    'Write the roof last, read it aloud and cut it until it fits into one breath. Outcome: the umbrella message.',
    'Let a sceptical colleague attack the house for fifteen minutes. Outcome: the reverse side with questions and answers.',
    'Rehearse with the speakers, who put it in their own words. Outcome: people who are consistent without reciting.',
  ],
  outcomes: [
    'Different speakers, one recognisable line.',
    'Faster approval of texts, as the argument has been agreed before the wording.',
    'A coding sheet for message pull-through in later media analysis.',
    'Claims that can be proved at the moment they are doubted.',
  ],
  tips: [
    'Two pillars are allowed, five are not; whoever cannot choose has not yet decided what the story is.',
    'Swap in the name of a competitor: if the roof is still true, it says nothing about you.',
    "Date every proof point, because last year's figure in this year's interview is how credibility gets lost.",
    'Pitfall: writing pillars as headings such as "Quality" or "Innovation". A heading makes no claim, so it can neither be proved nor remembered.',
    'Pitfall: repeating the roof word for word in an interview when the question was another one. Answer first, then build the bridge.',
  ],
} satisfies Framework;

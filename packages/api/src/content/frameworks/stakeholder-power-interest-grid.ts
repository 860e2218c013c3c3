import type { Framework } from '@earshot/schema/help/model';

export const stakeholderPowerInterestGrid = {
  id: 'framework-stakeholder-power-interest-grid',
  slug: 'stakeholder-power-interest-grid',
  name: 'Stakeholder Power–Interest Grid',
  category: 'Stakeholders & Influence',
  tags: ['stakeholders', 'mapping', 'prioritisation'],
  description:
    'This grid places each stakeholder by two questions: how much power do they have over the matter, and how much does it interest them? The four fields suggest how much contact is sensible: manage closely, keep satisfied, keep informed or monitor. It turns a long list of names into a plan for time and attention.',
  whenToUse:
    'Draw it at the start of a project, before a contested decision, when a new issue appears, and again at each change of phase, for people move across the fields. It suits a workshop of five to eight persons who know different parts of the field.',
  difficulty: 'beginner',
  keyComponents: [
    'Power: the ability to stop, speed up or change the matter, through office, money, law, expertise, votes or public attention.',
    'Interest: how strongly the matter touches them and how likely they are to act, whether in favour or against.',
    'Manage closely (high power, high interest): personal contact, early information and a real share in shaping the decision.',
    'Keep satisfied (high power, low interest): brief and seldom contact that leaves no need to step in, with extra care about surprises.',
    'Keep informed (low power, high interest): regular, open information and an ear for their knowledge; together they may become powerful.',
    'Monitor (low power, low interest): watch with little effort, and notice when one of the two values rises.',
    'Attitude mark: a plus, a minus or a question mark beside every name, since the grid itself does not say who supports you.',
  ],
  structure: `  Power
  high |  KEEP SATISFIED          |  MANAGE CLOSELY
       |  short, rare, no surprise|  personal, early, joint work
       |                          |
       |--------------------------+---------------------------
       |  MONITOR                 |  KEEP INFORMED
       |  light watch             |  regular, open, two-way
  low  |                          |
       +------------------------------------------------------
          low                   Interest                 high

  Stakeholder | power: why? | interest: why? | + / - / ? | wants | contact: who, how, how often
  Moves we expect in the next phase: ___ from ___ to ___ because ___`,
  steps: [
    'Name the matter in one sentence, for the same group can be mighty in one affair and helpless in another. Outcome: a heading that limits the discussion.',
    'Collect stakeholders by going through decision, money, use, work, neighbourhood, supervision and media. Outcome: a list that goes beyond the usual addresses.',
    'Rate power and interest with a written reason for each. Outcome: positions that can be discussed.',
    'Place the cards, mark attitudes and connect groups that influence one another. Outcome: the map, with its alliances.',
    'Decide on person, form and frequency of contact for every card in the upper right, then for the others by field. Outcome: a contact plan.',
    'Ask who is missing because they have no voice, and who is affected all the same. Outcome: a correction of the map in the name of fairness.',
    'Set the date for the next look and the signs that would bring it forward. Outcome: a map that ages under control.',
  ],
  outcomes: [
    'Time spent where a decision can really be moved.',
    'Fewer late objections from powerful people who heard too little.',
    'A record of why a group was treated as it was.',
    'Early notice of groups that are on their way to becoming important.',
  ],
  tips: [
    'Write people and posts, not organisations: an authority has no interest, its head of department does.',
    'Treat the map as confidential and word it so that it could be published without shame.',
    'Low power is no licence to ignore. Those who bear the consequences have a claim to information whatever the field says.',
    'Pitfall: filling the upper right with everyone you like. Limit it to what your diary can hold.',
    'Pitfall: rating interest by volume. Some of the most decisive players never post and never write letters.',
  ],
} satisfies Framework;

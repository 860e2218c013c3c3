import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const stakeholderPowerInterestGrid = {
  id: 'framework-stakeholder-power-interest-grid',
  slug: 'stakeholder-power-interest-grid',
  name: 'Stakeholder Power–Interest Grid',
  category: 'Stakeholders & Influence',
  tags: ['stakeholders', 'mapping', 'prioritization'],
  description:
    'This grid places each stakeholder by two questions: how much power do they have over the issue, and how much does it interest them? The four quadrants suggest how much contact makes sense: manage closely, keep satisfied, keep informed or monitor. A long list of names becomes a plan for time and attention.',
  whenToUse:
    'Draw it at the start of a project, before a contested decision, when a new issue appears, and again at each new phase, because people move between quadrants. It works well in a workshop with five to eight people who know different parts of the picture.',
  whenNotToUse:
    'Do not use it to decide who deserves to be heard. It ranks by power, so people who bear the consequences but have no voice end up at the bottom. Where rights are at stake, start with who is affected. It also tells you nothing about attitudes or about links between groups.',
  difficulty: 'beginner',
  keyComponents: [
    'Power: the ability to stop, speed up or change the decision, through office, money, law, expertise, votes or public attention.',
    'Interest: how much the issue affects them and how likely they are to act, for or against.',
    'Manage closely (high power, high interest): personal contact, early information and a real part in shaping the decision.',
    'Keep satisfied (high power, low interest): rare and brief contact that gives them no reason to step in, and no surprises.',
    'Keep informed (low power, high interest): regular, open information, and attention to what they know; together they may become powerful.',
    'Monitor (low power, low interest): watch with little effort, and notice when power or interest rises.',
    'Attitude mark: a plus, a minus or a question mark beside every name, since the grid does not show who supports you.',
  ],
  structure: `  Power
  high |  KEEP SATISFIED          |  MANAGE CLOSELY
       |  brief, rare, no surprise|  personal, early, joint work
       |                          |
       |--------------------------+---------------------------
       |  MONITOR                 |  KEEP INFORMED
       |  occasional check        |  regular, open, two-way
  low  |                          |
       +------------------------------------------------------
          low                   Interest                 high

Moves we expect in the next phase: ___ from ___ to ___ because ___`,
  steps: [
    'Name the issue in one sentence, because a group can be powerful on one issue and powerless on another. You get: a heading that limits the discussion.',
    'Collect stakeholders by asking who decides, pays, uses, works, lives nearby, supervises and reports. You get: a list beyond the usual names.',
    'Rate power and interest, with a written reason for each. You get: positions that can be discussed.',
    'Place the cards, mark attitudes and connect groups that influence one another. You get: the map, with its alliances.',
    'Decide who contacts whom, how and how often, starting at the upper right. You get: a contact plan.',
    'Ask who is affected but missing from the map because they have no voice. You get: a fairer map.',
    'Set the date of the next review, and the events that would bring it forward. You get: a map that stays current.',
  ],
  example: {
    situation:
      'Greenfield Energy, a fictional utility, plans a battery storage site beside a village. The project team lists the mayor, the grid operator and "residents."',
    steps: [
      {
        title: 'The issue',
        text: '"Whether the site is approved on the north field this year." The south field would need a map of its own.',
      },
      {
        title: 'More names',
        text: 'Asking "who supervises?" adds the fire chief. Asking "who lives nearby?" splits "residents" into three streets, a school and a farmer.',
      },
      {
        title: 'Ratings',
        text: 'The fire chief has high power, because his doubts would stop the permit, and low interest so far. The farmer has low power and high interest.',
      },
      {
        title: 'Moves',
        text: 'A battery fire elsewhere would move the chief to the upper right at once. So the team invites him before he has to ask.',
      },
      {
        title: 'Who is missing',
        text: 'Families at the school speak three languages and have not been to any meetings. They get a letter and a meeting of their own.',
      },
    ],
    result:
      'The chief asked for a second access road. It was added before the hearing, and his statement there calmed the debate.',
  },
  template: {
    title: 'Stakeholder register',
    columns: [
      'Stakeholder',
      'Power: why?',
      'Interest: why?',
      'Attitude (+ - ?)',
      'Wants',
      'Contact: who, how, how often',
      'Next review',
    ],
    rows: [
      ['[person and role]', '', '', '', '', '', ''],
      ['[second person]', '', '', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['contacts made as planned', 'share of the register with a named owner'],
    outTakes: ['share of stakeholders who say that they were told in time'],
    outcomes: ['shifts in attitude from one review to the next', 'concerns resolved before a decision'],
    impact: ['time and cost of approval', 'quality of the decision for those affected'],
  },
  outcomes: [
    'Time spent where it can influence the decision.',
    'Fewer late objections from powerful people who heard too little.',
    'A record of why a group was treated as it was.',
    'Early notice of groups that are becoming important.',
  ],
  tips: [
    'Write people and roles, not organizations. Interests belong to people, such as the head of a department, not to an agency as a whole.',
    'Treat the map as confidential, and word it so that publication would not embarrass you.',
    'Low power is no reason to ignore people. Those who bear the consequences are owed information wherever they are on the grid.',
    'Pitfall: filling the upper right with everyone you like. Limit it to what your calendar can hold.',
    'Pitfall: rating interest by how loud people are. Some of the most powerful never post anything.',
  ],
  questions: [
    {
      question: 'A regulator has the power to stop you and has shown no interest. What contact fits?',
      answer:
        'Keep satisfied: brief, accurate contact with no surprises. Watch for signs that interest is growing.',
    },
    {
      question: 'Why does the map need a date?',
      answer: 'People move. An accident, an election or a new alliance can shift a name overnight.',
    },
    {
      question: 'What does the grid hide?',
      answer: 'Attitudes, links between groups, and fairness: people with no power may be hit hardest.',
    },
  ],
  sources: [
    cite(
      'mendelow',
      'its grid uses power and dynamism. The power-interest form is usually cited as Mendelow 1991.',
    ),
    cite('johnson', 'The textbook that spread the grid, with the labels “key players” and “minimal effort.”'),
  ],
} satisfies Framework;

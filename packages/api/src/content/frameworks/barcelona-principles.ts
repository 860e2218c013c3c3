import type { Framework } from '@earshot/schema/help/model';

export const barcelonaPrinciples = {
  id: 'framework-barcelona-principles',
  slug: 'barcelona-principles',
  name: 'Barcelona Principles 4.0',
  category: 'Measurement & Evaluation',
  tags: ['measurement', 'evaluation', 'AVE', 'standards'],
  description:
    "The Barcelona Principles are the profession's shared statement of what sound measurement looks like. AMEC, the International Association for the Measurement and Evaluation of Communication, keeps them. They date from 2010 and were revised in 2015, 2020 (version 3.0) and July 2025 (version 4.0, the current one). There have been seven principles from the beginning.",
  whenToUse:
    'Apply them when you design a measurement program, write a tender for monitoring, review an agency report, or have to explain why a familiar figure will no longer be delivered. They test the quality of a program. Pair them with a framework that tells you what to measure, such as the one from AMEC.',
  whenNotToUse:
    'They are not a method. They contain no indicators, no scales and no order of work, so a team that only "follows Barcelona" still has nothing to measure. Do not use them as a seal either: AMEC does not certify single reports as compliant.',
  difficulty: 'intermediate',
  keyComponents: [
    'Goals first: clear objectives come before planning and measuring, and they name an audience, a change, a baseline, a target and a date.',
    'Stakeholder audiences: version 4.0 gives the understanding of everyone affected a place of its own, before channels and figures.',
    'Outputs, outcomes and impact: evaluation follows the whole path from what was sent out to what changed, and for whom, including society.',
    'Qualitative and quantitative: numbers say how much and close reading says why, and a sound judgment needs both.',
    'AVE: the price of advertising space is no measure of communication; version 4.0 calls AVEs invalid, where 3.0 said that they are not the value of communication.',
    'All relevant channels: online and offline, paid, earned, shared and owned are looked at together, as audiences meet them.',
    'Integrity, transparency and learning: methods, sources, technology and limits are disclosed, and results change the next plan.',
  ],
  structure: `Audit sheet: score each line 0 (no), 1 (partly) or 2 (yes), and note the evidence

| No. | Statement                                                          | Score | Evidence |
|-----|--------------------------------------------------------------------|-------|----------|
| 1   | Each program has a goal with audience, change, baseline and date   |       |          |
| 2   | We know who is affected and asked some of them                     |       |          |
| 3   | Reports separate outputs, outcomes and impact                      |       |          |
| 4   | Figures come with reading, interviews or other qualitative work    |       |          |
| 5   | No AVE and no multiplier appears, under any name                   |       |          |
| 6   | All channels that matter to the audience are covered               |       |          |
| 7   | Method, tools, gaps and errors are stated, and lessons are used    |       |          |

12-14 sound   |   8-11 repair the lowest line first   |   0-7 start again at line 1
(The sheet and its scores are ours. Check the wording of a contract against AMEC's own text.)`,
  steps: [
    'Score your last quarterly report on the audit sheet, together with a colleague who did not write it. You get: seven scores and the evidence behind them.',
    'Rewrite the goals of your three largest programs until each can be scored. You get: goals that deserve to be measured.',
    'Sort all current figures under output, out-take, outcome or impact, and mark the empty columns. You get: a map of what you cannot say yet.',
    'Remove AVE, and offer a better answer to the question behind it. You get: a report that loses a number and gains an argument.',
    'Add one qualitative source, such as coding fifty articles or holding five interviews. You get: reasons beside the amounts.',
    'Write a half-page method note that travels with each report. You get: results that others can check and repeat.',
    'Discuss the findings with those who decide, and record what changes. You get: a list of decisions taken because of measurement.',
  ],
  example: {
    situation:
      'Summit Credit Union, a fictional lender, gets a 20-page agency report each quarter. Page one says "media value: 1.4 million dollars."',
    steps: [
      {
        title: 'Audit',
        text: 'Two people score the report: 4 of 14. There is no goal, the figures are all outputs, and AVE appears three times.',
      },
      {
        title: 'The question behind AVE',
        text: "The finance director says that she wants to know whether press work is worth its cost. The decision is about next year's budget.",
      },
      {
        title: 'A goal',
        text: 'Members under 30 who know that the credit union lends without a credit history rise from 15 to 30 percent by December.',
      },
      {
        title: 'New columns',
        text: 'Out-take: recall in a quarterly member survey. Outcome: first loans to members under 30. Impact: nobody can name it yet, and the report says so.',
      },
      {
        title: 'Reasons',
        text: 'Ten interviews show that members heard "no credit history" and understood "bad credit." The message is changed.',
      },
    ],
    result:
      'The next report has five pages and scores 11. Knowledge rises to 24 percent. The finance director keeps the budget, because she can now see what it buys.',
  },
  template: {
    title: 'What replaces AVE',
    columns: ['What the reader asks', 'Level', 'Measure to offer', 'Source', 'Limit to state'],
    rows: [
      [
        'How visible were we?',
        'Output',
        'Share of relevant stories, copies folded',
        'Media analysis',
        'A chance to see is not attention',
      ],
      [
        'Was our message carried?',
        'Output',
        'Share of stories with the key message',
        'Hand coding',
        'Sample and agreement',
      ],
      ['Did people take it in?', 'Out-take', 'Recall or knowledge', 'Survey', 'Margin of error'],
      ['Did anything change?', 'Outcome', 'Behavior against baseline', 'Own records', 'Other causes'],
      [
        'Was it worth it?',
        'Impact',
        'Cost for each change achieved',
        'Finance and records',
        'Contribution, not proof',
      ],
    ],
  },
  measures: {
    outputs: ['relevant stories after cleaning', 'share with the key message', 'share with a quoted critic'],
    outTakes: ['recall, understanding and credibility in a survey'],
    outcomes: ['trust, preference, intention, registrations or calls against a baseline'],
    impact: ["effect on the organization's aim", 'effect on those affected and on society, including harm'],
  },
  outcomes: [
    'Reports that withstand questions from finance, audit and research colleagues.',
    'Tenders in which suppliers compete on insight and no longer on large numbers.',
    'A common language across countries and agencies.',
    'Measurement that changes the next plan.',
  ],
  tips: [
    'When someone insists on an advertising equivalent, ask which decision it would change. The answer points at the measure that is needed.',
    'Start with line 1 of the audit, even if line 5 annoys you most. Without a goal, any replacement is arbitrary.',
    'Older contracts and courses often quote 3.0 from 2020. Its direction is the same, so say which version you follow.',
    'Pitfall: claiming impact where only timing exists. Write "contributed to," and show the other possible causes.',
    'Pitfall: AVE under another name. "Media value" and "PR value" with a currency sign are built in much the same way.',
  ],
  questions: [
    {
      question: 'Which version is current, and which one do most older documents quote?',
      answer: 'Version 4.0 from July 2025 is current. Many contracts still refer to 3.0 from 2020.',
    },
    {
      question: 'A supplier offers AVE "without multiplier." Does that meet the principles?',
      answer: 'No. The objection is to the price of space as a measure, not only to the multiplier.',
    },
    {
      question: 'Why are the principles not enough for a measurement plan?',
      answer:
        'They say what good measurement is like. They contain no indicators, so you need a framework and goals of your own.',
    },
  ],
  sources: [
    {
      author: 'AMEC',
      title: 'Barcelona Principles 4.0',
      year: 2025,
      note: 'Published in July 2025. The list above is our summary and follows its themes, not its wording.',
    },
    { author: 'AMEC', title: 'Barcelona Principles 3.0', year: 2020, note: 'The previous version.' },
    {
      author: 'AMEC',
      title: 'Barcelona Declaration of Measurement Principles',
      year: 2010,
      note: 'The first version.',
    },
  ],
  lastReviewed: '2026-11',
} satisfies Framework;

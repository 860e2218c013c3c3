import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const barcelonaPrinciples = {
  id: 'framework-barcelona-principles',
  slug: 'barcelona-principles',
  name: 'Barcelona Principles 4.0',
  category: 'Measurement & Evaluation',
  tags: ['measurement', 'evaluation', 'AVE', 'standards'],
  description:
    "The Barcelona Principles are the profession's shared statement of what sound measurement looks like. AMEC, the International Association for the Measurement and Evaluation of Communication, maintains them. They date from 2010 and were revised in 2015 (2.0), 2020 (3.0) and 2025 (4.0, the current version). There have always been seven.",
  whenToUse:
    'Apply them when you design a measurement program, ask for bids on monitoring, review an agency report, or have to explain why you are dropping a familiar figure. They test the quality of a program. Pair them with a framework that tells you what to measure, such as the Integrated Evaluation Framework.',
  whenNotToUse:
    'They are not a method. They contain no indicators, scales or procedures, so a team that only "follows Barcelona" still has nothing to measure. Do not present them as a certification either: following them is a commitment that readers can check.',
  difficulty: 'intermediate',
  keyComponents: [
    'Goals first: clear objectives come before planning and measuring, and they name an audience, a change, a baseline, a target and a date.',
    'Stakeholder audiences: defining and understanding all of them is a principle of its own in version 4.0.',
    'Outputs, outcomes and impact: evaluation covers the whole path from what was sent out to what changed, for the audience, the organization and society.',
    'Qualitative and quantitative: numbers show how much and close reading shows why; sound judgment needs both.',
    'AVE: the price of advertising space does not measure communication; version 3.0 said that AVEs are not the value of communication, and version 4.0 calls them invalid.',
    'All relevant channels: online and offline, paid, earned, shared and owned media are evaluated together, because audiences use them together.',
    'Ethics, transparency and learning: methods, sources, technology and limits are disclosed, and results change the next plan.',
  ],
  structure: `Audit sheet: score each line 0 (no), 1 (partly) or 2 (yes), and note the evidence

| No. | Statement                                                          | Score | Evidence |
|-----|--------------------------------------------------------------------|-------|----------|
| 1   | Each program has a goal with audience, change, baseline and date   |       |          |
| 2   | We know who is affected and asked some of them                     |       |          |
| 3   | Reports separate outputs, outcomes and impact                      |       |          |
| 4   | Figures are paired with close reading, interviews or the like      |       |          |
| 5   | No AVE and no multiplier appears, under any name                   |       |          |
| 6   | All channels that matter to the audience are covered               |       |          |
| 7   | Method, tools, gaps and errors are stated, and lessons are used    |       |          |

12-14 sound   |   8-11 fix the lowest line first   |   0-7 start again at line 1
(The sheet and its scores are ours. Check the wording of a contract against AMEC's own text.)`,
  steps: [
    'Score your last quarterly report on the audit sheet, together with a colleague who did not write it. You get: seven scores and the evidence behind them.',
    'Rewrite the goals of your three largest programs until each can be scored. You get: goals worth measuring.',
    'Sort all current figures under output, out-take, outcome or impact, and mark the empty columns. You get: a list of what you cannot say yet.',
    'Remove AVE, and offer a better answer to the question behind it. You get: a report with one fewer number and a better argument.',
    'Add one qualitative source, such as coding fifty articles or conducting five interviews. You get: the reasons behind the numbers.',
    'Write a half-page method note that goes out with each report. You get: results that others can check and repeat.',
    'Discuss the findings with the decision makers, and record what changes. You get: a list of decisions made because of measurement.',
  ],
  example: {
    situation:
      'Summit Credit Union, a fictional lender, gets a 20-page agency report each quarter. Page one says "media value: $1.4 million."',
    steps: [
      {
        title: 'Audit',
        text: 'Two people score the report and arrive at 4 of 14. There is no goal, all figures are outputs, and AVE appears three times.',
      },
      {
        title: 'The question behind AVE',
        text: "The finance director says she wants to know whether media relations is worth its cost. The decision is about next year's budget.",
      },
      {
        title: 'A goal',
        text: 'The share of members under 30 who recall that the credit union lends without a credit history rises from 15 to 30 percent by December.',
      },
      {
        title: 'New columns',
        text: 'Out-take: recall in a quarterly member survey. Outcome: first loans to members under 30. Impact: not known yet, and the report says so.',
      },
      {
        title: 'Reasons',
        text: 'Ten interviews show that members heard "no credit history" and understood "bad credit." The message is changed.',
      },
    ],
    result:
      'The next report runs five pages and scores 11. Recall rises to 24 percent. The finance director keeps the budget, because she can now see what it buys.',
  },
  template: {
    title: 'What replaces AVE',
    columns: ['What the reader asks', 'Level', 'Measure to offer', 'Source', 'Limit to state'],
    rows: [
      [
        'How visible were we?',
        'Output',
        'Share of relevant stories, copies counted once',
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
      ['Did people take it in?', 'Out-take', 'Recall or understanding', 'Survey', 'Margin of error'],
      ['Did anything change?', 'Outcome', 'Behavior against baseline', 'Own records', 'Other causes'],
      [
        'Was it worth it?',
        'Impact',
        'Result for the organization, beside its cost',
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
    'Reports that hold up to questions from finance, audit and research.',
    'Bids in which suppliers compete on insight instead of large numbers.',
    'A common language across countries and agencies.',
    'Measurement that changes the next plan.',
  ],
  tips: [
    'When someone insists on an advertising equivalent, ask which decision it would change. The answer points to the measure you need.',
    'Start with line 1 of the audit, even if line 5 annoys you most. Without a goal, any replacement is arbitrary.',
    'Older contracts and courses often quote version 3.0. The two are close, so say which one you follow.',
    'Pitfall: claiming impact where only timing exists. Write "contributed to," and show the other possible causes.',
    'Pitfall: AVE under another name. "Media value" and "PR value" with a currency sign are usually calculated in much the same way.',
  ],
  questions: [
    {
      question: 'Which version is current, and which one do most older documents quote?',
      answer: 'Version 4.0 from 2025 is current. Many older contracts and courses quote 3.0 from 2020.',
    },
    {
      question: 'A supplier offers AVE "without a multiplier." Does that meet the principles?',
      answer: 'No. The objection is to the price of space as a measure, not only to the multiplier.',
    },
    {
      question: 'Why are the principles not enough for a measurement plan?',
      answer:
        'They describe good measurement but name no indicators. You also need a framework and goals of your own.',
    },
  ],
  sources: [
    cite('amecBarcelona4', 'The list above is our summary. It follows the themes, not the wording.'),
    cite('amecBarcelona3', 'The previous version.'),
    cite('amecBarcelona1', 'The first version.'),
  ],
} satisfies Framework;

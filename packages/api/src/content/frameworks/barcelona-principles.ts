import type { Framework } from '@earshot/schema/help/model';

export const barcelonaPrinciples = {
  id: 'framework-barcelona-principles',
  slug: 'barcelona-principles',
  name: 'Barcelona Principles 3.0',
  category: 'Measurement & Evaluation',
  tags: ['measurement', 'evaluation', 'AVE', 'standards'],
  description:
    "The Barcelona Principles are the profession's shared statement of what sound measurement looks like, kept by AMEC, the international association for measurement and evaluation. First agreed in 2010 and revised in 2015, they reached version 3.0 in 2020, which is described here: seven principles that lead from goals to learning. Version 4.0, published in July 2025, sharpens the wording and keeps the direction.",
  whenToUse:
    'Apply them whenever you design a measurement programme, write a tender for monitoring, review a report from an agency, or have to explain why a familiar figure will no longer be delivered. They are a test of quality and not a method, so pair them with a framework that tells you what to measure.',
  difficulty: 'intermediate',
  keyComponents: [
    'Goals first: setting goals is an absolute condition for planning, measuring and evaluating communication, and goals need an audience, an amount and a date.',
    'Outputs, outcomes and potential impact: evaluation follows the work through to what changed, and looks ahead at likely longer-term effects.',
    'Stakeholders, society and organisation: effects are identified for all three, since a gain for the sender may be a loss for others.',
    'Qualitative and quantitative: numbers say how much, close reading and interviews say why, and a sound judgement needs both.',
    'AVE is not the value of communication: the price of advertising space measures neither attention nor effect, and multipliers only enlarge the error.',
    'All relevant channels: online and offline, paid, earned, shared and owned are looked at together, as audiences meet them together.',
    'Integrity and transparency: methods, sources and limits are disclosed, privacy is respected, and the purpose of it all is to learn.',
  ],
  structure: `Audit sheet - score each line 0 (no), 1 (partly), 2 (yes) and note the evidence

 1. Every programme has a goal with audience, amount and date        [ ]
 2. Reports separate outputs, outcomes and potential impact          [ ]
 3. Effects on stakeholders, society and organisation are named      [ ]
 4. Figures come with reading, interviews or other qualitative work  [ ]
 5. No AVE and no multiplier appears, under any name                 [ ]
 6. All channels that matter to the audience are covered             [ ]
 7. Method, sources, gaps and errors are stated; lessons are used    [ ]

 12-14 sound   |   8-11 repair the lowest line first   |   0-7 start again at line 1`,
  steps: [
    'Score your last quarterly report on the audit sheet, together with a colleague who did not write it. Outcome: seven marks and the evidence behind them.',
    'Rewrite the goals of the three largest programmes until each can be scored. Outcome: goals that deserve a measurement.',
    'Sort all current figures under output, outcome or impact and mark the empty columns. Outcome: a map of what you cannot yet say.',
    'Remove AVE and offer the reader a better answer to the question behind it, for instance share of relevant coverage with key message. Outcome: a report that loses a number and gains an argument.',
    'Add one qualitative source, such as coding fifty articles or holding five interviews. Outcome: reasons to go with the amounts.',
    'Write a half-page method note that travels with each report. Outcome: results that others can check and repeat.',
    'Discuss findings with those who decide and record what changes. Outcome: a list of decisions taken because of measurement.',
  ],
  outcomes: [
    'Reports that withstand questions from finance, audit and research colleagues.',
    'Tenders in which suppliers compete on insight and no longer on large numbers.',
    'A common language across countries and agencies.',
    'Measurement that changes the next plan.',
  ],
  tips: [
    'When someone insists on an advertising equivalent, ask which decision it would change; the answer usually points at the measure that is really needed.',
    'Start with line 1 of the audit even if line 5 is the one that annoys you most, because without a goal any replacement is arbitrary.',
    'If your contract or course names version 4.0, check its own text: it still counts seven principles, gives the understanding of stakeholder audiences a place of its own, calls AVEs invalid, and speaks openly of governance and technology.',
    'Pitfall: claiming impact where only a link in time exists. Write "contributed to" and show the other possible causes.',
    'Pitfall: a renamed AVE. "Media value", "publicity value" and "PR value" with a currency sign are calculated in much the same way.',
  ],
} satisfies Framework;

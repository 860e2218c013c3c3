import type { Framework } from '@earshot/schema/help/model';

export const amecIntegratedEvaluationFramework = {
  id: 'framework-amec-integrated-evaluation-framework',
  slug: 'amec-integrated-evaluation-framework',
  name: 'AMEC Integrated Evaluation Framework',
  category: 'Measurement & Evaluation',
  tags: ['evaluation', 'outcomes', 'impact', 'KPI', 'planning'],
  description:
    "The Integrated Evaluation Framework is AMEC's worksheet for carrying an evaluation through from start to finish. It leads in seven stages from objectives over inputs, activities and outputs to out-takes, outcomes and impact. Each stage asks its own question, so that a figure can no longer be used as proof for a stage to which it does not belong.",
  whenToUse:
    'Use it for campaigns and standing programmes whose effect must be shown, for integrated work across paid, earned, shared and owned channels, and as the common form when several agencies report to one client. Allow two to three days the first time; most of that goes into agreeing on objectives and finding data.',
  difficulty: 'advanced',
  timeToImplement: '2-3 days',
  keyComponents: [
    'Objectives: the organisational aim and the communication objectives derived from it, since everything further right is read against them.',
    'Inputs: what you start with, meaning target audiences, the situation, budget, people and earlier research.',
    'Activities: what you do with it, from pre-tests and content production to media relations, events and partnerships.',
    'Outputs: what reaches the outside, such as coverage, posts, visits and the share of pieces with the intended message.',
    'Out-takes: what the audience does with it in the mind and near the content, like attention, understanding, recall, questions and sharing.',
    'Outcomes: what lasts in the audience, for example trust, preference, intention, advocacy or a completed action.',
    'Impact: what the organisation or society gains in the end, be it sales, donations, staff retention, policy change or public health.',
  ],
  structure: `| Stage      | Question                                  | Indicator | Starting value | Target | Source and method | Result |
|------------|-------------------------------------------|-----------|----------------|--------|-------------------|--------|
| Objectives | What should be different, for whom?       |           |                |        |                   |        |
| Inputs     | What do we know and have at the start?    |           |                |        |                   |        |
| Activities | What did we do?                           |           |                |        |                   |        |
| Outputs    | What was put out and who could receive it?|           |                |        |                   |        |
| Out-takes  | What did they notice and take from it?    |           |                |        |                   |        |
| Outcomes   | What changed in them?                     |           |                |        |                   |        |
| Impact     | What came of it for us and for society?   |           |                |        |                   |        |

Story in five sentences: aim - work - reach - change - contribution, with one doubt stated.`,
  steps: [
    'Copy the organisational aim word for word and derive up to three communication objectives. Outcome: the row against which the rest is checked.',
    'Fill in the right end next: name the impact and the outcome that would be plausible. Outcome: a theory of how communication contributes.',
    'Work back to out-takes, outputs and activities and keep only links you can explain aloud. Outcome: a chain without leaps.',
    'Choose one or two indicators a stage and note where each will come from and what it costs. Outcome: a measuring plan within budget.',
    'Record starting values before the first activity, including a comparison group or region where that can be done. Outcome: a fair basis for any later claim.',
    'Collect data on fixed dates and enter results next to targets. Outcome: a table in which gaps show early.',
    'Interpret from left to right: where does the chain break? Outcome: a diagnosis, for instance good coverage that nobody remembers.',
    'Write the five-sentence story with its strongest doubt and agree on the consequence. Outcome: a report that can be read in a minute and defended for an hour.',
  ],
  outcomes: [
    'A report that separates visibility from change.',
    'A diagnosis of the stage at which a programme loses its audience.',
    'Comparable evaluations across countries, brands and agencies.',
    'Well-founded statements on contribution, with limits included.',
  ],
  tips: [
    'Clicks sit among out-takes or outcomes depending on what is clicked: opening a page shows interest, completing a registration is an act.',
    'You need not fill in every cell. An honest "not measured, because too costly" is worth more than a proxy nobody trusts.',
    'Ask colleagues in sales, service and human resources for data they already hold; the most convincing outcome figures seldom belong to communication.',
    'Pitfall: drawing the chain after the campaign. Targets set with knowledge of the results persuade no one.',
    'Pitfall: reading the stages as a machine in which more output must yield more impact. Outside events, competitors and timing work on the same audience.',
  ],
} satisfies Framework;

import type { Framework } from '@earshot/schema/help/model';

export const amecIntegratedEvaluationFramework = {
  id: 'framework-amec-integrated-evaluation-framework',
  slug: 'amec-integrated-evaluation-framework',
  name: 'AMEC Integrated Evaluation Framework',
  category: 'Measurement & Evaluation',
  tags: ['evaluation', 'outcomes', 'impact', 'KPI', 'planning'],
  description:
    'The Integrated Evaluation Framework (IEF) is an interactive online tool from AMEC, launched in 2016 and free to use. It leads an evaluation through seven stages: objectives, inputs, activities, outputs, out-takes, outcomes and impact. Each stage asks its own question, so a figure can no longer pass as proof for a stage to which it does not belong.',
  whenToUse:
    'Use it for campaigns and standing programs whose effect has to be shown, for integrated work across paid, earned, shared and owned media, and as the common form when several agencies report to one client. Allow two to three days the first time. Most of that goes into agreeing on objectives and finding data.',
  whenNotToUse:
    'It is too much for a single release or a small event. It also cannot rescue a campaign that is already over: without baselines, the right half of the table stays empty. And it describes a chain, so choose another approach when many actors shape the result and yours is a small part.',
  difficulty: 'advanced',
  timeToImplement: '2-3 days',
  keyComponents: [
    'Objectives: the aim of the organization and the communication objectives derived from it, since everything else is read against them.',
    'Inputs: what you begin with, meaning target audiences, the situation, budget, people and earlier research.',
    'Activities: what you do with it, from pretests and content to media relations, events and partnerships.',
    'Outputs: what you put out and what became visible, such as coverage, posts, visits and the share of items with your message.',
    'Out-takes: what the audience does with it at first, such as attention, understanding, recall, questions and sharing.',
    'Outcomes: effects that last in the audience, for example trust, preference, intention, advocacy or a completed action.',
    'Impact: what the organization or society gains in the end, be it sales, donations, staff retention, policy change or public health.',
  ],
  structure: `| Stage      | Question                                    | Indicator | Baseline | Target | Source and method | Result |
|------------|---------------------------------------------|-----------|----------|--------|-------------------|--------|
| Objectives | What should be different, and for whom?     |           |          |        |                   |        |
| Inputs     | What do we know and have at the start?      |           |          |        |                   |        |
| Activities | What did we do?                             |           |          |        |                   |        |
| Outputs    | What was put out, and who could receive it? |           |          |        |                   |        |
| Out-takes  | What did they notice and understand?        |           |          |        |                   |        |
| Outcomes   | What changed in them?                       |           |          |        |                   |        |
| Impact     | What came of it for us and for society?     |           |          |        |                   |        |

Story in five sentences: aim - work - reach - change - contribution, with one doubt stated.`,
  steps: [
    'Copy the aim of the organization word for word, and derive up to three communication objectives. You get: the row against which the rest is checked.',
    'Fill in the right end next: name the impact and the outcome that would be plausible. You get: a theory of how communication contributes.',
    'Work back to out-takes, outputs and activities, and keep only links that you can explain aloud. You get: a chain without gaps.',
    'Choose one or two indicators for each stage, and note their source and cost. You get: a measurement plan within budget.',
    'Record baselines before the first activity, with a comparison group where possible. You get: a fair basis for any later claim.',
    'Collect data on fixed dates, and enter results next to targets. You get: a table in which gaps show early.',
    'Read from left to right: where does the chain break? You get: a diagnosis, such as good coverage that nobody remembers.',
    'Write the five-sentence story with its strongest doubt, and agree on the consequence. You get: a report that can be read in a minute and defended for an hour.',
  ],
  example: {
    situation:
      'The Tidewater Blood Service, a fictional charity, needs donors under 25. It plans six months of media work, school visits and social content.',
    steps: [
      {
        title: 'Objectives',
        text: 'Aim: a stable supply. Objective: first donations by people under 25 in three counties rise from 410 to 600 in half a year.',
      },
      {
        title: 'Right end first',
        text: 'Impact: fewer canceled operations. Outcome: first donations. Between the two stands the shelf life of blood, so impact will be slow.',
      },
      {
        title: 'Back to the left',
        text: 'Out-take: knowing that a donation takes under an hour. Output: that fact in half of all coverage. Activity: a timer in every photo and video.',
      },
      {
        title: 'Baselines',
        text: 'A survey in schools: 31 percent know the fact. Two counties without visits serve as a comparison.',
      },
      {
        title: 'Reading the chain',
        text: 'After three months outputs are over target and knowledge is at 52 percent, but donations are flat. The chain breaks between out-take and outcome.',
      },
      {
        title: 'Diagnosis',
        text: 'Calls to 20 students: the centers close at 4 p.m. Two evenings a week are added. The message stays the same.',
      },
    ],
    result:
      '588 first donations against a target of 600, and 420 expected from the trend in the comparison counties. The report names the evening hours as a second cause.',
  },
  template: {
    title: 'Indicators with their cost',
    columns: ['Stage', 'Indicator', 'Source', 'Cost', 'Baseline date', 'Review dates', 'Owner'],
    rows: [
      ['Outputs', '', '', '', '', '', ''],
      ['Out-takes', '', '', '', '', '', ''],
      ['Outcomes', '', '', '', '', '', ''],
      ['Impact', '', '', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['coverage with the key message', 'event attendance', 'content delivered and seen'],
    outTakes: ['attention', 'understanding', 'recall', 'questions', 'shares with a comment'],
    outcomes: ['trust', 'preference', 'intention', 'registration or purchase', 'advocacy'],
    impact: ['sales or donations', 'retention', 'policy change', 'public health', 'license to operate'],
  },
  outcomes: [
    'A report that separates visibility from change.',
    'A diagnosis of the stage at which a program loses its audience.',
    'Comparable evaluations across countries, brands and agencies.',
    'Well-founded statements about contribution, with their limits.',
  ],
  tips: [
    'Clicks are out-takes or outcomes, depending on what is clicked. Opening a page shows interest, completing a registration is an act.',
    'You need not fill in every cell. An honest "not measured, too costly" is worth more than a proxy nobody trusts.',
    'Ask colleagues in sales, service and HR for data they already hold. The best outcome figures rarely belong to communication.',
    'Pitfall: drawing the chain after the campaign. Targets set with knowledge of the results persuade no one.',
    'Pitfall: reading the stages as a machine in which more output must bring more impact. Events, rivals and timing work on the same audience.',
  ],
  questions: [
    {
      question: 'A video has 80,000 views. Which stage is that, and what would be the next one?',
      answer:
        'Views are outputs: the video was delivered. Recall or understanding among viewers would be an out-take.',
    },
    {
      question: 'Why does the plan start at the right end?',
      answer:
        'So that activities are chosen for the effect they should have. From the left, you get a reason for what you would do anyway.',
    },
    {
      question: 'Outputs are strong, out-takes weak. What do you check first?',
      answer:
        'Whether the message in the coverage is the one people need, and whether it was clear enough to be remembered.',
    },
  ],
  sources: [
    {
      author: 'AMEC',
      title: 'Integrated Evaluation Framework',
      year: 2016,
      note: 'An interactive online tool with a user guide. The table above is our own paper version of its stages.',
    },
    {
      author: 'Jim Macnamara',
      title: 'Evaluating Public Communication: Exploring New Models, Standards, and Best Practice',
      year: 2018,
      note: 'For the theory behind the stages.',
    },
  ],
  lastReviewed: '2026-11',
} satisfies Framework;

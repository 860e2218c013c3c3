import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const amecIntegratedEvaluationFramework = {
  id: 'framework-amec-integrated-evaluation-framework',
  slug: 'amec-integrated-evaluation-framework',
  name: 'AMEC Integrated Evaluation Framework',
  category: 'Measurement & Evaluation',
  tags: ['evaluation', 'outcomes', 'impact', 'KPI', 'planning'],
  description:
    'The Integrated Evaluation Framework (IEF) is an interactive online tool from AMEC, launched in 2016 and free to use. It takes an evaluation through seven stages: objectives, inputs, activities, outputs, out-takes, outcomes and impact. Each stage asks its own question, so a figure from one stage cannot pass as proof of another.',
  whenToUse:
    'Use it for campaigns and ongoing programs that must show results, for integrated work across paid, earned, shared and owned media, and as a common format when several agencies report to one client. Allow two to three days the first time. Most of that goes into agreeing on objectives and finding data.',
  whenNotToUse:
    'It is too much for a single release or a small event. It also cannot rescue a campaign that is already over: without baselines, the later stages stay empty. And it assumes a chain of cause and effect, so choose another approach when many organizations shape the result and yours plays a small part.',
  difficulty: 'advanced',
  timeToImplement: '2-3 days',
  keyComponents: [
    'Objectives: the organization’s aim and the communication objectives derived from it; everything else is judged against them.',
    'Inputs: your starting point, including target audiences, the situation, budget, staff and earlier research.',
    'Activities: the work itself, from pretesting and content to media relations, events and partnerships.',
    'Outputs: what you put out and what the audience could see, such as coverage, posts, ads and the share of items with your message.',
    'Out-takes: the audience’s first response, such as visits, attention, understanding, recall, questions and sharing.',
    'Outcomes: lasting effects on the audience, such as knowledge, trust, preference, intention, advocacy or a completed action.',
    'Impact: what the organization or society gains in the end, such as sales, donations, staff retention, policy change or public health.',
  ],
  structure: `| Stage      | Question                                    | Indicator | Baseline | Target | Source and method | Result |
|------------|---------------------------------------------|-----------|----------|--------|-------------------|--------|
| Objectives | What should be different, and for whom?     |           |          |        |                   |        |
| Inputs     | What do we know and have at the start?      |           |          |        |                   |        |
| Activities | What did we do?                             |           |          |        |                   |        |
| Outputs    | What was put out, and who could receive it? |           |          |        |                   |        |
| Out-takes  | What did they notice and understand?        |           |          |        |                   |        |
| Outcomes   | How did they change?                        |           |          |        |                   |        |
| Impact     | How did we and society benefit?             |           |          |        |                   |        |

Story in five sentences: aim, work, reach, change, contribution. State the strongest objection.`,
  steps: [
    'Copy the organization’s aim word for word, and derive up to three communication objectives from it. You get: the row that everything else is checked against.',
    'Fill in the last stages next: name a plausible impact and a plausible outcome. You get: a theory of how communication contributes.',
    'Work back to out-takes, outputs and activities, and keep only the links you can explain. You get: a chain without gaps.',
    'Choose one or two indicators for each stage, and note their source and cost. You get: a measurement plan within budget.',
    'Record baselines before the first activity, with a comparison group where possible. You get: a fair basis for any later claim.',
    'Collect data on fixed dates, and enter results next to targets. You get: a table that shows gaps early.',
    'Read from objectives to impact: where does the chain break? You get: a diagnosis, such as good coverage that nobody remembers.',
    'Write the five-sentence story with the strongest objection, and agree on what to change. You get: a report that takes a minute to read and survives an hour of questions.',
  ],
  example: {
    situation:
      'The Tidewater Blood Service, a fictional charity, needs donors under 25. It plans six months of media work, school visits and social content.',
    steps: [
      {
        title: 'Objectives',
        text: 'Aim: a stable supply. Objective: first donations by people under 25 in three counties rise from 410 to 600 in six months.',
      },
      {
        title: 'Last stages first',
        text: 'Impact: fewer operations canceled for lack of blood. Outcome, as we use it: first donations (AMEC lists donations under impact). Supply depends on many other things, so the impact will be slow to show.',
      },
      {
        title: 'Working back',
        text: 'Out-take: recalling that a donation takes under an hour. Output: that fact in half of all coverage. Activity: a timer in every photo and video.',
      },
      {
        title: 'Baselines',
        text: 'In a school survey, 31 percent recall the fact. Two counties without visits serve as a comparison.',
      },
      {
        title: 'Reading the chain',
        text: 'After three months, outputs are over target and recall is at 52 percent, but donations are flat. The chain breaks between out-take and outcome.',
      },
      {
        title: 'Diagnosis',
        text: 'Calls to 20 students show why: the centers close at 4 p.m. Two evening sessions a week are added. The message stays the same.',
      },
    ],
    result:
      'The three counties reach 588 first donations. The target was 600, and the trend in the comparison counties pointed to 420. The report names the evening hours as a second cause.',
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
    outcomes: ['trust', 'preference', 'intention', 'registration or trial', 'advocacy'],
    impact: ['sales or donations', 'retention', 'policy change', 'public health', 'license to operate'],
  },
  outcomes: [
    'A report that separates visibility from change.',
    'A diagnosis of the stage at which a program loses its audience.',
    'Comparable evaluations across countries, brands and agencies.',
    'Sound claims about what communication contributed, with their limits.',
  ],
  tips: [
    'Clicks are out-takes or outcomes, depending on what is clicked. Opening a page shows interest; completing a registration is an action.',
    'You do not have to fill in every cell. An honest "not measured, too costly" is worth more than a proxy nobody trusts.',
    'Ask colleagues in sales, service and HR for data they already have. The best outcome figures are rarely collected by the communications team.',
    'Pitfall: drawing the chain after the campaign. Targets set after the results are in convince no one.',
    'Pitfall: assuming that more output must bring more impact. Events, competitors and timing affect the same audience.',
  ],
  questions: [
    {
      question: 'A video has 80,000 views. Which stage is that?',
      answer:
        'AMEC’s taxonomy lists views among out-takes, since people chose to watch. If the video autoplays, a view shows only delivery, which is an output. Recall among viewers is an out-take either way.',
    },
    {
      question: 'Why does the plan start with impact and outcomes?',
      answer:
        'So that you choose activities for the effect they should have. If you start with activities, you end up justifying what you would have done anyway.',
    },
    {
      question: 'Outputs are strong and out-takes are weak. What do you check first?',
      answer:
        'Whether the message in the coverage is the one people need, and whether it was clear enough to be remembered.',
    },
  ],
  sources: [
    cite(
      'amecFramework',
      'Interactive online tool with a user guide. The worksheet above is ours and follows its stages.',
    ),
    cite('macnamara2018', 'For the theory behind the stages.'),
  ],
} satisfies Framework;

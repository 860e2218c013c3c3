import type { Quiz } from '@earshot/schema/help/model';

export const measurementAndEvaluation = {
  id: 'quiz-measurement-and-evaluation',
  slug: 'measurement-and-evaluation',
  title: 'Measurement & Evaluation',
  description:
    'Tell outputs from outcomes, spot the metric that proves nothing, choose a fair comparison and write a goal that can be scored. Built on the Barcelona Principles and the AMEC framework.',
  difficulty: 'intermediate',
  estimatedMinutes: 8,
  badge: 'Measurement Practitioner',
  lastReviewed: '2026-11',
  questions: [
    {
      question:
        'Screening registrations rose from 400 to 520 in the campaign towns and stayed flat elsewhere. What did you find?',
      options: ['A rise in outputs', 'A gain in reach', 'A new outcome', 'More input'],
      answer: 2,
      explanation:
        'People did something they had not done before. The flat towns make the link to the campaign plausible.',
      optionNotes: [
        'Outputs are what you put out, such as letters and posts.',
        'Reach says who could have seen it, not who acted.',
        'A change in behavior is an outcome.',
        'Inputs are the budget and research you begin with.',
      ],
    },
    {
      question: 'What do the Barcelona Principles say about advertising value equivalency?',
      options: [
        'It is not a measure of communication value',
        'It works if you leave out the multiplier',
        'It suits online coverage better than printed news',
        'It may be used when budgets are small',
      ],
      answer: 0,
      explanation:
        'Every edition since 2010 rejects AVE. The price of ad space says nothing about attention or effect.',
      optionNotes: [
        'The 2025 edition states this more firmly than earlier ones.',
        'Dropping the multiplier only fixes the smaller error.',
        'Online ad rates do not measure it either.',
        'A cheap number that misleads costs more than it saves.',
      ],
    },
    {
      question:
        'A report adds up the audiences of 30 outlets and gets more people than live in the country. Why?',
      options: [
        'The outlets inflated their numbers',
        'The sample of outlets was too small',
        'Online visits were left out of the sum',
        'The same people were counted many times',
      ],
      answer: 3,
      explanation: 'Audiences overlap. The sum counts chances to see an item, not different people.',
      optionNotes: [
        'Inflated figures exist, but honest ones overlap too.',
        'More outlets would make the overlap worse.',
        'Leaving visits out would lower the total.',
        'One reader of five outlets is counted five times.',
      ],
    },
    {
      question: 'Which of these objectives can be scored?',
      options: [
        'Make the new deadline known to many more tenants in the city this year',
        'Raise the share of tenants who know it from 30% to 50% by June 1',
        'Publish a strong story about the deadline in every local outlet in May',
        'Improve how tenants in all of our districts feel about the new deadline',
      ],
      answer: 1,
      explanation: 'It names an audience, a change, a baseline, a target and a date.',
      optionNotes: [
        '"Many more" has no baseline and no target.',
        'Anyone can check on June 1 whether it was met.',
        'Stories are outputs. Tenants may still not know.',
        'A feeling needs a scale, a baseline and a date.',
      ],
    },
    {
      question:
        'Open the practice articles, track only the two ferry companies and read the overview. What is the share of voice of Tidewell Ferries?',
      options: ['53 percent', '74 percent', '95 percent', '39 percent'],
      answer: 1,
      explanation: 'Tidewell Ferries has 39 of the 53 mentions of both companies.',
      optionNotes: [
        'That is its share if family pass is tracked too.',
        'Divide 39 by 53 (39 plus 14).',
        '38 of 40 articles name the company. That is a share of articles.',
        'It has 39 mentions. A count is not a share.',
      ],
      practice: {
        label: 'Open the 40 practice articles',
        sample: 'coverage',
        expected: 'Tidewell Ferries 39 mentions, Blue Strait 14.',
      },
    },
    {
      question:
        'A tool rates "Firm praised for swift recall of dangerous toy" as negative. What does this show?',
      options: [
        'The tone of words differs from the view of a subject',
        'The tool was trained on reviews of dangerous toys',
        'Coverage of a recall is negative for any company',
        'Headlines are too short to be rated for tone',
      ],
      answer: 0,
      explanation: '"Dangerous" and "recall" pull the wording down, while the firm itself comes off well.',
      optionNotes: [
        'That is why tone needs a subject and a human check.',
        'The training data may matter, but one headline cannot show it.',
        'This one praises the firm.',
        'Short text is harder, yet the error here has a clear cause.',
      ],
    },
    {
      question:
        'An AI assistant named your brand in 6 of 10 answers in May and in 4 of 10 in June. What may you report?',
      options: [
        'A fall of a third in AI visibility',
        'A loss of interest in your brand',
        'Both counts, too few for a trend',
        'Nothing, since answers are random',
      ],
      answer: 2,
      explanation:
        'With ten answers, 6 could mean anything from 31 to 83 percent. Ask each question many times, with the model and the date on record.',
      optionNotes: [
        'June could mean 17 to 69 percent, so the two ranges overlap widely.',
        'What a machine answers does not show what people are interested in.',
        'Add the prompts, the model and the day, so that somebody can repeat it.',
        'Single answers vary, but shares over many of them can be compared.',
      ],
    },
    {
      question: 'Two coders rate the tone of 100 articles and agree on 55. What do you do?',
      options: [
        'Use the ratings of the senior coder',
        'Average both ratings for each article',
        'Drop the 45 articles from the report',
        'Sharpen the rules and code again',
      ],
      answer: 3,
      explanation:
        'Low agreement means that the rules are unclear. With three equally common categories, chance alone would give about a third.',
      optionNotes: [
        'Rank does not make a rule clearer.',
        'An average of two readings hides the disagreement.',
        'The hard articles are often the ones that matter.',
        'Report the agreement you reach, with its measure.',
      ],
    },
    {
      question: 'Your share of voice rose from 20% to 30%. Which check comes first?',
      options: [
        'Whether the list of outlets or rivals changed',
        'Whether the new share beats the plan for the year',
        'Whether the rise can be shown as a currency value',
        'Whether the sales team saw better numbers as well',
      ],
      answer: 0,
      explanation:
        'A share also changes when the list behind it changes. Compare like with like before you look for a cause.',
      optionNotes: [
        'A rival that fell silent also lifts your share.',
        'The plan matters after you know that the figure is real.',
        'A currency value would add an error of its own.',
        'Sales come later, along with their other causes.',
      ],
    },
    {
      question: 'A release got 2 million impressions, and sales rose 3% that month. What may you write?',
      options: [
        'That the release produced the 3% rise in sales',
        'That each impression was worth part of the rise',
        'That both happened, with other causes named',
        'That sales would have fallen without the release',
      ],
      answer: 2,
      explanation:
        'Timing alone does not prove a cause. Name the other causes, and test with a comparison group if you can.',
      optionNotes: [
        'Price, season and competitors moved in the same month.',
        'Dividing one by the other assumes the cause it is supposed to prove.',
        'That is honest, and it holds up to a question from finance.',
        'Nobody can observe that month without the release.',
      ],
    },
  ],
} satisfies Quiz;

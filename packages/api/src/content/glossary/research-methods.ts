import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'Research Methods';

export const researchTerms: GlossaryTerm[] = [
  {
    term: 'Precision',
    category,
    plain: 'The share of a search’s results that are relevant.',
    definition:
      'The share of relevant items among those that a search or a tool found. Low precision means noise in the results. It says nothing about what was missed, so report it together with recall, and give the number of items that you checked.',
    formula: {
      text: 'Relevant items found ÷ all items found',
      example:
        'A query finds 100 items and 84 are relevant: 84 ÷ 100 = 84 percent (76 to 90 percent at 95 percent confidence).',
    },
    standard: 'Manning, Raghavan and Schütze: the fraction of retrieved documents that are relevant.',
    mistakes: ['Adding more and more exclusions until real hits are lost.'],
    aka: ['positive predictive value'],
    related: ['Recall', 'Boolean Search', 'Margin of Error', 'False Positive'],
    confusedWith: ['accuracy', 'recall'],
    sources: [cite('manning', 'Definition')],
  },
  {
    term: 'Recall',
    category,
    plain: 'The share of all relevant items that a search found.',
    definition:
      'Of all the relevant items that exist, the share that a search or a tool found. Low recall means blind spots. To estimate it, you need a list from another source, since nobody sees what was missed. Small lists give wide ranges, so report how many items you had.',
    formula: {
      text: 'Relevant items found ÷ all relevant items that exist',
      example:
        'Of 20 known articles the query finds 14: 14 ÷ 20 = 70 percent (48 to 85 percent at 95 percent confidence).',
    },
    standard: 'Manning, Raghavan and Schütze: the fraction of relevant documents that are retrieved.',
    mistakes: ['Calling a search complete because everything it found was right.'],
    aka: ['sensitivity of a search'],
    related: ['Precision', 'Boolean Search', 'Sample', 'False Positive'],
    confusedWith: ['message recall', 'product recall'],
    sources: [cite('manning', 'Definition')],
  },
  {
    term: 'False Positive',
    category,
    plain: 'An item that was found or flagged when it should not have been.',
    definition:
      'A wrong hit: an article about another company named Apex, or a neutral headline marked as negative. The opposite, a false negative, is a relevant item that was missed. Decide which error costs more. A safety alert can tolerate many wrong hits; a board report cannot.',
    aka: ['false alarm', 'wrong hit'],
    related: ['Precision', 'Recall', 'Alert Threshold'],
    confusedWith: ['false negative'],
    sources: [cite('manning', 'The table of right and wrong hits')],
  },
  {
    term: 'Margin of Error',
    category,
    plain: 'How far a result from a random sample may differ, by chance, from the true value.',
    definition:
      'How far a figure from a random sample is likely to be from the true one, by chance alone, at a stated level of confidence. It covers neither bad questions nor people who did not answer. A sample that was not random has none, however large it is.',
    formula: {
      text: '1.96 × √(p × (1 − p) ÷ n), for 95 percent confidence and a simple random sample',
      example: 'p = 50 percent, n = 400: 1.96 × √(.25 ÷ 400) = .049, so plus or minus 4.9 points.',
    },
    mistakes: [
      'Giving a margin of error for an opt-in online poll.',
      'Reading a change within the margin as a trend.',
    ],
    aka: ['MOE'],
    related: ['Confidence Interval', 'Random Sample', 'Sample', 'Survey'],
    confusedWith: ['mistake', 'standard deviation'],
    sources: [cite('aapor', 'What has to be disclosed with survey results')],
  },
  {
    term: 'Confidence Interval',
    category,
    plain: 'A range around a result, calculated so that most such ranges contain the true value.',
    definition:
      'A range around a sample’s result. At 95 percent confidence, such ranges contain the true value in about 95 of 100 repeated samples. For a share of few cases, it is wide and not symmetrical. Wilson’s method then works better than the simple formula.',
    formula: {
      text: 'Wilson: (p + z²/2n ± z√(p(1−p)/n + z²/4n²)) ÷ (1 + z²/n)',
      example: '28 of 30 agree: 93 percent, with a 95 percent interval from 79 to 98 percent.',
    },
    inEarshot:
      'The error rates on the trust page come from small test sets, so read each one with its range.',
    mistakes: ['Saying that this one interval has a 95 percent chance of containing the true value.'],
    aka: ['CI'],
    related: ['Margin of Error', 'Statistical Significance', 'Random Sample'],
    confusedWith: ['a person’s confidence'],
    sources: [cite('wilson', 'The score interval')],
  },
  {
    term: 'Statistical Significance',
    category,
    plain: 'A sign that a difference is larger than chance alone would usually produce.',
    definition:
      'A result that would be rare if there were no real difference, usually fewer than 5 times in 100. It says nothing about size: in a large sample a trivial change is significant. Report the difference and its range, and do not test twenty figures and show the one that passed.',
    aka: ['significant difference'],
    related: ['Confidence Interval', 'Margin of Error', 'Control Group', 'A/B Test'],
    confusedWith: ['importance', 'p-value'],
    sources: [cite('shadish', 'Validity of statistical conclusions')],
  },
  {
    term: 'Validity',
    category,
    plain: 'Whether a measure really measures what you say it does.',
    definition:
      'Whether a measure captures what it claims to. A count of articles can be reliable and still be an invalid measure of trust. Check it against another measure that should agree, such as a survey. Two coders can agree perfectly and both be wrong.',
    mistakes: ['Treating agreement between coders as proof that the codes are right.'],
    aka: ['measurement validity'],
    related: ['Reliability', 'Inter-coder Reliability', 'Codebook', 'Media Content Analysis'],
    confusedWith: ['reliability'],
    sources: [cite('krippendorff', 'Validity in content analysis'), cite('shadish')],
  },
  {
    term: 'Reliability',
    category,
    plain: 'Whether a measure gives the same result when it is repeated.',
    definition:
      'Whether the same method gives the same result again: with another coder, on another day, in another run. It comes before validity but does not guarantee it. A scale that is always two pounds off is perfectly reliable.',
    aka: ['consistency of a measure'],
    related: ['Validity', 'Inter-coder Reliability', 'Krippendorff’s Alpha'],
    confusedWith: ['validity', 'trustworthiness'],
    sources: [cite('krippendorff', 'Reliability as reproducibility')],
  },
  {
    term: 'Percent Agreement',
    category,
    plain: 'The share of items to which two coders gave the same code.',
    definition:
      'How many of the items coded twice got the same code, as a percentage. It is easy to understand but too generous: with two codes, coders who guess agree half the time. Report it next to a measure that corrects for chance.',
    formula: {
      text: 'Items with matching codes ÷ items coded by both × 100',
      example: '28 of 30 items agree: 28 ÷ 30 = 93 percent.',
    },
    mistakes: ['Reporting 90 percent agreement when 95 percent of items are in one category.'],
    aka: ['simple agreement', 'raw agreement'],
    related: ['Cohen’s Kappa', 'Krippendorff’s Alpha', 'Inter-coder Reliability'],
    confusedWith: ['accuracy'],
    sources: [cite('hayes', 'Why percent agreement is not enough')],
  },
  {
    term: 'Cohen’s Kappa',
    category,
    plain: 'Agreement between two coders, corrected for the agreement expected by chance.',
    definition:
      'A measure of agreement between two coders who both coded all items. It subtracts the agreement expected by chance: 1 is perfect and 0 is no better than guessing. If nearly all items are in one category, it can be low even though the coders rarely differ.',
    formula: {
      text: '(observed − expected agreement) ÷ (1 − expected agreement)',
      example: 'Observed .90, expected .50: (.90 − .50) ÷ (1 − .50) = .80.',
    },
    aka: ['kappa'],
    related: ['Krippendorff’s Alpha', 'Percent Agreement', 'Inter-coder Reliability'],
    confusedWith: ['correlation'],
    sources: [cite('cohen', 'The coefficient')],
  },
  {
    term: 'Krippendorff’s Alpha',
    category,
    plain: 'Agreement for any number of coders, corrected for chance, even if some codes are missing.',
    definition:
      'A measure of agreement that works for any number of coders, with missing codes, and for categories, ranks or numbers. By convention, .80 or more is good, and .667 to .80 allows only tentative conclusions. Below that, improve the codebook and code again.',
    formula: {
      text: '1 − observed disagreement ÷ expected disagreement',
      example: 'Observed disagreement .10, expected .50: 1 − .10 ÷ .50 = .80.',
    },
    standard:
      'For two coders, four equally frequent categories and the .05 level, Krippendorff’s table asks for about 81 units to show .667 and 139 to show .80.',
    mistakes: ['Discussing and resolving differences first, and computing alpha afterward.'],
    aka: ['alpha coefficient', 'K-alpha'],
    related: ['Cohen’s Kappa', 'Percent Agreement', 'Inter-coder Reliability', 'Codebook'],
    confusedWith: ['Cronbach’s alpha', 'significance level'],
    sources: [
      cite('hayes', 'The proposal as a standard, with examples'),
      cite('krippendorff', 'Thresholds and sample sizes'),
    ],
  },
  {
    term: 'Codebook',
    category,
    plain: 'The written rules by which people code items, with examples.',
    definition:
      'The document that tells coders what to code, which values are allowed and how to decide. Each code has an example and a borderline case. Someone who has never seen the project should be able to assign the same codes with it. Test it on a few items, fix what was unclear, then freeze it.',
    mistakes: ['Changing a rule halfway through without recoding the first half.'],
    aka: ['coding scheme', 'coding manual'],
    related: ['Media Content Analysis', 'Inter-coder Reliability', 'Unit of Analysis', 'Validity'],
    confusedWith: ['style guide'],
    sources: [cite('krippendorff'), cite('macnamara2005')],
  },
  {
    term: 'Unit of Analysis',
    category,
    plain: 'The thing that you count: an article, a sentence, a mention or a person.',
    definition:
      'What you draw conclusions about and count: an article, a paragraph, a mention, an outlet or a person. The choice changes the result. One long article with 40 mentions outweighs ten short ones if mentions are the unit, but not if articles are.',
    inEarshot:
      'In a coverage list, shares are shares of mentions. The number of articles is shown beside them.',
    aka: ['recording unit'],
    related: ['Codebook', 'Share of Voice', 'Mention', 'Media Content Analysis'],
    confusedWith: ['sample size', 'sampling unit'],
    sources: [cite('krippendorff', 'Units of content')],
  },
  {
    term: 'Correlation',
    category,
    plain: 'Two figures that move together or in opposite directions, whatever the reason.',
    definition:
      'A measure of how closely two figures move together, from -1 to 1. It is not proof of cause: coverage and sales may both rise because of the season or a price cut. Plot the data first, since one extreme week can create a high value. To show cause, use a comparison group.',
    mistakes: ['Putting coverage and sales in one chart and calling it proof.'],
    aka: ['correlation coefficient', 'Pearson’s r'],
    related: ['Attribution', 'Control Group', 'Statistical Significance', 'Media Mix Modeling'],
    confusedWith: ['causation'],
    sources: [cite('shadish', 'What causal claims require'), cite('iprDictionary')],
  },
  {
    term: 'Control Group',
    category,
    plain: 'A similar group that does not get the campaign, for comparison.',
    definition:
      'People, stores or towns that are like the target group but do not get the program. The difference between the two shows what the program added. Choose who gets it at random if you can; otherwise match the groups and say what still differs.',
    aka: ['comparison group'],
    related: ['A/B Test', 'Attribution', 'Baseline', 'Brand Lift'],
    confusedWith: ['focus group'],
    sources: [cite('shadish', 'Experiments and comparison groups')],
  },
  {
    term: 'A/B Test',
    category,
    plain: 'Showing two versions to people at random and comparing what they do.',
    definition:
      'A small experiment: people see version A or B at random, and you compare one result chosen in advance, such as sign-ups. Run it for a planned time with enough people. If you stop as soon as one leads, chance decides for you.',
    aka: ['split test'],
    related: ['Control Group', 'Conversion', 'Statistical Significance', 'Call to Action'],
    confusedWith: ['before-and-after comparison'],
    sources: [cite('shadish', 'Random assignment')],
  },
  {
    term: 'Random Sample',
    category,
    plain: 'A sample in which chance alone decides who or what is included.',
    definition:
      'A selection in which every item or person has a known chance of being drawn. Only then does a margin of error make sense. To draw 30 of 400 articles, number them and let a computer pick; the first 30 on the list are not a random choice.',
    aka: ['probability sample'],
    related: ['Sample', 'Margin of Error', 'Survey', 'Confidence Interval'],
    confusedWith: ['haphazard choice'],
    sources: [cite('aapor', 'Probability and nonprobability samples')],
  },
  {
    term: 'Survey',
    category,
    plain: 'Asking a sample of people the same questions.',
    definition:
      'A set of questions put to a sample in the same words. It can show what people know, think and intend, which coverage cannot. Test the questions on five people first. Report who was asked, how, when, how many answered, and the exact wording.',
    aka: ['poll', 'questionnaire study'],
    related: ['Random Sample', 'Response Rate', 'Margin of Error', 'Outcomes', 'Focus Group'],
    confusedWith: ['census', 'petition'],
    sources: [cite('aapor', 'Disclosure standards')],
  },
  {
    term: 'Response Rate',
    category,
    plain: 'The share of the people asked who gave a usable answer.',
    definition:
      'Completed answers as a share of all people in the sample who could have answered. Polling standards define several versions, so name the one you use. A low rate is a warning, because those who answer may differ from those who do not. Compare the respondents with what you know about the whole group.',
    formula: {
      text: 'Complete answers ÷ eligible people in the sample × 100',
      example: '180 complete answers from 600 eligible people: 180 ÷ 600 = 30 percent.',
    },
    aka: ['return rate'],
    related: ['Survey', 'Random Sample', 'Margin of Error'],
    confusedWith: ['engagement rate', 'response time'],
    sources: [cite('aaporDefinitions', 'The outcome rates and how each is counted')],
  },
  {
    term: 'Focus Group',
    category,
    plain: 'A moderated discussion with a few people to understand how they think.',
    definition:
      'A discussion among six to ten people, led by a moderator, about a subject or a draft. It brings out words, doubts and reasons that a survey would miss. It does not show how many people think that way. Two loud participants can sway the rest.',
    aka: ['group discussion'],
    related: ['Survey', 'Formative Research', 'Key Message', 'Qualitative Research'],
    confusedWith: ['survey', 'control group'],
    sources: [cite('broom'), cite('iprDictionary')],
  },
  {
    term: 'Qualitative Research',
    category,
    plain: 'Research that asks how and why by studying a few cases closely.',
    definition:
      'Interviews, group discussions, observation and close reading. It finds meanings and reasons in a few cases, while numbers show how common something is. Good reports say how people were chosen and quote what does not fit. Use it before a survey to learn the right questions to ask.',
    aka: ['qualitative methods'],
    related: ['Focus Group', 'Survey', 'Formative Research', 'Media Content Analysis'],
    confusedWith: ['anecdote'],
    sources: [cite('iprDictionary')],
  },
  {
    term: 'Formative Research',
    category,
    plain: 'Research before a program, to plan it well.',
    definition:
      'Research that comes first: what people know, what stops them, which channels they use, how they read a draft. It shapes the plan and gives the baseline. The cheapest form is to talk to ten people in the target group and read what has already been published.',
    aka: ['formative evaluation'],
    related: ['Baseline', 'Summative Evaluation', 'Situation Analysis', 'Focus Group'],
    confusedWith: ['summative evaluation'],
    sources: [cite('macnamara2018', 'Evaluation before, during and after')],
  },
  {
    term: 'Summative Evaluation',
    category,
    plain: 'Checking at the end whether a program met its objectives.',
    definition:
      'Evaluation at the end: were the objectives met, what else happened, what was learned? It needs the objectives and the baseline that were written at the start. Share what fell short too, because the next plan can benefit from it.',
    aka: ['final evaluation'],
    related: ['Formative Research', 'Objective', 'Outcomes', 'Baseline'],
    confusedWith: ['activity report'],
    sources: [cite('macnamara2018')],
  },
  {
    term: 'Logic Model',
    category,
    plain: 'A one-page chart that leads from resources and activities to results.',
    definition:
      'A chart in columns that shows how a program should work: inputs, activities, outputs, outcomes, impact. It makes gaps visible. The theory of change gives the reasons for the arrows. Beside each column, write how you will know that it happened.',
    aka: ['program logic', 'results chain'],
    related: ['Theory of Change', 'Outputs', 'Outcomes', 'Impact'],
    confusedWith: ['theory of change', 'project schedule'],
    sources: [cite('kellogg', 'The columns and how to fill them')],
  },
  {
    term: 'GCS Evaluation Cycle',
    category,
    plain: 'How the UK government checks its campaigns, in six stages.',
    definition:
      'The evaluation model of the UK Government Communication Service. Its six stages run from inputs and outputs through out-takes, outcomes and impact to learning and innovation. It replaced Evaluation Framework 2.0. The last stage is new: you write down what you will do better.',
    aka: ['Evaluation Cycle'],
    related: ['Outputs', 'Outcomes', 'Impact', 'Logic Model'],
    confusedWith: ['AMEC framework'],
    sources: [cite('gcsCycle', 'It supersedes Evaluation Framework 2.0')],
  },
  {
    term: 'Return on Investment',
    category,
    plain: 'The money gained from an activity, compared with what it cost.',
    definition:
      'Financial gain minus cost, divided by cost. It requires financial gains that you can trace to the work, which communication alone can rarely show. Use the term only in this sense. For other results, report cost per outcome or progress toward the objective.',
    formula: {
      text: '(gain − cost) ÷ cost × 100',
      example: 'A $20,000 campaign saves $26,000 in support calls: (26,000 − 20,000) ÷ 20,000 = 30 percent.',
    },
    mistakes: ['Using advertising value as the gain.', 'Calling any good result “ROI.”'],
    aka: ['ROI'],
    related: ['Advertising Value Equivalency', 'Attribution', 'Impact', 'Media Mix Modeling'],
    confusedWith: ['advertising value', 'outcome'],
    sources: [cite('likely', 'ROI of media relations and its limits')],
  },
  {
    term: 'Vanity Metric',
    category,
    plain: 'A figure that looks good but does not help you decide anything.',
    definition:
      'A number that goes up and looks good but tells nobody what to do, such as total followers or “potential reach” of billions. Ask what you would do differently if it were half as large. If the answer is nothing, leave it out of the report.',
    aka: ['feel-good metric'],
    related: ['Key Performance Indicator', 'Impressions', 'Earned Media Value', 'Benchmark'],
    confusedWith: ['key performance indicator'],
    sources: [cite('ries', 'Vanity and actionable metrics')],
  },
  {
    term: 'Conversion',
    category,
    plain: 'A visitor taking the step that a page was made for.',
    definition:
      'The moment when someone takes the step you wanted: signs up, downloads, books, donates. The rate compares these people with all visitors. It counts as an outcome if the step matters in itself; a click on a download button hardly does.',
    formula: {
      text: 'People who took the step ÷ visitors × 100',
      example: '90 sign-ups from 3,000 visitors: 90 ÷ 3,000 = 3 percent.',
    },
    aka: ['conversion rate'],
    related: ['Call to Action', 'Click-Through Rate', 'Outcomes', 'A/B Test'],
    confusedWith: ['click', 'engagement rate'],
    sources: [cite('iab')],
  },
  {
    term: 'Click-Through Rate',
    category,
    plain: 'Clicks as a percentage of the times a link was shown.',
    definition:
      'Clicks on a link divided by how often it was shown. It is good for comparing two headlines or two emails. It does not show what people did next, and some mail programs and bots click on every link, so look at what happens on the page.',
    formula: {
      text: 'Clicks ÷ times shown × 100',
      example: '45 clicks on a link shown 1,500 times: 45 ÷ 1,500 = 3 percent.',
    },
    aka: ['CTR'],
    related: ['Conversion', 'Impressions', 'Engagement Rate', 'Tracking Parameter'],
    confusedWith: ['conversion', 'open rate'],
    sources: [cite('iab')],
  },
  {
    term: 'Media Mix Modeling',
    category,
    plain: 'Statistics that estimate how much each kind of media adds to sales.',
    definition:
      'A statistical model of sales over time that estimates what advertising, price, season and earned coverage each added. It needs years of weekly data and varied spending. Results change with the assumptions, so ask for the ranges and for a field test.',
    aka: ['marketing mix modeling', 'MMM'],
    related: ['Attribution', 'Correlation', 'Return on Investment', 'Control Group'],
    confusedWith: ['PESO model', 'attribution'],
    sources: [cite('chan', 'What such models can and cannot show')],
  },
  {
    term: 'Net Promoter Score',
    category,
    plain: 'The share of customers very likely to recommend you, minus the share who are unlikely to.',
    definition:
      'A survey score from one question: how likely are you to recommend us, from 0 to 10? It is the share of 9s and 10s minus the share of 0s to 6s. Contested: researchers doubt that it predicts growth better than other questions. It is not a measure of coverage.',
    formula: {
      text: 'Percent of 9–10 minus percent of 0–6',
      example: '50 percent promoters and 20 percent detractors: 50 − 20 = 30.',
    },
    aka: ['NPS'],
    related: ['Net Sentiment', 'Survey', 'Reputation Management', 'Outcomes'],
    confusedWith: ['net sentiment'],
    sources: [cite('reichheld', 'The question and the score')],
  },
  {
    term: 'Brand Awareness',
    category,
    plain: 'The share of people who know a brand, with or without prompting.',
    definition:
      'The share of a group that knows a brand. Unaided: people name it themselves when asked about the category. Aided: they recognize it on a list, which nearly always gives a higher figure. Say which one you measured, and use the same words before and after.',
    aka: [],
    related: ['Survey', 'Baseline', 'Brand Lift', 'Outcomes'],
    confusedWith: ['reach', 'share of voice'],
    sources: [cite('iprDictionary')],
  },
  {
    term: 'Brand Lift',
    category,
    plain: 'How much more people know or like a brand after they saw a campaign.',
    definition:
      'The difference in awareness, opinion or intent between people who saw a campaign and similar people who did not, measured by survey. It is better than comparing before and after, because the news and the season affect both groups. Ask how the groups were formed.',
    aka: ['lift study'],
    related: ['Brand Awareness', 'Control Group', 'Outcomes', 'Survey'],
    confusedWith: ['sales growth'],
    sources: [cite('iab'), cite('shadish', 'Comparison groups')],
  },
  {
    term: 'Percentage Point',
    category,
    plain: 'The unit for the difference between two percentages.',
    definition:
      'The plain difference between two percentages. A rise from 20 to 25 percent is 5 points, but an increase of 25 percent. Reports that mix the two mislead readers. Write “points” for the difference, and give both percentages.',
    formula: {
      text: 'New percent − old percent',
      example: '25 percent − 20 percent = 5 points; 5 ÷ 20 = 25 percent more.',
    },
    aka: ['point change'],
    related: ['Margin of Error', 'Benchmark', 'Share of Voice'],
    confusedWith: ['percent change'],
    sources: [cite('apStylebook', 'Percent and percentage points')],
  },
].map(glossaryTerm);

import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

export const surveyTerms = [
  glossaryTerm({
    term: 'Sampling Error',
    category: 'Research Methods',
    plain: 'The difference between a sample and the whole that is due to chance alone.',
    definition:
      'The gap between a sample’s result and the true value that arises because only some people or items were drawn. The margin of error says how large it is likely to be. A larger random sample makes it smaller. It is only one kind of error: bad questions and missing people can do more harm.',
    aka: ['chance error'],
    related: ['Margin of Error', 'Random Sample', 'Nonresponse Bias', 'Confidence Interval'],
    confusedWith: ['margin of error', 'mistake in the sample'],
    sources: [cite('aaporDefinitions', 'Sampling error as one component of survey error')],
  }),
  glossaryTerm({
    term: 'Nonresponse Bias',
    category: 'Research Methods',
    plain: 'The error that arises when those who answer differ from those who do not.',
    definition:
      'The error in a result that arises because the people who answered differ from those who did not. Only angry customers may return a form, for example. A larger sample does not cure it. Compare those who answered with what you know of the whole group, and call a few who did not.',
    aka: ['nonresponse error'],
    related: ['Response Rate', 'Survey', 'Sampling Error'],
    confusedWith: ['sampling error', 'low response rate'],
    sources: [cite('aaporDefinitions', 'Nonrespondents who differ from respondents')],
  }),
  glossaryTerm({
    term: 'Quota Sample',
    category: 'Research Methods',
    plain: 'A sample filled until it has set numbers of certain groups.',
    definition:
      'A sample that is filled until it has set numbers of, say, women, men and age groups. It is quick and matches the population on those points. It may still differ on others, because interviewers or websites choose who is asked. It has no margin of error in the strict sense.',
    aka: ['quota sampling'],
    related: ['Random Sample', 'Sample', 'Survey'],
    confusedWith: ['random sample', 'stratified sample'],
    sources: [cite('aapor', 'Samples without random selection')],
  }),
  glossaryTerm({
    term: 'Likert Scale',
    category: 'Research Methods',
    plain: 'Statements that people rate by how strongly they agree with each.',
    definition:
      'A set of statements that people rate from “strongly disagree” to “strongly agree,” usually on five or seven points. The sum or mean of all the statements is the score. Word some of them the other way around and recode those first. One such item alone is a rating, not a scale.',
    aka: ['agreement scale', 'five-point scale'],
    related: ['Survey', 'Organization–Public Relationship', 'Validity'],
    confusedWith: ['single rating', 'semantic differential'],
    formula: {
      text: 'Sum of the answers ÷ number of statements, after reversed statements are recoded',
      example: 'Four statements on a scale of 1 to 5 with answers 4, 5, 3, 4: 16 ÷ 4 = 4.0.',
    },
    sources: [cite('iprDictionary')],
  }),
  glossaryTerm({
    term: 'Triangulation',
    category: 'Research Methods',
    plain: 'Answering one question with several methods to see whether they agree.',
    definition:
      'Using two or more methods, sources or researchers for the same question, such as a survey, interviews and sales figures. If they agree, the answer is more convincing. If they do not, the difference shows what each method missed. Plan it before you see any results.',
    aka: [],
    related: ['Qualitative Research', 'Survey', 'Validity'],
    confusedWith: ['replication'],
    sources: [cite('macnamara2018', 'Several methods for one evaluation')],
  }),
  glossaryTerm({
    term: 'Frequency',
    category: 'Measurement & Evaluation',
    plain: 'How often, on average, a person in the audience had the chance to see a message.',
    definition:
      'The average number of times that each person reached had the chance to see a message. Reach says how many different people; frequency says how often. Multiplied, they give the total number of chances to see. A high average can hide many people who saw it once and a few who saw it twenty times.',
    formula: {
      text: 'Chances to see ÷ people reached',
      example: '120,000 chances to see and 60,000 different people: 120,000 ÷ 60,000 = 2.',
    },
    aka: ['average frequency', 'exposure frequency'],
    related: ['Reach', 'Opportunities to See', 'Impressions'],
    confusedWith: ['reach', 'number of articles'],
    sources: [cite('iab')],
  }),
  glossaryTerm({
    term: 'Bounce Rate',
    category: 'Measurement & Evaluation',
    plain: 'The percentage of visits that end without any further action on the site.',
    definition:
      'The share of visits in which people leave without doing anything else. Tools define “anything else” in their own way, so compare only within one tool. A high rate can be fine: readers who find a phone number at once have what they need. Judge it by what the page is for.',
    formula: {
      text: 'Visits without further action ÷ all visits × 100',
      example: '540 of 1,200 visits end on the first page: 540 ÷ 1,200 = 45 percent.',
    },
    aka: ['single-page visits'],
    related: ['Conversion', 'Click-Through Rate', 'Unique Visitors'],
    confusedWith: ['exit rate', 'bounced email'],
    sources: [cite('iab')],
  }),
];

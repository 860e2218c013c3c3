import type { Playbook } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const coverageReport = {
  id: 'playbook-coverage-report',
  slug: 'coverage-report',
  title: 'The Monthly Coverage Report',
  description:
    'A two-page report that executives read: one finding per page, figures with a comparison, message and tone checked by hand, duplicates removed, limits stated, and one recommendation that readers can decide on.',
  tags: ['measurement', 'reporting', 'executives'],
  whenToUse:
    'Use it when people with a budget ask each month what the coverage was worth, or when your current report is long and nothing comes of it. The first issue takes about two days, later ones less than one. If nobody bases decisions on coverage, report each quarter instead, and spend the time on measuring outcomes.',
  steps: [
    'Day 1: ask which decision is coming up.',
    'Day 1: clean the data and write down what you removed.',
    'Day 2: code a sample for message, speaker and tone.',
    'Day 2: compare with last month, last year and two competitors.',
    'Day 3: find the one change that matters, and its cause.',
    'Day 3: recommend, with cost and date.',
    'Day 4: add the method note, send, and ask what was done with it.',
  ],
  roles: {
    title: 'RACI for the report',
    columns: ['Task', 'Analyst', 'Head of communications', 'Second coder', 'Business owner', 'Readers'],
    rows: [
      ['Ask for the decision', 'R', 'A', 'I', 'C', 'C'],
      ['Clean the data', 'R', 'A', 'I', 'I', 'I'],
      ['Code the sample', 'R', 'A', 'R', 'I', 'I'],
      ['Explain the cause', 'R', 'A', 'C', 'C', 'I'],
      ['Recommend', 'C', 'A', 'I', 'R', 'I'],
      ['Decide', 'I', 'R', 'I', 'A', 'I'],
    ],
  },
  phases: [
    {
      time: 'Day 1, morning',
      title: 'Find the question',
      actions: [
        'Ask the two most important readers which decision they face this month.',
        'Write the report’s question in one sentence: "Did coverage explain the rebate as well as the price?"',
        'Check whether coverage can answer it. If it cannot, say which data could.',
        "Look at last month's recommendation. What came of it? The answer goes into the first paragraph.",
      ],
      decision: 'The head of communication picks one question. The others wait.',
      result: 'A question that tells you what to leave out.',
    },
    {
      time: 'Day 1, afternoon',
      title: 'Clean the data',
      actions: [
        'Export the month, with the query and the list of sources beside it.',
        'Remove irrelevant hits, your own posts, job ads and paid placements. Count what you removed, by reason.',
        'Count copies of the same text as one story, and note how many places ran it.',
        'Check that the lists of outlets and competitors are the same as last month. If not, note it in the method.',
        'Look at the day with the most items and at any day with none. Both are often errors.',
      ],
      decision:
        'The analyst decides on borderline items using a written rule, and keeps the rule for next month.',
      result:
        'A clean set, and a line such as "812 hits, 240 left after cleaning, 96 stories in 240 places."',
      practice: {
        label: 'Clean the 40 practice articles with the keyword Tidewell',
        slug: 'exercise-clean-a-search',
        task: 'Replace the keywords with Tidewell and analyze the 40 articles. Look for articles about something else, and for one text in several outlets.',
        sample: 'coverage',
        expected:
          'All 40 articles contain the word, but two are about other things: a bakery and a storm barrier. The first three articles are one text in three outlets.',
      },
    },
    {
      time: 'Day 2, morning',
      title: 'Code by hand',
      actions: [
        'Code all stories if there are fewer than 100; otherwise code a random sample of 100.',
        'Code for each: message carried or contested, who speaks, tone toward you, and prominence.',
        'Have a second person code some of them without seeing your codes: 30 for a first check, about 140 to show an alpha of .80 with four equally common categories.',
        "Compare. Report a measure that corrects for chance, such as Krippendorff's alpha. Aim for .80; between .667 and .80, draw only tentative conclusions.",
        'Use the automatic tone only as a first sort. Read the items where it and you disagree.',
        'If a language model codes for you, treat it as one more coder: keep the prompt fixed, note the version, and report how well it agrees with a person.',
        'In Earshot: set the tone of each row with keys 1 to 3, then paste both sets of codes into the agreement calculator on this page. Its sample should give an alpha of .86.',
      ],
      decision:
        'If agreement is low, the analyst changes the rules and codes again, or drops the item from the report.',
      result: 'Figures whose reliability you can state.',
      practice: {
        label: 'Code these 30 articles, then compare with Earshot',
        slug: 'exercise-code-30-articles',
        task: 'Code message and tone of each article by the codebook, without looking at any result. Then analyze the articles, and compare your codes with those of the two coders and with Earshot’s tone.',
        sample: 'coding',
        materials: ['codebook', 'codes'],
        expected:
          'The two people who coded them agree on the message in 28 of 30, alpha .86. On tone they agree in 24, alpha .70. Earshot and coder A should give the same tone to between 16 and 25 of the 30. That is too few for a report, so read the items.',
      },
    },
    {
      time: 'Day 2, afternoon',
      title: 'Compare',
      actions: [
        'Put each figure beside last month, the same month last year and two competitors.',
        'For a random sample, add the margin of error: with 100 items, a share near 50 percent can be off by about 10 points either way (at 95 percent confidence).',
        'For the change between two such samples, the margin is about 14 points. Do not report a smaller change as a rise or a fall, even when it looks good.',
        'Show four figures at most. Move the rest to an appendix that nobody has to open.',
      ],
      decision: 'The analyst decides which change is large enough to report.',
      result: 'Numbers that mean something.',
      practice: {
        label: 'Compare the share of voice of two ferry companies',
        slug: 'exercise-share-of-voice',
        task: 'Analyze the 40 articles and read the share of voice of Tidewell Ferries. Then remove the keyword family pass and read it again.',
        sample: 'coverage',
        expected:
          'Tidewell Ferries has 39 mentions and Blue Strait 14, which is 74 percent for Tidewell Ferries. If you also track the keyword family pass, which has 21 mentions, it is 53. The set of keywords decides the figure.',
      },
    },
    {
      time: 'Day 3, morning',
      title: 'Find the reason',
      actions: [
        'Pick the largest real change, and read twenty items about it.',
        'Write down two possible causes, and what you would expect to see under each.',
        'Ask the colleague who would know: sales, service, the plant, the lawyer.',
        'Write the finding as a headline with a verb: "Coverage carried the price, but not the rebate."',
      ],
      decision:
        'The head of communication checks the headline against the evidence: does it say more than we know?',
      result: 'One finding that a reader can repeat to a colleague.',
    },
    {
      time: 'Day 3, afternoon',
      title: 'Recommend',
      actions: [
        'Write what should be done, by whom, at what cost, by what date.',
        'Write what happens if nothing is done.',
        'Name what you will measure next month to see whether it worked.',
        'Show the recommendation to the person who would have to do it, before anybody else sees it.',
      ],
      decision: 'The business owner takes, changes or declines it. The answer is recorded.',
      result: 'A recommendation that is ready for a decision.',
    },
    {
      time: 'Day 4',
      title: 'Send and follow up',
      actions: [
        'Add the method note in five lines: sources, query, cleaning, sample and agreement, limits.',
        'Send it as text that can be searched and read on a phone, not as pictures of charts.',
        'Put the finding in the subject line.',
        'After a week, ask two readers what they did with it.',
      ],
      decision: 'The head of communication decides what to drop from the next issue.',
      result: 'A report that can be checked and that gets shorter each month.',
    },
  ],
  example: {
    situation:
      'Ridgeline Water, a fictional utility, raised prices in March and promised a rebate for large families. The board asks how it went. The old report had 38 pages and an AVE figure.',
    steps: [
      {
        title: 'The question',
        text: 'The board will decide in two weeks whether to pay for letters about the rebate. The report asks whether coverage has already explained it.',
      },
      {
        title: 'Cleaning',
        text: "The month yields 812 hits. Without irrelevant hits and the company's own posts, 240 are left. They come from 96 stories; one wire story alone ran on 88 sites.",
      },
      {
        title: 'Coding',
        text: 'All 96 stories are coded. A second coder takes 30 of them, and the two agree on the message in 28. That is 93 percent, and with so few items the true rate could be 79 to 98 percent. The method note gives both counts, the range, and an alpha of .86.',
      },
      {
        title: 'The figures',
        text: 'The price appears in 91 stories, and the rebate in 14. A year ago, a fee change was explained in half of the stories.',
      },
      {
        title: 'The reason',
        text: 'The release put the rebate in paragraph six. The wire story stops after the fourth.',
      },
      {
        title: 'The recommendation',
        text: 'Pay for letters to the 21,000 households that qualify, at a cost of $19,000, by April 20. Measure rebate requests each week. AVE is replaced by the share of stories with the rebate.',
      },
    ],
    result:
      'The board approved the letters in ten minutes. Requests rose from 300 to 2,900 in three weeks. The next report had two pages, and a board member asked where the AVE had gone. The answer was one sentence: it never said what readers were told about the rebate.',
  },
  pitfalls: [
    'Everything included: forty charts and no sentence. Choose one finding per page.',
    'Numbers without context: 240 items is neither good nor bad until you compare it with something.',
    'Copies counted as success: a wire story on 88 sites is one story, not 88. Report both numbers.',
    'A new list each month: two trade titles are added, and visibility rises by a fifth. Keep the list, or recalculate the past months.',
    'The missing bad news: the critical piece is left out because it spoils the chart. Readers have seen it, and they notice.',
    'False precision: "63.4 percent" from 41 items. Round it, and say how many items it is based on.',
    'Late by a week: the decision has been made. A rough answer the day before beats an exact one the day after.',
    'Machine-scored tone: a percentage with a decimal from a tool that gets one item in five wrong. Check by hand, and give the margin.',
    'Timing taken for cause: sales rose in the month of the campaign. So did the temperature.',
    'AVE by another name: media value, PR value and earned media value with a currency sign share its flaw.',
    'No decision: the report is praised and filed. Ask what was done with it, and stop what is not used.',
  ],
  template: `COVERAGE REPORT, [month]
Finding (one sentence with a verb):
Last month we recommended [x]. What came of it:
Evidence: this month | last month | same month last year | competitors
What readers were told: message in [n of n] stories, contested in [n], absent in [n]
Why it happened:
What we recommend, who, cost, date:
If nothing is done:
What we will measure next month:`,
  textTemplates: [
    {
      title: 'Method note',
      text: `Sources: [n] titles in [countries, languages]; social: [platforms].
Query: [name, version, date].  Period: [from] to [to].
Cleaning: [n] hits, [n] after removal, [n] stories in [n] places.
Coding: [all / random sample of n] by hand; [n] coded twice, agreement [measure, value].
Limits: [what the sources miss], margin about [n] points, tone of [languages] only.`,
    },
    {
      title: 'Questions to expect, and where the answer is',
      text: `Is that a lot?                      -> comparison with last month, last year, competitors
Are you sure?                       -> sample, agreement, margin
Why did it happen?                  -> two causes and the evidence for each
Did it change anything?             -> outcome data, or "we have not measured that"
What would it cost to know?         -> price of a survey or of a larger sample
What should we do?                  -> recommendation, cost, date
What did we do last time?           -> first paragraph of this report`,
    },
    {
      title: 'Note to readers who ask for AVE',
      text: `We no longer report advertising value. It prices space and says nothing about
who noticed, understood or acted. The Barcelona Principles have rejected it since 2010.
In its place you get [measure], because it supports the decision on [subject].`,
    },
  ],
  tableTemplates: [
    {
      title: 'Evidence',
      columns: [
        'Measure',
        'This month',
        'Last month',
        'Same month last year',
        'Competitor A',
        'Competitor B',
        'Margin',
      ],
      rows: [
        ['Stories after cleaning', '', '', '', '', '', ''],
        ['Share with the key message', '', '', '', '', '', ''],
        ['Share with our speaker', '', '', '', '', '', ''],
        ['Share favorable / unfavorable', '', '', '', '', '', ''],
      ],
    },
    {
      title: 'Coding sheet',
      columns: ['Story', 'Places', 'Message', 'Speaker', 'Tone toward us', 'Prominence', 'Coder'],
      rows: [
        [
          '[headline, outlet, date]',
          '',
          'carried / contested / absent',
          '',
          '+ / 0 / -',
          'main / part / mention',
          '',
        ],
      ],
    },
  ],
  sources: [
    cite('amecBarcelona4', 'For goals, outcomes, and the rejection of AVE.'),
    cite(
      'krippendorff',
      'Coding, agreement between coders, and the thresholds .80 and .667; with two coders, four equal categories and the .05 level, about 81 units for .667 and 139 for .80.',
    ),
  ],
} satisfies Playbook;

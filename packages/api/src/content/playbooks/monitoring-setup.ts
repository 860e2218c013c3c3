import type { Playbook } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const monitoringSetup = {
  id: 'playbook-monitoring-setup',
  slug: 'monitoring-setup',
  title: 'Setting Up Media Monitoring',
  description:
    'From the question you want answered to a search that finds what matters: choosing sources, writing and testing queries, removing noise, setting alerts people respect, and reviewing it all each quarter.',
  tags: ['monitoring', 'keywords', 'alerts'],
  whenToUse:
    'Use it when you start monitoring, change suppliers, take over a new brand, or find that nobody reads the alerts anymore. Setting up one subject well takes two to three days spread over a month, because alert levels need four weeks of normal traffic. If you need one look at a single event, search by hand and skip the setup.',
  steps: [
    'Day 1: list the decisions that monitoring should support.',
    'Day 1: collect names, spellings and near misses.',
    'Day 2: write queries and test them on last month.',
    'Day 2: look for what the queries miss.',
    'Day 3: remove noise with care, and test again.',
    'Weeks 1-4: collect normal traffic, then set alerts.',
    'Every quarter: review, and delete what nobody reads.',
  ],
  roles: {
    title: 'RACI for monitoring',
    columns: ['Task', 'Monitoring owner', 'Head of communications', 'Analyst', 'Readers', 'IT and privacy'],
    rows: [
      ['Choose the decisions', 'R', 'A', 'C', 'C', 'I'],
      ['Write queries', 'A', 'I', 'R', 'C', 'I'],
      ['Test precision and recall', 'A', 'I', 'R', 'C', 'I'],
      ['Approve sources and licenses', 'R', 'A', 'I', 'I', 'C'],
      ['Set alerts', 'R', 'A', 'C', 'C', 'I'],
      ['Act on an alert', 'I', 'A', 'C', 'R', 'I'],
      ['Quarterly review', 'R', 'A', 'R', 'C', 'I'],
    ],
  },
  phases: [
    {
      time: 'Day 1, morning',
      title: 'Start from decisions',
      actions: [
        'Ask each future reader: what would you do differently if you knew? Write down the verb.',
        'Turn each answer into one purpose, such as "correct wrong prices within a day" or "learn of a strike a day ahead."',
        'Drop purposes without a decision. "To stay informed" fills inboxes.',
        'Note for each purpose how quickly you need to know: within minutes, the same day, weekly or quarterly.',
      ],
      decision: 'The head of communication picks five purposes at most for the first quarter.',
      result: 'A list of searches that somebody would miss if they stopped.',
    },
    {
      time: 'Day 1, afternoon',
      title: 'Collect the words',
      actions: [
        'List names, abbreviations, products, executives, sites and former names.',
        'Add spellings that people really use: without hyphens, with typos, in other languages.',
        'Write down the namesakes: the town, the band, the common verb that is spelled like your brand.',
        'Collect the words your audience uses from search data, call notes and comments.',
        'Choose the sources: which titles, languages and platforms, and which of them need a license.',
      ],
      decision: 'The owner decides which sources are paid for. A source that nobody quotes can wait.',
      result: 'A vocabulary for each subject, with its namesakes beside it.',
    },
    {
      time: 'Day 2, morning',
      title: 'Write and test',
      actions: [
        'Write the simplest query that could work, and run it on last month.',
        'Take 100 hits at random, and mark each one right or wrong. The share of right ones is the precision.',
        'Sort the wrong ones by cause. Three causes usually explain most of the noise.',
        'Require a second word near an ambiguous name: the city, the industry, the product.',
        'In Earshot: add twenty of the hits to a coverage list with the words of your query as keywords. The sentences show which word brings in the wrong ones.',
      ],
      decision:
        'The analyst decides when a query is good enough. With 100 hits, 80 right ones are a fair start; the true rate is then 71 to 87 percent (95 percent confidence).',
      result: 'A precision figure that you can put in a report.',
      practice: {
        label: 'Test the query Tidewell on the practice articles',
        slug: 'exercise-test-a-query',
        task: 'Replace the keywords with Tidewell, analyze the 40 articles, and count those about the ferry company. Repeat with Tidewell Ferries.',
        sample: 'coverage',
        expected:
          'It finds all 40, and 38 are about the company: precision 95 percent (83 to 99 at 95 percent confidence). With Tidewell Ferries, 38 of 38 are right.',
      },
    },
    {
      time: 'Day 2, afternoon',
      title: 'Look for what is missing',
      actions: [
        'Find twenty items by hand that the search should have found. Use another search engine and your own clippings.',
        'Count how many of them the query found. That share is an estimate of recall. With 20 items it is rough: 14 of 20 could mean anything from 48 to 85 percent.',
        'Look at the misses. Is a spelling missing, or a source? Fix the cause, not just the one item.',
        'Repeat until another round finds nothing new.',
      ],
      decision:
        'The owner decides what matters more for each purpose: for safety, find everything; for a report, find only what is relevant.',
      result: 'A recall estimate with its sample size, and a list of blind spots.',
    },
    {
      time: 'Day 3',
      title: 'Remove noise with care',
      actions: [
        'Exclude by phrase or by source, one exclusion at a time. Run both tests after each.',
        'Never exclude a bare common word. It hides the story that you will be asked about.',
        'Group wire copies into one story, and keep the number of places it ran.',
        'Separate paid placements, your own posts and job ads from editorial coverage.',
        'Write the query and its known weaknesses on one page.',
      ],
      decision: 'The analyst decides on exclusions and notes the date and a name for each.',
      result: 'Queries whose weaknesses you know and can state.',
    },
    {
      time: 'Weeks 1-4',
      title: 'Learn what normal looks like',
      actions: [
        'Let the searches run without alerts, and count the items per day.',
        'Note the weekday pattern and the effect of your own releases.',
        'Set the level for volume alerts from this month. Three times the usual count for that weekday is a common start.',
        'For words that always matter, add alerts at the first mention, such as recall, injury, strike and breach.',
        'Name one recipient and one first action for each alert. If an alert goes to a group, nobody feels responsible.',
      ],
      decision: 'The head of communication decides who may be woken at night, and by which alert.',
      result: 'Few alerts, each with a person and an action.',
      practice: {
        label: 'Look at the days of the practice headlines',
        slug: 'exercise-days-of-headlines',
        task: 'Analyze the 60 headlines and look for days on which there were more than usual.',
        sample: 'headlines',
        expected:
          'The 60 lines cover 28 days, about two a day. March 6 and 9 have five each. A level of three times the usual count would have raised no alert on either day.',
      },
    },
    {
      time: 'Every quarter',
      title: 'Review',
      actions: [
        'Ask readers which items they acted on. Delete the searches that produced none.',
        'Repeat both tests on fresh samples, since language and outlets change.',
        'Look at alerts: how many came, how many were useful, and which events did they miss?',
        'Ask three AI assistants the ten questions your customers ask. Keep question, answer, date and model. Note wrong facts and the sources that are cited.',
        'Check licenses, stored personal data and how long you keep it.',
        'Tell the readers what changed: which searches ended, which began, and what the service still cannot see.',
      ],
      decision: 'The owner decides what is deleted. A service that only grows ends up unread.',
      result: 'A small service with current figures on its quality.',
    },
  ],
  example: {
    situation:
      'Harbor Lane, a fictional chain of 40 bookstores, gets 300 alerts a day. "Harbor Lane" is also a street in eleven towns, and nobody reads the emails anymore.',
    steps: [
      {
        title: 'Decisions',
        text: 'Interviews with six readers leave three purposes: wrong opening hours, protests at author events, and talk of store closings.',
      },
      {
        title: 'First test',
        text: 'Of 100 hits, 31 are right. Traffic accidents and house sales make up most of the rest.',
      },
      {
        title: 'Better query',
        text: 'The name now needs one of nine words nearby: book, author, reading, store, shelf, chain, title, event or signing. Precision rises to 84 of 100.',
      },
      {
        title: 'What is missing',
        text: 'Of twenty known items, 14 are found. Four of the missed items spell "Harborlane" as one word, and two are in Spanish. Both go into the query, and of the next twenty known items, the query finds 19.',
      },
      {
        title: 'Alerts',
        text: 'Normal traffic is 9 items on a weekday. The alert is set at 27, and "protest" near the name triggers one at once. Both go to the duty officer, with a phone number to call.',
      },
    ],
    result:
      'In the next quarter there were seven alerts. Five led to action, including one about a protest that the store heard about four hours ahead. One false alarm came from a street festival, and its name was excluded. The daily email shrank from 300 items to 12.',
  },
  pitfalls: [
    'Searching for everything: the brand name alone brings in namesakes, job ads and traffic reports.',
    'Testing only what was found: precision looks fine while half the coverage is missing. Test recall too.',
    'Exclusions by single words: "fire" is excluded because of a film title, and then a store burns.',
    'Alerts to a group: everyone assumes that somebody else is reading.',
    'One language: customers complain in Spanish while the query is in English. List the languages of your audience first.',
    'No owner: the analyst leaves, and nobody knows why a word is excluded. Date and sign each exclusion.',
    'Old names: the company changed its name two years ago, and half of the public still uses the former one.',
    'A quiet failure: a source changes its address and delivers nothing for weeks. Check each month for sources that have gone silent.',
    'Trusting the tone: an alert on "negative" items misses politely worded bad news and reacts to sports scores. Alert on facts and volume.',
    'Thresholds set by feel: an alert at ten items a day means nothing when Mondays always have twelve.',
    'Counting copies as voices: one wire story becomes forty opinions.',
    'Collecting data on people: profiles of private individuals raise legal questions. Collect only what the purpose needs, and delete it on time.',
  ],
  template: `QUERY SHEET
Name of the search:            Purpose and decision:
Must contain:
And one of (within 10 words):
Not (phrase or source, with reason and date):
Sources and languages:
Precision: [right] of 100, sample of [date]
Recall:    [found] of 20, sample of [date]
Known weaknesses:
Owner and next review:`,
  textTemplates: [
    {
      title: 'Alert note to the recipient',
      text: `ALERT [name], [time]
What happened: [count] items since [time], usual for this weekday: [count].
First item: [headline, outlet, link].  What drives it: [one line].
Your first action: [call, check, hold posts].  Escalate to [name] if [sign].`,
    },
    {
      title: 'Note for a quarterly report',
      text: `This quarter we ran [n] searches for [n] decisions. Precision was [n] of 100
and recall [n] of 20 on samples of [date]. We got [n] alerts; [n] led to action.
We missed [event] because [reason], and have changed [what].
We stopped [search], since nobody used it. Next review: [date].`,
    },
    {
      title: 'Interview with a reader (ten minutes)',
      text: `Which item in the last three months changed what you did?
Which one came too late, and how late?
Which did you delete unread?
If you got only three items a day, which would they be?
Who else should know, and what would that person do?`,
    },
  ],
  tableTemplates: [
    {
      title: 'Register of searches',
      columns: [
        'Search',
        'Decision served',
        'Precision (of 100)',
        'Recall (of 20)',
        'Alert above',
        'Goes to',
        'First action',
        'Review',
      ],
      rows: [['[name]', '', '', '', '', '', '', '']],
    },
    {
      title: 'Namesakes',
      columns: ['Our name', 'Also means', 'Told apart by'],
      rows: [
        ['[brand]', 'a street or town', 'an industry word nearby'],
        ['[product]', 'an everyday word', 'the brand in the same paragraph'],
        ['[executive]', 'another person', 'title or company nearby'],
      ],
    },
  ],
  sources: [
    cite('manning', 'For precision and recall. Sample sizes and alert levels are working values of our own.'),
  ],
} satisfies Playbook;

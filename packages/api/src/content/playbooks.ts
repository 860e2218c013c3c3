import type { Playbook } from '@earshot/schema/help/model';

export const playbooks = [
  {
    id: 'playbook-crisis-first-24-hours',
    slug: 'crisis-first-24-hours',
    title: 'Crisis Communication: The First 24 Hours',
    description:
      'From the first call to the end of day one: who decides, what is said within the hour, how facts are checked and logged, when to update, and how to hand over to the next shift without losing the line.',
    tags: ['crisis', 'holding statement', 'escalation'],
    steps: [
      'Minute 0-15: confirm the event with two sources, open a log and call the crisis team. You get a time line that starts at the beginning.',
      'Minute 15-60: warn anyone in danger, then release the holding statement on your own channels. You get a first official source that others can quote.',
      'Hour 1-3: appoint one speaker and one fact keeper, stop scheduled posts, brief switchboard and staff. You get a single voice.',
      'Hour 3-8: update at the promised times even when little is new, and correct false claims with evidence. You get fewer guesses in the coverage.',
      'Hour 8-16: judge how outsiders explain the cause and choose the response line with management and counsel. You get a decision with reasons.',
      'Hour 16-24: write the overnight brief, rota and open questions. You get a handover that survives tired people.',
    ],
    template: `Time | What we know (source) | What we do not know | What we said, where | Decision, by whom | Next update at

Holding statement
At [time] on [date], [event] occurred at [place]. We can confirm [facts].
Our first concern is for [people affected]. We are [action].
Please [instruction]. We will share more by [time] at [address].`,
  },
  {
    id: 'playbook-media-pitching',
    slug: 'media-pitching',
    title: 'Media Pitching That Gets Answers',
    description:
      'How to choose a dozen fitting reporters in place of a thousand addresses, find the angle that serves their readers, write a pitch of under 150 words, follow up once and learn from each silence.',
    tags: ['media relations', 'pitching', 'outreach'],
    steps: [
      'Write the story as one headline a stranger would click, and discard it if the only news is that you exist. This gives you an angle.',
      'Read the last five pieces of every reporter on your list and keep those whose beat truly fits. This gives you twelve names or fewer.',
      'Draft the mail: why this, why now, why you as a source, what you can supply and until when. This gives you 150 words that can be answered with yes.',
      'Send one by one at the start of their working day, with facts in the text and no attachment. This gives you mails that are opened.',
      'Follow up once after two working days with something new. This gives you an answer or a clean end.',
      'Note reply, reason and result for each contact. This gives you a better list next time.',
    ],
    template: `Subject: [news in eight words]

Hello [name],
your piece on [topic, date] raised [question]. We have [finding or access] that answers part of it.
- [fact with number and source]
- [second fact]
Available: [person, role], [data], [images], until [date].
Would this be of use to you?`,
  },
  {
    id: 'playbook-product-launch',
    slug: 'product-launch',
    title: 'Product Launch Communications',
    description:
      'A twelve-week countdown for launches: positioning and proof, review samples and embargo rules, internal briefing before the public, launch-day running order, and a plan for what happens if the date slips.',
    tags: ['launch', 'planning', 'embargo'],
    steps: [
      'Week 12: agree on the audience, the change for that audience and three provable claims. Result: a message house.',
      'Week 9: build the press kit, line up independent testers and check every superlative with counsel. Result: material that withstands scrutiny.',
      'Week 6: fix embargo terms in writing and offer briefings to those who accept. Result: informed reporters with time to test.',
      'Week 3: brief sales, service and partners, with answers to the ten hardest questions. Result: colleagues who learn it from you.',
      'Week 1: rehearse launch day and the version in which the product is late. Result: two running orders.',
      'Launch day: publish, answer, log errors, thank. Result: coverage and a list of corrections.',
      'Week +2: compare with objectives and feed questions back to product. Result: a review of one page.',
    ],
    template: `Week | Task | Owner | Needs approval by | Done
Claim | Proof | Source | Checked by

If the date slips: who decides, by when - whom we tell first - what we say about the reason`,
  },
  {
    id: 'playbook-monitoring-setup',
    slug: 'monitoring-setup',
    title: 'Setting Up Media Monitoring',
    description:
      'From the question you want answered to a search that finds what matters: choosing sources, writing and testing queries, removing noise, setting alerts people respect, and reviewing it all each quarter.',
    tags: ['monitoring', 'keywords', 'alerts'],
    steps: [
      'List the decisions that monitoring should support and who takes them. You obtain a purpose for each search.',
      'Collect names, spellings, abbreviations, product terms and common errors. You obtain a vocabulary per subject.',
      'Write queries, run them on last month and mark a hundred hits as right or wrong. You obtain a precision figure.',
      'Search by hand for ten items you know exist and see how many were found. You obtain an idea of what is missed.',
      'Exclude noise with care and repeat both tests. You obtain queries with known weaknesses.',
      'Set thresholds from four weeks of ordinary traffic and name a recipient and first action. You obtain alerts worth waking up for.',
      'Review every quarter and delete what nobody reads. You obtain a lean service.',
    ],
    template: `Search name | Decision served | Query | Sources | Precision (of 100) | Found (of 10) | Alert above | Goes to | First action | Review date`,
  },
  {
    id: 'playbook-coverage-report',
    slug: 'coverage-report',
    title: 'The Monthly Coverage Report',
    description:
      'A two-page report that executives read: one finding per page, figures with a comparison, message and tone checked by hand, duplicates removed, limits stated, and one recommendation that can be decided.',
    tags: ['measurement', 'reporting', 'executives'],
    steps: [
      'Ask the readers which decision they face this month. Product: the question of the report.',
      'Remove duplicates and irrelevant hits and note how many. Product: a clean data set.',
      'Code a sample for message, speaker and tone, with a second reader for a tenth of it. Product: figures with a known error.',
      'Compare with last month, the same month last year and two competitors. Product: numbers that mean something.',
      'Find the one development that matters and its cause. Product: a headline in the form of a sentence.',
      'Recommend, with effort and date. Product: a decision on the table.',
      'Add the method note and send it as text that can be searched. Product: a report that can be checked.',
    ],
    template: `Finding (one sentence):
Evidence: figure now | last month | same month last year | competitors
What readers saw: message carried [n of n], contested [n], missing [n]
Why it happened:
What we recommend, cost, date:
Method: sources, query, items before and after removing duplicates, sample, agreement, limits`,
  },
] satisfies Playbook[];

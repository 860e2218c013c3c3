import type { Playbook } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const productLaunch = {
  id: 'playbook-product-launch',
  slug: 'product-launch',
  title: 'Product Launch Communications',
  description:
    'A twelve-week countdown for launches: positioning and proof, review samples and embargo rules, internal briefing before the public launch, launch-day schedule, and a plan for what happens if the date slips.',
  tags: ['launch', 'planning', 'embargo'],
  whenToUse:
    'Use it for a new product, a new service or a major release that outsiders will test and judge. Twelve weeks is a comfortable lead time. With six weeks, drop the reviewer program and keep everything about proof, staff and the slipped date. For a minor update, a release note and a post will do.',
  steps: [
    'Week 12: agree on the audience, what changes for it and three claims you can prove.',
    'Week 9: build the press kit, and find independent testers.',
    'Week 6: settle embargo terms in writing, and brief those who accept.',
    'Week 3: brief sales, service and partners.',
    'Week 1: rehearse launch day, and rehearse the delay.',
    'Launch day: publish, answer, log and thank.',
    'Week +2: compare with the objectives, and pass questions back to the product team.',
  ],
  roles: {
    title: 'RACI for a launch',
    columns: ['Task', 'Launch lead', 'Product', 'Press', 'Counsel', 'Sales and service'],
    rows: [
      ['Audience and objectives', 'A', 'C', 'R', 'I', 'C'],
      ['Claims and proof', 'C', 'R', 'C', 'A', 'I'],
      ['Press kit and samples', 'A', 'C', 'R', 'C', 'I'],
      ['Embargo agreements', 'I', 'I', 'R', 'A', 'I'],
      ['Internal briefing', 'A', 'C', 'R', 'I', 'R'],
      ['Go or delay', 'A', 'R', 'C', 'C', 'C'],
      ['Review after launch', 'A', 'C', 'R', 'I', 'C'],
    ],
  },
  phases: [
    {
      time: 'Weeks 12-10',
      title: 'Decide what you can say',
      actions: [
        'Describe the audience in one sentence, and what the product will make easier for them.',
        'Write three claims. Under each, write the proof, its source, its date and who checked it.',
        'Cut every superlative that you cannot prove. "First" and "only" need a search and a date.',
        'Set one objective for what people will do and one for what they will know, with baselines.',
        'Build the message house, and have a skeptic challenge it.',
      ],
      decision:
        'The launch lead and counsel approve the claims. Nobody makes a claim that is not on the list.',
      result: 'A message house, a claims table and objectives that can be scored.',
    },
    {
      time: 'Weeks 9-7',
      title: 'Build the material',
      actions: [
        'Make the press kit: release, fact sheet, prices, availability by country, images with captions, biographies.',
        'Choose reviewers by who reads them and by their track record, not by audience size.',
        'Send the same product that customers will buy, with a note on known limits.',
        'If a reviewer or creator gets to keep the product or is paid, put the disclosure into the agreement.',
        'Test the web pages on a phone, with a screen reader and under load.',
        'Prepare the help pages. Early buyers read them before they call.',
      ],
      decision: 'Product decides which known limits reviewers are told about. Our advice: all of them.',
      result: 'Material that survives a critical test, because the limits are stated in it.',
    },
    {
      time: 'Weeks 6-4',
      title: 'Brief under embargo',
      actions: [
        'Ask each outlet first. Send material only after they accept the date, hour and time zone.',
        'Give every outlet under embargo the same date. Broadcast and print may need different lead times.',
        'Offer briefings with somebody who built the product. Record the questions.',
        'Write down who has what. After a leak you will need that list within minutes.',
        'Decide now what happens if the embargo is broken: lift it for everyone, and tell them all at the same time.',
      ],
      decision: 'Press decides who gets access. A refusal to accept the terms is a legitimate answer.',
      result: 'Informed reporters who had time to test, and a list of their questions.',
    },
    {
      time: 'Weeks 3-2',
      title: 'Tell your own people first',
      actions: [
        'Brief sales, service, stores and partners with the claims, the limits and the ten hardest questions.',
        'Give service a way to report problems to the product team on launch day.',
        'Tell customers of the old product what happens next: support, price, upgrade.',
        'Explain to all staff what may be said before the date, and what may not.',
      ],
      decision: 'Sales and service decide whether they are ready. If either says no, delay.',
      result: 'Colleagues who hear it from you, not from a customer.',
    },
    {
      time: 'Week 1',
      title: 'Rehearse both versions',
      actions: [
        'Run launch day hour by hour with everyone at their real desk.',
        'Run the delay as well: who decides, by when, who is told first, which posts are stopped.',
        'Check every link, price and date in every document, on the public site, from outside your network.',
        'Look at the news. On a day of disaster or mourning, a celebration looks wrong.',
      ],
      decision:
        'The launch lead decides whether to go or delay 48 hours ahead. After that only a safety or legal matter stops it.',
      result: 'Two schedules that people have already tried.',
    },
    {
      time: 'Launch day',
      title: 'Publish, answer, log',
      actions: [
        'Publish in a fixed order: product page, help pages, staff, press, posts, ads.',
        'Answer reporters and customers from one Q&A document that is corrected during the day.',
        'Log every error in coverage and every fault in the product, with a name beside each.',
        'Thank the people who tested, including those who were critical.',
        'Meet at noon and at the end of the day. What do people misunderstand?',
      ],
      decision: 'Press decides which errors to correct. Correct wrong facts, not unkind opinions.',
      result: 'Coverage, a list of corrections and a list of faults that the product team has already seen.',
    },
    {
      time: 'Week +2',
      title: 'Review',
      actions: [
        'Compare with the objectives. Put the baseline, the target and the result of each in one row.',
        'Read fifty comments, calls and reviews. Sort them by question, not by tone.',
        'Pass the three most frequent questions to product and to the help pages. Answer engines read those pages too.',
        'Write down what you would do again and what you would not.',
        'In Earshot: put the coverage in a list with your three claims as keywords. Click a count to see its sentences, so you can see which claim was carried and which was disputed.',
      ],
      decision: 'The launch lead decides what changes in the claims, the pages and the next launch.',
      result: 'A one-page review that the next team will find.',
      practice: {
        label: 'Check a launch claim in the practice articles',
        slug: 'exercise-launch-claim',
        task: 'Analyze the 40 articles and count those that mention the family pass. Compare the number with the codes of coder A for the message.',
        sample: 'coverage',
        materials: ['codes'],
        expected:
          'The family pass is named in 15 of the 40 articles. Coder A found its message carried in 11 and contested in 3. Counting a name is not the same as counting a message.',
      },
    },
  ],
  example: {
    situation:
      'Fernhill Tools, a fictional maker of garden equipment, launches a battery mower. Its three claims: quiet enough for early mornings, one charge for a quarter acre, and a battery that fits the older hedge trimmer.',
    steps: [
      {
        title: 'Week 12',
        text: 'Counsel stops the claim "the quietest mower on the market." Nobody has tested the market. It becomes "58 decibels at the ear, measured by an outside lab."',
      },
      {
        title: 'Week 8',
        text: 'Six reviewers get samples. The note says that wet grass cuts the range to about 4,300 square feet. Two of them later praise the note.',
      },
      {
        title: 'Week 5',
        text: 'A magazine declines the embargo, since its print deadline is too early. It gets the facts on launch day like everyone else.',
      },
      {
        title: 'Week 2',
        text: 'Service asks how long batteries for the old mower will be sold. Nobody knows. Product commits to seven years, and the answer goes into the Q&A.',
      },
      {
        title: 'Week 1',
        text: 'A charger fails a safety check. The launch moves by three weeks. The team follows the plan it rehearsed: reviewers first, then dealers, then a short public note with the reason and the new date.',
      },
      {
        title: 'Launch day',
        text: 'One site reports a range of a full acre. The press office calls within twenty minutes, and the typo is corrected before others copy it.',
      },
    ],
    result:
      'Five of six reviews were positive. In a survey of 400 buyers, 61 percent named the noise level unprompted, against a target of 50. Returns stayed below the planned level. The delay was mentioned in one review, as a reason to trust the maker.',
  },
  pitfalls: [
    'Adjectives as claims: "revolutionary" cannot be proved, so it is either cut or mocked.',
    'An embargo that nobody accepted: a word at the top of an email binds no one.',
    'Hidden limits: reviewers find them anyway, and then the limit is the headline.',
    'Staff last: the store learns about the product from a customer holding the flyer.',
    'No plan for a delay: ads keep running for a product that does not exist.',
    'Undisclosed gifts: a creator keeps the sample and does not say so. Both of you can be liable.',
    'One time zone: the embargo ends at nine, and nobody said which one. Give the hour and zone in every agreement.',
    'Declaring victory on day one: coverage peaks and the report is written. Returns and questions arrive in week three.',
  ],
  template: `LAUNCH BRIEF (one page)
Product and date:
For whom, and what gets easier:
Claim 1 / proof / source, date / checked by:
Claim 2 / proof / source, date / checked by:
Claim 3 / proof / source, date / checked by:
Known limits we will state:
Objective (know): from [x]% to [y]% by [date], measured by [method]
Objective (do):   from [x] to [y] by [date], measured by [method]
Go-or-delay decision: [name], by [date, time]`,
  textTemplates: [
    {
      title: 'If the date slips',
      text: `[Product] will arrive on [new date] instead of [old date].
The reason: [one honest sentence]. What this means for you: [orders, prices, support].
We will tell you by [date] if anything changes again. Questions: [contact].`,
    },
    {
      title: 'Q&A: the ten hardest questions',
      text: `Why is it better than [rival]?        -> [measured difference, source]
What does it not do?                  -> [known limits]
What happens to my old [product]?     -> [support until, upgrade]
Why does it cost [price]?             -> [what is included]
Is it safe / private / repairable?    -> [standard, test, spare parts until]
Who tested it?                        -> [lab, reviewers, what they were given]
Where was it made?                    -> [place, by whom]
Why was it late?                      -> [reason, once]
Will the price change?                -> [what you can promise]
What comes next?                      -> [only what is public]`,
    },
  ],
  tableTemplates: [
    {
      title: 'Claims table',
      columns: ['Claim', 'Proof', 'Source and date', 'Checked by', 'May be used in'],
      rows: [['[sentence]', '', '', '', '']],
    },
    {
      title: 'Launch-day schedule',
      columns: ['Time', 'Action', 'Owner', 'Stops if', 'Done'],
      rows: [
        ['07:00', 'News check, go or stop', 'Launch lead', 'disaster or mourning', ''],
        ['08:00', 'Product and help pages live, checked from outside', 'Web', 'a price or link is wrong', ''],
        ['08:30', 'Message to staff, stores and partners', 'HR and sales', '', ''],
        ['09:00', 'Embargo ends, release goes out', 'Press', '', ''],
        ['12:00', 'Meeting: errors, faults, questions', 'All', '', ''],
        ['5:00 p.m.', 'Meeting: corrections, thanks, tomorrow', 'All', '', ''],
      ],
    },
  ],
  sources: [cite('ftcEndorsements', 'For the disclosure of gifts and payments. The countdown is our own.')],
} satisfies Playbook;

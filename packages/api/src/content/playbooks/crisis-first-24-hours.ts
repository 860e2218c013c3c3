import type { Playbook } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const crisisFirst24Hours = {
  id: 'playbook-crisis-first-24-hours',
  slug: 'crisis-first-24-hours',
  title: 'Crisis Communication: The First 24 Hours',
  description:
    'From the first call to the end of day one: who decides, what is said within the hour, how facts are checked and logged, when to update, and how to hand over to the next shift.',
  tags: ['crisis', 'holding statement', 'escalation'],
  whenToUse:
    'Use it when people may be hurt, when the law or the market may require you to speak, or when one event could change how people see the organization. Read it once before you need it and fill in the names and phone numbers. During an event, work from the log and the checklist below and leave the rest for later. It does not replace emergency procedures, legal advice or the instructions of the authorities.',
  steps: [
    'Minutes 0-15: activate on one credible report, name the speaker, pause scheduled posts, and tell staff who speaks.',
    'Minutes 15-60: warn anyone in danger, inform families and regulators, then publish the holding statement.',
    'Hours 1-3: build the fact sheet, answer calls from one list, and correct what is wrong.',
    'Hours 3-8: update at the times you promised, even when little is new.',
    'Hours 8-16: read how people explain the cause, and choose the response with management and counsel.',
    'Hours 16-24: hand over in writing to a rested team.',
  ],
  roles: {
    title: 'RACI for day one',
    columns: ['Task', 'Crisis lead', 'Speaker', 'Fact keeper', 'Counsel', 'Operations', 'HR'],
    rows: [
      ['Activate and set the severity', 'A', 'I', 'R', 'C', 'R', 'I'],
      ['Keep the log', 'A', 'I', 'R', 'I', 'C', 'I'],
      ['Approve statements', 'A', 'C', 'R', 'C', 'C', 'I'],
      ['Talk to media', 'A', 'R', 'C', 'C', 'I', 'I'],
      ['Notify regulators and the market', 'A', 'I', 'C', 'R', 'C', 'I'],
      ['Inform families', 'A', 'I', 'I', 'C', 'C', 'R'],
      ['Inform staff', 'A', 'C', 'C', 'I', 'I', 'R'],
    ],
  },
  phases: [
    {
      time: 'Minutes 0-15',
      title: 'Activate',
      actions: [
        'Activate the team on one credible report. Verify the facts in parallel; it costs little to stand down later.',
        'Open the log and write the time of the first report as line one.',
        'Name one speaker and one fact keeper. Tell the switchboard, the front desk and the social media team who they are.',
        'Pause all scheduled posts, ads and email campaigns, including those that agencies and partners run.',
        'Send staff a short notice: what happened, who speaks, where questions go, and a request not to post.',
        'Set the severity with the table below. When in doubt, choose the higher level.',
      ],
      decision:
        'The crisis lead sets the severity level and says who joins the call. Nobody waits for the full picture.',
      result: 'A team on one call, a log from the first minute, and no cheerful post beside the bad news.',
    },
    {
      time: 'Minutes 15-60',
      title: 'Protect people, then speak',
      actions: [
        'If anyone is at risk, publish what they must do now on every channel, before any statement about the organization.',
        'Make sure that next of kin are told in person or by phone before a name is released. Agree on this with the police or the hospital.',
        'Ask counsel which notices are due: safety authority, data protection, health, or the stock market. Write each deadline into the log.',
        'If your company is publicly traded, clear every public statement with whoever handles disclosure. Facts that could move the share price must reach everyone at the same time.',
        'Confirm facts with two independent sources, one of them on site. A fact with only one source stays internal.',
        'Publish the holding statement on your own site and link to it everywhere else.',
      ],
      decision:
        'The crisis lead approves the holding statement. Counsel may change a fact or a legal term, not the tone.',
      result: 'People at risk know what to do, and reporters have a source that they can quote.',
    },
    {
      time: 'Hours 1-3',
      title: 'One source of facts',
      actions: [
        'Turn the log into a one-page fact sheet with three parts: confirmed, being checked, not known.',
        'Log every media call with name, outlet, question and deadline. Answer in order of deadline, not of how well known the outlet is.',
        'Monitor coverage and posts for false statements about safety first, and for criticism second.',
        'Brief call center, sales and site managers with the same five sentences.',
        'Take offers, jokes and promotions off your own channels and check what is pinned at the top.',
      ],
      decision: 'The fact keeper decides what counts as confirmed. The speaker does not go beyond the sheet.',
      result: 'Everyone who picks up a phone gives the same answer.',
    },
    {
      time: 'Hours 3-8',
      title: 'Keep your promises',
      actions: [
        'Update at the promised time. "We have nothing new yet, and the next update is at 4 p.m." is an update.',
        'Correct errors at the source: call the desk, give the right fact and the proof, and stay polite.',
        'Put the speaker in front of a camera only with confirmed facts and something to say about the people affected.',
        'Call the people who should not have to learn it from the news: key customers, partners, local officials, the union.',
        'Ask an AI assistant what happened. If the answer is wrong, correct the page it cites, since you cannot correct the assistant.',
        'Rotate out anyone who has been on shift for eight hours.',
        'In Earshot: paste the day’s headlines into the Trending Analyzer. You should see which story leads your list, which outlets carry it, and which lines only repeat it.',
      ],
      decision:
        'The crisis lead decides whether the severity still fits. Moving down needs a reason in the log.',
      result: 'Fewer guesses in the coverage, because there is a known time for the next fact.',
      practice: {
        label: 'Rank the practice headlines',
        slug: 'exercise-rank-headlines',
        task: 'Analyze the 60 headlines, count the stories, and find the fuel leak inquiry.',
        sample: 'headlines',
        expected:
          'The list was compiled from 28 events, and Earshot should show 25 to 34 stories. The fuel leak inquiry should be among the first five.',
      },
    },
    {
      time: 'Hours 8-16',
      title: 'Choose the response',
      actions: [
        'Read coverage, posts and calls for one question: whom do people hold responsible, and why?',
        'Place the case in an SCCT cluster and check for a similar case in your past.',
        'Draft the response with the matching strategy, and list what you will do as well as what you will say.',
        'Test each sentence: is it true now, and will it still be true if the worst is confirmed?',
      ],
      decision:
        'Management chooses the response in one meeting with the crisis lead and counsel. The reasons go into the log.',
      result: 'One response for all speakers, backed by action.',
    },
    {
      time: 'Hours 16-24',
      title: 'Hand over',
      actions: [
        'Write the overnight brief: facts, open questions, promises made, deadlines, media expected in the morning.',
        'Hand over by phone as well, with both shifts on the call.',
        'Set the time of the first update tomorrow and publish it.',
        'Look after your own people. Somebody on the team may know the victims.',
      ],
      decision: 'The outgoing lead decides when the new lead is in charge, and both say so aloud.',
      result: 'Nothing is forgotten overnight, and nobody has to call the first team back.',
    },
  ],
  example: {
    situation:
      'Larkfield Dairy, a fictional company with 900 employees, gets a call from a hospital at 7:10 a.m. Two children are being treated, and both drank its chocolate milk. The cause is not known.',
    steps: [
      {
        title: '7:10',
        text: 'The duty manager activates the team on this one call. The quality manager pulls the batch records while the others dial in.',
      },
      {
        title: '7:25',
        text: 'Severity is set to level 3. A cheerful breakfast post planned for 8:00 is paused, and so is a radio ad that an agency had booked.',
      },
      {
        title: '7:50',
        text: 'The food safety authority is informed. A notice goes to stores and onto the site: do not drink batch 4471, whatever the date on the carton, and call this number.',
      },
      {
        title: '8:05',
        text: 'The holding statement confirms two reports of illness and the recall, names no cause, and promises the next update at 10:00.',
      },
      {
        title: '10:00',
        text: 'Nothing is confirmed. The update says that, adds what is being tested and where, and sets the next one for 1:00 p.m..',
      },
      {
        title: '4:30 p.m.',
        text: 'Tests find cleaning agent in one filling machine. A seal had been reported as worn in the spring. Counsel and management classify the case as preventable and decide to apologize, pay treatment costs and replace the seals at all sites.',
      },
      {
        title: '9:00 p.m.',
        text: 'The night team takes over with a two-page brief and a list of eleven promised callbacks.',
      },
    ],
    result:
      'Both children recovered. Coverage on day two led with the recall number instead of a story about a silent company. The review criticized one thing: a sales team had kept calling customers until noon because it was not on the staff notice list. It is now.',
  },
  pitfalls: [
    'Waiting for certainty: the team starts after the second source, and an hour is gone. Activate early, publish carefully.',
    'Two speakers: a site manager talks to a camera. Tell all sites who speaks, and give them one sentence to say instead.',
    'The scheduled post: an offer appears beside the bad news. Give somebody the power to pause all accounts, agencies included.',
    'A cause in hour one: it gets quoted for years, even if it was wrong. Say what you know and what you are checking.',
    'Names before families: check with the police each time, and leave out details that could identify a victim.',
    'Approval by committee: six people edit a four-sentence statement. Two approve, and the others are informed.',
    'Forgotten deadlines: some legal notices are due within hours or a few days. Ask counsel in the first call.',
  ],
  template: `HOLDING STATEMENT
At [time] on [date], [event] happened at [place].
We can confirm [fact] and [fact].
Our first concern is for [people affected]. We are [action].
[Instruction: what people should do now, and the number to call.]
We do not yet know [open question]. We will not guess.
Our next update is at [time] at [address].
Media: [name, phone]     Families: [name, phone]`,
  textTemplates: [
    {
      title: 'Staff notice',
      text: `Colleagues, at [time] [event] happened at [site].
What we know: [two facts]. What we do not know: [one line].
[Name] speaks for us. If media call you, say: "Our press team will
help you," and pass on [number]. Please do not post about it.
Next message to you: [time]. If you need support: [contact].`,
    },
    {
      title: 'Q&A for the first hours',
      text: `Is anybody hurt?            -> [confirmed facts only; families first]
Whose fault is it?          -> "It is too early to say. We are looking into it with [authority]."
Did you know about this?    -> [fact, or "We are checking that and will tell you."]
Has it happened before?     -> [fact with date; never "to our knowledge" as a shield]
Is the product safe?        -> [instruction from the authority, word for word]
Will you apologize?         -> [words cleared with management and counsel]
When will you know more?    -> "Our next update is at [time]."`,
    },
  ],
  tableTemplates: [
    {
      title: 'Severity levels',
      columns: ['Level', 'Signs', 'Who joins', 'First statement'],
      rows: [
        ['1 Watch', 'Complaints, one local report, nobody at risk', 'Press office', 'On request'],
        [
          '2 Serious',
          'Many affected, national interest, questions from an authority',
          'Lead, counsel, operations',
          'Within 60 minutes',
        ],
        [
          '3 Severe',
          'Injury or death, risk to the public, criminal or market matter',
          'Full team and chief executive',
          'Safety notice at once, statement within 60 minutes',
        ],
      ],
    },
    {
      title: 'Crisis log',
      columns: [
        'Time',
        'What we know',
        'Source',
        'What we said, where',
        'Decision and by whom',
        'Next update',
      ],
      rows: [['00:00', '', '', '', '', '']],
    },
  ],
  sources: [
    cite('coombs2007', 'for the choice of the response.'),
    cite('coombsIpr', 'for the first response.'),
  ],
} satisfies Playbook;

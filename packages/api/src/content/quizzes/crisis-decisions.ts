import type { Quiz } from '@earshot/schema/help/model';

export const crisisDecisions = {
  id: 'quiz-crisis-decisions',
  slug: 'crisis-decisions',
  title: 'Crisis Communication Decisions',
  description:
    'Short cases with incomplete facts and little time: what to say first, which response fits the responsibility people assign, when an apology helps, and how to handle a rumor.',
  difficulty: 'advanced',
  estimatedMinutes: 10,
  badge: 'Crisis Strategist',
  lastReviewed: '2026-11',
  questions: [
    {
      question: 'One batch of baby food may contain glass. The cause is unknown. What goes out first?',
      options: [
        'A reminder of your long safety record',
        'The likely cause, marked as preliminary',
        'A denial until your own tests are complete',
        'What parents must do with the product now',
      ],
      answer: 3,
      explanation:
        'SCCT calls this instructing information. It protects people and comes before any concern for reputation.',
      optionNotes: [
        'Past safety does not help a parent holding the jar.',
        'A guess about the cause will be quoted as a fact.',
        'If the tests confirm it, the denial will have done harm.',
        'Batch number, what to do, whom to call.',
      ],
    },
    {
      question:
        'Open the practice article on the fuel leak and read the sentences. Which SCCT cluster does the inquiry point to?',
      options: ['Preventable', 'Accidental', 'Victim', 'Challenge'],
      answer: 0,
      explanation:
        'The inspectors blame poor maintenance, so people will hold the company strongly responsible. Earshot shows a negative tone, which describes the words; the cluster is your judgment.',
      optionNotes: [
        'The company could have prevented it by maintaining its valves.',
        'Accidental means unintentional and without a known risk.',
        'In the victim cluster the organization is harmed by others.',
        'A challenge is a claim that you are doing something wrong, and it sits in the accidental cluster.',
      ],
      practice: {
        label: 'Open the article on the fuel leak',
        sample: 'article-09',
        expected: 'The tone toward Tidewell Ferries is negative.',
      },
    },
    {
      question: 'A false claim about your product is spreading. How do you build the correction?',
      options: [
        'The false claim as headline, then a firm denial of it',
        'The fact first, one mention of the claim, the fact again',
        'The names of those who spread it, then the legal risk',
        'The history of the claim, then your view of its authors',
      ],
      answer: 1,
      explanation: 'Leading with the fact keeps you from giving the false claim another headline.',
      optionNotes: [
        'People remember headlines, and this one repeats the claim.',
        'Warn before you mention the claim, explain why it is wrong, and add a source.',
        'Threats make it look as if you had something to hide.',
        'Telling its history repeats the claim yet again.',
      ],
    },
    {
      question:
        'A machine failed without warning. Nobody was hurt. A similar one failed last year. How do you treat it?',
      options: [
        'As a victim case, since the machine failed you',
        'As accidental, since every case stands alone',
        'As preventable, since there is a history',
        'As no crisis, since there were no injuries',
      ],
      answer: 2,
      explanation: 'A crisis history is an intensifier. In SCCT it moves a case up by one cluster.',
      optionNotes: [
        'Equipment is your responsibility.',
        'That is true of a first failure, not of a second.',
        'People ask what you learned from last year.',
        'A pattern of failures becomes a story even without injuries.',
      ],
    },
    {
      question: 'Which sentence belongs in a holding statement?',
      options: [
        'We have the best fire protection in our industry.',
        'We believe that a contractor made a mistake today.',
        'We confirm a fire at 6:40 and will update at 8:00.',
        'We will not comment before the inquiry has ended.',
      ],
      answer: 2,
      explanation: 'It gives one confirmed fact and a time for the next one, with no guess, blame or boast.',
      optionNotes: [
        'Critics will quote a boast that you made during a fire.',
        'Blame in the first hour is usually wrong.',
        'Keep the promised time, even when little is new.',
        'Silence leaves the story to others.',
      ],
    },
    {
      question: 'Management wants to deny fault and apologize in one statement. What do you advise?',
      options: [
        'Do both, so that each audience hears what it wants',
        'Apologize to the press and deny fault in court',
        'Wait a week until interest in the case has faded',
        'Pick the one line that the evidence supports',
      ],
      answer: 3,
      explanation: 'The two cancel each other out. Choose one line and leave room to move if facts change.',
      optionNotes: [
        'Each audience also reads the other part.',
        'Court papers are often public, and reporters read them.',
        'A week of silence is also a response, and a bad one.',
        'Involve counsel in the choice, not only in the wording.',
      ],
    },
    {
      question: 'What makes an apology complete?',
      options: [
        'Regret that some of the customers felt offended',
        'Regret for the harm, responsibility, repair, prevention',
        'The word "sorry," spoken in person by the top executive',
        'A full account of the causes and circumstances',
      ],
      answer: 1,
      explanation:
        'People look for regret over the harm, responsibility, repair and change. Leave one out and it reads as evasion.',
      optionNotes: [
        'Regret about feelings shifts the problem onto the customer.',
        'All four parts can fit in five sentences.',
        'Rank helps only if the content is there.',
        'An account without responsibility sounds like an excuse.',
      ],
    },
    {
      question: 'One credible report says that a worker died at your plant. What happens to the crisis team?',
      options: [
        'It is activated now, and facts are checked in parallel',
        'It is activated once two more sources have confirmed it',
        'It is activated when the first reporter calls the office',
        'It is activated after management has met to discuss it',
      ],
      answer: 0,
      explanation: 'Standing a team down costs little. An hour lost at the start cannot be made up.',
      optionNotes: [
        'Activate on one credible report. Publish on confirmed facts.',
        'Two sources are the bar for statements, not for starting.',
        'By then, somebody else is telling the story.',
        'The meeting is one of the things that the team sets up.',
      ],
    },
    {
      question: 'A fatal accident is confirmed. Who must hear the name of the victim from you first?',
      options: ['The employees', 'The regulator', 'The reporters', 'The next of kin'],
      answer: 3,
      explanation:
        'Families come first, in person if at all possible, and usually through the police or a trained manager.',
      optionNotes: [
        'Staff hear soon afterward, and before the media.',
        'Reports to regulators may be due quickly, but they need no public name.',
        'No name goes to the media before the family has been notified and the authorities release it.',
        'Nobody should learn of it from a post.',
      ],
    },
    {
      question:
        'A publicly traded company finds a breach that could move its share price. Who joins the first call?',
      options: [
        'Counsel and whoever handles market disclosure',
        'The agency that runs the consumer campaigns',
        'Only the IT team, until the breach is closed',
        'The largest investors, so that they stay calm',
      ],
      answer: 0,
      explanation:
        'Material facts must reach the market in the required way. Counsel decides what is due and when.',
      optionNotes: [
        'A wrong first post can itself break disclosure rules.',
        'The agency can join once the line is clear.',
        'Closing the breach and informing people run in parallel.',
        'Telling some investors early is selective disclosure.',
      ],
    },
  ],
} satisfies Quiz;

import type { Quiz } from '@earshot/schema/help/model';

export const quizzes = [
  {
    id: 'quiz-pr-fundamentals',
    slug: 'pr-fundamentals',
    title: 'PR Fundamentals',
    description:
      'Embargo or exclusive, pitch or release, paid or earned: the words of the trade and the agreements behind them, tested on situations from the first year in a press office.',
    difficulty: 'beginner',
    estimatedMinutes: 5,
    badge: 'PR Foundations',
    questions: [
      {
        question:
          'You mail a study to a reporter with "embargoed until Monday" at the top. When is she bound by it?',
        options: [
          'As soon as she opens the mail',
          'When she agreed to it beforehand',
          'Always, by press law',
          'Never',
        ],
        answer: 1,
        explanation: 'An embargo is an agreement; a one-sided notice binds nobody.',
      },
      {
        question:
          'A blogger received a free device and praises it. Which kind of media is that in the PESO Model?',
        options: ['Earned', 'Shared', 'Owned', 'Paid'],
        answer: 3,
        explanation: 'Something of value changed hands, so it counts as paid and has to be disclosed.',
      },
      {
        question: 'Which text offers a single journalist an idea for a story?',
        options: ['Boilerplate', 'Press release', 'Media pitch', 'Holding statement'],
        answer: 2,
        explanation: 'Proposing is the task of the pitch; documenting is left to the release.',
      },
      {
        question: 'In RACE, what belongs to the stage called Action?',
        options: [
          'Deciding what the organisation will do and change',
          'Sending the press release',
          'Counting the coverage',
          'Surveying the audience',
        ],
        answer: 0,
        explanation: 'Action means planning, and conduct comes before wording.',
      },
      {
        question: 'Which of these may a reporter publish without naming the speaker?',
        options: [
          'What was said off the record',
          'What was said on background',
          'Neither of the two',
          'Both without further agreement',
        ],
        answer: 1,
        explanation:
          'Background material is usable under an agreed description; the other is not for publication.',
      },
      {
        question: 'Who sits in the upper right field of the power–interest grid?',
        options: [
          'People with much power and much interest',
          'People with little power and much interest',
          'Everyone who supports us',
          'Journalists',
        ],
        answer: 0,
        explanation: 'That field is called "manage closely"; support or opposition is marked separately.',
      },
    ],
  },
  {
    id: 'quiz-measurement-and-evaluation',
    slug: 'measurement-and-evaluation',
    title: 'Measurement & Evaluation',
    description:
      'Tell outputs from outcomes, spot the metric that proves nothing, choose a fair comparison and write a goal that can be scored. Built on the Barcelona Principles and the AMEC framework.',
    difficulty: 'intermediate',
    estimatedMinutes: 8,
    badge: 'Measurement Practitioner',
    questions: [
      {
        question:
          'Registrations for a screening rose from 400 to 520 in the campaign towns and not elsewhere. What is that?',
        options: ['An output', 'An out-take', 'An outcome', 'An input'],
        answer: 2,
        explanation:
          'People did something they had not done before, and a comparison makes the link plausible.',
      },
      {
        question: 'What do the Barcelona Principles say on AVE?',
        options: [
          'It is acceptable without multipliers',
          'It is not the value of communication',
          'It suits online media only',
          'It measures outcomes',
        ],
        answer: 1,
        explanation: 'Space prices tell nothing about attention or effect, with or without a multiplier.',
      },
      {
        question:
          'A report adds up the audiences of 30 outlets and arrives at more people than the country has. Why?',
        options: [
          'The same people are counted several times',
          'The outlets lied',
          'Online visits are too low',
          'Reach includes bots only',
        ],
        answer: 0,
        explanation:
          'Audiences overlap, so the sum shows contacts that were possible and not different persons.',
      },
      {
        question: 'Which objective can be scored?',
        options: [
          'Improve our image',
          'Raise awareness as much as possible',
          'Lift correct knowledge of the deadline among tenants from 30 to 50 per cent by 1 June',
          'Publish good stories every week',
        ],
        answer: 2,
        explanation: 'It names audience, change, starting value, amount and date.',
      },
      {
        question:
          'One agency story appears on 40 sites. How should it enter an analysis of editorial interest?',
        options: [
          'As 40 independent decisions',
          'As one story with 40 placements',
          'Not at all',
          'As 40 items multiplied by reach',
        ],
        answer: 1,
        explanation: 'The copies widen distribution, but only one newsroom chose the subject.',
      },
      {
        question:
          'A tool rates "Firm praised for swift recall of dangerous toy" as negative. What does this illustrate?',
        options: [
          'Tone of words and favourability towards a subject differ',
          'The article is negative for the firm',
          'Sentiment tools are illegal',
          'Recalls are always negative',
        ],
        answer: 0,
        explanation:
          'Dangerous and recall pull the wording down although the firm comes off well; check by hand.',
      },
      {
        question: 'When should starting values be recorded?',
        options: [
          'After the first results',
          'In the final report',
          'When the client asks',
          'Before the first activity',
        ],
        answer: 3,
        explanation: 'Later values have already been touched by the work they should be compared with.',
      },
    ],
  },
  {
    id: 'quiz-crisis-decisions',
    slug: 'crisis-decisions',
    title: 'Crisis Communication Decisions',
    description:
      'Short cases with incomplete facts and a clock that runs: what to say first, which response fits the responsibility people see, when an apology helps, and how to handle a rumour.',
    difficulty: 'advanced',
    estimatedMinutes: 10,
    badge: 'Crisis Strategist',
    questions: [
      {
        question: 'A batch of baby food may contain glass. The cause is unknown. What goes out first?',
        options: [
          'A reminder of our safety record',
          'What parents must do now with the product',
          'An explanation of the likely cause',
          'A denial until tests are complete',
        ],
        answer: 1,
        explanation: 'Instructing information protects people and precedes every concern for reputation.',
      },
      {
        question:
          'An inspection had warned of the fault that has now injured visitors. Which cluster is this in SCCT?',
        options: ['Victim', 'Accidental', 'Preventable', 'None of them'],
        answer: 2,
        explanation: 'A known risk was accepted, so strong responsibility will be attributed.',
      },
      {
        question: 'A false claim about your product spreads. What is the best shape for the correction?',
        options: [
          'Headline with the claim, then the denial',
          'The fact first, a note that a false claim exists, then the fact again with evidence',
          'Silence in every case',
          'A threat of legal action against those who shared it',
        ],
        answer: 1,
        explanation: 'Leading with the fact avoids lending the falsehood further distribution.',
      },
      {
        question:
          'A machine failed without warning, nobody was hurt, and there was a similar failure last year. How do you treat it?',
        options: [
          'As accidental, for each case stands alone',
          'As a victim case',
          'As if it were preventable',
          'As no crisis at all',
        ],
        answer: 2,
        explanation: 'A comparable history moves the case up by one cluster.',
      },
      {
        question: 'Which sentence belongs in a holding statement?',
        options: [
          'We can confirm a fire at our warehouse at 6.40 and will update at 8.00.',
          'We assume that a contractor made a mistake.',
          'No comment.',
          'We have the best fire protection in the industry.',
        ],
        answer: 0,
        explanation: 'It holds a confirmed fact and a promise of time, without guess, blame or boast.',
      },
      {
        question: 'Management wants to deny fault and apologise in the same statement. What do you advise?',
        options: [
          'Do both to please everyone',
          'Choose one line that the evidence supports',
          'Apologise only to journalists',
          'Wait until interest fades',
        ],
        answer: 1,
        explanation: 'The two contradict each other, so either sounds insincere beside the other.',
      },
      {
        question: 'What makes an apology complete?',
        options: [
          'The word sorry',
          'Regret if anyone was offended',
          'A named harm, accepted responsibility, repair and prevention',
          'A signature of the press officer',
        ],
        answer: 2,
        explanation: 'Sympathy without responsibility or consequence is read as a way out.',
      },
    ],
  },
] satisfies Quiz[];

import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { fourStepComparison } from './four-step-comparison.ts';

export const raceProcess = {
  id: 'framework-race-process',
  slug: 'race-process',
  name: 'RACE Process',
  category: 'Strategy & Planning',
  tags: ['planning', 'research', 'evaluation'],
  description:
    'RACE describes public relations work in four stages: Research, Action, Communication and Evaluation. Action means planning and deciding. It is the stage people forget: it asks what the organization itself should do or change before anyone writes about it.',
  whenToUse:
    'Use RACE for a single project with a clear question, for newcomers who need an overview of the work, or when a brief already names the tactic ("we need a press release") and you want to get back to the problem. The whole loop fits into one working day if the research uses material you already have.',
  whenNotToUse:
    'RACE is too light for a program with several audiences and a large budget, since it says little about objectives and nothing about strategy. Use RPIE or OASIS instead. Skip it, too, when the decision has been made and only the wording is still open, because the Action stage would be for show.',
  difficulty: 'beginner',
  timeToImplement: '1 day',
  keyComponents: [
    'Research: find out what is going on, who is affected and what they know now; start with what exists, and survey only what is missing.',
    'Action: decide on goals, audiences, policy and program, including what the organization will do differently, because words cannot repair bad conduct.',
    'Communication: carry out the plan with messages, messengers and channels that suit the audience rather than the sender.',
    'Evaluation: compare what happened with what you intended, and say what you will do differently next time.',
    'Loop: each evaluation feeds the next round of research, so file findings where the next team will look.',
  ],
  structure: `R - Research
    Situation in three sentences (facts only)
    Audiences: who, how many, what do they believe, how do we know?
    Open questions, and the cheapest way to answer each

A - Action (planning)
    Problem or opportunity in one sentence
    What the organization will change or do
    Objective: audience + change + from/to + date
    Strategy in one paragraph, then budget and roles

C - Communication
    Message, proof, messenger, channel, date - one line per audience

E - Evaluation
    Objective reached? Evidence
    What helped, what got in the way
    What the next round needs to know`,
  steps: [
    'Collect what exists: coverage, complaints, web searches, old surveys, conversations with front-line staff. You get: a page of facts with sources, and a list of gaps.',
    'Close the two most important gaps with quick methods, such as ten phone calls or a short poll. You get: a baseline for the change you want.',
    'State the problem, and agree on it with the person who asked for help. You get: one sentence that both sides accept.',
    'Decide what the organization will do, then what it will say. You get: a list of actions that would make sense without any publicity.',
    'Write objectives, strategy, budget and roles. You get: a two-page plan with dates.',
    'Carry out the communication, and log what was sent, said and answered. You get: a record that evaluation can rely on.',
    'Measure against the baseline, hold a short review and file the lessons. You get: one page headed "next time."',
  ],
  example: {
    situation:
      'Brookside Clinic, a fictional hospital, asks its press office for "a campaign against missed appointments." One in five patients does not show up.',
    steps: [
      {
        title: 'Research',
        text: 'The log shows that most missed appointments are on Mondays and in one department. Calls to 15 patients reveal why: the reminder letter arrives on Monday afternoon.',
      },
      {
        title: 'Action',
        text: 'The clinic changes its own conduct first. Reminders go out as text messages three days ahead, with a link to cancel.',
      },
      {
        title: 'Communication',
        text: 'Front-desk staff ask for mobile numbers and explain why in one sentence. A sign in four languages goes up at the desk. There is no press release.',
      },
      {
        title: 'Evaluation',
        text: 'After two months, the share of missed appointments in that department falls from 20 to 11 percent. In departments without the change, it stays at 18.',
      },
    ],
    result:
      'The "campaign" was a change in procedure and a small sign. The review recommends the same for all departments, and keeps the list of 15 calls as evidence.',
  },
  template: {
    title: 'RACE sheet',
    columns: ['Stage', 'Question', 'Answer', 'Evidence', 'Owner', 'Date'],
    rows: [
      ['Research', 'What is happening, and how do we know?', '', '', '', ''],
      ['Action', 'What will the organization change?', '', '', '', ''],
      ['Communication', 'Who hears what from whom?', '', '', '', ''],
      ['Evaluation', 'What changed against the baseline?', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['messages sent and delivered', 'staff briefed', 'coverage with the main fact'],
    outTakes: ['share of the audience that can repeat the main fact', 'questions that come back'],
    outcomes: ['change in the behavior named in the objective', 'complaints on the subject'],
    impact: ['cost, time or harm avoided', 'use of the changed service over a year'],
  },
  outcomes: [
    'Tactics that can be traced back to a researched problem.',
    'A before-and-after comparison instead of a list of activities.',
    'An understanding with management of what communication can and cannot solve.',
    'A written lesson that shortens the research for the next project.',
  ],
  tips: [
    'Protect the A. When it shrinks to "prepare the release," the process becomes R-C-E and the organization changes nothing.',
    'Ask which RACE a client means. Digital marketers use the same letters for Reach, Act, Convert, Engage.',
    'At the start, reserve a fifth of the time for research and a tenth for evaluation. They are the first to be cut when a deadline moves.',
    'Pitfall: evaluating with clips alone. They show that a message was carried, not that anybody took it in.',
  ],
  questions: [
    {
      question: 'What does the A in RACE stand for, and why is it easy to lose?',
      answer:
        'Action, meaning planning and decisions about conduct. It is lost when the brief already names a tactic and everyone starts writing.',
    },
    {
      question: 'The research shows that the product is at fault. What does RACE ask for next?',
      answer:
        'A decision about the product. Communication comes after the organization has decided what to do.',
    },
    {
      question: 'You have half a day. Which parts may shrink, and which must stay?',
      answer:
        'Research can be ten calls and a look at the log. The agreed problem, the baseline and the comparison at the end must stay.',
    },
  ],
  comparison: fourStepComparison,
  sources: [cite('marston', 'The letters and stages are his; the sheets and the example are ours.')],
} satisfies Framework;

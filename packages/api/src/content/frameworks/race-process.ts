import type { Framework } from '@earshot/schema/help/model';

export const raceProcess = {
  id: 'framework-race-process',
  slug: 'race-process',
  name: 'RACE Process',
  category: 'Strategy & Planning',
  tags: ['planning', 'research', 'evaluation'],
  description:
    'RACE describes public relations work as four stages: Research, Action (which means planning and deciding), Communication and Evaluation. The second stage is what people forget. It asks what the organisation itself should do or change before anyone writes a word about it.',
  whenToUse:
    'Take RACE for a single project with a clear question, for newcomers who need a first map of the work, or when a brief arrives that already names the tactic ("we need a press release") and you want to lead the talk back to the problem. The whole loop fits into one working day if the research uses material that exists.',
  difficulty: 'beginner',
  timeToImplement: '1 day',
  keyComponents: [
    'Research: find out what is going on, who is affected and what they know and think now, with desk research first and new surveys only for what is missing.',
    'Action: decide on goals, audiences, policy and programme, including changes in conduct, because words cannot repair what behaviour goes on damaging.',
    'Communication: carry out the plan through messages, messengers and channels that suit the audience rather than the sender.',
    'Evaluation: compare what happened with what was intended and state what will be done differently, not merely what was delivered.',
    'Loop: the last stage supplies the first stage of the next round, so findings are filed where the next team will look.',
  ],
  structure: `R - Research
    Situation in three sentences (facts only)
    Audiences: who, how many, what do they believe, how do we know?
    Open questions and the cheapest way to answer each

A - Action (planning)
    Problem or opportunity in one sentence
    What the organisation will change or do
    Objective: audience + change + amount + date
    Strategy in one paragraph, then budget and roles

C - Communication
    Message, proof, messenger, channel, date - one line per audience

E - Evaluation
    Objective reached? Evidence
    What helped, what hindered
    What the next round must know`,
  steps: [
    'Collect what exists: coverage, complaints, web searches, earlier surveys, talks with front-line staff. Outcome: a page of facts with sources and a list of gaps.',
    'Close the two most important gaps with quick methods, such as ten phone calls or a poll. Outcome: a starting value for the change you want.',
    'State the problem and agree on it with the person who asked for help. Outcome: a sentence both sides sign.',
    'Decide what the organisation does, then what it says. Outcome: an action list that stands on its own if all publicity failed.',
    'Write objectives, strategy, budget and roles. Outcome: a two-page plan with dates.',
    'Run the communication and keep a log of what was sent, said and answered. Outcome: a record that evaluation can rely on.',
    'Measure against the starting value, hold a short review and file the lessons. Outcome: one page headed "next time".',
  ],
  outcomes: [
    'Tactics that can be traced back to a researched problem.',
    'A before-and-after comparison in place of a list of activities.',
    'Shared understanding with management of what communication can and cannot solve.',
    'A written lesson that shortens the research stage of the next project.',
  ],
  tips: [
    'Guard the A. When it shrinks to "prepare the press release", the process has turned into R-C-E and conduct stays as it was.',
    'Do not confuse it with the marketing model of the same letters (Reach, Act, Convert, Engage); ask which one a client means.',
    'Put a fifth of the time into research and a tenth into evaluation at the start, because both are cut first when a deadline moves.',
    'Pitfall: evaluating with clippings only. They show that a message was carried, and leave open whether anybody took it in.',
  ],
} satisfies Framework;

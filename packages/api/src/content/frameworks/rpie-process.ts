import type { Framework } from '@earshot/schema/help/model';

export const rpieProcess = {
  id: 'framework-rpie-process',
  slug: 'rpie-process',
  name: 'RPIE Process',
  category: 'Strategy & Planning',
  tags: ['planning', 'objectives', 'research', 'accreditation'],
  description:
    'RPIE stands for Research, Planning, Implementation and Evaluation. It is the four-step process taught for professional accreditation in the United States and the usual outline of award entries. Its discipline lies in the second step: measurable objectives come before strategies, and strategies come before tactics.',
  whenToUse:
    'Choose it for programmes of several months with several audiences, for work that must be defended before a board or a jury, and wherever goals, objectives, strategies and tactics are being mixed up. For a single announcement it is more structure than the task needs.',
  difficulty: 'intermediate',
  timeToImplement: '1-2 days',
  keyComponents: [
    'Research: primary work you do yourself and secondary work others have done, formal with a method or informal by observation, each labelled as such.',
    'Goal: a broad direction that shows how communication supports the mission, deliberately without a number.',
    'Objectives: for each audience, one statement of change in awareness, attitude or behaviour with an amount and a deadline.',
    'Strategies: the approach that is meant to bring an objective about, including why it should work with this audience.',
    'Tactics: the concrete pieces, events and contacts that carry a strategy out, each with owner, date and cost.',
    'Implementation: doing the work while watching progress and adjusting, with changes to the plan written down.',
    'Evaluation: measuring each objective with the method named in the plan and drawing consequences for the organisation.',
  ],
  structure: `1. RESEARCH
   Question | Method (primary/secondary, formal/informal) | Finding | So what?

2. PLANNING
   Goal
   Audience 1
     Objective 1.1: to [raise/lower/keep] ___ among ___ from ___ to ___ by ___
       Strategy: ___ because ___
         Tactic | Owner | Date | Budget
   Audience 2 ...

3. IMPLEMENTATION
   Calendar, approvals, weekly check: on plan / changed because ___

4. EVALUATION
   Objective | Method | Result | Reached? | Consequence`,
  steps: [
    'List the decisions the plan must make and write a research question for each one. Outcome: research that stops when the decisions can be made.',
    'Gather findings and end each with a "so what". Outcome: a fact base, plus starting values for later comparison.',
    'Set the goal, rank the audiences and drop the ones you cannot afford to move. Outcome: at most four audiences in order of weight.',
    'Write objectives with a verb of change, an amount and a date, then check that each can be measured with the money at hand. Outcome: objectives that a stranger could score.',
    'Develop one strategy for every objective and attach tactics to it. Outcome: a tree in which no tactic hangs in the air.',
    'Carry out the calendar and hold a weekly comparison of plan and reality. Outcome: a change log.',
    'Score every objective, explain misses openly and recommend the next step. Outcome: an evaluation chapter that is usable for budget and award alike.',
  ],
  outcomes: [
    'Objectives that can be scored as reached, partly reached or missed without debate.',
    'A visible chain from organisational goal down to the single leaflet.',
    'Documentation that meets the format of accreditation panels and award juries.',
    'Early warning when a tactic costs effort without serving an objective.',
  ],
  tips: [
    'Test an objective by asking what you would see on the day it is met; if the answer is "we sent something", it describes output.',
    'Word them in the audience\'s terms: "parents know the new closing time" works, "inform parents about closing time" does not.',
    'Keep implementation notes brief but dated, since nobody remembers in month six why the spokesperson changed in month two.',
    'Pitfall: inventing percentages. When no starting value exists, the first objective is to obtain one.',
    'Pitfall: one strategy copied under three audiences; it mostly means they were never really separated.',
  ],
} satisfies Framework;

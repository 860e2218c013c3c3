import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { fourStepComparison } from './four-step-comparison.ts';

export const rpieProcess = {
  id: 'framework-rpie-process',
  slug: 'rpie-process',
  name: 'RPIE Process',
  category: 'Strategy & Planning',
  tags: ['planning', 'objectives', 'research', 'accreditation'],
  description:
    'RPIE stands for Research, Planning, Implementation and Evaluation. It is the four-step process taught for the Accreditation in Public Relations (APR) in the United States, and the usual outline of award entries. Its strength is the second step: measurable objectives come before strategies, and strategies come before tactics.',
  whenToUse:
    'Choose it for programs that run several months with several audiences, for work that has to be defended before a board or an awards jury, and wherever goals, objectives, strategies and tactics get mixed up. Allow one to two days for the first full draft, if the research already exists.',
  whenNotToUse:
    'For a single announcement it is more structure than the task needs. It is also a poor fit when conditions change every week: the plan would be out of date before it is approved, and a short RACE loop will serve you better.',
  difficulty: 'intermediate',
  timeToImplement: '1-2 days',
  keyComponents: [
    'Research: primary (your own) or secondary (done by others), formal (with a method) or informal (by observation); label each finding by kind.',
    'Goal: a broad direction that shows how communication supports the mission, without a number.',
    'Objectives: for each audience, one change in awareness, attitude or behavior, with a baseline, a target and a deadline.',
    'Strategies: the approach that is meant to achieve the objective, with the reason it should work for this audience.',
    'Tactics: the concrete pieces, events and contacts that carry out a strategy, each with owner, date and cost.',
    'Implementation: doing the work, watching progress, adjusting, and writing down each change to the plan.',
    'Evaluation: measuring every objective with the method named in the plan, and acting on the results.',
  ],
  structure: `1. RESEARCH

| Question | Method (primary/secondary, formal/informal) | Finding | So what? |
|----------|---------------------------------------------|---------|----------|
|          |                                             |         |          |

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

| Objective | Method | Baseline | Target | Result | Consequence |
|-----------|--------|----------|--------|--------|-------------|
|           |        |          |        |        |             |`,
  steps: [
    'List the decisions that the plan must make, and write a research question for each. You get: research that stops once the decisions can be made.',
    'Gather findings, and end each one with a "so what." You get: a fact base, and baselines for later.',
    'Set the goal, rank the audiences and drop those you cannot afford to reach. You get: four audiences at most, in order of importance.',
    'Write objectives with a verb of change, numbers and a date, and check that you can afford to measure them. You get: objectives that a stranger could score.',
    'Develop one strategy for each objective, and attach tactics to it. You get: a tree in which every tactic has a reason.',
    'Work through the calendar, and compare the plan with reality each week. You get: a change log.',
    'Score every objective, explain misses openly and recommend the next step. You get: an evaluation you can use in the next budget round and in an award entry.',
  ],
  example: {
    situation:
      'Cedar Valley Schools, a fictional district with 14 schools, needs parents to enroll their children online. Last year, 38 percent did, and the paper forms cost $60,000.',
    steps: [
      {
        title: 'Research',
        text: "Secondary: last year's log by school. Primary: 30 interviews with parents at two schools. So what: parents trust the system but cannot find their child's ID number.",
      },
      {
        title: 'Goal and objective',
        text: 'Goal: enrollment without waste. Objective: to raise online enrollment among parents from 38 to 65 percent by August 15.',
      },
      {
        title: 'Strategy',
        text: "Put the number into parents' hands, because the barrier is the missing number, not motivation.",
      },
      {
        title: 'Tactics',
        text: 'A card with the number goes out with the report card. Two evening events have help tables. Text messages in three languages repeat the number.',
      },
      {
        title: 'Implementation',
        text: 'In week three, one school has no cards because of a printer breakdown. The change log records it, and parents there get the text messages a week early.',
      },
      {
        title: 'Evaluation',
        text: 'On August 15, the share is 61 percent, four points short of the objective. At the school with late cards, it is 49.',
      },
    ],
    result:
      'The report calls the objective "mostly reached" and says why. The board pays for cards at all schools, and paper costs fall by $22,000.',
  },
  template: {
    title: 'Objectives and tactics',
    columns: [
      'Audience',
      'Objective (from, to, by)',
      'Strategy, because',
      'Tactic',
      'Owner',
      'Date',
      'Budget',
    ],
    rows: [
      ['[audience 1]', '', '', '', '', '', ''],
      ['[audience 2]', '', '', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['pieces delivered on date', 'share of the audience that got one', 'coverage with the key fact'],
    outTakes: ['share that remembers the key fact', 'help requests by subject'],
    outcomes: ['the change named in each objective, against its baseline'],
    impact: ['money or time saved', 'the result that the goal pointed to, after a year'],
  },
  outcomes: [
    'Objectives that can be scored as reached, partly reached or missed without debate.',
    'A visible chain from the organization’s goal down to a single flyer.',
    'Documents in the form that accreditation panels and award juries expect.',
    'Early warning when a tactic takes effort but serves no objective.',
  ],
  tips: [
    'Test an objective by asking what you would see on the day it is met. If the answer is "we sent something," it is an output.',
    'Write it from the audience\'s side: "parents know the new closing time" works, but "inform parents about closing time" does not.',
    'Keep implementation notes short and dated. By month six, nobody remembers why the speaker changed in month two.',
    'Pitfall: inventing percentages. When there is no baseline, the first objective is to get one.',
    'Pitfall: the same strategy for three audiences. They were probably one audience all along.',
  ],
  questions: [
    {
      question: '"Publish twelve articles by December." Goal, objective, strategy or tactic?',
      answer: 'A tactic with a number. Nobody in the audience has changed when it is done.',
    },
    {
      question: 'Why does a goal have no number?',
      answer:
        'It gives direction and ties the plan to the mission. The numbers belong in the objectives below it.',
    },
    {
      question: 'You narrowly miss an objective. What does a good evaluation say?',
      answer:
        'The result, the miss, the most likely reasons with evidence, and what will change. It does not redefine the target.',
    },
  ],
  comparison: fourStepComparison,
  sources: [
    cite(
      'uab',
      'Later editions teach the same four steps. Cutlip and Center popularized a four-step process before it.',
    ),
  ],
} satisfies Framework;

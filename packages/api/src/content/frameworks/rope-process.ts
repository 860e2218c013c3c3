import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { fourStepComparison } from './four-step-comparison.ts';

export const ropeProcess = {
  id: 'framework-rope-process',
  slug: 'rope-process',
  name: 'ROPE Process',
  category: 'Strategy & Planning',
  tags: ['planning', 'objectives', 'evaluation'],
  description:
    'ROPE means Research, Objectives, Programming and Evaluation. It gives objectives a stage of their own and splits them in two: output objectives for what you will produce, and impact objectives for what will change in people. Evaluation then reports on both lists, line by line.',
  whenToUse:
    'It suits teams that report activity but are asked about results, and events and media programs with many deliverables. It is also good for teaching, because one sheet of paper shows the difference between output and effect.',
  whenNotToUse:
    'Do not use it as a measurement framework. ROPE calls every effect on people "impact," while AMEC reserves that word for effects on the organization or society. If your reports follow AMEC, translate the terms or choose RPIE. It also says little about budgets and approvals.',
  difficulty: 'beginner',
  timeToImplement: '1 day',
  keyComponents: [
    'Research: the organization or client, the problem or opportunity, and the audiences, each studied separately.',
    'Output objectives: promises about your own work, such as six briefings by March; they show effort and are under your control.',
    'Impact objectives: promises about the audience, sorted into informational (what they learn), attitudinal (what they feel) and behavioral (what they do).',
    'Programming: theme, messages, events and media that serve the objectives, with a credible source and room for answers.',
    'Evaluation: checks while the program runs, and a final comparison with each objective on both lists.',
  ],
  structure: `RESEARCH
  Organization: ...   Opportunity or problem: ...   Audiences: ...

OBJECTIVES

| Output objectives (what we deliver) | Impact objectives (what changes in people) |
|-------------------------------------|--------------------------------------------|
| O1                                  | I1 informational:                          |
| O2                                  | I2 attitudinal:                            |
|                                     | I3 behavioral:                             |

PROGRAMMING
  Theme and messages
  Activity -> serves which objective (O1, I2, ...)
  Media we control | media that others control

EVALUATION
  O1: delivered?  I1: learned?  I2: felt?  I3: done?`,
  steps: [
    'Describe the organization, the opportunity and the audiences on half a page each. You get: the research sheet.',
    'Draft impact objectives from the top down, starting with the action you hope to see. You get: three sentences about people, or fewer.',
    'Add the output objectives that these require. You get: a list of deliverables without padding.',
    'Design the theme and activities, and note beside each activity which objective it serves. You get: a program in which activities without a purpose are easy to spot.',
    'Set the measuring method and date for each line while the budget is still open. You get: an evaluation plan with costs.',
    'Run the program, and check halfway whether deliverables are on time and first reactions are as expected. You get: one correction, made early.',
    'Report both lists side by side. You get: a page that shows effort and effect without mixing them.',
  ],
  example: {
    situation:
      'Millbrook Museum, a fictional city museum, reports 31 press clips about its new wing. The council asks whether more people came.',
    steps: [
      {
        title: 'Research',
        text: 'Gate counts by zip code show that few visitors come from three districts. In conversations at two street markets, people say they think admission costs $18. It is free on Sundays.',
      },
      {
        title: 'Impact objectives',
        text: 'I1: by May, 40 percent of residents in the three districts know about free Sundays (now 12). I3: Sunday visits from there rise from 90 to 250 a month.',
      },
      {
        title: 'Output objectives',
        text: 'O1: a booth at six markets by April. O2: free-Sunday notices on three bus lines. O3: two stories in the district papers.',
      },
      {
        title: 'Programming',
        text: 'The theme is "Sunday is on us." Each activity carries the number of its objective. A gala dinner has none and is dropped.',
      },
      {
        title: 'Evaluation',
        text: 'All outputs are delivered. Knowledge reaches 37 percent, and monthly visits reach 310. The target for knowledge is missed and the target for visits is beaten.',
      },
    ],
    result:
      'The council sees both lists on one page. Clips moved to the output side, where they belong, and nobody asked for them again.',
  },
  template: {
    title: 'Objectives in two lists',
    columns: ['No.', 'Objective', 'Kind', 'Baseline', 'Target', 'Method and date', 'Result'],
    rows: [
      ['O1', '', 'output', '', '', '', ''],
      ['I1', '', 'informational', '', '', '', ''],
      ['I2', '', 'attitudinal', '', '', '', ''],
      ['I3', '', 'behavioral', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['each output objective: delivered, late or dropped'],
    outTakes: ['informational objectives: share that recalls the fact'],
    outcomes: ['attitudinal objectives on a scale', 'behavioral objectives as counts'],
    impact: ['what the behavior does for the organization, which ROPE itself leaves open'],
  },
  outcomes: [
    'A team that can say at any time whether a figure describes its work or its effect.',
    'Reports in which a full list of deliverables no longer hides a missing result.',
    'Weak activities that are cut on paper, before they cost anything.',
    'Simple words (learn, feel, do) for conversations with people outside the profession.',
  ],
  tips: [
    'Write the impact list first. If you begin with outputs, you describe the usual program and then look for a purpose.',
    'Behavior is often easier to measure than attitude, because somebody already counts registrations, calls and returns.',
    'Agree with management on which list decides the contract renewal. That list will get the attention.',
    'Pitfall: putting "20 articles published" under impact. Coverage is something you and the newsroom produce; it does not show that the audience changed.',
  ],
  questions: [
    {
      question: '"Hold four town halls by October." Output or impact objective?',
      answer: 'Output. It is under your control and says nothing about the people who come.',
    },
    {
      question: 'What are the three kinds of impact objectives?',
      answer: 'Informational, attitudinal and behavioral: what people learn, feel and do.',
    },
    {
      question: 'How does "impact" in ROPE differ from the same word in AMEC\'s framework?',
      answer:
        'In ROPE it covers any change in the audience. AMEC calls those changes out-takes and outcomes, and uses impact for results at the level of the organization or society.',
    },
  ],
  comparison: fourStepComparison,
  sources: [
    cite('hendrix', 'First edition; later ones with Darrell C. Hayes. The example and the sheets are ours.'),
  ],
} satisfies Framework;

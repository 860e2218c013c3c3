import type { Framework } from '@earshot/schema/help/model';

export const ropeProcess = {
  id: 'framework-rope-process',
  slug: 'rope-process',
  name: 'ROPE Process',
  category: 'Strategy & Planning',
  tags: ['planning', 'objectives', 'evaluation'],
  description:
    'ROPE means Research, Objectives, Programming and Evaluation. Compared with its sister processes it gives objectives a stage of their own and splits them into two families: output objectives for what you will produce and impact objectives for what will change in people. Evaluation then mirrors that split line by line.',
  whenToUse:
    'It fits teams that report activity and are asked for effect, event and media programmes with many deliverables, and teaching, because the difference between output and impact becomes visible on one sheet of paper.',
  difficulty: 'beginner',
  timeToImplement: '1 day',
  keyComponents: [
    'Research: three looks, at the client or organisation, at the problem or opportunity, and at the audiences to be reached.',
    'Output objectives: promises about your own work, for example six briefings held by March, which show effort and are fully under your control.',
    'Impact objectives: promises about the audience, graded as informational (what they learn), attitudinal (what they feel) and behavioural (what they do).',
    'Programming: theme, messages, events and media chosen to serve the objectives, together with what makes communication effective, such as a credible source and two-way contact.',
    'Evaluation: ongoing checks while the programme runs and a final comparison with each objective of both families.',
  ],
  structure: `RESEARCH
  Organisation: ...   Opportunity or problem: ...   Audiences: ...

OBJECTIVES
  Output                          Impact
  O1 ...                          I1 informational: ...
  O2 ...                          I2 attitudinal:   ...
                                  I3 behavioural:   ...

PROGRAMMING
  Theme and messages
  Activity -> serves which objective (O1, I2, ...)
  Media controlled by us | media controlled by others

EVALUATION
  O1: delivered?  I1: learned?  I2: felt?  I3: done?`,
  steps: [
    'Describe organisation, opportunity and audiences on half a page each. Outcome: the research sheet.',
    'Draft impact objectives from the highest level downwards, starting with the deed you hope to see. Outcome: up to three sentences about people.',
    'Add the output objectives needed to bring these about. Outcome: a delivery list without decoration.',
    'Design theme and activities and note beside every activity the number of the objective it serves. Outcome: a programme in which orphans are easy to spot.',
    'Fix the measuring method and the date for each line while the budget is still open. Outcome: an evaluation plan with costs.',
    'Run the programme and check halfway whether outputs are on time and first reactions are right. Outcome: one correction, made early.',
    'Report both columns side by side. Outcome: a page that shows effort and effect without confusing the two.',
  ],
  outcomes: [
    'A team that can say at any time whether a figure describes its work or its effect.',
    'Reports in which a full delivery list no longer hides a missing result.',
    'Activities that were cancelled on paper, before they cost anything.',
    'Simple vocabulary (learn, feel, do) for discussions with people outside the profession.',
  ],
  tips: [
    'Write the impact column first; whoever starts with outputs tends to describe the usual programme and then looks for a purpose.',
    'Behaviour is often easier to measure than attitude, because registrations, calls and returns are already being counted somewhere.',
    'Agree with management on which column the bonus or the contract renewal depends on, since that column will get the attention.',
    'Pitfall: placing "20 articles published" under impact. Coverage is produced by you and the newsroom; the audience has not moved yet.',
  ],
} satisfies Framework;

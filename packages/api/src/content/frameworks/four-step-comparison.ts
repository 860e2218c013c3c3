import type { FormTable } from '@earshot/schema/help/model';

/** RACE, ROPE and RPIE side by side, shown with each of the three. */
export const fourStepComparison: FormTable = {
  title: 'RACE, ROPE and RPIE side by side',
  columns: ['Question', 'RACE', 'ROPE', 'RPIE'],
  rows: [
    ['Who published it', 'John Marston, 1963', 'Jerry Hendrix, 1988', 'Taught for accreditation (APR)'],
    ['First step', 'Research', 'Research', 'Research'],
    [
      'Second step',
      'Action: decide what to do',
      'Objectives: write what will change',
      'Planning: goal, objectives, strategy, tactics',
    ],
    ['Third step', 'Communication', 'Programming: plan and carry out', 'Implementation'],
    ['Last step', 'Evaluation', 'Evaluation', 'Evaluation'],
    ['What it stresses', 'Act before you talk', 'Objectives come first', 'A full written plan'],
    ['Best for', 'Teaching, small projects', 'Campaigns with clear targets', 'Plans that others approve'],
    ['Later form', '', 'ROPES adds stewardship (Kelly): care for relationships afterward', ''],
  ],
};

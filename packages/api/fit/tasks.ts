import type { FitTask } from './fit-task.ts';
import { article } from './tasks/article.ts';
import { articleLines } from './tasks/article-lines.ts';
import { listColumns } from './tasks/list-columns.ts';
import { listFields } from './tasks/list-fields.ts';
import { listLayout } from './tasks/list-layout.ts';
import { pairs } from './tasks/pairs.ts';
import { partiesTask } from './tasks/parties.ts';
import { screenshotCertainty } from './tasks/screenshot-certainty.ts';
import { screenshotNetwork } from './tasks/screenshot-network.ts';
import { screenshotRows } from './tasks/screenshot-rows.ts';
import { toneTask } from './tasks/tone.ts';

export const FIT_TASKS: readonly FitTask[] = [
  article,
  articleLines,
  listColumns,
  listFields,
  listLayout,
  pairs,
  screenshotCertainty,
  screenshotNetwork,
  screenshotRows,
  toneTask,
  partiesTask,
];

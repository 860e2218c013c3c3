import type { LineType } from '@earshot/schema/trending/model';
import type { DateOptions } from '../../dates/found-date.ts';
import type { LineTemplate } from '../layout/line-template.ts';
import type { SourceSlot } from './source-slots.ts';
import type { TableLayout } from './table-columns.ts';

export interface LineOptions extends DateOptions {
  readonly lineType: LineType;
  /** Keys of publishers that other lines of the list name; they confirm doubtful readings. */
  readonly trustedSources: ReadonlySet<string>;
  /** Words with a capital inside the headlines of the list, and pairs of them: whom it speaks of. */
  readonly subjects: ReadonlySet<string>;
  /** Slots in which the list names its publishers. */
  readonly layout: ReadonlySet<SourceSlot>;
  /** How most lines of the list join a headline, its outlet and its day. */
  readonly template: LineTemplate | null;
  /** The table that the lines of the list are rows of. */
  readonly table: TableLayout | null;
}

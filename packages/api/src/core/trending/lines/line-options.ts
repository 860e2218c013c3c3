import type { LineType } from '@earshot/schema/trending/model';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import type { LineFields } from '../layout/field-label.ts';
import type { SourceSlot } from './source-slots.ts';
import type { TableLayout } from './table-columns.ts';

export interface LineOptions extends DateOptions {
  readonly lineType: LineType;
  /** Keys of publishers in other lines of the list, which confirm doubtful readings. */
  readonly trustedSources: ReadonlySet<string>;
  /** Slots that contain the publisher in this list. */
  readonly layout: ReadonlySet<SourceSlot>;
  /** The values in this line according to the model of fields. */
  readonly fields?: LineFields | null;
  /** The table whose rows are the lines of the list. */
  readonly table: TableLayout | null;
}

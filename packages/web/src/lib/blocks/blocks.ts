/** A document as blocks, which Word, Excel, PowerPoint, print, HTML, Markdown and the clipboard render. */

export const BRAND_COLOR = '#0c5d57';

export interface Run {
  readonly text: string;
  /** Web address (http or https), or `#` and the ID of a row in the same document. */
  readonly href?: string;
  readonly isBold?: boolean;
  /** Less prominent, such as the outlet below a headline. */
  readonly isQuiet?: boolean;
  /** True for the title of a work: the screen and Markdown show it in italics. */
  readonly isWork?: boolean;
  /** Number or date that a spreadsheet gets instead of the text. */
  readonly value?: number | Date;
  readonly format?: 'percent' | 'tone';
}

export type Inline = string | readonly Run[];

interface TableRow {
  /** Target of links to the row. */
  readonly id?: string;
  readonly cells: readonly (readonly Inline[])[];
}

export interface Bar {
  readonly label: string;
  /** Length of the bar, from 0 to 1. */
  readonly share: number;
  readonly amount: number;
  readonly value: string;
}

export type Table = Extract<Block, { kind: 'table' }>;

export type Block =
  | { readonly kind: 'title' | 'heading'; readonly text: string; readonly startsPage?: boolean }
  | {
      readonly kind: 'text';
      readonly content: Inline;
      readonly isSmall?: boolean;
      /** True for a form whose columns are aligned with spaces. Only Word and Markdown keep that layout. */
      readonly isForm?: boolean;
    }
  | {
      readonly kind: 'list';
      readonly items: readonly Inline[];
      readonly isOrdered?: boolean;
      readonly isSmall?: boolean;
    }
  | { readonly kind: 'image'; readonly data: string; readonly alt: string; readonly maxHeightPx: number }
  | {
      readonly kind: 'figures';
      readonly figures: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      /** Relative widths of the columns. Equal if omitted. */
      readonly widths?: readonly number[];
      readonly rows: readonly TableRow[];
    }
  | {
      readonly kind: 'bars';
      readonly bars: readonly Bar[];
    };

/** Widths of a table's columns, which add up to `total`. */
export function columnWidths({ heads, widths }: Pick<Table, 'heads' | 'widths'>, total: number): number[] {
  const parts = heads.map((_, i) => widths?.[i] ?? 1);
  const sum = parts.reduce((before, part) => before + part, 0);
  return parts.map((part) => (total * part) / sum);
}

export function runsOf(content: Inline): readonly Run[] {
  return typeof content === 'string' ? [{ text: content }] : content;
}

export function plainText(content: Inline): string {
  return runsOf(content)
    .map(({ text }) => text)
    .join('');
}

/** A document as blocks. Word, Excel, PowerPoint, print, HTML, Markdown and the clipboard render the same blocks. */

export interface Run {
  readonly text: string;
  /** Address on the web (http or https), or `#` and the ID of a row in the same document. */
  readonly href?: string;
  readonly isBold?: boolean;
  /** Secondary, such as the outlet below a headline. */
  readonly isQuiet?: boolean;
  /** The number or date shown, which a spreadsheet gets instead of the text. */
  readonly value?: number | Date;
  /** Of a number in a spreadsheet. */
  readonly format?: 'percent' | 'tone';
}

export type Inline = string | readonly Run[];

interface TableRow {
  /** For links. */
  readonly id?: string;
  readonly cells: readonly (readonly Inline[])[];
}

export interface Bar {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly amount: number;
  readonly value: string;
}

export type Block =
  | { readonly kind: 'title' | 'heading'; readonly text: string; readonly startsPage?: boolean }
  | {
      readonly kind: 'text';
      readonly content: Inline;
      readonly isSmall?: boolean;
      /** Columns are aligned with spaces. Only Word keeps this layout. */
      readonly isForm?: boolean;
    }
  | { readonly kind: 'list'; readonly items: readonly Inline[] }
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

export function runsOf(content: Inline): readonly Run[] {
  return typeof content === 'string' ? [{ text: content }] : content;
}

export function plainText(content: Inline): string {
  return runsOf(content)
    .map(({ text }) => text)
    .join('');
}

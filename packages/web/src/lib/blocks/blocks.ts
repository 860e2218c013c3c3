/** A document as blocks. Word, print, HTML, Markdown and the clipboard render the same blocks. */

/** A piece of text within a block. */
export interface Run {
  readonly text: string;
  /** Address on the web (http or https), or `#` and the ID of a row in the same document. */
  readonly href?: string;
  readonly isBold?: boolean;
  /** Whether the text is secondary, such as the outlet below a headline. */
  readonly isQuiet?: boolean;
}

export type Inline = string | readonly Run[];

export interface TableRow {
  /** Identifies the row for links. */
  readonly id?: string;
  /** The lines of each cell. */
  readonly cells: readonly (readonly Inline[])[];
}

export type Block =
  | { readonly kind: 'title' | 'heading'; readonly text: string; readonly startsPage?: boolean }
  | { readonly kind: 'text'; readonly content: Inline; readonly isSmall?: boolean }
  | { readonly kind: 'list'; readonly items: readonly Inline[] }
  | { readonly kind: 'image'; readonly data: string; readonly alt: string; readonly maxHeightPx: number }
  | {
      /** Main figures side by side. */
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
      /** Horizontal bars. `share` is the length of the bar, from 0 to 1. */
      readonly kind: 'bars';
      readonly bars: readonly { readonly label: string; readonly share: number; readonly value: string }[];
    };

export function runsOf(content: Inline): readonly Run[] {
  return typeof content === 'string' ? [{ text: content }] : content;
}

export function plainText(content: Inline): string {
  return runsOf(content)
    .map(({ text }) => text)
    .join('');
}

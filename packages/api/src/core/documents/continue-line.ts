/**
 * A line and its continuation. A hyphen at the end of a line is kept: in headlines it belongs to the word far more often
 * than to the line.
 */
export function continueLine(above: string, below: string): string {
  return /\p{L}-$/u.test(above)
    ? above + below
    : `${above.replace(/\u00AD$/, '')}${/\u00AD$/.test(above) ? '' : ' '}${below}`;
}

import { LONE_NUMBER, printedCount } from '../../screenshot/counts/count-number.ts';

const WHOLE = new RegExp(`^${LONE_NUMBER}$`, 'iu');

/**
 * Returns the number if the text is only a number as pages display it, such as `1,204`, `1.2K` or `4,2 Tsd.`. Otherwise
 * null.
 */
export function countIn(printed: string): number | null {
  const [, digits, unit] = WHOLE.exec(printed.trim().replace(/\s+/g, ' ')) ?? [];
  return digits === undefined ? null : printedCount(digits, unit);
}

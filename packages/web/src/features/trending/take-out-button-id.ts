/** Returns the DOM ID of the button that takes a line out of its story. Line numbers are unique within a ranking. */
export function takeOutButtonId(line: number): string {
  return `take-out-line-${line}`;
}

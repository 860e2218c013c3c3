/** Rows of numbers in one array: row `i` starts at index `starts[i]` of `numbers` and ends before index `starts[i + 1]`. */
export interface PackedRows {
  readonly starts: Int32Array;
  readonly numbers: Int32Array;
}

export function packRows(rows: readonly (readonly number[])[]): PackedRows {
  const starts = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => {
    starts[i + 1] = (starts[i] ?? 0) + row.length;
  });
  const numbers = new Int32Array(starts.at(-1) ?? 0);
  rows.forEach((row, i) => {
    numbers.set(row, starts[i]);
  });
  return { starts, numbers };
}

/** Returns every row with its numbers in ascending order and without duplicates. */
export function distinctRows({ starts, numbers }: PackedRows): PackedRows {
  const sorted = numbers.slice();
  const ends = new Int32Array(starts.length);
  let used = 0;
  for (let row = 0; row + 1 < starts.length; row++) {
    const [start, end, first] = [starts[row] ?? 0, starts[row + 1] ?? 0, used];
    sortRange(sorted, start, end);
    for (let at = start; at < end; at++) {
      const number = sorted[at] ?? 0;
      if (used > first && sorted[used - 1] === number) continue;
      sorted[used++] = number;
    }
    ends[row + 1] = used;
  }
  return { starts: ends, numbers: sorted.slice(0, used) };
}

/** Maximum length of a row for insertion sort. Longer rows are rare. */
const SHORT_ROW = 64;

/** Sorts a range in place. Short ranges use insertion sort, because creating a view would cost more than sorting. */
function sortRange(numbers: Int32Array, start: number, end: number): void {
  if (end - start > SHORT_ROW) {
    numbers.subarray(start, end).sort();
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const number = numbers[i] ?? 0;
    let at = i;
    for (; at > start && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
}

/** Returns a view of the numbers of one row. */
export function rowOf({ starts, numbers }: PackedRows, row: number): Int32Array {
  return numbers.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
}

/** Returns the length of each row's weight vector, or 1 where it is 0. */
export function vectorLengths({ starts, numbers }: PackedRows, weights: Float64Array): Float64Array {
  const lengths = new Float64Array(starts.length - 1);
  for (let row = 0; row < lengths.length; row++) {
    let squares = 0;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      squares += (weights[numbers[at] ?? 0] ?? 0) ** 2;
    lengths[row] = Math.sqrt(squares) || 1;
  }
  return lengths;
}

/** Compares two rows by their first differing number. A row precedes longer ones that start with it. */
export function compareRows({ starts, numbers }: PackedRows, a: number, b: number): number {
  const [startA, startB] = [starts[a] ?? 0, starts[b] ?? 0];
  const [lengthA, lengthB] = [(starts[a + 1] ?? 0) - startA, (starts[b + 1] ?? 0) - startB];
  for (let i = 0; i < Math.min(lengthA, lengthB); i++) {
    const difference = (numbers[startA + i] ?? 0) - (numbers[startB + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return lengthA - lengthB;
}

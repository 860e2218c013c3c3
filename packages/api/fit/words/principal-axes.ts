const MAX_SWEEPS = 12;
const NEGLIGIBLE = 1e-12;

/** Unit vectors, largest variance first, of centered rows: eigenvectors of their covariance (Jacobi's method). */
export function principalAxes(rows: readonly (readonly number[])[]): number[][] {
  const matrix = covariance(rows);
  const size = matrix.length;
  const vectors = matrix.map((_, i) => Float64Array.from({ length: size }, (_, j) => Number(i === j)));
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    let rest = 0;
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        rest += at(matrix, p, q) ** 2;
        rotate(matrix, vectors, p, q);
      }
    if (rest < NEGLIGIBLE) break;
  }
  return Array.from({ length: size }, (_, i) => i)
    .sort((a, b) => at(matrix, b, b) - at(matrix, a, a))
    .map((axis) => vectors.map((row) => row[axis] ?? 0));
}

function covariance(rows: readonly (readonly number[])[]): Float64Array[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (let i = 0; i < size; i++) {
      const line = matrix[i];
      const value = row[i] ?? 0;
      if (line)
        for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + (value * (row[j] ?? 0)) / rows.length;
    }
  return matrix;
}

function rotate(matrix: readonly Float64Array[], vectors: readonly Float64Array[], p: number, q: number) {
  const entry = at(matrix, p, q);
  if (Math.abs(entry) < NEGLIGIBLE) return;
  const theta = (at(matrix, q, q) - at(matrix, p, p)) / (2 * entry);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of [...matrix, ...vectors]) mix(row, p, row, q, cosine, sine);
  const [left, right] = [matrix[p], matrix[q]];
  if (!left || !right) return;
  for (let k = 0; k < left.length; k++) {
    const [x, y] = [left[k] ?? 0, right[k] ?? 0];
    left[k] = cosine * x - sine * y;
    right[k] = sine * x + cosine * y;
  }
}

function mix(a: Float64Array, p: number, b: Float64Array, q: number, cosine: number, sine: number) {
  const [x, y] = [a[p] ?? 0, b[q] ?? 0];
  a[p] = cosine * x - sine * y;
  b[q] = sine * x + cosine * y;
}

function at(matrix: readonly Float64Array[], row: number, column: number): number {
  return matrix[row]?.[column] ?? 0;
}

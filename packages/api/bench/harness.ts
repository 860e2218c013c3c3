/** What every benchmark shares: its context, its result and how it is printed. */
import { cpus } from 'node:os';

interface BenchContext {
  /** Folder or file with an external data set; the bench's own fixtures when absent. */
  readonly dataset: string | undefined;
  /** File for predictions, for benches that write them. */
  readonly out: string | undefined;
}

export interface BenchRow {
  readonly name: string;
  /** Figures by column name; a string is printed as it is. */
  readonly figures: Readonly<Record<string, number | string>>;
}

export interface BenchReport {
  readonly title: string;
  /** What it ran on: data set, number of cases. */
  readonly ranOn: string;
  /** Our row first, then the peers measured in the same run. */
  readonly rows: readonly BenchRow[];
  /** Ratios and remarks that a reader should see under the table. */
  readonly notes?: readonly string[];
  /** Goals that were not met, in words; with one, the run ends with exit code 1. */
  readonly missed?: readonly string[];
}

export type Bench = (context: BenchContext) => Promise<readonly BenchReport[]>;

/** CPU seconds of this process (user + system) that `work` took, and its result. */
export async function measureCpu<T>(
  work: () => T | Promise<T>,
): Promise<{ result: T; cpuMs: number; wallMs: number }> {
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  const result = await work();
  const cpu = process.cpuUsage(cpuBefore);
  return { result, cpuMs: (cpu.user + cpu.system) / 1000, wallMs: performance.now() - wallBefore };
}

/** Plain-text table of a report, columns in the order of first appearance. */
export function formatReport(report: BenchReport): string {
  const columns = [...new Set(report.rows.flatMap((row) => Object.keys(row.figures)))];
  const table = [
    ['', ...columns],
    ...report.rows.map((row) => [row.name, ...columns.map((c) => cell(row.figures[c]))]),
  ];
  const widths = table[0]?.map((_, i) => Math.max(...table.map((line) => (line[i] ?? '').length))) ?? [];
  const lines = table.map((line) =>
    line.map((text, i) => (i ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0))).join('  '),
  );
  return [
    `## ${report.title}`,
    report.ranOn,
    '',
    ...lines,
    ...(report.notes ?? []).map((note) => `- ${note}`),
    ...(report.missed ?? []).map((goal) => `- MISSED: ${goal}`),
    '',
  ].join('\n');
}

function cell(value: number | string | undefined): string {
  if (value === undefined) return '-';
  if (typeof value === 'string' || Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(3);
}

export function machine(): string {
  const cores = cpus();
  return `Node ${process.version}, ${cores.length} x ${cores[0]?.model ?? 'unknown processor'}`;
}

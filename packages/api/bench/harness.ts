/** Shared parts of all benchmarks: context, results and formatting. */
import { cpus } from 'node:os';

interface BenchContext {
  /** Folder or file with an external data set. If absent, the benchmark uses its own fixtures. */
  readonly dataset: string | undefined;
  /** Output file for benchmarks that write predictions. */
  readonly out: string | undefined;
}

export interface BenchRow {
  readonly name: string;
  /** Figures by column name. Strings are printed unchanged. */
  readonly figures: Readonly<Record<string, number | string>>;
}

export interface BenchReport {
  readonly title: string;
  /** What was measured: data set, number of cases. */
  readonly ranOn: string;
  /** The product's row first, then the peers measured in the same run. */
  readonly rows: readonly BenchRow[];
  /** Ratios and remarks to print below the table. */
  readonly notes?: readonly string[];
  /** Missed goals, in words. If there are any, the run ends with exit code 1. */
  readonly missed?: readonly string[];
}

export type Bench = (context: BenchContext) => Promise<readonly BenchReport[]>;

/** Runs `work` and returns its result with the CPU time (user + system) and the wall-clock time that it took. */
export async function measureCpu<T>(
  work: () => T | Promise<T>,
): Promise<{ result: T; cpuMs: number; wallMs: number }> {
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  const result = await work();
  const cpu = process.cpuUsage(cpuBefore);
  return { result, cpuMs: (cpu.user + cpu.system) / 1000, wallMs: performance.now() - wallBefore };
}

/** Formats a report as a plain-text table, with columns in order of first appearance. */
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

import { cpus } from 'node:os';

interface BenchContext {
  /** If absent, the benchmark uses its own fixtures. */
  readonly dataset: string | undefined;
  readonly out: string | undefined;
}

export interface BenchRow {
  readonly name: string;
  readonly figures: Readonly<Record<string, number | string>>;
}

export interface BenchReport {
  readonly title: string;
  readonly ranOn: string;
  /** The product's row comes first. */
  readonly rows: readonly BenchRow[];
  readonly notes?: readonly string[];
  /** Targets that were missed, in words. If there are any, the run exits with code 1. */
  readonly missed?: readonly string[];
}

export type Bench = (context: BenchContext) => Promise<readonly BenchReport[]>;

/** CPU time is user + system. */
export async function measureCpu<T>(
  work: () => T | Promise<T>,
): Promise<{ result: T; cpuMs: number; wallMs: number }> {
  const cpuBefore = process.cpuUsage();
  const wallBefore = performance.now();
  const result = await work();
  const cpu = process.cpuUsage(cpuBefore);
  return { result, cpuMs: (cpu.user + cpu.system) / 1000, wallMs: performance.now() - wallBefore };
}

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

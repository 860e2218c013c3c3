import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((entry) => entry.trim() || []));

const toggle = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Digits only, because `1e3` or `0x10` is probably a typo. */
const digits = (pattern: RegExp, what: string) =>
  z.string().trim().regex(pattern, `must be ${what} in decimal digits`).transform(Number);
const integer = (min: number, max: number) =>
  digits(/^\d{1,15}$/, 'a whole number').pipe(z.number().min(min).max(max));
const decimal = (max: number) =>
  digits(/^\d{1,15}(?:\.\d{1,15})?$/, 'a number').pipe(z.number().positive().max(max));

/** Checked first, because the URL parser silently drops line breaks, which must not reach a header or a page. */
const webAddress = z
  .string()
  .trim()
  .refine(
    (text) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text),
    'must be one http or https address, without spaces and line breaks',
  )
  .optional();

const Variables = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(
      URL.canParse,
      'is not a complete address; special characters in a password have to be percent-encoded',
    )
    .optional(),
  TRUST_PROXY: integer(0, 10).default(0),
  ALLOWED_PRIVATE_HOSTS: list,
  RESPECT_ROBOTS_TXT: toggle.prefault('off'),
  DECODE_NAT64: toggle.prefault('off'),
  RATE_LIMIT: toggle.prefault('on'),
  RATE_LIMIT_READS: integer(1, 1_000_000).default(1200),
  RATE_LIMIT_ANALYSES: integer(20, 1_000_000).default(2000),
  TRENDING_SESSION_TTL_HOURS: decimal(24 * 365).default(168),
  TRENDING_STORAGE_MB: integer(1, 1_000_000).default(2048),
  TRENDING_STORAGE_CLIENT_MB: integer(1, 1_000_000).default(128),
  DISK_RESERVE_MB: integer(0, 1_000_000).default(256),
  WORKERS: integer(1, 64).default(Math.max(1, availableParallelism() - 1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CONTACT_URL: webAddress,
  PUBLIC_URL: webAddress,
  METRICS_PORT: integer(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SUGGESTION_RETENTION_DAYS: integer(1, 36_500).optional(),
  NOTICE_URL: webAddress,
});

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name & string>;

/** The settings, named after their variables in camel case: `DATA_DIR` is `dataDir`. */
export type Settings = {
  readonly [Name in keyof z.output<typeof Variables> as CamelCase<Name>]-?: z.output<typeof Variables>[Name];
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where the command was run. npm changes the working directory. */
export function startFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/** Relative folders are relative to `cwd`. Throws an `Error` that names the invalid variables. */
export function readSettings(environment: Environment = process.env, cwd: string = startFolder()): Settings {
  // An empty or blank variable, as compose files produce, means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT) {
    throw new Error('These settings are not valid:\n  METRICS_PORT: must differ from PORT');
  }
  env.DATA_DIR = resolve(cwd, env.DATA_DIR);
  const camelCase = (name: string) =>
    name.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(
    Variables.keyof().options.map((name) => [camelCase(name), env[name]]),
  ) as unknown as Settings;
}

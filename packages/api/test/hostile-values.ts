/** Arbitrary requests for the API's property tests: valid according to a JSON schema, almost valid, and hostile. */
import fc from 'fast-check';

/** Number of runs of each property. `FUZZ_RUNS=2000` searches longer. */
const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 25);
/** Different each time, and printed so that `FUZZ_SEED` can reproduce a failure. */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

/** Timeout of one property. */
export const FUZZ_TIMEOUT_MS = 240_000 + FUZZ_RUNS * 1000;

/** Checks a property with the configured number of runs, within its timeout. */
export const checkFuzz = (property: fc.IAsyncProperty<unknown>) =>
  fc.assert(property, {
    numRuns: FUZZ_RUNS,
    seed: FUZZ_SEED,
    interruptAfterTimeLimit: FUZZ_TIMEOUT_MS - 5000,
    markInterruptAsFailure: false,
  });

export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maxLength?: number;
}

const deep = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const STRINGS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  '%',
  '%E0%A4%A',
  "' or 1=1; drop table counters; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '$' + '{7*7}',
  '__proto__',
  'constructor',
  'toString',
  "=cmd|' /C calc'!A0",
  '(a+)+$',
  '[',
  '\r\nSet-Cookie: a=b',
  'e\u0301'.repeat(50),
  'a'.repeat(9000),
  'http://127.0.0.1/',
  'http://[::1]:22/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<p>',
  'https://example.com/'.padEnd(9000, 'x'),
  'http://\ud800.example/',
  'NaN',
  'true',
  'null',
  '1e999',
];

/** Text as a visitor or an attacker may type it. */
export const hostileText = fc.oneof(
  fc.constantFrom(...STRINGS),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // Lone surrogates, which no correct encoder produces.
  fc
    .array(fc.integer({ min: 0xd7ff, max: 0xe000 }), { maxLength: 10 })
    .map((units) => String.fromCharCode(...units)),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1e308, Number.MAX_SAFE_INTEGER + 2, 0.1, [], {}, [
    [],
  ]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    deep(2000, (inner) => [inner]),
    deep(2000, (inner) => ({ a: inner })),
    Array(5000).fill('a'),
    Array(12_000).fill('ab'),
    JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  ),
);

/** Generates values that match the schema. */
export function validFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validFor));
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 500, 500) }),
        hostileText.map((text) => text.slice(0, schema.maxLength ?? text.length)),
      );
    case 'array':
      return fc.array(validFor(schema.items ?? {}), { maxLength: 8 });
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(
        ([name, value]) => [name, validFor(value)] as const,
      );
      return fc.record(Object.fromEntries(entries), { requiredKeys: [...(schema.required ?? [])] });
    }
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    default:
      return hostileValue;
  }
}

/** Generates a valid object with one wrong, missing or additional value, at the top level or one level below. */
export function almostValidFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'constructor', 'toString', ''];
  return fc
    .tuple(
      validFor(schema),
      fc.constantFrom(...names),
      fc.option(hostileValue, { nil: undefined }),
      fc.boolean(),
    )
    .map(([valid, name, value, inside]) => {
      if (typeof valid !== 'object' || valid === null) return valid;
      const inner = Object.entries(valid).find(([, entry]) => typeof entry === 'object' && entry !== null);
      if (inside && inner) {
        return { ...valid, [inner[0]]: { ...(inner[1] as object), [name]: value } };
      }
      return Object.defineProperty({ ...valid }, name, { value, enumerable: true });
    });
}

/** Any JSON value, and text that only looks like JSON. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  hostileValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":1,"a":2}',
    '{"keywords":["a"],"keywords":{"a":1}}',
    '[1e9999]',
    '{"\\u0000":"\\ud800"}',
    '\ufeff{}',
    'NaN',
    '{a:1}',
    '['.repeat(60_000),
    '{"a":'.repeat(20_000),
    `{"text":"${'\\u0000'.repeat(1000)}","lineType":"mixed"}`,
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

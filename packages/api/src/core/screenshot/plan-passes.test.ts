import { expect, it } from 'vitest';
import { imageOf } from '../../../test/image-of.ts';
import { type ImageKind, nextPlan, startPlan } from './plan-passes.ts';

const PAGE: ImageKind = {
  isDark: false,
  columns: [0],
  widthPx: 600,
  heightPx: 800,
};
const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];
const POST = ['Home', 'Pell Bridge Watch @pellbridge · 3h', ...TEXT, '12 Reposts 48 Likes'];
const GERMAN = [
  'Stadtwerke Sonnau @swsonnau · 3h',
  'Die Fahre fahrt wieder ab Montag',
  'und jede Karte bleibt gultig.',
];

interface Case {
  readonly kind?: Partial<ImageKind>;
  /** The rows of each pass, in order. */
  readonly rows: readonly (readonly string[])[];
  readonly passes: readonly string[];
  readonly post?: object;
}

const ACCENTED = GERMAN.map((row) => row.replace('Fahre fahrt', 'Fähre fährt').replace('gultig', 'gültig'));
const CASES: Readonly<Record<string, Case>> = {
  'a clear post once': {
    rows: [POST],
    passes: ['global eng'],
    post: { platform: 'x', text: TEXT.join(' ') },
  },
  'a post again in its language, with the words of the surer reading': {
    rows: [GERMAN, ACCENTED],
    passes: ['global eng', 'global deu area'],
    post: { text: 'Die Fähre fährt wieder ab Montag und jede Karte bleibt gültig.' },
  },
  'a dark image with local thresholds if a part is missing, and keeps the more complete reading': {
    kind: { isDark: true },
    rows: [TEXT, POST],
    passes: ['global eng', 'local eng'],
    post: { platform: 'x' },
  },
  'nothing more if nothing was read': {
    rows: [[]],
    passes: ['global eng'],
    post: { text: '', blocks: [] },
  },
};

it.each(Object.entries(CASES))('reads %s', (_, { kind: own, rows, passes, post }) => {
  let parsed = 0;
  const kind = {
    ...PAGE,
    ...own,
    // Needed only to parse a reading.
    get heightPx() {
      parsed += 1;
      return PAGE.heightPx;
    },
  };
  const asked: string[] = [];
  let plan = startPlan(kind);
  parsed = 0;
  for (const read of rows) {
    const { threshold, language, area } = plan.pass ?? { threshold: 'none', language: null, area: null };
    asked.push([threshold, language ?? 'eng', ...(area ? ['area'] : [])].join(' '));
    plan = nextPlan(kind, plan, imageOf(read).lines);
  }
  expect(asked).toEqual(passes);
  expect(plan.pass).toBeNull();
  expect(plan.reading.post).toMatchObject(post ?? {});
  expect(parsed, 'each reading is parsed once').toBe(rows.length);
});

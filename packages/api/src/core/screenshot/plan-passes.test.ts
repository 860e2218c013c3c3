import { describe, expect, it } from 'vitest';
import { imageOf } from '../../../test/image-of.ts';
import { type ImageKind, type Pass, planPasses } from './plan-passes.ts';
import type { ImageLine } from './words/image-text.ts';

const PAGE: ImageKind = {
  isDark: false,
  areasAreLarger: false,
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

const linesOf = (rows: readonly string[], confidence = 95) => imageOf(rows, confidence).lines;

/** Carries out a plan, and returns what was asked for and the post. `answer` returns null for an area outside the image. */
function carryOut(kind: Partial<ImageKind>, answer: (pass: Pass) => readonly ImageLine[] | null) {
  const plan = planPasses({ ...PAGE, ...kind });
  const passes: string[] = [];
  let step = plan.next();
  while (!step.done) {
    const { threshold, language, area } = step.value;
    passes.push([threshold, language ?? 'eng', ...(area ? ['area'] : [])].join(' '));
    step = plan.next(answer(step.value));
  }
  return { passes, post: step.value.post };
}

describe('planPasses', () => {
  it('reads a clear post once, and its author’s name again for accents', () => {
    const { passes, post } = carryOut({}, ({ area }) => linesOf(area ? [] : POST));
    expect(passes).toEqual(['global eng', 'global nld area']);
    expect(post).toMatchObject({ platform: 'x', text: TEXT.join(' ') });
  });

  it('reads a post again in its language, and keeps the words of the surer reading', () => {
    const accented = GERMAN.map((row) =>
      row.replace('Fahre fahrt', 'Fähre fährt').replace('gultig', 'gültig'),
    );
    const { passes, post } = carryOut({}, ({ language }) => linesOf(language ? accented : GERMAN));
    expect(passes).toEqual(['global eng', 'global deu area']);
    expect(post.text).toBe('Die Fähre fährt wieder ab Montag und jede Karte bleibt gültig.');
  });

  it('reads a dark image with local thresholds if a part is missing, and keeps the more complete reading', () => {
    const { passes, post } = carryOut({ isDark: true }, ({ threshold, area }) =>
      linesOf(area ? [] : threshold === 'local' ? POST : TEXT),
    );
    expect(passes.slice(0, 2)).toEqual(['global eng', 'local eng']);
    expect(post.platform).toBe('x');
  });

  it('reads the post enlarged if the whole image was too large to be enlarged', () => {
    const { passes } = carryOut({ areasAreLarger: true }, () => linesOf(POST));
    expect(passes).toEqual(['global eng', 'global eng area', 'global nld area']);
  });

  it('looks for nothing more if nothing was read', () => {
    const { passes, post } = carryOut({}, () => []);
    expect(passes).toEqual(['global eng']);
    expect(post).toMatchObject({ text: '', blocks: [] });
  });
});

import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { type DrawnRow, screenOf } from '../../../test/screen-of.ts';
import { candidateFeatures } from './post/choose-post.ts';
import { postCandidates } from './post/post-candidates.ts';
import { readScreenshotPost } from './read-screenshot-post.ts';
import { ruledPage } from './rows/page-of.ts';
import { labelFeatures } from './rows/row-labels.ts';
import type { Features, Page } from './rows/text-block.ts';
import type { ImageText, Segment } from './words/segments.ts';

/** Lists features other than 0, and their values if they are not 1. */
function shown(features: Features): string {
  const set = Object.entries(features).filter(([, value]) => value !== 0);
  return set.map(([name, value]) => (value === 1 ? name : `${name} ${value.toFixed(2)}`)).join(' | ');
}

const textOf = (rows: readonly Segment[]) => rows.map(({ text }) => text).join(' / ');

/** Returns the evidence for each row and candidate, each once. */
function evidenceOn(page: Page): string {
  const candidates = postCandidates(page);
  const posts = candidateFeatures(page, candidates).map((features, i) => {
    const { header, text } = candidates[i] ?? {};
    const rows = [...(text?.title ?? []), ...(text?.rows ?? [])];
    return `POST ${header?.author} (${header?.kind}) / ${textOf(rows)}\n  ${shown(features)}`;
  });
  const labels = labelFeatures(page).map(
    (features, i) => `ROW ${page.segments[i]?.text}\n  ${shown(features)}`,
  );
  return `${[...new Set([...labels, ...posts])].join('\n')}\n`;
}

function answerOn(image: ImageText): string {
  const { author, handle, time, title, text, doubtfulWords, counts, blocks, area, foot } =
    readScreenshotPost(image);
  const whole = { author, handle, time, title, text, counts, doubtfulWords };
  const boxes = [area, foot?.box, foot?.above].flatMap((box) => (box ? [box] : []));
  return [
    ...Object.entries(whole).map(([name, value]) => `ANSWER ${name}: ${JSON.stringify(value)}`),
    ...blocks.map(
      (block) => `BLOCK ${block.isChosen} ${block.author} ${JSON.stringify(block.text)} ${places(block.box)}`,
    ),
    ...boxes.map((box) => `BOX ${places(box)}`),
  ].join('\n');
}

const places = (box: object) =>
  Object.entries(box)
    .map(([side, value]) => `${side} ${Number(value).toFixed(2)}`)
    .join(', ');

/** Drawn screens that are hard to read: profiles, titles, quoted posts, notes, menus and captions. */
const ROWS = examples<[string, DrawnRow]>(import.meta.url, 'rows');

it.each([...new Set(ROWS.map(([screen]) => screen))])(
  'the answer, and the evidence that the models were fitted on, stay the same: %s',
  async (name) => {
    const image = screenOf(ROWS.filter(([screen]) => screen === name).map(([, row]) => row));
    const shown = `${answerOn(image)}\n${evidenceOn(ruledPage(image))}`;
    await expect(shown).toMatchFileSnapshot(`testing/evidence/${name.replace(/\W+/g, '-')}.txt`);
  },
);

/**
 * Reads images as the product does and writes for each one the evidence for its network, the signs of a wrong reading, and
 * whether text and author were read correctly: `tsx packages/api/fit/screenshots/judge-readings.ts --pictures
 * DIR[,DIR...] [--random-icons DIR,...] --cache DIR --out FILE`. The text itself is not written. Where icons were drawn in
 * random order, as by `draw.ts`, their order has no meaning and counts as 0.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { certaintyFeatures } from '../../src/core/screenshot/certainty/certainty.ts';
import type { ScreenshotPost } from '../../src/core/screenshot/read-screenshot-post.ts';
import { Gold, plain, wordErrorRate } from '../../test/data/picture-score.ts';
import { createCachedReader } from './cached-ocr.ts';

/** Maximum word error rate of a text that counts as right. */
const MAX_ERROR = 0.1;

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    'random-icons': { type: 'string', default: '' },
    cache: { type: 'string' },
    out: { type: 'string' },
  },
});
const { pictures, cache, out } = values;
if (!pictures || !cache || !out) throw new Error('--pictures, --cache and --out are needed.');

const reader = createCachedReader(cache);
const rows: string[] = [];
for (const folder of pictures.split(',')) {
  const isRandom = values['random-icons'].split(',').includes(folder);
  for (const gold of Gold.parse(JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')))) {
    const bytes = readFileSync(join(folder, gold.file));
    const post = await reader.readPost(bytes);
    const authors = [gold.author ?? '', ...(gold.authorAlt ?? [])].map(plain);
    const signs = Object.entries(certaintyFeatures(post)).filter(([, value]) => value !== 0);
    rows.push(
      JSON.stringify({
        group: gold.file.replace(/^pictures\/|\.\w+\.\w+$|\.\w+$/g, ''),
        isMadeUp: isRandom,
        network: gold.platform,
        evidence: evidenceOf(post, isRandom),
        signs: Object.fromEntries(signs.map(([name, value]) => [name, Number(value.toFixed(3))])),
        text: wordErrorRate(gold.textScored, post.text) <= MAX_ERROR,
        author: authors.includes(plain(post.author ?? '')),
      }),
    );
  }
}
writeFileSync(out, `${rows.join('\n')}\n`);

/** Returns the points for each network with any: phrases, account, color, order of icons, layout of the header. */
function evidenceOf({ networkEvidence }: ScreenshotPost, isRandom: boolean) {
  const points = networkEvidence.map(([id, { phrases, account, color, order, layout }]) => {
    return [id, [phrases, account, color, isRandom ? 0 : order, layout]] as const;
  });
  return Object.fromEntries(points.filter(([, own]) => Math.max(...own) > 0));
}

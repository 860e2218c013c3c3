import { describe, expect, it } from 'vitest';
import { scanLine } from '../line/tokenize.ts';
import { maskNames } from './mask-names.ts';

/** Returns the runs of words that are taken for names. */
const namesIn = (text: string, isPost = false, spans: { start: number; end: number }[] = []) => {
  const { tokens } = scanLine(text);
  const masked = maskNames(text, tokens, spans, isPost);
  const runs: string[] = [];
  tokens.forEach(({ start, end }, i) => {
    const word = text.slice(start, end);
    if (!masked[i]) return;
    if (i > 0 && masked[i - 1]) runs[runs.length - 1] += ` ${word}`;
    else runs.push(word);
  });
  return runs;
};

describe('names, which have no tone', () => {
  it.each<[string, string[]]>([
    ['The workers of Best Buy met on the pier', ['Best Buy']],
    ['Best Buy opens a shop on the pier', ['Best Buy']],
    ['Hope’s shop on the pier is open', ['Hope’s']],
    ['Hope, the singer, was on the pier', ['Hope']],
    ['Hope, Vane and others came to the pier', ['Hope Vane']],
    ['Hope is on the pier', []],
    ['The pier is open and I am here', []],
    ['They met: Workers came to the pier', []],
    ['Chairman Vane came to the pier', ['Vane']],
    ['Injured Vane came to the pier', ['Vane']],
    ['Misery', ['Misery']],
    ['Good Hope', ['Good Hope']],
    ['Harbor Cuts Jobs at the Old Pier', []],
    ['He wept. Hope, the singer, left', ['Hope']],
    ['the pier is old', []],
  ])('are seen in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each<[string, string[]]>([
    ['we went to Best Buy again', ['Best Buy']],
    ['so it is Happy Birthday again', []],
    ['we met Dana Whitlock again', ['Dana Whitlock']],
    ['we met Orrin again', []],
    ['it is SO GOOD again', []],
  ])('are pairs of words in a post: %j', (text, names) => {
    expect(namesIn(text, true)).toEqual(names);
  });

  it('include the words of each given span, whatever their order', () => {
    const text = 'the good shop and the best bar';
    const spanOf = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
    expect(namesIn(text, false, [spanOf('best bar'), spanOf('good')])).toEqual(['good', 'best bar']);
    expect(namesIn(text, true, [spanOf('good shop'), spanOf('good')])).toEqual(['good shop']);
    expect(namesIn(text, false, [{ start: 3, end: 4 }])).toEqual([]);
  });
});

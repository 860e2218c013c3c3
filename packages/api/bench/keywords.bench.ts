/** Keyword matching compared with one RegExp per keyword. */
import { readFileSync } from 'node:fs';
import { compileKeywords } from '../src/core/keywords/find-mentions.ts';
import { analyzeText } from '../src/core/report/analyze-text.ts';
import { type Bench, type BenchReport, type BenchRow, measureCpu } from './harness.ts';

const TEXT_UNITS = 1_000_000;
const SIZES = [10, 100, 500];
const RUNS = 25;
/** CPU time after which the RegExp loop stops. Its figure is then extrapolated. */
const LOOP_CAP_MS = 5_000;
const ARTICLE_UNITS = 100_000;
const ARTICLE_KEYWORDS = 200;
/** One mention in this many UTF-16 units, however many keywords there are. */
const UNITS_PER_MENTION = 500;

export const bench: Bench = async ({ dataset }) => {
  const text = dataset ? readFileSync(dataset, 'utf8').slice(0, TEXT_UNITS) : writtenText(TEXT_UNITS);
  return [
    await article(),
    await speed(
      `${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB of ${dataset ? 'the data set' : 'generated text'}, best of ${RUNS} runs, processor time`,
      text,
    ),
  ];
};

async function speed(ranOn: string, written: string): Promise<BenchReport> {
  const ours: Record<string, number | string> = {};
  const mentions: Record<string, number> = {};
  const compile: Record<string, number> = {};
  const loop: Record<string, number | string> = {};
  const rates: number[] = [];
  for (const size of SIZES) {
    const keywords = Array.from({ length: size }, (_, i) => name(i));
    const text = withMentions(written, keywords);
    const megabytes = Buffer.byteLength(text) / 1e6;
    const column = `${size} keywords`;
    const { result: matcher, cpuMs } = await measureCpu(() => compileKeywords(keywords));
    compile[column] = cpuMs;
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run++) {
      const pass = await measureCpu(() => matcher.find(text));
      mentions[column] = pass.result.reduce((sum, spans) => sum + spans.length, 0);
      best = Math.min(best, pass.cpuMs);
    }
    rates.push((megabytes / best) * 1000);
    ours[column] = (megabytes / best) * 1000;
    loop[column] = expressionLoop(text, keywords, megabytes);
  }
  const [first = 1, last = 1] = [rates[0], rates.at(-1)];
  return {
    title: 'A monitoring list: names, as many mentions in all for each length of the list',
    ranOn,
    rows: [
      { name: 'Earshot, MB/s', figures: ours },
      { name: 'one Unicode RegExp a keyword, MB/s', figures: loop },
      { name: 'Earshot, mentions', figures: mentions },
      { name: 'Earshot, ms to compile', figures: compile },
    ],
    notes: [
      `${SIZES.at(-1)} keywords run at ${((100 * last) / first).toFixed(0)} % of the speed of ${SIZES[0]}`,
    ],
  };
}

/** Speed of one RegExp per keyword in MB/s, with Unicode word boundaries. */
function expressionLoop(text: string, keywords: readonly string[], megabytes: number): number | string {
  const spent = () => cpuMsSince(before);
  const before = process.cpuUsage();
  let done = 0;
  let found = 0;
  for (const keyword of keywords) {
    const escaped = keyword.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    const expression = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, 'giu');
    for (const _ of text.matchAll(expression)) found++;
    done++;
    if (spent() > LOOP_CAP_MS) break;
  }
  const ms = (spent() * keywords.length) / done;
  const rate = (megabytes / ms) * 1000;
  return done < keywords.length || found < 0 ? `${rate.toPrecision(2)} (stopped)` : rate;
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function article(): Promise<BenchReport> {
  // Each run gets its own text, because results for a text are cached.
  const texts = writtenText(RUNS * ARTICLE_UNITS);
  const words = [...new Set(texts.match(/\p{L}{4,}/gu))];
  const keywords = Array.from({ length: ARTICLE_KEYWORDS }, (_, i) => (i % 2 ? name(i) : (words[i] ?? '')));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const body = texts.slice(run * ARTICLE_UNITS, (run + 1) * ARTICLE_UNITS);
    const input = { headline: 'A long article', text: body, keywords, specialTerms: [] };
    times.push((await measureCpu(() => analyzeText(input))).cpuMs);
  }
  const sorted = times.sort((a, b) => a - b);
  const row: BenchRow = {
    name: 'analyzeText, ms of processor time',
    figures: { best: sorted[0] ?? 0, median: sorted[Math.floor(RUNS / 2)] ?? 0, worst: sorted.at(-1) ?? 0 },
  };
  return {
    title: 'A whole analysis: mentions, evidence, near forms, passages, summary, sentiment',
    ranOn: `${RUNS} articles of ${ARTICLE_UNITS} characters, ${ARTICLE_KEYWORDS} keywords, about half of them absent`,
    rows: [row],
    notes: ['The worst run is the first one, before the compiler has warmed up. Goal: under 150 ms.'],
  };
}

/** A linear congruential generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const SYLLABLES = 'ba de ki lo mu ra se ti vo na pe du fi go sha lé chi no re ta ün sto mar len dor'.split(
  ' ',
);

function word(random: () => number): string {
  return Array.from(
    { length: 1 + Math.floor(random() * 4) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join('');
}

/** Text from 20,000 words with Zipf frequencies, with names, hyphens, quotes and numbers. */
function writtenText(units: number): string {
  const random = generator(7);
  const vocabulary = Array.from({ length: 20_000 }, () => word(random));
  const pick = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'the';
  const parts: string[] = [];
  for (let length = 0; length < units; ) {
    const sentence = Array.from({ length: 8 + Math.floor(random() * 20) }, pick);
    if (random() < 0.3) sentence.push(`${pick()}-${pick()}`, `${capital(pick())}’s`);
    if (random() < 0.2) sentence.push(`“${pick()}”`, String(Math.floor(random() * 3000)));
    const text = `${capital(sentence.join(' '))}.${random() < 0.25 ? '\n\n' : ' '}`;
    parts.push(text);
    length += text.length;
  }
  return parts.join('').slice(0, units);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NAME_SYLLABLES =
  'brin dorv kell wyn thar quil zem vost rix hald fenn jorg lund mox pask trag yarr gwen clov drup spiv strom'.split(
    ' ',
  );

/** An invented name of one or two words, unique for indexes below 10,000. Its syllables do not occur in the text. */
function name(index: number): string {
  const syllable = (place: number) =>
    NAME_SYLLABLES[Math.floor(index / NAME_SYLLABLES.length ** place) % NAME_SYLLABLES.length] ?? '';
  const first = capital(syllable(0) + syllable(1) + syllable(2));
  return index % 3 === 0 ? first : `${first} ${capital(syllable(1) + syllable(0))}`;
}

/** Inserts names at even distances. The first names are the most frequent (Zipf's law). */
function withMentions(text: string, names: readonly string[]): string {
  const random = generator(23);
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const space = text.indexOf(' ', from + UNITS_PER_MENTION);
    const to = space < 0 ? text.length : space;
    parts.push(text.slice(from, to));
    if (space >= 0) parts.push(' ', names[Math.floor(names.length ** random()) - 1] ?? '');
    from = to;
  }
  return parts.join('');
}

/** CPU time of the tone of headlines, and of sentences toward a party, in a new process and after the engine has compiled the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { seeded, shuffle } from '../fit/shuffle.ts';
import { readHeadlines } from '../fit/tasks/labeled-headlines.ts';
import { withoutMarks } from '../fit/tasks/labeled-parties.ts';
import { asBuilt } from './as-built.ts';
import { type BenchReport, type BenchRow, measureCpu } from './harness.ts';

const SEED = 29;
/** Number of texts that a new process reads first, that it reads next, and that are then measured. */
const FIRST = 1000;
const WARM = 5000;
const MEASURED = 3000;
const PARTY_WARM = 1000;
const PARTY_MEASURED = 2000;
const PARTY_FOLDER = new URL('../fit/data/parties/en/', import.meta.url);

type Tone = typeof import('../src/core/tone/score-tone.ts');
type Parties = typeof import('../src/core/tone/score-party.ts');

/** Measures texts that were not read before, and then the same texts again. */
export async function toneCost(): Promise<BenchReport> {
  const headlines = shuffled(readHeadlines('en').map(({ text }) => text));
  const sentences = shuffled(partySentences());
  const { scoreTone } = await asBuilt<Tone>('src/core/tone/score-tone.ts');
  const { scoreParty } = await asBuilt<Parties>('src/core/tone/score-party.ts');
  const scoreOne = ({ text, found }: (typeof sentences)[number]) =>
    scoreParty(text, found.slice(0, 1), found);
  return {
    title: 'Tone: cost',
    ranOn: 'English headlines and marked sentences of the fit, bundled as in the build',
    rows: [
      ...(await rowsOf('headlines', headlines, scoreTone, WARM, MEASURED)),
      ...(await rowsOf('sentences toward one party', sentences, scoreOne, PARTY_WARM, PARTY_MEASURED)),
    ],
  };
}

async function rowsOf<Text>(
  name: string,
  texts: readonly Text[],
  score: (text: Text) => unknown,
  warm: number,
  measured: number,
): Promise<BenchRow[]> {
  const rowOf = async (kind: string, from: number, count: number): Promise<BenchRow> => {
    const part = texts.slice(from, from + count);
    const { cpuMs } = await measureCpu(() => {
      for (const text of part) score(text);
    });
    return { name: `${name}, ${kind}`, figures: { 'CPU ms per 1,000': Math.round((cpuMs * 1000) / count) } };
  };
  return [
    await rowOf(`first ${FIRST}`, 0, FIRST),
    await rowOf(`next ${warm}`, FIRST, warm),
    await rowOf(`next ${measured}`, FIRST + warm, measured),
    await rowOf('the same again', FIRST + warm, measured),
  ];
}

function partySentences() {
  const files = readdirSync(PARTY_FOLDER).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, PARTY_FOLDER), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => withoutMarks(line)),
  );
}

function shuffled<Text>(texts: readonly Text[]): Text[] {
  const order = Uint32Array.from(texts, (_, i) => i);
  shuffle(order, seeded(SEED));
  return [...order].flatMap((index) => texts[index] ?? []);
}

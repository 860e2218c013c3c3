import { itemAt } from '@earshot/schema/item-at';
import { medianOf } from '../../text/median-of.ts';
import { countsOf, mostFrequent } from './counts.ts';
import { DAY_KINDS, NAME_KINDS } from './fragment-kind.ts';
import { bucketOf, type LineShape, LONG_WORDS, shapeFeatures, shapeOf } from './line-shape.ts';

const MAX_PERIOD = 12;
/** A period needs this much more agreement than two random lines have. */
const MIN_GAIN = 0.12;
/** Multiples of a period agree, too, so a longer one must agree better by this much. */
const MARGIN = 0.04;
const NEAR_RECORDS = 3;
const MIN_STEP_SHARE = 0.6;

/** The class of most lines at the same place in the records around it. The period is the distance at which most lines agree. */
export function classesInStep(classes: readonly string[]): (string | null)[] {
  const period = periodOf(classes);
  if (period === null) return classes.map(() => null);
  return classes.map((_, line) => {
    const around: string[] = [];
    for (let record = -NEAR_RECORDS; record <= NEAR_RECORDS; record++) {
      const lineClass = record === 0 ? undefined : classes[line + record * period];
      if (lineClass !== undefined) around.push(lineClass);
    }
    const [most, count] = mostFrequent(countsOf(around), '');
    return around.length > 1 && count >= MIN_STEP_SHARE * around.length ? most : null;
  });
}

function periodOf(classes: readonly string[]): number | null {
  const chance = [...countsOf(classes).values()].reduce(
    (sum, count) => sum + (count / classes.length) ** 2,
    0,
  );
  let best: number | null = null;
  let most = chance + MIN_GAIN;
  for (let period = 2; period <= Math.min(MAX_PERIOD, classes.length / 2); period++) {
    const pairs = classes.length - period;
    const same = classes.filter((one, i) => i < pairs && one === itemAt(classes, i + period)).length / pairs;
    if (same > most + (best === null ? 0 : MARGIN)) [best, most] = [period, same];
  }
  return best;
}

type Features = Set<string>;

/** Other marks also occur within headlines, so more lines must have them. */
const LIST_MARKS: ReadonlySet<string> = new Set(['bullet', 'number', 'bracket at end', 'bracket in front']);
const MIN_MARKED_SHARE = 0.35;
const MIN_JOINED_SHARE = 0.5;
/** If fewer lines begin with a small letter, one that does is a remark or the rest of a sentence. */
const MAX_SMALL_SHARE = 0.4;
const EDGE_LINES = 3;

/** An empty text is a gap between blocks. Generated one line at a time to save memory. */
export function* lineFeatures(lines: readonly string[]): Generator<{ features: Features; kind: string }> {
  const shapes = lines.map(shapeOf);
  const list = listOf(shapes.filter(({ text }) => text !== ''));
  const headed = blockHeadings(shapes);
  const classes = shapes.flatMap((shape) => (shape.text === '' ? [] : [classOf(shape)]));
  const inStep = classesInStep(classes);
  let position = 0;
  for (const [i, shape] of shapes.entries()) {
    if (shape.text === '') {
      yield { features: new Set(['gap']), kind: 'gap' };
      continue;
    }
    position++;
    const features = shapeFeatures(shape);
    addNeighbors(features, shapes, i);
    addRepetition(features, shape, list);
    const step = inStep[position - 1];
    if (step) {
      features.add(`in step with ${step}`);
      features.add(`${classes[position - 1]} in step with ${step}`);
      features.add(`${shape.kind} in step with ${step}`);
    }
    if (headed.lines.has(i)) features.add(headed.isUsual ? 'heads a block' : 'short before a block');
    if (position <= EDGE_LINES) features.add(`from start ${position}`);
    if (list.size - position < EDGE_LINES) features.add(`from end ${list.size - position}`);
    yield { features, kind: shape.kind };
  }
}

/** Coarse enough to be the same in all records. */
function classOf({ kind, kinds, words }: LineShape): string {
  if (words >= LONG_WORDS) return kinds.length > 1 && kinds.every((one) => one !== 'text') ? 'data' : 'long';
  if (kinds.some((one) => DAY_KINDS.has(one))) return 'data';
  return PLAIN_KINDS.has(kind) ? 'short' : kind;
}

const PLAIN_KINDS: ReadonlySet<string> = new Set([...NAME_KINDS, 'short name', 'short']);

type ListShape = ReturnType<typeof listOf>;

function listOf(shapes: readonly LineShape[]) {
  const size = Math.max(1, shapes.length);
  const [mark, marked] = mostFrequent(countsOf(shapes.map((shape) => shape.mark)), '');
  const keys = countsOf(shapes.map(({ key }) => key));
  const long = shapes.filter(({ words }) => words >= LONG_WORDS);
  const times = [...new Set(long.map(({ key }) => key))].map((key) => keys.get(key) ?? 1);
  return {
    size,
    keys,
    kinds: countsOf(shapes.map(({ kind }) => kind)),
    firsts: countsOf(shapes.map(({ ends }) => ends[0])),
    lasts: countsOf(shapes.map(({ ends }) => ends[1])),
    joints: countsOf(shapes.map(({ joints }) => joints)),
    smallShare: shapes.filter(({ bare }) => /^\p{Ll}/u.test(bare)).length / size,
    /** Empty for no mark. */
    mark,
    marked,
    longShare: long.length / size,
    typicalWords: medianOf(long.map(({ words }) => words)) ?? LONG_WORDS,
    /** More than 1 if the whole list was pasted several times. */
    typicalTimes: medianOf(times) ?? 1,
  };
}

const MIN_HEADED_BLOCKS = 3;
const MIN_HEADED_SHARE = 0.6;
const MAX_HEADING_WORDS = 4;

function blockHeadings(shapes: readonly LineShape[]): { lines: ReadonlySet<number>; isUsual: boolean } {
  const lines = new Set<number>();
  let blocks = 0;
  let headed = 0;
  shapes.forEach((shape, i) => {
    if (shape.text === '' || (i > 0 && shapes[i - 1]?.text !== '')) return;
    blocks++;
    const below = shapes[i + 1]?.text === '' ? shapes[i + 2] : shapes[i + 1];
    if (shape.words > MAX_HEADING_WORDS || !below || below.words <= MAX_HEADING_WORDS) return;
    lines.add(i);
    headed += shapes[i + 1]?.text === '' ? 2 : 1;
  });
  return { lines, isUsual: lines.size >= MIN_HEADED_BLOCKS && headed >= MIN_HEADED_SHARE * blocks };
}

function addNeighbors(features: Features, shapes: readonly LineShape[], i: number): void {
  const before = shapes[i - 1];
  const after = shapes[i + 1];
  const text = shapes[i]?.text;
  if (text === before?.text || text === after?.text) features.add('same as a neighbor');
  if (before?.text === '') features.add('gap before');
  if (after?.text === '') features.add('gap after');
  const kind = shapes[i]?.kind ?? '';
  const [previous, next] = [writtenBeside(shapes, i, -1), writtenBeside(shapes, i, 1)];
  const [second, third] = [writtenBeside(shapes, i, -2), writtenBeside(shapes, i, 2)];
  features.add(`previous ${previous?.kind ?? 'none'}`);
  features.add(`next ${next?.kind ?? 'none'}`);
  features.add(`second previous ${second?.kind ?? 'none'}`);
  features.add(`second next ${third?.kind ?? 'none'}`);
  features.add(`previous two ${second?.kind ?? 'none'}, ${previous?.kind ?? 'none'}`);
  features.add(`next two ${next?.kind ?? 'none'}, ${third?.kind ?? 'none'}`);
  features.add(`${previous?.kind ?? 'none'} > ${kind}`);
  features.add(`${kind} > ${next?.kind ?? 'none'}`);
  if (previous && features.has('long') && previous.words > (shapes[i]?.words ?? 0))
    features.add('shorter than previous');
  if (next && features.has('long') && next.words > (shapes[i]?.words ?? 0)) features.add('shorter than next');
}

function writtenBeside(shapes: readonly LineShape[], i: number, distance: number): LineShape | undefined {
  const step = Math.sign(distance);
  let left = Math.abs(distance);
  for (let index = i + step; index >= 0 && index < shapes.length; index += step) {
    if (shapes[index]?.text === '') continue;
    left--;
    if (left === 0) return shapes[index];
  }
  return undefined;
}

const MIN_SHARING_LINES = 3;
const SHARES = [0.05, 0.1, 0.2, 0.35];

/** "View Ana's profile", "BBC and 3 others" */
function addSharedWords(features: Features, { ends, key, kind, words }: LineShape, list: ListShape): void {
  if (words < 2) return;
  const times = list.keys.get(key) ?? 1;
  const [first, last] = [
    (list.firsts.get(ends[0]) ?? 1) - times + 1,
    (list.lasts.get(ends[1]) ?? 1) - times + 1,
  ];
  for (const [name, lines] of [
    ['first', first],
    ['last', last],
  ] as const) {
    if (lines < MIN_SHARING_LINES) continue;
    features.add(`${name} word shared ${bucketOf(lines / list.size, SHARES)}`);
    features.add(`${kind} ${name} word shared`);
  }
  if (Math.min(first, last) >= MIN_SHARING_LINES) features.add('both words shared');
}

function addRepetition(features: Features, shape: LineShape, list: ListShape): void {
  const times = (list.keys.get(shape.key) ?? 1) / list.typicalTimes;
  if (times > 1)
    features.add(times * list.typicalTimes > 0.1 * list.size || times > 3 ? 'repeated often' : 'repeated');
  else features.add('not repeated');
  const kindShare = (list.kinds.get(shape.kind) ?? 1) / list.size;
  features.add(`kind share ${bucketOf(kindShare, [0.05, 0.15, 0.3, 0.6])}`);
  features.add(`${shape.kind} share ${bucketOf(kindShare, [0.05, 0.15, 0.3, 0.6])}`);
  addSharedWords(features, shape, list);
  if (features.has('start small letter') && list.smallShare < MAX_SMALL_SHARE)
    features.add('small unlike most');
  if (shape.fields.length > 1) {
    const joined = bucketOf((list.joints.get(shape.joints) ?? 1) / list.size, SHARES);
    features.add(`separators shared ${joined}`);
    features.add(`${shape.longest < LONG_WORDS ? 'short' : 'long'} pieces, separators shared ${joined}`);
  }
  const { mark, marked } = list;
  const isUsual =
    mark !== '' && marked >= (LIST_MARKS.has(mark) ? MIN_MARKED_SHARE : MIN_JOINED_SHARE) * list.size;
  if (isUsual) features.add(shape.mark === mark ? 'has the mark' : 'lacks the mark');
  if (isUsual && shape.mark !== mark && LIST_MARKS.has(mark)) features.add('lacks a list mark');
  if (isUsual && shape.mark !== mark && shape.words < LONG_WORDS) features.add('short and lacks the mark');
  features.add(`long share ${bucketOf(list.longShare, [0.25, 0.4, 0.6, 0.85])}`);
  features.add(`${shape.kind} in long share ${bucketOf(list.longShare, [0.25, 0.4, 0.6, 0.85])}`);
  const relative = shape.words / list.typicalWords;
  features.add(`relative length ${bucketOf(relative, [0.2, 0.4, 0.7, 1.3, 1.8])}`);
}

/** What the fitted model sees of a party: its part in the verb, its neighbors, and what every statement of the sentence says. */
import { judgesAnother } from './judges-another.ts';
import { type TargetFeature, type TargetView, wordFeatures } from './target-feature.ts';
import {
  firstWord,
  isDoneToSubject,
  isVerb,
  outlineAround,
  outlineParty,
  type Party,
  type SentenceOutline,
} from './target-outline.ts';
import { statementFeatures } from './target-statements.ts';
import type { ToneUnit } from './tone-unit.ts';
import { isPersonNoun } from './topic-heads.ts';
import { frameOf } from './verb-classes.ts';

/** No name counts: a party's own words are never among the features. Method: docs/methods/sentiment.md. */
export function targetFeatures(whole: SentenceOutline, party: Party): TargetFeature[] {
  const sentence = outlineAround(whole, party);
  const outline = outlineParty(sentence, party);
  const view = { ...sentence, party, outline, part: `${outline.part}${outline.owns ? "'s" : ''}` };
  const features = [
    ...placeFeatures(view),
    ...verbFeatures(view),
    ...neighborFeatures(view),
    ...headFeatures(view),
    ...statementFeatures(view),
  ];
  if (!judgesAnother(view)) return features;
  // Its own judgment of others is no evidence of how good or bad it is.
  return features.map(({ unit, ...one }) =>
    unit === undefined || unit === outline.verb ? one : { ...one, unit },
  );
}

/** Where in the sentence it stands, and among how many names. */
function placeFeatures({
  units,
  from,
  to,
  statements,
  parties,
  party,
  outline,
}: TargetView): TargetFeature[] {
  const { first, last } = party;
  const { slot, part, statement } = outline;
  const own = statements[statement] ?? { from: first, to: last + 1 };
  const isInStatement = (one: Party) =>
    own.from <= one.first && one.first < own.to && (one.last < first || last < one.first);
  const others = Math.min(2, parties.filter(isInStatement).length);
  const keys = [`slot ${slot}`, `beside ${others} ${part}`, `names ${Math.min(4, parties.length)}`];
  if (outline.owns) keys.push(`owns ${slot}`);
  const before = units.slice(from, first);
  if (before.every(({ kind }) => kind === 'determiner' || kind === 'word')) keys.push('opens');
  if (last + 1 >= to) keys.push(`closes ${slot}`);
  if (isAttribution(units, own, party, to)) keys.push('attribution');
  const features: TargetFeature[] = keys.map((key) => ({ key, value: 1 }));
  const opener = units[own.from];
  if (opener && (opener.kind === 'coordinator' || OPENERS.has(firstWord(opener))))
    features.push({ key: `opener ${firstWord(opener)}`, value: 1, unit: own.from });
  return features;
}

const OPENERS = new Set(
  'but while whereas as though although unlike yet when where who which that because after even despite instead not so if however whose whilst until before since'.split(
    ' ',
  ),
);

/** `…, X has found.`: at the end, with nothing but a verb. */
function isAttribution(
  units: readonly ToneUnit[],
  own: { from: number; to: number },
  { first, last }: Party,
  end: number,
): boolean {
  const before = units[own.from - 1];
  const said = units
    .slice(last + 1, own.to)
    .filter(({ kind }) => !['auxiliary', 'name', 'number', 'preposition'].includes(kind));
  return (
    own.to >= end &&
    before !== undefined &&
    before.sentence === units[first]?.sentence &&
    before.clause !== units[first]?.clause &&
    said.length <= 1 &&
    first - own.from <= 2
  );
}

/** The verb, by its class, its word, its tone, and the sign that its class gives to who takes this part in it. */
function verbFeatures({ units, outline, part }: TargetView): TargetFeature[] {
  const { slot, verb: at } = outline;
  const unit = units[at ?? -1];
  if (at === undefined || !isVerb(unit)) return [{ key: `no verb ${part}`, value: 1 }];
  const { verbClass, lemma } = unit.verb;
  const passive = isDoneToSubject(units, at);
  // What a party must do for others is a burden on it.
  const isDue = units.slice(Math.max(0, at - 2), at).some(({ key }) => key === 'must');
  const turned = unit.turned ? 'not ' : isDue ? 'must ' : '';
  const tone = Math.sign(unit.value);
  const frame = frameOf(verbClass);
  const isActor =
    outline.part === 'object' || outline.part === 'oblique'
      ? slot === 'by' && passive
      : !passive || slot === 'copula';
  const sign = (isActor ? frame.subject : frame.object) * (unit.turned ? -1 : 1);
  const keys = [
    `verb ${slot} ${passive ? 'passive' : 'active'} ${turned}${verbClass}`,
    `verb ${part} ${turned}${verbClass}`,
    `word ${outline.part} ${lemma}`,
    `tone ${part} ${tone}`,
  ];
  if (tone !== 0) keys.push(`tone ${slot} ${tone}`);
  if (frame.subject === 0 && frame.object === 0) keys.push(`moves ${part} ${tone}`);
  else if (sign === 0) keys.push(`no part ${part}`, `no part ${part} ${tone}`);
  const features: TargetFeature[] = keys.map((key) => ({ key, value: 1, unit: at }));
  if (sign !== 0)
    features.push(
      { key: `frame ${isDue ? 'must ' : ''}${part}`, value: sign, unit: at },
      { key: `frame ${slot}`, value: sign, unit: at },
    );
  return features;
}

/** A word as a neighbor; words for people are all one. */
const neighborKey = (unit: ToneUnit): string => (isPersonNoun(unit.key) ? '@' : unit.key);

/** The words right before and behind the name. */
function neighborFeatures({ units, from, to, statements, party, outline }: TargetView): TargetFeature[] {
  const { first, last } = party;
  const features: TargetFeature[] = [];
  const add = (key: string, unit: number) => features.push({ key, value: 1, unit });
  const [second, before, after] = [units[first - 2], units[first - 1], units[last + 1]];
  if (before && first > from && before.kind !== 'name') {
    add(`before ${neighborKey(before)}`, first - 1);
    if (before.kind === 'determiner' && second && first - 2 >= from && second.kind !== 'name')
      add(`before ${neighborKey(second)}`, first - 2);
  } else features.push({ key: 'before nothing', value: 1 });
  const comma = after?.clause === units[last]?.clause ? '' : ',';
  if (after && last + 1 < to && after.kind !== 'name') add(`behind${comma} ${neighborKey(after)}`, last + 1);
  else features.push({ key: 'behind nothing', value: 1 });
  if (outline.owns && after && after.value !== 0) add(`of its own ${Math.sign(after.value)}`, last + 1);
  if (!before || before.kind === 'name' || first <= (statements[outline.statement]?.from ?? 0))
    return features;
  if (before.value !== 0) add(`described ${Math.sign(before.value)}`, first - 1);
  const isTitle = before.kind === 'word' || before.kind === 'noun';
  if (isTitle) add('titled', first - 1);
  if (isTitle || before.kind === 'adjective')
    features.push(...wordFeatures(isTitle ? 'title' : 'described', [[before.key, first - 1]]));
  return features;
}

/** The noun before the preposition: `praise for X`. */
function headFeatures({ units, statements, outline }: TargetView): TargetFeature[] {
  const at = (outline.preposition ?? 0) - 1;
  const head = units[at];
  // A noun that an event has taken up (`support for X has collapsed`) has said what it has to say.
  const isOutside = at < (statements[outline.statement]?.from ?? 0);
  if (!head || isOutside || head.kind === 'verb' || head.consumed) return [];
  const features: TargetFeature[] = [{ key: `head ${outline.slot}`, value: 1, unit: at }];
  if (head.value !== 0)
    features.push({ key: `head ${outline.slot} ${Math.sign(head.value)}`, value: 1, unit: at });
  return [...features, ...wordFeatures('head', [[head.key.split(' ').at(-1) ?? '', at]])];
}

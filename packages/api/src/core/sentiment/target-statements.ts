/** What the statements of a sentence say, by how each stands to a party: its own, one that goes on about it, another's. */
import { BE_FORMS } from './function-words.ts';
import { judgesAnother } from './judges-another.ts';
import { type TargetFeature, type TargetView, wordFeatures } from './target-feature.ts';
import { firstVerb, isDoneToSubject, isVerb, type Party, type Statement } from './target-outline.ts';
import type { ToneUnit, UnitKind } from './tone-unit.ts';
import { isPersonNoun } from './topic-heads.ts';
import { frameOf } from './verb-classes.ts';

const STAND_INS = new Set(['it', 'its', 'they', 'their', 'he', 'she', 'his', 'her']);
const POSSESSIVES = new Set(['its', 'their', 'his', 'her']);
const RELATIVES = new Set(['who', 'which', 'that', 'whose']);
const TELLING: ReadonlySet<UnitKind> = new Set(['word', 'noun', 'adjective', 'verb', 'idiom']);
/** Most that one unit adds. */
const MOST = 1.5;

export function statementFeatures(view: TargetView): TargetFeature[] {
  return view.statements.flatMap((statement, at) => {
    const relation = at === view.outline.statement ? 'own' : relationOf(view, statement, at);
    const others = othersIn(view, statement);
    const features = contentFeatures(view, statement, relation);
    if (relation === 'own') return features;
    if (relation !== 'other') features.push(...deedFeatures(view, statement, relation));
    if (others.length > 0) {
      const side = at > view.outline.statement ? 'behind' : 'before';
      features.push({
        key: `other ${side} ${openerOf(view.units[statement.from])}`,
        value: 1,
        unit: statement.from,
      });
    }
    return features;
  });
}

function othersIn({ parties, party }: TargetView, { from, to }: Statement): Party[] {
  return parties.filter(
    ({ first, last }) => from <= first && first < to && (last < party.first || party.last < first),
  );
}

function openerOf(unit: ToneUnit | undefined): string {
  const opens =
    unit?.kind === 'coordinator' ||
    unit?.kind === 'preposition' ||
    /^(?:as|who|which|that|whose)$/.test(unit?.key ?? '');
  return opens ? (unit?.key.split(' ')[0] ?? '') : '-';
}

/** `other` is a statement about another name. */
function relationOf(view: TargetView, statement: Statement, at: number): string {
  const { units, outline } = view;
  const others = othersIn(view, statement);
  const verb = firstVerb(units, statement.from, statement.to);
  if (others.some(({ first }) => verb === undefined || first < verb)) return 'other';
  const isNext = at === outline.statement + 1;
  if (isNext && RELATIVES.has(units[statement.from]?.key ?? '')) return 'relative';
  const standIn = units
    .slice(statement.from, Math.min(statement.to, statement.from + 3))
    .find(({ key }) => STAND_INS.has(key))?.key;
  if (at > outline.statement && standIn !== undefined)
    return verb === undefined && POSSESSIVES.has(standIn) && isAboutJudged(view) ? 'other' : 'pronoun';
  if (isNext && outline.part === 'subject')
    return units[verb ?? -1]?.verb?.form === 'ing' ? 'participle' : 'continued';
  if (Math.abs(at - outline.statement) > 1) return 'far';
  return isNext ? 'next' : 'previous';
}

/** What its subject does there. */
function deedFeatures({ units }: TargetView, { from, to }: Statement, relation: string): TargetFeature[] {
  const at = firstVerb(units, from, to);
  const unit = units[at ?? -1];
  if (at === undefined || !isVerb(unit)) return [];
  const frame = frameOf(unit.verb.verbClass);
  const sign = (isDoneToSubject(units, at) ? frame.object : frame.subject) * (unit.turned ? -1 : 1);
  return [
    { key: `deed ${relation} ${unit.verb.verbClass}`, value: 1, unit: at },
    ...(sign === 0 ? [] : [{ key: `deed ${relation}`, value: sign, unit: at }]),
  ];
}

/** Signs of what is said there, and the headlines' weights of its words. */
function contentFeatures(view: TargetView, { from, to }: Statement, relation: string): TargetFeature[] {
  const { units, party, part, outline } = view;
  const features: TargetFeature[] = [];
  const words = new Map<string, [string, number][]>();
  const judges = relation === 'own' && judgesAnother(view);
  for (let at = from; at < to; at++) {
    const unit = units[at];
    if (!unit || unit.consumed || unit.kind === 'name' || (party.first <= at && at <= party.last)) continue;
    const place = relation === 'own' ? ownPlace(view, at) : relation;
    if (judges && place === 'behind apart') continue;
    const sign = Math.sign(unit.value);
    if (sign !== 0) {
      const value = Math.min(MOST, Math.abs(unit.value));
      const places = [place, `${place} ${part}`];
      if (relation === 'own') places.push(`${place} ${outline.slot}`);
      for (const key of places) features.push({ key: `said ${key} ${sign}`, value, unit: at });
    }
    if (isPredicate(units, at, from)) features.push({ key: `predicate ${unit.key}`, value: 1, unit: at });
    if (unit.kind === 'negation') features.push({ key: `negation ${place} ${part}`, value: 1, unit: at });
    if (!TELLING.has(unit.kind)) continue;
    for (const word of unit.key.split(/[ -]/))
      for (const key of [place, `${place} ${outline.part}`]) {
        const found = words.get(key);
        if (found) found.push([word, at]);
        else words.set(key, [[word, at]]);
      }
  }
  return [...features, ...[...words].flatMap(([place, found]) => wordFeatures(place, found))];
}

/** `X criticized Y over its care`: the pronoun stands for whoever is judged. */
function isAboutJudged(view: TargetView): boolean {
  const { statements, outline, party } = view;
  const own = statements[outline.statement];
  return (
    own !== undefined && judgesAnother(view) && othersIn(view, own).some(({ first }) => first > party.last)
  );
}

/** Before or behind the party, and whether a name stands between. */
function ownPlace({ parties, party, outline }: TargetView, at: number): string {
  if (at === outline.verb) return 'verb';
  const [low, high] = [Math.min(at, party.first), Math.max(at, party.last)];
  const isApart = parties.some(
    ({ first, last }) => low < first && last < high && (last < party.first || party.last < first),
  );
  return (at < party.first ? 'before' : 'behind') + (isApart ? ' apart' : '');
}

/** `its camera is poor`: what is said of a thing; of people it may name a group. */
function isPredicate(units: readonly ToneUnit[], at: number, from: number): boolean {
  const [subject, verb] = [units[at - 2], units[at - 1]];
  return (
    at - 2 >= from && BE_FORMS.has(verb?.key ?? '') && subject !== undefined && !isPersonNoun(subject.key)
  );
}

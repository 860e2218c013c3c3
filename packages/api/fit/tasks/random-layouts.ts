import { chatRecord } from './chat-records.ts';
import { type GeneratedList, generateList, type Layout } from './layout-lists.ts';
import { type Random, randomOf } from './layout-pools.ts';
import type { LayoutLineForm } from './layout-records.ts';
import { blockRecord, lineOf, lineRecord, pick, shuffled } from './random-records.ts';

/** Languages of drawn layouts, each as often as it is listed here. */
const LANGUAGES =
  'en en en en en en en de de fr fr es es it it nl pt pl sv da cs fi el id tr ru ar he ja ja zh zh ko'.split(
    ' ',
  );
/** Share of the drawn layouts that are chats with links. */
const CHAT_SHARE = 0.1;
/** Share of the drawn layouts with advertisements between records. */
const PROMO_SHARE = 0.15;

/** Draws layouts that nobody wrote: lines of a record in any order, with any separators. Deterministic. */
export function randomLayouts(count: number): Layout[] {
  return Array.from({ length: count }, (_, i) => {
    const random = randomOf(`layout ${i}`);
    const language = pick(LANGUAGES, random);
    const record =
      random() < CHAT_SHARE
        ? chatRecord(random)
        : random() < 0.4
          ? lineRecord(language, random)
          : blockRecord(language, random);
    return {
      name: `random ${i}`,
      language,
      lines: [...frameAbove(random), ...record, ...promoBetween(random), ...frameBelow(random)],
    };
  });
}

/** Draws lists whose lines are in different layouts, as if copied from several places. Deterministic. */
export function mixedLists(count: number): GeneratedList[] {
  return Array.from({ length: count }, (_, i) => {
    const random = randomOf(`mixed ${i}`);
    const language = pick(LANGUAGES, random);
    const parts = Array.from({ length: 2 + Math.floor(random() * 7) }, (_, part) => {
      const [line] = lineRecord(language, random).filter(({ role }) => role === 'headline');
      return generateList({ name: `random mixed ${i} ${part}`, language, lines: line ? [line] : [] }, 0);
    });
    const lines = shuffled(
      parts.flatMap(({ text, roles, fields }) =>
        text
          .split('\n')
          .flatMap((line, n) => (roles[n] === 'headline' ? [{ line, fields: fields[n] ?? [] }] : [])),
      ),
      random,
    ).slice(0, 30);
    return {
      layout: `mixed ${i}`,
      text: lines.map(({ line }) => line).join('\n'),
      roles: lines.map(() => 'headline' as const),
      fields: lines.map(({ fields }) => fields),
      records: [],
    };
  });
}

function frameAbove(random: Random): LayoutLineForm[] {
  const lines: LayoutLineForm[] = [];
  if (random() < 0.25)
    lines.push(
      lineOf(
        'frame',
        pick(['{client} – {dateLong}', '{client} Daily', '{greeting}', '{client}'], random),
        1,
        'above',
      ),
    );
  while (random() < 0.4 && lines.length < 6) lines.push(lineOf('frame', '{frame}', 1, 'above'));
  if (random() < 0.3)
    for (let n = Math.floor(random() * 5); n >= 0; n--) lines.push(lineOf('button', '{button}', 1, 'above'));
  if (random() < 0.1) lines.push(lineOf('count', '{n} {button}', 1, 'above'));
  return shuffled(lines, random);
}

/** Returns an advertisement or a message of the page that is below some records. */
function promoBetween(random: Random): LayoutLineForm[] {
  return random() < PROMO_SHARE ? [lineOf('frame', '{promo}', 0.2)] : [];
}

function frameBelow(random: Random): LayoutLineForm[] {
  const lines: LayoutLineForm[] = [];
  while (random() < 0.35 && lines.length < 5)
    lines.push(
      lineOf(
        'frame',
        pick(['{farewell}', '{frame}', '{frame}', '{frame}', '© 2026 {client}', '{button}'], random),
        1,
        'below',
      ),
    );
  return lines;
}

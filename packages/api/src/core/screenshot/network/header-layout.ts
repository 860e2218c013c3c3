import { USER_NAME } from '../headers/author-name.ts';
import type { PostHeader } from '../headers/header-patterns.ts';
import { topOf } from '../rows/feature-values.ts';
import type { Page } from '../rows/text-block.ts';
import { isSameRow, type Segment } from '../words/segments.ts';
import { AGO_WORDS, FOLLOWER_ROW, SHORT_AGE, TIME_IN_ROW } from '../words/vocabulary.ts';

/** Most specific first. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['handle', /@[\p{L}\p{N}_]{2}/u],
  ['followers', FOLLOWER_ROW],
  ['ago', new RegExp(AGO_WORDS, 'iu')],
  ['age', new RegExp(`(?<![\\p{L}\\p{N}])${SHORT_AGE}`, 'iu')],
  ['date', TIME_IN_ROW],
];
const TIMES: ReadonlySet<string> = new Set(['ago', 'date', 'age']);

/** Parts from top to bottom, such as `name/followers/age`. Empty without an author. */
export function headerLayout(page: Page, header: PostHeader | null, text: Segment | null): string {
  const [name] = header?.segments ?? [];
  const author = header?.author ?? header?.handle ?? '';
  if (!header || !name || !text || author === '') return '';
  const rows: Segment[][] = [[name]];
  for (const segment of page.segments) {
    const isBetween =
      segment.box.top >= topOf(header.segments) && segment.box.bottom <= text.box.top + text.height / 2;
    if (!isBetween || segment === name || segment === text) continue;
    const row = rows.find(([first]) => first && isSameRow(first.box, segment.box));
    const isAligned = Math.abs(segment.box.left - name.box.left) < name.height;
    if (row) row.push(segment);
    else if (isAligned || header.segments.includes(segment)) rows.push([segment]);
  }
  return rows
    .map((row, i) => partsOf(row.map((segment) => segment.text).join(' '), i === 0 ? author : ''))
    .filter((parts) => parts !== '')
    .join('/');
}

function partsOf(text: string, author: string): string {
  const rest = text.replace(author, ' ');
  const found = PARTS.flatMap(([part, pattern]) => (pattern.test(rest) ? [part] : []));
  const time = found.find((part) => TIMES.has(part));
  const others = found.filter((part) => !TIMES.has(part));
  const words = author === '' && found.length === 0 && /\p{L}{3}/u.test(rest) ? ['words'] : [];
  const nameKinds = author === '' ? [] : [kindOfName(author)];
  return [...nameKinds, ...words, ...others, ...(time ? [time] : [])].join(' ');
}

export function kindOfName(author: string): 'user' | 'handle' | 'name' {
  if (author.startsWith('@')) return 'handle';
  return USER_NAME.test(author) ? 'user' : 'name';
}

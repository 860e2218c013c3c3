/** Thai and Lao have no period: whitespace separates their clauses and some of their sentences. */
import type { Span } from '@earshot/schema/analysis-result';
import { insideEnclosure } from './sentence-enclosures.ts';

const GROUP_CHARACTERS = 90;
/** A shorter remainder stays with the preceding group. */
const MIN_GROUP_CHARACTERS = 40;

const SCRIPT = /[\p{Script=Thai}\p{Script=Lao}]/u;
/** Next to digits, Latin names and the characters ๆ and ฯ, whitespace is not a separator. */
const SPACE =
  /(?<=[\p{Script=Thai}\p{Script=Lao}])(?<![ๆฯ\p{Nd}])\s+(?=[\p{Script=Thai}\p{Script=Lao}])(?![ๆฯ\p{Nd}])/gu;
/** "and, or, that, which, by, in order to, because, from, with, in, but" */
const LEADS_ON =
  /^(?:และ|หรือ|ที่|ซึ่ง|โดย|เพื่อ|ว่า|เพราะ|เนื่องจาก|จาก|กับ|ใน|แต่|ແລະ|ຫຼື|ທີ່|ໂດຍ|ເພື່ອ|ວ່າ|ເພາະ|ຈາກ|ກັບ|ໃນ|ແຕ່)/u;
const MAX_LEAD_CHARACTERS = 10;

/** Groups of clauses of about a sentence's length. Cuts only at whitespace outside quotations and brackets. */
export function clauseGroups(text: string, span: Span): Span[] {
  const { start, end } = span;
  if (end - start < GROUP_CHARACTERS + MIN_GROUP_CHARACTERS) return [span];
  if (!SCRIPT.test(text.slice(start, start + GROUP_CHARACTERS))) return [span];
  const piece = text.slice(start, end);
  const inside = insideEnclosure(piece);
  const groups: Span[] = [];
  let from = 0;
  for (const { 0: space, index } of piece.matchAll(SPACE)) {
    const next = index + space.length;
    if (index - from < GROUP_CHARACTERS || piece.length - next < MIN_GROUP_CHARACTERS) continue;
    if (inside[index] === 1 || LEADS_ON.test(piece.slice(next, next + MAX_LEAD_CHARACTERS))) continue;
    groups.push({ start: start + from, end: start + index });
    from = next;
  }
  return [...groups, { start: start + from, end }];
}

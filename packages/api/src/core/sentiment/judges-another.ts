import type { TargetView } from './target-feature.ts';
import { isDoneToSubject, isVerb } from './target-outline.ts';
import type { VerbClass } from './verb-classes.ts';

/** Verbs with which a person, a court or a jury judges somebody; to back or to pay somebody is a deed of one's own. */
const JUDGING: ReadonlySet<VerbClass> = new Set(['praise', 'blame', 'punish', 'probe', 'clear', 'choose']);

/** `X praised Y for its care`: whoever judges somebody else is not judged by that, and what follows is the reason. */
export function judgesAnother({ units, statements, parties, party, outline, part }: TargetView): boolean {
  const { verb } = outline;
  const unit = units[verb ?? -1];
  if (verb === undefined || !isVerb(unit) || isDoneToSubject(units, verb)) return false;
  const end = statements[outline.statement]?.to ?? 0;
  const hasObject = parties.some(({ first }) => Math.max(verb, party.last) < first && first < end);
  return part === 'subject' && JUDGING.has(unit.verb.verbClass) && hasObject;
}

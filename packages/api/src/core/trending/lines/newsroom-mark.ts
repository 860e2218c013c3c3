/** Marks of the newsroom in front of a headline; "Exclusive:" and "Analysis:" belong to it. */
const MARK =
  /^(?:\s*(?:\[?(?:breaking(?: news)?|live(?: updates?)?|watch(?: live)?|video|update(?: \d+)?|updated|correct(?:ion|ed)|refile|wrapup(?: \d+)?|eilmeldung|última hora|en direct|ao vivo|速報)\]?)(?:\s*[:|–—]\s+|\s-\s|(?<=update(?: \d+)?|corrected|correction|refile|wrapup(?: \d+)?)-(?=["'“‘\p{Lu}\p{N}])))+\s*/iu;

/** The headline without marks such as `UPDATE 1-`, `CORRECTED-` or `LIVE:` in front; itself when nothing else is left. */
export function withoutNewsroomMark(title: string): string {
  const rest = title.replace(MARK, '');
  return rest === '' ? title : rest;
}

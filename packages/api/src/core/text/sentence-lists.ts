/** `1.`, `1)`, `1.)`, `a.`, `(b)`, with or without a bullet before it, or `1️⃣`. */
const MARKER =
  /(?<=^|\s)(?:(?:[•⁃▪◦]\s?)?(\(?)(\d{1,3}|[a-z])(\.\)|\.|\))(?=\s+\S)|(\d)\ufe0f?\u20e3(?=\s*\S))/gu;
const OPENS_ITEM = /[\p{Lu}\p{N}\p{Lo}"“‘«(¿¡]/u;

interface Marker {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly style: string;
  readonly bulleted: boolean;
}

/**
 * Two or more markers in the same style, counting up by one. The first must have a bullet, be a keycap, start a
 * sentence, or follow a colon or semicolon.
 */
export function runInListItems(block: string): { readonly start: number; readonly end: number }[] {
  const items: Marker[] = [];
  let run: Marker[] = [];
  const close = () => {
    if (run.length > 1) items.push(...run);
    run = [];
  };
  for (const match of block.matchAll(MARKER)) {
    const marker = read(block, match);
    if (!marker) continue;
    const last = run[run.length - 1];
    if (last && marker.style === last.style && marker.value === last.value + 1) run.push(marker);
    else if (opensList(block, marker)) {
      close();
      run = [marker];
    }
  }
  close();
  return items;
}

function read(block: string, match: RegExpExecArray): Marker | undefined {
  const [whole, open = '', label = '', closing = '', keycap] = match;
  const end = match.index + whole.length;
  if (keycap) return { start: match.index, end, value: Number(keycap), style: 'keycap', bulleted: true };
  const next = block.slice(end, end + 8).match(/^\s+(\S)/)?.[1] ?? '';
  if (closing === '.' && !OPENS_ITEM.test(next)) return undefined;
  const numeric = /\d/.test(label);
  return {
    start: match.index,
    end,
    value: numeric ? Number(label) : label.charCodeAt(0),
    style: `${open}${numeric ? '1' : 'a'}${closing}`,
    bulleted: /^[•⁃▪◦]/u.test(whole),
  };
}

function opensList(block: string, marker: Marker): boolean {
  const before = block.slice(Math.max(0, marker.start - 10), marker.start).trimEnd();
  return marker.bulleted || before === '' || /[.!?:;…]["'”’»)]?$/u.test(before);
}

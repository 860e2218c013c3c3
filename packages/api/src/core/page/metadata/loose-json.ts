/**
 * Parses JSON as it stands in script elements: inside comment or CDATA marks, with raw line breaks in strings,
 * trailing commas, a final semicolon, invalid escapes or HTML-escaped quotes. `undefined` when it is beyond that.
 */
export function parseLooseJson(source: string): unknown {
  const bare = withoutClosingMarks(
    source.trim().replace(/^(?:\/\*|\/\/)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, ''),
  );
  for (const repair of [asIs, repaired, unescaped]) {
    try {
      return JSON.parse(repair(bare));
    } catch {
      // The next repair may do.
    }
  }
  return undefined;
}

/** No real page has longer runs of space before a closing mark; looking back over any length would take quadratic time. */
const TAIL_CHARACTERS = 200;

/** The text without a closing comment or CDATA mark and a final semicolon. */
function withoutClosingMarks(text: string): string {
  const tail = text
    .slice(-TAIL_CHARACTERS)
    .replace(/(?:\/\*|\/\/)?\s*(?:-->|\]\]>)\s*(?:\*\/)?\s*$/, '')
    .replace(/;\s*$/, '');
  return text.slice(0, -TAIL_CHARACTERS) + tail;
}

const asIs = (text: string) => text;

/** One pass that follows strings, so that nothing inside a string is mistaken for syntax. */
function repaired(text: string): string {
  const out: string[] = [];
  let inString = false;
  let from = 0;
  const replace = (at: number, length: number, by: string) => {
    out.push(text.slice(from, at), by);
    from = at + length;
  };
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x22) inString = false;
      else if (code < 0x20) replace(i, 1, code === 0x0a ? '\\n' : ' ');
      else if (code === 0x5c) {
        if (!/["\\/bfnrtu]/.test(text[i + 1] ?? '')) replace(i, 1, '');
        else i += 1;
      }
    } else if (code === 0x22) inString = true;
    else if (code === 0x2c) {
      let next = i + 1;
      while (next < text.length && text.charCodeAt(next) <= 0x20) next += 1;
      if (text[next] === '}' || text[next] === ']' || text[next] === ',') {
        replace(i, 1, '');
        if (text[next] !== ',') i = next;
      }
    }
  }
  out.push(text.slice(from));
  return out.join('');
}

const unescaped = (text: string) => repaired(text.replace(/&quot;|&#34;/g, '"').replace(/&amp;/g, '&'));

/** Hostile pages and responses from which a reader could derive far more data than they contain. */

export interface HostileAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const long = (characters: number) => `https://news.example/${'a'.repeat(characters)}`;
const script = (source: string) => ({ body: `<script>${source}</script>` });

function doubling(times: number, step: (name: string) => string): string {
  const lines = Array.from({ length: times }, (_, i) => `var a${i + 1}=${step(`a${i}`)};`).join('');
  return `var a0="https://x.example/aaaaaaaa";${lines}location=a${times}`;
}

export const HOSTILE_DERIVED: Readonly<Record<string, HostileAnswer>> = {
  'doubling by a sum': script(doubling(22, (name) => `${name}+${name}`)),
  'doubling without an end': script(doubling(400, (name) => `${name}+${name}`)),
  'doubling by concat': script(doubling(26, (name) => `${name}.concat(${name})`)),
  'doubling by a template': script(doubling(26, (name) => `\`\${${name}}\${${name}}\``)),
  'doubling by join': script(doubling(26, (name) => `[${name},${name}].join("")`)),
  'doubling by replaceAll': script(doubling(12, (name) => `${name}.replaceAll("a",${name})`)),
  'doubling by encoding': script(doubling(40, (name) => `encodeURIComponent(${name}+"%")`)),
  braces: script('{'.repeat(19_000)),
  'matched braces': script('{'.repeat(9_000) + '}'.repeat(9_000)),
  brackets: script(`location=${'['.repeat(19_000)}`),
  parentheses: script(`location=${'('.repeat(9_000)}"/a"${')'.repeat(9_000)}`),
  negations: script(`${'!'.repeat(19_000)}function(){location="/a"}()`),
  assignments: { body: `<script>${'location='.repeat(2_100)}</script>`.repeat(5) },
  tries: { body: `<script>${'try{'.repeat(4_700)}</script>`.repeat(5) },
  functions: { body: `<script>${'function f(){('.repeat(1_300)}</script>`.repeat(5) },
  'calls that call twice': script(
    `${Array.from({ length: 300 }, (_, i) => `function f${i}(){f${i + 1}();f${i + 1}()}`).join('')}f0()`,
  ),
  'a long Refresh': { body: `<meta http-equiv=refresh content="0;url=${long(900_000)}">` },
  'a long Refresh header': { headers: { refresh: `0;url=${long(12_000)}` } },
  'a long Location': { status: 302, headers: { location: long(12_000) } },
  'a Location that grows by encoding': { status: 302, headers: { location: `/${'<'.repeat(8_000)}` } },
  'a long frame': { body: `<frameset><frame src="${long(900_000)}"></frameset>` },
  'a long form': {
    body: `<form action="https://news.example/x"><input name=a value="${'%'.repeat(7_000)}"><input name=b value="${'<'.repeat(7_000)}"></form><script>document.forms[0].submit()</script>`,
  },
  'a long canonical': {
    body: `<html amp><link rel=canonical href="${long(900_000)}"><p>${'The ferry sails at noon. '.repeat(60)}</p>`,
  },
  'a long picture and title': {
    body: `<meta property=og:image content="${long(900_000)}"><title>${'a'.repeat(900_000)}</title><meta property=og:title content="${'é'.repeat(900_000)}"><meta name=description content="${'"'.repeat(900_000)}"><p>${'The ferry sails at noon. '.repeat(60)}</p>`,
  },
  'a long base': {
    body: `<base href="${long(7_900)}/"><meta http-equiv=refresh content="0;url=${'b'.repeat(800)}">`,
  },
  'deep elements': { body: '<div>'.repeat(150_000) },
  'deep JSON-LD': {
    body: `<script type="application/ld+json">${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}</script>`,
  },
};

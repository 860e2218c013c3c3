/**
 * Counts phrases in comments that a native writer would not use, per 100 comment lines of each package. Exits with 1 if a
 * package has more than `MAX_PER_100`. `node scripts/check-comments.mjs --list [FOLDER]` prints all of them. The phrases
 * come from readers' marks. If a reader stumbles over another one, add it with a better wording.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum rate for each package. Never raise one. */
const MAX_PER_100 = { schema: 2, web: 2, api: 2 };

/** A phrase, and what to write instead. */
const PHRASES = [
  [
    /(?<!there )\b(?:is|are|was|were|be) no (?!longer|more|less|matter|one\b|doubt|need)[a-z]+/i,
    'is not a …',
  ],
  [/\bstands? (?!out|by|for\b)/i, 'is'],
  [/\bstanding (?:in|at|on|before|behind|alone)\b/i, 'is, that is'],
  [/\bper cent\b/i, 'percent'],
  [/\bin small letters\b/i, 'in lowercase'],
  [/\bin capitals\b.*\bsmall\b/i, 'uppercase, lowercase'],
  [/\bnothing but\b/i, 'only'],
  [/\b(?:of|on) (?:its|their) own\b/i, 'separate, itself'],
  [/\bfrom which on\b|\bfrom \S+ on\b/i, 'starting at, or more'],
  [/\bbut for\b/i, 'except'],
  [/\b(?:all|anything|everything|nothing|none) but\b/i, 'except'],
  [/\bwhat (?:is|are|was|stands|has|have|it|they|a|the|an)\b[^.]*\b(?:in it|has in it)\b/i, 'a noun'],
  [/\bas it (?:stands|arrived)\b/i, 'as given'],
  [/\b(?:tells?|told) (?:that|which|whether|of|how|what|where)\b/i, 'shows, identifies'],
  [/\bbehind (?:it|them|a|an|the|its|one|this|that)\b/i, 'after'],
  [/\bone a (?:line|kind|row|page|file|word|name)\b/i, 'one per line'],
  [/\ba (?:line|row|page|second|day) each\b/i, 'one per'],
  [/\bso that\b.*\bso that\b/i, 'two sentences'],
  [/;[^;]*;/, 'two sentences'],
  [
    /^\s*(?:\/\*\*|\*|\/\/) What \w+ (?:holds|has|says|tells|knows|stands|speaks|needs|reads)\b/,
    'a noun or a verb: the words of …, reads …',
  ],
  [/\b(?:is|are) (?:to|not to) be\b/i, 'must, must not'],
  [/\bperhaps\b/i, 'possibly, may'],
  [/\b(?:likewise|thereof|therein|hereby|wherein|whereof|thereby)\b/i, 'plain words'],
  [/\bas well\b(?! as)/i, 'also'],
  [/, too\b(?! (?:few|many|much|long|short|small|large|often))/i, 'also'],
  [/\b(?:gives?|hands?) (?:on|back)\b/i, 'returns, passes'],
  [/\b(?:is|are) (?:meant|wished|wanted) (?:for|to|by)\b/i, 'is for'],
  [/\b(?:as|so) (?:many|much|long|far|often) as\b.*\bas (?:many|much|long|far|often)\b/i, 'simplify'],
  [/\b(?:the|a|an) \w+ (?:that|which) (?:there is|there are)\b/i, 'existing'],
  [/\b(?:says?|said) nothing\b/i, 'has no information'],
  [/\b(?:no|any) (?:sign|word|hint|trace) (?:of|for) (?:it|that|this)\b/i, 'plain words'],
  [/\bcan not\b/, 'cannot'],
  [/\b(?:which|that) is why\b/i, 'so'],
  [/\b(?:at|in) the (?:place|spot|moment) (?:where|when|of)\b/i, 'where, when'],
  [/\bmore than (?:one|two) of (?:it|them)\b/i, 'several'],
  [/\b(?:belongs?|goes?) (?:together|in front)\b/i, 'plain words'],
  [/\b(?:is|are) (?:due|owed) to\b/i, 'because'],
  [/\bin (?:it|them) (?:there )?(?:is|are)\b/i, 'has'],
  [/\bthe (?:same|like) (?:holds|goes|is true)\b/i, 'also'],
  [/\bon (?:the|this) (?:one|other) hand\b/i, 'plain words'],
  [/\b(?:a|one) (?:reader|person|human) (?:would|takes|sees|reads)\b/i, 'plain words'],
  [
    /\bhow (?:surely|likely|often|many|much|well|far|long|big|large|sure)\b[^.?]*[;:]/i,
    'a noun: number, share, probability',
  ],
];

const folder = process.argv.includes('--list') ? process.argv[process.argv.indexOf('--list') + 1] : undefined;
const isListing = process.argv.includes('--list');
const counts = new Map();
const files = readdirSync('packages', { recursive: true })
  .map((file) => join('packages', file))
  .filter((file) =>
    /^packages\/\w+\/(?:src|bench|fit|fuzz|gates|test|e2e|faults|build)\/.*\.tsx?$/.test(file),
  )
  .filter((file) => !file.includes('node_modules'))
  .filter((file) => !folder || file.startsWith(folder));
for (const file of files) {
  const own = counts.get(packageOf(file)) ?? { lines: 0, hits: 0 };
  for (const { text, line } of commentLines(readFileSync(file, 'utf8'))) {
    own.lines += 1;
    const found = PHRASES.filter(([pattern]) => pattern.test(text));
    own.hits += found.length;
    if (isListing)
      for (const [pattern, instead] of found)
        console.log(`${file}:${line}: "${pattern.exec(text)?.[0].trim()}" (${instead}) | ${text.trim()}`);
  }
  counts.set(packageOf(file), own);
}
for (const [name, { lines, hits }] of counts) {
  const rate = (100 * hits) / Math.max(1, lines);
  const isMet = rate <= MAX_PER_100[name];
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${name}: ${hits} in ${lines} comment lines, ${rate.toFixed(1)} per 100`,
  );
  if (!isMet && !isListing) process.exitCode = 1;
}

function packageOf(file) {
  return file.split('/')[1];
}

/** Returns the lines of block comments and of comments on their own line. */
function commentLines(source) {
  let isBlock = false;
  return source.split('\n').flatMap((text, i) => {
    const starts = /^\s*\/\*/.test(text) || /^\s*\{\/\*/.test(text);
    const isComment = isBlock || starts || /^\s*\/\//.test(text);
    if (starts) isBlock = true;
    if (isBlock && text.includes('*/')) isBlock = false;
    return isComment && /[a-z]/i.test(text) ? [{ text, line: i + 1 }] : [];
  });
}

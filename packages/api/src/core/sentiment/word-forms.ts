/** Inflected and respelled forms of the English words in the tone tables, so that the tables list each word once. */
import irregularForms from '../../content/tone/irregular-forms.json' with { type: 'json' };

export type VerbForm = 'base' | 's' | 'past' | 'ing';

const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(irregularForms));
/** American spellings of the tables and their British counterparts, as endings or inner letters. */
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/(?<!^.?.?|caps|qu)iz(e|es|ed|ing|ers?|ations?|able)$/, 'is$1'],
  [/yz(e|es|ed|ing)$/, 'ys$1'],
  [
    /(col|fav|hon|tum|arm|clam|glam|lab|hum|rum|harb|vig|splend|neighb|behavi|enamp|endeav|sav|od|val|ard|fl[ao]v)or/,
    '$1our',
  ],
  [/(off|def|lic|pret)ens(e|es)$/, '$1enc$2'],
  [/(cent|theat|lit|met|fib|meag|somb|lust)er(s?)$/, '$1re$2'],
  [/(marv)el(ous)/, '$1ell$2'],
  [/(skil|wil)l(ful)/, '$1$2'],
  [/gray/, 'grey'],
  [/maneuver/, 'manoeuvre'],
  [/(j)udgment/, '$1udgement'],
  [/skeptic/, 'sceptic'],
  [/^mold/, 'mould'],
  [/cozy/, 'cosy'],
  [/plow/, 'plough'],
  [/program$/, 'programme'],
  [/aging/, 'ageing'],
  [/(fulfil|enthral|enrol|instil|distil)l(s?)$/, '$1$2'],
];
const VOWEL = /[aeiou]/;
/** Verbs that double their last consonant: of one syllable, or stressed on the last one. */
const DOUBLING =
  /^(?:qu|[^aeiou])*[aeiou][bdgklmnprtvz]$|(?:(?<!li|vo)mit|(?<![fl])fer|cur|pel|gret|trol|quip|abet|rebel|set|nap|whip|fit|put|cut|run|bid|span|pin|lap|ship|allot|outgun|rebut|trap|wiretap|frog|sandbag|clog|unban|strip|step|debar|disbar|icap|kneecap|stab|outwit|acquit|deter|flop|sin-bin)$/;

/** The four forms of a verb, each with the words that take it; a verb of several words bends its first. */
export function verbForms(lemma: string): [string, VerbForm][] {
  const [first = '', ...rest] = lemma.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const forms: [string, VerbForm][] = [[first, 'base'], ...irregularVerb(first)];
  const has = (form: VerbForm) => forms.some(([, kind]) => kind === form);
  if (!has('s')) forms.push([thirdPerson(first), 's']);
  if (!has('past')) for (const stem of stems(first)) forms.push([pastOf(first, stem), 'past']);
  if (!has('ing')) for (const stem of stems(first)) forms.push([`${dropE(stem)}ing`, 'ing']);
  return withBritish(forms).map(([word, form]) => [`${word}${tail}`, form]);
}

/** A noun and its plural; of several words the last one bends. */
export function nounForms(lemma: string): string[] {
  const at = lemma.lastIndexOf(' ') + 1;
  const [head, last] = [lemma.slice(0, at), lemma.slice(at)];
  const plurals = IRREGULAR.get(last) ?? (last.endsWith('s') && !last.endsWith('ss') ? [] : [pluralOf(last)]);
  return spellings([last, ...plurals]).map((word) => head + word);
}

/** An adjective with its adverb and, when it is short, its comparative and superlative. */
export function adjectiveForms(lemma: string): string[] {
  const forms = [lemma];
  if (lemma.endsWith('y')) forms.push(`${lemma.slice(0, -1)}ily`);
  else if (lemma.endsWith('ic')) forms.push(`${lemma}ally`);
  else if (lemma.endsWith('le')) forms.push(`${lemma.slice(0, -1)}y`);
  else if (!lemma.endsWith('ly')) forms.push(`${lemma}ly`);
  if (lemma.length <= 6 && !/(ed|ing|er|est|ful|ous)$/.test(lemma)) {
    const stem = lemma.endsWith('y') ? `${lemma.slice(0, -1)}i` : dropE(lemma);
    const doubled = /^[^aeiou]*[aeiou][bdgmnt]$/.test(lemma) ? stem + stem.slice(-1) : stem;
    forms.push(`${doubled}er`, `${doubled}est`);
  }
  return spellings(forms);
}

/** American and British spellings of words. */
function spellings(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, ...british(word)]))];
}

function withBritish(forms: readonly [string, VerbForm][]): [string, VerbForm][] {
  return forms.flatMap(([word, form]): [string, VerbForm][] => [
    [word, form],
    ...british(word).map((other): [string, VerbForm] => [other, form]),
  ]);
}

function british(word: string): string[] {
  return BRITISH.flatMap(([pattern, other]) => (pattern.test(word) ? [word.replace(pattern, other)] : []));
}

function irregularVerb(lemma: string): [string, VerbForm][] {
  return (IRREGULAR.get(lemma) ?? []).map((form) => [
    form,
    form.endsWith('ing')
      ? 'ing'
      : form.endsWith('s') && form !== 'was' && !form.endsWith('ss')
        ? 's'
        : 'past',
  ]);
}

function thirdPerson(verb: string): string {
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** The stem as it is and, where English may double its consonant, doubled. */
function stems(verb: string): string[] {
  if (DOUBLING.test(verb)) return [verb + verb.slice(-1)];
  return verb.endsWith('l') && VOWEL.test(verb.at(-2) ?? '') ? [verb, `${verb}l`] : [verb];
}

function pastOf(verb: string, stem: string): string {
  if (stem.endsWith('e')) return `${stem}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
}

function dropE(stem: string): string {
  return /[^eoy]e$/.test(stem) ? stem.slice(0, -1) : stem;
}

function pluralOf(noun: string): string {
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

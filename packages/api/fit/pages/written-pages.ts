/** Pages with texts written for this purpose, by kind: job ads, help, services, obituaries, columns, interviews, village news. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { framed, type GeneratedPage, type PageContent, type SiteQuality } from './page-frame.ts';
import type { RandomChoices } from './random.ts';
import { byline, dayOf, LANGUAGES, type Language } from './texts.ts';

const FOLDER = fileURLToPath(new URL('../data/written-pages/', import.meta.url));
const ARTICLE_KINDS = ['obituary', 'column', 'interview', 'village'] as const;
const OTHER_KINDS = ['job', 'help', 'service'] as const;
/** The line before a text states its language and the path of its page. */
const TEXT_START = /^=== (\S+) (\S+)\n/gm;

export interface WrittenText {
  readonly kind: string;
  readonly isArticle: boolean;
  readonly language: Language;
  readonly path: string;
  readonly lines: readonly string[];
}

/** Reads all texts in the order of their files. */
export function writtenTexts(): WrittenText[] {
  return [
    ...ARTICLE_KINDS.flatMap((kind) => textsOf(kind, true)),
    ...OTHER_KINDS.flatMap((kind) => textsOf(kind, false)),
  ];
}

function textsOf(kind: string, isArticle: boolean): WrittenText[] {
  const parts = readFileSync(`${FOLDER}${kind}.txt`, 'utf8').split(TEXT_START).slice(1);
  return parts.flatMap((code, i) => {
    if (i % 3 !== 0) return [];
    const [path = '', text = ''] = parts.slice(i + 1);
    // Languages without generated text get an English frame.
    const language = LANGUAGES.find((each) => each === code) ?? 'en';
    return [{ kind, isArticle, language, path, lines: text.trim().split('\n') }];
  });
}

/** Generates one page with a written text. All pages of a kind form a group. */
export function writtenPage(text: WrittenText, random: RandomChoices): GeneratedPage {
  const quality: SiteQuality = random.pick(['full', 'plain', 'plain', 'bare']);
  const title = (text.lines[0] ?? '').replace('# ', '');
  const day = dayOf(text.language, random);
  const isDated = random.chance(text.isArticle ? 0.8 : 0.1);
  const isSigned = text.isArticle && random.chance(0.45);
  const head = [...(isSigned ? [byline(text.language, random)] : []), ...(isDated ? [day.printed] : [])];
  const isTyped = quality !== 'bare' && random.chance(text.isArticle ? 0.45 : 0.15);
  const content: PageContent = {
    language: text.language,
    title,
    path: text.path,
    body: markup(text.lines, head.join(' | '), random),
    ...(isTyped && { ogType: text.isArticle ? 'article' : random.pick(['article', 'website']) }),
    ...(quality === 'full' &&
      text.isArticle &&
      isDated && { metas: { 'article:published_time': `${day.iso}T08:00:00Z` } }),
  };
  return {
    ...framed(content, quality, random),
    isArticle: text.isArticle,
    group: `written ${text.kind}`,
  };
}

/** Turns lines into markup. A line that starts with `- ` is an item, one in brackets a button or link, and `**` means bold. */
function markup(lines: readonly string[], head: string, random: RandomChoices): string {
  const isLink = random.chance(0.6);
  const isHeading = random.chance(0.5);
  const parts = lines.map((line, i) => {
    if (line.startsWith('# ')) return `<h1>${line.slice(2)}</h1>${head && `<p>${head}</p>`}`;
    if (line.startsWith('- ')) return `<ul><li>${line.slice(2)}</li></ul>`;
    if (line.startsWith('['))
      return isLink
        ? `<p><a class="btn" href="/next">${line.slice(1, -1)}</a></p>`
        : `<button>${line.slice(1, -1)}</button>`;
    if (line.startsWith('**')) return `<p><strong>${line.slice(2, -2)}</strong></p>`;
    return isHeading && lines[i + 1]?.startsWith('- ') ? `<h2>${line}</h2>` : `<p>${line}</p>`;
  });
  return parts.join('').replaceAll('</ul><ul>', '');
}

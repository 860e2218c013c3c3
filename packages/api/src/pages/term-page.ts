import { escapeHtml } from '@earshot/schema/escape-html';
import { LIBRARY } from '@earshot/schema/help/citations';
import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm, Source } from '@earshot/schema/help/model';
import { sourcePlace } from '@earshot/schema/help/source-address';
import { longDay } from '@earshot/schema/trending/phrasing';
import { docsLayout, HELP_TRAIL } from './docs-layout.ts';
import { link, list, section } from './html-parts.ts';

const TERMS = '/help/terms';

/** Returns the path of a term's page, such as `/help/terms/share-of-voice`. */
export function termPath(term: Pick<GlossaryTerm, 'term' | 'slug'>): string {
  return `${TERMS}/${term.slug ?? termAnchor(term.term)}`;
}

/**
 * Returns the page of one glossary term: plain HTML with title, description, preview and `DefinedTerm` data for search
 * engines.
 * @param origin the site's address, such as `https://earshot.example`, or empty if unknown.
 */
export function termPage(entry: GlossaryTerm, origin: string): string {
  const {
    term,
    plain,
    definition,
    formula,
    standard,
    inEarshot,
    mistakes = [],
    aka,
    related,
    sources = [],
    updated,
  } = entry;
  const description = plain ?? definition;
  const content = [
    `<h1>${escapeHtml(term)}</h1>`,
    `<p>${escapeHtml(entry.category)}. From the ${LIBRARY}.${updated ? ` Last changed ${longDay(updated)}.` : ''} ${link(entryAddress('glossary', termAnchor(term)), 'Cite')}</p>`,
    plain ? `<p><strong>${escapeHtml(plain)}</strong></p>` : '',
    `<p>${escapeHtml(definition)}</p>`,
    formula ? `${section('Formula', formula.text)}${section('Example', formula.example)}` : '',
    section('In the literature', standard),
    section('In Earshot', inEarshot),
    list('Common mistakes', mistakes.map(escapeHtml)),
    list('Also known as', aka.map(escapeHtml)),
    list(
      'Related terms',
      related.map((other) => link(termPath({ term: other }), other)),
    ),
    list('Sources', sources.map(sourceHtml)),
    `<p>${link(entryAddress('glossary', termAnchor(term)), 'Open in the glossary')}. Text: CC BY 4.0.</p>`,
  ].join('\n');
  return docsLayout(term, content, {
    head: headOf(entry, description, origin),
    trail: [...HELP_TRAIL, ['/help/glossary', 'Glossary']],
  });
}

function headOf(entry: GlossaryTerm, description: string, origin: string): string {
  const url = `${origin}${termPath(entry)}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: entry.term,
    description: entry.definition,
    alternateName: entry.aka,
    inDefinedTermSet: `${origin}/help/glossary`,
    url,
  };
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:type" content="article">`,
    `<meta property="og:title" content="${escapeHtml(entry.term)} | Earshot">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    // Without an origin, the address would not be absolute.
    ...(origin === ''
      ? []
      : [`<link rel="canonical" href="${url}">`, `<meta property="og:url" content="${url}">`]),
    // No text can end the element, because `<` is escaped.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ];
  return tags.join('\n');
}

function sourceHtml(source: Source): string {
  const { author, title, year, claim } = source;
  const place = sourcePlace(source);
  const name = place && !place.site ? link(place.href, title) : escapeHtml(title);
  const site = place?.site ? ` ${link(place.href, `Publisher’s site: ${place.site}`)}` : '';
  return `${escapeHtml(author)} (${year ?? 'n.d.'}): <cite>${name}</cite>.${claim ? ` ${escapeHtml(claim)}.` : ''}${site}`;
}

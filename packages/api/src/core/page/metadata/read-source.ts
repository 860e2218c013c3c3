import type { TitleValidation } from '@earshot/schema/analysis-result';
import { firstMeta, type PageScan } from '../html/scan-page.ts';
import type { FoundAuthor } from './author.ts';
import type { Found } from './headline.ts';
import { isObject, type LinkedNode, linkedNames, linkedText, nodeOfType } from './json-ld.ts';
import { metaText } from './meta-text.ts';
import { chooseSiteName } from './site-name.ts';

export interface SourceStatements {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly article: LinkedNode | null;
  readonly titles: TitleValidation;
  readonly author: FoundAuthor | null;
  readonly url: string;
}

/** The name of the publication, and where it was read; names of the author or of a section of the site are not accepted. */
export function readSource({ scan, nodes, article, titles, author, url }: SourceStatements): Found | null {
  const website = nodeOfType(nodes, /^WebSite$/);
  const sections = [
    ...linkedNames(article?.values.articleSection),
    ...(scan.metas.get('article:section') ?? []),
  ];
  return chooseSiteName({
    url,
    ogSiteName: metaText(firstMeta(scan, ['og:site_name'])?.value),
    publisherName: publisherName(article),
    websiteName: website && linkedText(website.values.name),
    applicationName: firstMeta(scan, ['application-name', 'apple-mobile-web-app-title'])?.value ?? null,
    logos: scan.logos,
    titleText: titles.titleText,
    ogTitle: titles.ogTitle,
    hints: nameHints(scan, nodes),
    notNames: [...(author && author.kind !== 'organization' ? [author.value] : []), ...sections],
  });
}

const NAME_METAS = (
  'al:ios:app_name al:android:app_name twitter:app:name:iphone twitter:app:name:googleplay publisher dc.publisher ' +
  'dcterms.publisher copyright article:publisher twitter:site'
).split(' ');

function nameHints(scan: PageScan, nodes: readonly LinkedNode[]): string[] {
  const organizations = nodes
    .filter((node) => node.types.some((type) => /Organization$/.test(type)))
    .slice(0, 20)
    .flatMap((node) => linkedText(node.values.name) ?? []);
  return [...organizations, ...NAME_METAS.flatMap((name) => scan.metas.get(name)?.slice(0, 1) ?? [])];
}

function publisherName(article: LinkedNode | null): string | null {
  const publisher = article?.values.publisher;
  const first = Array.isArray(publisher) ? publisher[0] : publisher;
  return isObject(first) ? linkedText(first.name) : linkedText(first);
}

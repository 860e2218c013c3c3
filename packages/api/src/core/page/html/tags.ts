/** Element names grouped by the HTML parsing rules that affect text. */

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const VOID = set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);

/** Phrasing elements whose end tag never closes a block. */
export const INLINE = set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i ins del kbd label mark nobr q s samp small span strike strong sub sup time tt u var',
);

/**
 * Elements that limit end tags: inside such an element, an end tag closes nothing outside it, unless it is for an element in
 * this set.
 */
export const SCOPE = set('table td th tr tbody thead tfoot caption html body template object iframe svg');

/** Elements that end a run of text. Unknown elements are inline, as in browsers. */
export const BLOCK = set(
  '#root address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav noscript ol p pre search section summary table tbody td tfoot th thead tr ul amp-accordion',
);

export const HEADING = set('h1 h2 h3 h4 h5 h6');

/** Elements whose text is not part of the page's text. */
export const SKIPPED = set(
  'script style template noscript head title svg math iframe object embed applet select option button input textarea datalist canvas audio video map rt rp noframes meter progress amp-ad amp-embed amp-analytics amp-sidebar',
);

const P = set('p');
const HEADINGS_AND_P = set('h1 h2 h3 h4 h5 h6 p');
const ROWS = set('td th tr p li');

/** Maps the name of a start tag to the elements that it implicitly closes if they are the innermost open ones. */
export const CLOSED_BY_OPENING: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...'address article aside blockquote details dialog div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul center menu hgroup'
    .split(' ')
    .map((tag): [string, ReadonlySet<string>] => [tag, P]),
  ...'h1 h2 h3 h4 h5 h6'.split(' ').map((tag): [string, ReadonlySet<string>] => [tag, HEADINGS_AND_P]),
  ['li', set('li p')],
  ['dd', set('dd dt p')],
  ['dt', set('dd dt p')],
  ['tr', ROWS],
  ['td', set('td th p')],
  ['th', set('td th p')],
  ['tbody', set('tbody thead tfoot tr td th p')],
  ['thead', set('tbody thead tfoot tr td th p')],
  ['tfoot', set('tbody thead tfoot tr td th p')],
  ['option', set('option')],
  ['optgroup', set('option optgroup')],
  ['a', set('a')],
  ['rt', set('rt rp')],
  ['rp', set('rt rp')],
  ['body', set('head')],
]);

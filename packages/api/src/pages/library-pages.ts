/** Pages of the learning library without scripts: terms for search engines, sheets for printing, quizzes for learning platforms. */
import { escapeHtml } from '@earshot/schema/escape-html';
import { LIBRARY, sourcePlace } from '@earshot/schema/help/citations';
import { entryAddress, SHEETS, termAnchor } from '@earshot/schema/help/library-place';
import type { Framework, GlossaryTerm, Quiz, QuizQuestion, Source } from '@earshot/schema/help/model';
import { SAMPLE_PAGE } from '@earshot/schema/help/sample-set';
import { ROUTES } from '@earshot/schema/routes';
import { longDay } from '@earshot/schema/trending/phrasing';
import { library } from '../content/library.data.ts';
import { docsLayout, HELP_TRAIL, link, list, section } from './docs-pages.ts';
import { type FileAt, pageAt } from './page-files.ts';

const { frameworks, glossary, quizzes } = library;

/** Returns the pages of terms, the sheets of frameworks and quizzes, and the list of all addresses for search engines. */
export function libraryFiles(): FileAt[] {
  return [
    ...glossary.map((term) => pageAt(termPath(term), (origin) => termPage(term, origin))),
    ...frameworks.map((framework) => pageAt(`${SHEETS}/${framework.slug}`, frameworkSheet(framework))),
    ...quizzes.flatMap((quiz): FileAt[] => {
      const saveAs = `${quiz.slug}.moodle.xml`;
      const moodle = { type: 'application/xml', body: moodleQuiz(quiz), saveAs };
      return [pageAt(`${SHEETS}/${quiz.slug}`, quizSheet(quiz)), [`${SHEETS}/${saveAs}`, moodle]];
    }),
    ['/sitemap.xml', { type: 'application/xml', body: sitemap }],
  ];
}

function sitemap(origin: string): string {
  const paths = [
    ...Object.values(ROUTES)
      .map(({ path, status }) => (status === 200 && !/[:*]/.test(path) ? path : ''))
      .filter((path) => path !== ''),
    ...frameworks.map(({ slug }) => `/help/frameworks/${slug}`),
    ...glossary.map(termPath),
    ...[...frameworks, ...quizzes].map(({ slug }) => `${SHEETS}/${slug}`),
    SAMPLE_PAGE,
  ];
  const rows = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

const TERMS = '/help/terms';

function termPath(term: Pick<GlossaryTerm, 'term' | 'slug'>): string {
  return `${TERMS}/${term.slug ?? termAnchor(term.term)}`;
}

/** The page of one term, with preview and `DefinedTerm` data for search engines. `origin` is empty if it is unknown. */
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

/** The steps without their explanations, and one measure per level. */
export function frameworkSheet(framework: Framework): string {
  const {
    slug,
    name,
    whenToUse,
    whenNotToUse,
    keyComponents,
    steps,
    measures,
    tips,
    sources = [],
  } = framework;
  const pitfall = tips.find((tip) => tip.startsWith('Pitfall:'));
  const levels = measures
    ? [
        ['Outputs', measures.outputs[0]],
        ['Out-takes', measures.outTakes[0]],
        ['Outcomes', measures.outcomes[0]],
        ['Impact', measures.impact[0]],
      ].map(([level = '', first = '']) => `${level}: ${first}`)
    : [];
  const content = [
    `<h1>${escapeHtml(name)}</h1>`,
    section('When to use', whenToUse),
    section('When not to use', whenNotToUse),
    list('Parts', keyComponents.map(escapeHtml)),
    list(
      'Steps',
      steps.map((step) => escapeHtml(step.split(' You get: ')[0] ?? step)),
      'ol',
    ),
    list('Measures, one for each level', levels.map(escapeHtml)),
    section('Watch out', pitfall?.replace('Pitfall: ', '')),
    `<p>Based on ${escapeHtml(sources.map(({ author, year }) => `${author} (${year ?? 'n.d.'})`).join('; '))}. Earshot Learning Library, <a href="/help/frameworks/${slug}">/help/frameworks/${slug}</a>. CC BY 4.0.</p>`,
  ].join('\n');
  return docsLayout(`${name} on one page`, `<div class="sheet">${content}</div>`, {
    trail: [...HELP_TRAIL, [`/help/frameworks/${slug}`, escapeHtml(name)]],
  });
}

const LETTERS = 'ABCD';

export function quizSheet({ slug, title, questions = [] }: Quiz): string {
  const asked = questions.map(
    ({ question, options, practice }) =>
      `<li><p>${escapeHtml(question)}${practice ? ` (${escapeHtml(practice.label)}: /help/data)` : ''}</p><ol type="A">${options.map((option) => `<li>${escapeHtml(option)}</li>`).join('')}</ol></li>`,
  );
  const key = questions.map(
    ({ answer, explanation }) =>
      `<li><strong>${LETTERS[answer] ?? ''}</strong> ${escapeHtml(explanation)}</li>`,
  );
  return docsLayout(
    `${title}: questions and key`,
    `<div class="sheet"><h1>${escapeHtml(title)}</h1>
<p>Name: ____________________ Date: ____________ Score: ____ of ${questions.length}</p>
<ol class="questions">${asked.join('\n')}</ol>
<h1 class="next-sheet">Key: ${escapeHtml(title)}</h1>
<ol>${key.join('\n')}</ol>
<p>Earshot Learning Library, /help/quizzes#${slug}. CC BY 4.0.</p></div>`,
    { trail: [...HELP_TRAIL, ['/help/quizzes', 'Interactive Quizzes']] },
  );
}

/** Moodle's XML format (docs.moodle.org): one correct answer worth one point, and the note on each option as feedback. */
export function moodleQuiz({ title, questions = [] }: Quiz): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category>${text(`$course$/top/${title.replaceAll('/', ' ')}`)}</category></question>
${questions.map((question, index) => questionXml(question, `${title} ${index + 1}`)).join('\n')}
</quiz>
`;
}

function questionXml(
  { question, options, answer, explanation, optionNotes = [] }: QuizQuestion,
  name: string,
): string {
  const answers = options.map(
    (option, index) =>
      `<answer fraction="${index === answer ? 100 : 0}" format="plain_text">${text(option)}<feedback format="plain_text">${text(optionNotes[index] ?? '')}</feedback></answer>`,
  );
  return `<question type="multichoice">
<name>${text(name)}</name>
<questiontext format="plain_text">${text(question)}</questiontext>
<generalfeedback format="plain_text">${text(explanation)}</generalfeedback>
<defaultgrade>1</defaultgrade>
<penalty>0</penalty>
<hidden>0</hidden>
<single>true</single>
<shuffleanswers>1</shuffleanswers>
<answernumbering>ABCD</answernumbering>
${answers.join('\n')}
</question>`;
}

function text(content: string): string {
  return `<text>${escapeHtml(content)}</text>`;
}

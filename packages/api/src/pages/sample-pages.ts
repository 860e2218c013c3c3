import { csvTable } from '@earshot/schema/csv-table';
import { escapeHtml } from '@earshot/schema/escape-html';
import { exerciseAddress } from '@earshot/schema/help/library-place';
import {
  CODED_ARTICLES,
  type Exercise,
  headlineLine,
  MATERIALS,
  SAMPLE_PAGE,
  SAMPLE_POST,
  type SampleArticle,
  type SampleSet,
  sampleAddress,
} from '@earshot/schema/help/sample-set';
import { sampleSet } from '../content/samples/sample-set.ts';
import { docsLayout, HELP_TRAIL, link, list } from './docs-pages.ts';
import { type FileAt, pageAt } from './page-files.ts';

/** The practice data set: a page that describes it, and its files. */
export function sampleFiles(): FileAt[] {
  const files = setFiles(sampleSet);
  return [
    pageAt(SAMPLE_PAGE, samplePage(sampleSet, files)),
    ...files.map(({ name, type, body }): FileAt => {
      const isShown = name.endsWith('.json');
      return [`${SAMPLE_PAGE}/${name}`, { type, body, ...(!isShown && { saveAs: name }) }];
    }),
  ];
}

function samplePage(
  { articles, headlines, posts, codebook, exercises, license }: SampleSet,
  files: readonly SampleFile[],
) {
  const tools = [
    [sampleAddress('coverage'), `All ${articles.length} articles as a coverage list`],
    [sampleAddress('coding'), 'The 30 articles of the coding exercise as a coverage list'],
    [sampleAddress('headlines'), `${headlines.length} headlines in the Trending Analyzer`],
    [sampleAddress('article-09'), 'One article: the inquiry into the fuel leak'],
    [sampleAddress(SAMPLE_POST), 'One post as a screenshot: a council member demands answers'],
  ] as const;
  const description = `${articles.length} fictional articles, ${headlines.length} headlines and ${posts.length} posts about a ferry company, with a codebook and the codes of two people, free to use in class.`;
  return docsLayout(
    'Exercises and practice data',
    `<h1>Exercises and practice data</h1>
<p>${description} Every person, company and outlet in it is fictional.</p>
<h2 id="exercises">Exercises</h2>
${exercises.map(exerciseItem).join('\n')}
${list(
  'Open it in Earshot',
  tools.map(([address, text]) => link(address, text)),
)}
${list(
  'Download',
  files.map(({ name, text }) => `${link(`${SAMPLE_PAGE}/${name}`, name)}: ${escapeHtml(text)}`),
)}
<p>License: ${link('https://creativecommons.org/licenses/by/4.0/', license)}. Name Earshot and link to this page.</p>
<h2 id="codebook">${MATERIALS.codebook.title}</h2>
${codebook.map(codebookTable).join('\n')}
<h2 id="codes">${MATERIALS.codes.title}</h2>
<p>The articles are in the order of the coverage list. The codes for relevance and prominence are in ${link(`${SAMPLE_PAGE}/labels.csv`, 'labels.csv')}.</p>
${codesTable(articles)}
<p>Two people coded the articles. The exercise: ${link(exerciseAddress('exercise-code-30-articles'), 'Code these 30 articles, then compare with Earshot')}.</p>`,
    { head: `<meta name="description" content="${escapeHtml(description)}">`, trail: HELP_TRAIL },
  );
}

function exerciseItem({ slug, label, task, expected, sample, materials = [], playbook }: Exercise): string {
  return `<h3>${escapeHtml(label)}</h3>
<p>${escapeHtml(task)}</p>
${
  materials.length === 0
    ? ''
    : `<p>You need: ${materials.map((name) => link(MATERIALS[name].address, MATERIALS[name].title)).join(', ')}.</p>
`
}<p>${link(sampleAddress(sample, slug), `Open the exercise in Earshot: ${label}`)}</p>
<p>What should come out: ${escapeHtml(expected)}</p>
<p>From the playbook ${link(exerciseAddress(slug), playbook)}.</p>`;
}

function codebookTable({ name, question, codes }: SampleSet['codebook'][number]): string {
  const rows = codes.map(
    ({ code, rule }) => `<tr><th scope="row">${code}</th><td>${escapeHtml(rule)}</td></tr>`,
  );
  return `<h3>${escapeHtml(name)}</h3>\n<p>${escapeHtml(question)}</p>\n<table>${rows.join('')}</table>`;
}

function codesTable(articles: readonly SampleArticle[]): string {
  const rows = articles.map(({ headline, coderA, coderB }) => {
    const codes = [coderA.message, coderB.message, coderA.tone, coderB.tone];
    return `<tr><th scope="row">${escapeHtml(headline)}</th>${codes.map((code) => `<td>${code}</td>`).join('')}</tr>`;
  });
  const heads = ['Article', 'Message, coder A', 'Message, coder B', 'Tone, coder A', 'Tone, coder B'];
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

interface SampleFile {
  readonly name: string;
  readonly text: string;
  readonly type: string;
  readonly body: string;
}

const CODES = ['relevant', 'message', 'tone', 'prominence'] as const;

export function setFiles(set: SampleSet): readonly SampleFile[] {
  const { headlines, posts } = set;
  return [
    {
      name: 'practice-set.json',
      text: 'Everything in one file',
      type: 'application/json',
      body: JSON.stringify(set),
    },
    ...articleFiles(set),
    {
      name: 'headlines.txt',
      text: `${headlines.length} headlines, one per line`,
      type: 'text/plain; charset=utf-8',
      body: `${headlines.map(headlineLine).join('\n')}\n`,
    },
    csvFile(
      'headlines.csv',
      'The headlines with the story that each belongs to',
      ['id', 'date', 'outlet', 'headline', 'story'],
      headlines,
    ),
    csvFile(
      'posts.csv',
      `${posts.length} social posts with the tone that a person gave them`,
      ['id', 'date', 'author', 'handle', 'text', 'likes', 'tone'],
      posts,
    ),
    csvFile(
      'codebook.csv',
      'The codebook: four questions, their codes and rules',
      ['name', 'question', 'code', 'rule'],
      set.codebook.flatMap(({ codes, ...entry }) => codes.map((code) => ({ ...entry, ...code }))),
    ),
  ];
}

function articleFiles({ articles }: SampleSet): SampleFile[] {
  const coded = articles.slice(0, CODED_ARTICLES);
  const noCodes = { relevant: '', message: '', tone: '', prominence: '' };
  return [
    csvFile(
      'articles.csv',
      `${articles.length} articles with their texts`,
      ['id', 'date', 'outlet', 'headline', 'text'],
      articles,
    ),
    csvFile(
      'coding-sheet.csv',
      `The first ${coded.length} articles with empty columns for your codes`,
      ['id', 'headline', 'text', ...CODES],
      coded.map((article) => ({ ...article, ...noCodes })),
    ),
    csvFile(
      'labels.csv',
      `The codes of two people for all ${articles.length} articles`,
      ['id', ...CODES.flatMap((code) => [`${code}_a`, `${code}_b`])],
      articles.map(({ id, coderA, coderB }) => {
        const codes = CODES.map((code) => ({ [`${code}_a`]: coderA[code], [`${code}_b`]: coderB[code] }));
        return Object.assign({ id }, ...codes);
      }),
    ),
  ];
}

function csvFile<Column extends string>(
  name: string,
  text: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): SampleFile {
  const cells = rows.map((row) => columns.map((column) => row[column]));
  return { name, text, type: 'text/csv; charset=utf-8', body: csvTable([columns, ...cells]) };
}

import { csvTable } from '@earshot/schema/csv-table';
import { CODED_ARTICLES, headlineLine, type SampleSet } from '@earshot/schema/help/sample-set';

/** A file of the practice set, ready to be sent. */
export interface SampleFile {
  readonly name: string;
  /** Description of its content on the page about the set. */
  readonly text: string;
  readonly mediaType: string;
  readonly body: string;
}

const CODES = ['relevant', 'message', 'tone', 'prominence'] as const;

/** Returns the files that make up the downloads of the practice set. */
export function sampleFiles(set: SampleSet): readonly SampleFile[] {
  const { headlines, posts } = set;
  return [
    {
      name: 'practice-set.json',
      text: 'Everything in one file',
      mediaType: 'application/json',
      body: JSON.stringify(set),
    },
    ...articleFiles(set),
    {
      name: 'headlines.txt',
      text: `${headlines.length} headlines, one per line`,
      mediaType: 'text/plain; charset=utf-8',
      body: `${headlines.map(headlineLine).join('\n')}\n`,
    },
    csvFile('headlines.csv', 'The headlines with the story that each belongs to', [
      ['id', 'date', 'outlet', 'headline', 'story'],
      ...headlines.map(({ id, date, outlet, headline, story }) => [id, date, outlet, headline, story]),
    ]),
    csvFile('posts.csv', `${posts.length} social posts with the tone that a person gave them`, [
      ['id', 'date', 'author', 'handle', 'text', 'likes', 'tone'],
      ...posts.map((post) => [
        post.id,
        post.date,
        post.author,
        post.handle,
        post.text,
        post.likes,
        post.tone,
      ]),
    ]),
    csvFile('codebook.csv', 'The codebook: four questions, their codes and rules', [
      ['name', 'question', 'code', 'rule'],
      ...set.codebook.flatMap(({ name, question, codes }) =>
        codes.map(({ code, rule }) => [name, question, code, rule]),
      ),
    ]),
  ];
}

function articleFiles({ articles }: SampleSet): SampleFile[] {
  const coded = articles.slice(0, CODED_ARTICLES);
  return [
    csvFile('articles.csv', `${articles.length} articles with their texts`, [
      ['id', 'date', 'outlet', 'headline', 'text'],
      ...articles.map(({ id, date, outlet, headline, text }) => [id, date, outlet, headline, text]),
    ]),
    csvFile('coding-sheet.csv', `The first ${coded.length} articles with empty columns for your codes`, [
      ['id', 'headline', 'text', ...CODES],
      ...coded.map(({ id, headline, text }) => [id, headline, text, ...CODES.map(() => '')]),
    ]),
    csvFile('labels.csv', `The codes of two people for all ${articles.length} articles`, [
      ['id', ...CODES.flatMap((code) => [`${code}_a`, `${code}_b`])],
      ...articles.map(({ id, coderA, coderB }) => [
        id,
        ...CODES.flatMap((code) => [coderA[code], coderB[code]]),
      ]),
    ]),
  ];
}

function csvFile(name: string, text: string, rows: readonly (readonly (string | number)[])[]): SampleFile {
  return { name, text, mediaType: 'text/csv; charset=utf-8', body: csvTable(rows) };
}

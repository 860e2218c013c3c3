import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { formsOf, playbookSections } from './entry-sections.ts';
import { writeFormsDocx } from './write-forms-docx.ts';
import { sheetNames, writeFormsXlsx } from './write-forms-xlsx.ts';

const FORMS = formsOf(
  'The Report',
  'report',
  playbookSections({
    id: 'p',
    slug: 'report',
    title: 'The Report',
    description: '',
    tags: [],
    template: 'COVERAGE REPORT\nFinding:  <one & only>',
    roles: { title: 'RACI', columns: ['Task', 'Analyst'], rows: [['Code', 'R']] },
    tableTemplates: [{ title: 'Evidence', columns: ['Measure', 'This month'], rows: [['Stories', '']] }],
  }),
);

describe('templates as files', () => {
  it('the Word file has every line of the templates and every cell of the tables', async () => {
    const blob = await writeFormsDocx(FORMS);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const [, document = new Uint8Array()] =
      Object.entries(files).find(([name]) => name === 'word/document.xml') ?? [];
    const xml = strFromU8(document);
    for (const text of [
      'The Report',
      'Finding:  &lt;one &amp; only&gt;',
      'RACI',
      'Analyst',
      'This month',
      'CC BY 4.0',
    ])
      expect(xml).toContain(text);
  });

  it('the Excel file has a sheet for each table', async () => {
    const blob = await writeFormsXlsx(FORMS);
    const sheets = await readExcelFile(blob);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['RACI', 'Evidence']);
    expect(sheets[0]?.data.slice(0, 2)).toEqual([
      ['Task', 'Analyst'],
      ['Code', 'R'],
    ]);
  });
});

describe('sheetNames', () => {
  it('returns unique names that Excel accepts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 50 }), { maxLength: 9 }), (titles) => {
        const names = sheetNames([...titles, ...titles]);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^[^\\/?*[\]:]{1,31}$/s);
      }),
    );
  });
});

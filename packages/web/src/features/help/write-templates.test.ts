import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { playbookSections } from './entry-sections.ts';
import { writeTemplates } from './write-templates.ts';

const SECTIONS = playbookSections({
  id: 'p',
  slug: 'report',
  title: 'The Report',
  description: '',
  tags: [],
  template: 'COVERAGE REPORT\nFinding:  <one & only>',
  roles: { title: 'RACI', columns: ['Task', 'Analyst'], rows: [['Code', 'R']] },
  tableTemplates: [{ title: 'Evidence', columns: ['Measure', 'This month'], rows: [['Stories', '']] }],
});

describe('templates as files', () => {
  it('the Word file has every line of the templates and every cell of the tables', async () => {
    const blob = await writeTemplates('The Report', SECTIONS);
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
});

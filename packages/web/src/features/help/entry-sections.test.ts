import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { deepFramework, framework } from '../../../test/library.ts';
import { writeDocx } from '../../lib/blocks/write-docx.ts';
import { frameworkMarkdown, playbookSections, splitStructure, templateBlocks } from './entry-sections.ts';

describe('splitStructure', () => {
  it('#301 finds the tables between the lines of text', () => {
    expect(splitStructure('Objective:\n\n| Kind | Cost |\n|------|:----:|\n| Paid |      |\n\nEnd')).toEqual([
      'Objective:',
      { columns: ['Kind', 'Cost'], rows: [['Paid', '']] },
      'End',
    ]);
  });

  it.each(['\r\n', '\u00a0\n'])('#301 finds a table whose lines end with %j', (end) => {
    expect(splitStructure(['| Kind | Cost |', '|------|------|', '| Paid | 3 |', ''].join(end))).toEqual([
      { columns: ['Kind', 'Cost'], rows: [['Paid', '3']] },
    ]);
  });

  it.each([
    'Pier | Tide\n---- | ----',
    '| Kind | Cost |\n| Paid | 3 |',
    '| Kind |\n|------|',
    '  high |  x |\n       |----|',
    'Plan\n| Kind |\n| Paid |\n| Owned |',
  ])('#301 keeps %j as text', (text) => {
    expect(splitStructure(text)).toEqual([text]);
  });

  it('an empty template has no parts', () => {
    expect(splitStructure('')).toEqual([]);
  });
});

describe('frameworkMarkdown', () => {
  it('#308 contains everything that the page shows', () => {
    expect(frameworkMarkdown(framework())).toBe(`# Harbour Model

Sorts messages by the pier they leave from.

- Category: Strategy & Planning
- Time to Implement: 2 days
- Difficulty: beginner
- Tags: planning, channels, budget, teams, audit

## When to Use

When every boat sails at once.

## Key Components

- Pier: where a message starts.
- Tide: when it may leave.

## Framework Structure

\`\`\`text
Pier | Tide
---- | ----
\`\`\`

## Implementation Steps

1. List the piers.
2. Mark the tides.

## Expected Outcomes

- Fewer collisions.
- A shared timetable.

## Tips for Success

- Start with one pier.
- Keep the log short.
`);
  });

  it('#308 also contains the depth of an entry', () => {
    const text = frameworkMarkdown(deepFramework());
    for (const block of [
      '## When Not to Use\n\nWhen there is one boat.',
      '1. **Count.** They counted the piers.',
      'Pier plan\n\n| Pier | Tide |\n| --- | --- |\n| North |  |',
      '| Outcomes: what people think or do differently | trips |',
      '1. Which pier first? **Answer:** The nearest.',
      '- Harbour Board (1999): _Piers_. First edition.',
      'Last reviewed: November 2026',
    ])
      expect(text).toContain(block);
  });

  it('#308 leaves out empty parts and uses the defaults of the page', () => {
    const text = frameworkMarkdown(
      framework({ tags: [], tips: [], structure: '', difficulty: undefined, timeToImplement: undefined }),
    );
    expect(text).not.toMatch(/Tags|Tips for Success|Framework Structure/);
    expect(text).toContain('- Time to Implement: Quick read\n- Difficulty: All levels');
  });

  it('text is not treated as formatting, and a template with backticks stays one block', () => {
    const text = frameworkMarkdown(framework({ name: 'A *bold* <b> name', structure: 'x\n```\ny' }));
    expect(text).toContain('# A \\*bold\\* \\<b\\> name');
    expect(text).toContain('````text\nx\n```\ny\n````');
  });
});

it('a Word file of templates has every text and every table, and names the license', async () => {
  const sections = playbookSections({
    id: 'p',
    slug: 'report',
    title: 'The Report',
    description: '',
    tags: [],
    template: 'COVERAGE REPORT\nFinding:  <one & only>',
    roles: { title: 'RACI', columns: ['Task', 'Analyst'], rows: [['Code', 'R']] },
    tableTemplates: [{ title: 'Evidence', columns: ['Measure', 'This month'], rows: [['Stories', '']] }],
  });
  const blocks = templateBlocks('The Report', sections);
  const file = await writeDocx(blocks, { title: 'The Report' });
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(strFromU8(xml ?? new Uint8Array())).toContain('Finding:  &lt;one &amp; only&gt;');
  expect(blocks).toEqual([
    { kind: 'title', text: 'The Report' },
    { kind: 'heading', text: 'The Report' },
    { kind: 'text', content: 'COVERAGE REPORT\nFinding:  <one & only>', isForm: true },
    { kind: 'heading', text: 'RACI' },
    { kind: 'table', heads: ['Task', 'Analyst'], rows: [{ cells: [['Code'], ['R']] }] },
    { kind: 'heading', text: 'Evidence' },
    { kind: 'table', heads: ['Measure', 'This month'], rows: [{ cells: [['Stories'], ['']] }] },
    { kind: 'text', content: 'Earshot Learning Library, CC BY 4.0' },
  ]);
});

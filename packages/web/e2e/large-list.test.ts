import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { coverageJson } from '../src/features/coverage/book/list-shape.ts';
import { sheetOf } from '../test/build-sheet.ts';
import { coverageEntry, coverageList, coverageRow } from '../test/coverage.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const ROWS = 5_000;
const it = stageTest(async () => ({}));

it('5,000 rows of a workbook are imported, and as many articles are written as Excel', async ({ stage }) => {
  const { page, troubles } = await openPage(stage, { acceptDownloads: true });
  await goTo(page, '/');
  await page.getByRole('button', { name: /^Many articles/ }).click();
  await page.getByText('Import, pasted text, key messages, keyword sets').click();
  await page.getByText('Import a table or a feed').click();
  await page
    .getByLabel('Open a table')
    .setInputFiles({ name: 'clips.xlsx', mimeType: '', buffer: Buffer.from(sheetOf(ROWS)) });
  await page.getByText('5,000 articles found.').waitFor();

  const rows = Array.from({ length: ROWS }, (_, id) =>
    coverageRow(id, {
      entry: coverageEntry({ headline: `Ferry ${id} opens`, url: `https://news.example/${id}` }),
    }),
  );
  const json = coverageJson(coverageList(...rows), new Date());
  await page
    .getByLabel('Open saved list')
    .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(json) });
  await page.getByRole('button', { name: /^More: The report/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  expect(troubles).toEqual([]);
});

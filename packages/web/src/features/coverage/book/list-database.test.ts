import { expect, it } from 'vitest';
import { createListDatabase } from './list-database.ts';

/** A database as its first version created it, with one list. */
async function firstVersion(list: object, rows: readonly object[]): Promise<void> {
  const request = indexedDB.open('earshot', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('lists', { keyPath: 'id' }).put(list);
    const store = request.result.createObjectStore('rows', { keyPath: ['list', 'id'] });
    for (const row of rows) store.put(row);
  };
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  request.result.close();
}

it('a list stored before tiers, pictures and labels of tones opens with everything that it has', async () => {
  const sentence = {
    section: 'headline',
    text: 'Alpha sails',
    marks: [{ start: 0, end: 5 }],
    tone: 0.5,
    words: [],
  };
  const figures = {
    keyword: 'Alpha',
    mentions: 2,
    inHeadline: true,
    tone: 0.5,
    clear: 1,
    evidence: [sentence],
  };
  const entry = {
    ...{ type: 'article', outlet: 'Ledger', headline: 'Alpha sails', url: 'https://news.example/1' },
    ...{ date: '2026-03-04', summary: 'It sails.', words: 80, keywords: [figures], methodVersion: '3' },
    record: [
      { field: 'section', label: 'Section', value: 'Business' },
      { field: 'sponsored', label: 'Paid content', value: 'Yes: “Anzeige”' },
      { field: 'warning', label: 'Note', value: 'The end may be missing.' },
    ],
  };
  const row = {
    ...{ list: 'old', id: 7, address: 'https://news.example/1', status: 'done', entry },
    ...{ failure: '', known: { outlet: '', headline: '', date: '', reach: 5, note: 'Top' }, pasted: null },
    ...{ edits: { tones: { Alpha: { label: 'Negative', note: 'Irony' } } }, excluded: null },
  };
  const settings = { copies: 'texts', towards: 'Alpha', color: '#102030', logo: '' };
  await firstVersion(
    { id: 'old', name: 'May', client: 'Tidewell', keywords: ['Alpha'], settings, order: [7], changes: [] },
    [row],
  );
  expect(await createListDatabase().read('old')).toMatchObject({
    ...{ id: 'old', name: 'May', client: 'Tidewell', period: '', keywords: ['Alpha'], messages: [] },
    settings: { copies: 'texts', color: '#102030', order: 'day', appendix: ['method'], tiers: '' },
    rows: [
      {
        ...{ id: 7, status: 'done', starred: null, picture: '', known: { reach: 5, note: 'Top', tier: '' } },
        edits: { tones: { Alpha: { label: 'Negative', note: 'Irony' } } },
        entry: {
          outlet: 'Ledger',
          warnings: ['The page marks this as paid content: “Anzeige”.', 'The end may be missing.'],
          keywords: [{ tracked: 'Alpha', label: 'Positive', evidence: [sentence] }],
        },
      },
    ],
  });
});

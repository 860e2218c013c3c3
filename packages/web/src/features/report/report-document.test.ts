import { afterEach, describe, expect, it, vi } from 'vitest';
import { articleResult, match, socialResult } from '../../../test/results.ts';
import { writeMarkdown } from '../../lib/blocks/write-markup.ts';
import { toastStore } from '../../toasts/toast-store.ts';
import { toReportData } from '../../transport/report-data.ts';
import { exportReport } from './report-actions.tsx';
import { captured, reportDocument } from './report-document.ts';

const NOW = new Date('2026-01-02T03:04:05.678Z');

/** Exports a report and returns the file offered to the browser. */
async function exported(result: Parameters<typeof toReportData>[0]) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        blobs.push(blob);
        return 'blob:test';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  exportReport(toReportData(result), NOW);
  expect(fetchMock).not.toHaveBeenCalled();
  const report: unknown = JSON.parse((await blobs[0]?.text()) ?? '');
  return { name: names[0], report };
}

describe('report export', () => {
  afterEach(() => vi.restoreAllMocks());

  it('#179 #180 #182 #184 an article report has its name and exactly its fields, in order', async () => {
    const { name, report } = await exported(articleResult());
    expect(name).toBe(`article-analysis-${NOW.getTime()}.json`);
    expect(name).toMatch(/-\d{13}\.json$/);
    expect(Object.keys(report ?? {})).toEqual([
      'type',
      'url',
      'generatedAt',
      'source',
      'headline',
      'date',
      'summary',
      'keywordMatches',
      'breakoutBoxes',
    ]);
    expect(report).toMatchObject({
      type: 'Article Analysis Report',
      url: 'https://news.example/story',
      generatedAt: '2026-01-02T03:04:05.678Z',
      date: '2025-03-05',
    });
    expect(toastStore.get()?.toast).toMatchObject({
      title: 'Report exported',
      text: 'Analysis report has been downloaded.',
    });
  });

  it('#181 #183 #184 a social report has its name and exactly its fields, in order', async () => {
    const { name, report } = await exported(socialResult());
    expect(name).toBe(`social-analysis-${NOW.getTime()}.json`);
    expect(Object.keys(report ?? {})).toEqual([
      'type',
      'url',
      'generatedAt',
      'platform',
      'summary',
      'keywordMatches',
    ]);
    expect(report).toMatchObject({ type: 'Social Post Analysis Report', platform: 'Mastodon' });
  });

  it('names the mentions that exclusions took away, with their sentences, in every file', async () => {
    const exclusion = { scope: 'phrase', text: 'alpha male' } as const;
    const sentence = {
      text: 'An alpha male.',
      section: 'body',
      start: 0,
      marks: [{ start: 3, end: 8 }],
      exclusion,
    } as const;
    const notCounted = { mentions: 1, sentences: [{ ...sentence, marks: [...sentence.marks] }] };
    const result = articleResult({ keywordMatches: [{ ...match('alpha', 0), notCounted }] });
    expect((await exported(result)).report).toMatchObject({ keywordMatches: [{ notCounted }] });
    expect(writeMarkdown(reportDocument(toReportData(result), NOW))).toContain('inside “alpha male”');
  });

  it('#182 without an address or date the report has the empty text and null', async () => {
    const { metadata } = articleResult();
    const { report } = await exported(
      articleResult({ sourceUrl: '', metadata: { ...metadata, date: null } }),
    );
    expect(report).toMatchObject({ url: '', date: null });
  });
});

describe('report as Markdown', () => {
  it('marks the mentions and keeps foreign text from becoming formatting', () => {
    const text = 'See [alpha](https://x.example) | now';
    const markdown = writeMarkdown(
      reportDocument(
        toReportData(
          articleResult({
            keywordMatches: [
              {
                keyword: 'alpha',
                found: true,
                mentions: 1,
                relevancySummary: 'One | two',
                evidence: [
                  { text, section: 'body', start: 0, marks: [{ start: 5, end: 10 }], sentiment: null },
                ],
                tone: {
                  value: null,
                  label: null,
                  counts: { positive: 0, negative: 0, unclear: 0 },
                  sentences: [],
                },
                nearForms: [],
              },
            ],
          }),
        ),
        NOW,
      ),
    );
    expect(markdown).toContain('See \\[**alpha**\\](https://x.example) \\| now');
    expect(markdown).toContain('**alpha** 1 mention');
    expect(markdown).toContain('# Ferries go electric');
  });
});

describe('the capture of a post', () => {
  const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  const post = socialResult({ document: { text: 'abc', language: 'en', words: 1 } });

  it.each([
    ['text', undefined],
    ['picture', btoa('abc')],
  ] as const)('names when its %s was read, with zone, and the SHA-256', async (of, image) => {
    const markdown = writeMarkdown(reportDocument(await captured(post, image), NOW));
    expect(markdown).toMatch(/Read on \w+ \d+, \d{4} at [\d:]+ [AP]M \S+\./);
    expect(markdown).toContain(`SHA-256 of the ${of}: ${ABC}`);
  });

  it('has no SHA-256 where the browser computes none', async () => {
    vi.stubGlobal('crypto', {});
    const report = await captured(post);
    vi.unstubAllGlobals();
    expect(writeMarkdown(reportDocument(report, NOW))).not.toContain('SHA-256');
  });
});

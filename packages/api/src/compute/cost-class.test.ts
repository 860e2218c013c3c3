import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph } from '../../test/fixtures/documents/build-docx.ts';
import { buildPdf } from '../../test/fixtures/documents/build-pdf.ts';
import { costOfDocument, costOfJob, costOfRequest } from './cost-class.ts';

describe('the cost of a request', () => {
  it.each([
    ['article.analyze', 5_000, 'quick'],
    ['article.analyze', 500_000, 'medium'],
    ['article.analyze', 4_900_000, 'long'],
    ['trending.analyzeText', 1_000, 'quick'],
    ['trending.analyzeText', 100_000, 'medium'],
    ['trending.analyzeText', 10_000_000, 'long'],
    ['trending.analyzeFile', 500, 'quick'],
    ['trending.analyzeFile', 73_000, 'medium'],
    ['trending.analyzeFile', 5_000_000, 'long'],
  ] as const)('%s of %d bytes is %s', (procedure, bytes, expected) => {
    expect(costOfRequest({ procedure, body: new Uint8Array(bytes) })).toBe(expected);
  });

  it.each([
    [2000, 'quick'],
    [200_000, 'medium'],
    [9_000_000, 'long'],
  ])('an export of a ranking that is stored in %d bytes is %s', (bytes, expected) => {
    const request = { procedure: 'trending.exportCsv' as const, body: new Uint8Array() };
    expect(costOfRequest({ ...request, ranking: new Uint8Array(bytes) })).toBe(expected);
  });

  it.each([
    ['%PDF-1.7', 40_000, 'quick'],
    ['%PDF-1.7', 1_000_000, 'medium'],
    ['%PDF-1.7', 4_000_000, 'long'],
    ['<!doctype html>', 40_000, 'quick'],
  ])('of an address that leads to %s of %d bytes is %s', (head, bytes, expected) => {
    const page = {
      url: 'https://harbor.example/release',
      status: 200,
      headers: {},
      bytes: new Uint8Array(Buffer.from(head.padEnd(bytes))),
      text: head.startsWith('%') ? '' : head.padEnd(bytes),
      interruption: null,
      durationMs: 1,
    };
    expect(costOfRequest({ procedure: 'article.analyze', body: new Uint8Array(90), page })).toBe(expected);
  });
});

describe('the cost of a document', () => {
  it.each([
    [10, 'quick'],
    [4000, 'medium'],
    [120_000, 'long'],
  ])('of %d paragraphs is %s, however small the file is packed', (paragraphs, expected) => {
    const file = buildDocx(paragraph('Ferry firm buys boats').repeat(paragraphs));
    expect(file.length).toBeLessThan(200_000);
    expect(costOfDocument(file)).toBe(expected);
    const form = Buffer.concat([
      Buffer.from('--a\r\nContent-Type: x\r\n\r\n'),
      file,
      Buffer.from('\r\n--a--'),
    ]);
    expect(costOfDocument(form)).toBe(expected);
  });

  it.each([
    [2, 'quick'],
    [40, 'medium'],
    [300, 'long'],
  ])('of a PDF of %d pages is %s', (pages, expected) => {
    const page = [{ text: 'Ferry firm buys boats', x: 60, y: 700 }];
    expect(costOfDocument(buildPdf(Array(pages).fill(page)))).toBe(expected);
  });
});

describe('the cost of a job', () => {
  it('counts the characters of all its texts, and bytes', () => {
    expect(costOfJob('analyzeLines', { lines: ['a', 'b'], lineType: 'mixed' })).toBe('quick');
    expect(costOfJob('analyzeLines', { lines: Array(1000).fill('x'.repeat(100)) })).toBe('medium');
    expect(costOfJob('readLanding', { html: 'x'.repeat(2_000_000), url: '', now: '' })).toBe('long');
    expect(costOfJob('requestedPage', new Uint8Array(300_000))).toBe('medium');
  });
});

import type { FailureCause } from '@earshot/schema/failures';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, it } from 'vitest';
import { buildDocx, documentXml, docxFrame, paragraph } from '../../../test/fixtures/documents/build-docx.ts';
import {
  buildEncryptedPdf,
  buildPdf,
  buildPdfBomb,
  pdfOfContents,
} from '../../../test/fixtures/documents/build-pdf.ts';
import { buildZip } from '../../../test/fixtures/documents/build-zip.ts';
import { createDocumentReader } from './document-reader.ts';

const reader = createDocumentReader();
afterAll(() => reader.close());

const read = (name: string, bytes: Uint8Array) => reader.read({ name, bytes }, {});
const HEADLINES = 'Ferry firm “buys” boats – for €4m\nCafé reopens\n\nBridge delayed';
const LINES = HEADLINES.split('\n');

describe('text files', () => {
  it.each([
    ['UTF-8', Buffer.from(HEADLINES)],
    ['UTF-8 with mark', Buffer.from(`\uFEFF${HEADLINES}`)],
    ['UTF-16LE with mark', iconv.encode(HEADLINES, 'utf-16le', { addBOM: true })],
    ['UTF-16BE with mark', iconv.encode(HEADLINES, 'utf-16be', { addBOM: true })],
    ['UTF-16LE without mark', iconv.encode(HEADLINES, 'utf-16le')],
    ['UTF-16BE without mark', iconv.encode(HEADLINES, 'utf-16be')],
    ['windows-1252', iconv.encode(HEADLINES, 'windows-1252')],
    ['UTF-32 with mark', iconv.encode(HEADLINES, 'utf-32le', { addBOM: true })],
  ])('#392 reads %s', async (_, bytes) => {
    expect(await read('Notes.TxT', bytes)).toEqual(LINES);
  });
});

describe('.docx files', () => {
  it('#392 reads paragraphs, line breaks, links and tracked changes as they stand on the page', async () => {
    const body = [
      paragraph('Ferry firm &amp; partners'),
      '<w:p><w:r><w:t>First</w:t><w:br/><w:t>Second</w:t></w:r></w:p>',
      '<w:p><w:hyperlink><w:r><w:t xml:space="preserve">Linked </w:t></w:r></w:hyperlink><w:ins><w:r><w:t>added</w:t></w:r></w:ins><w:del><w:r><w:delText>removed</w:delText></w:r></w:del></w:p>',
      '<w:p><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>',
      '<w:p><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Box</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:p>',
    ].join('');
    const lines = await read('report.docx', buildDocx(body));
    expect(lines.filter((line) => line !== '')).toEqual([
      'Ferry firm & partners',
      'First',
      'Second',
      'Linked added',
      'Box',
    ]);
  });

  it('#392 keeps a table row whole and reads a layout table line by line', async () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map(paragraph).join('')}</w:tc>`;
    const body = `<w:tbl><w:tr>${cell('12 Nov')}${cell('Ferry firm buys boats')}</w:tr></w:tbl><w:tbl><w:tr>${cell('One', 'Two')}${cell('Three')}</w:tr></w:tbl>`;
    expect(await read('a.docx', buildDocx(body))).toEqual([
      '12 Nov\tFerry firm buys boats',
      'One',
      'Two',
      'Three',
    ]);
  });

  it('finds the main part wherever the package puts it', async () => {
    const parts = [
      ...docxFrame('Text/Main.xml'),
      { name: 'text/main.xml', content: documentXml(paragraph('Hi')) },
    ];
    expect(await read('a.docx', buildZip(parts))).toEqual(['Hi']);
  });
});

describe('PDF files', () => {
  it('#392 reads lines in reading order', async () => {
    const texts = ['Ferry firm buys boats', 'Museum reopens', 'Bridge delayed'];
    const page = texts.map((text, i) => ({ text, x: 60, y: 760 - 30 * i }));
    expect(await read('REPORT.PDF', buildPdf([page]))).toEqual(texts);
  });
});

const OLE_HEAD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const docxWith = (content: string | Uint8Array) =>
  buildZip([...docxFrame(), { name: 'word/document.xml', content }]);
const nestedXml = documentXml('<w:sdt>'.repeat(3_000) + '</w:sdt>'.repeat(3_000));
const bombXml = documentXml(paragraph(' '.repeat(40_000_000)));
const DTD = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><d>&b;</d>';

const HOSTILE: [FailureCause, string, string, () => Uint8Array][] = [
  ['file-empty', 'nothing at all', 'a.txt', () => new Uint8Array()],
  ['file-no-text', 'only blanks', 'a.txt', () => Buffer.from(' \n\n ')],
  ['file-too-large', 'more than 10 MiB', 'a.txt', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a')],
  ['file-too-many-lines', 'one line too many', 'a.txt', () => Buffer.from('a\n'.repeat(100_001))],
  ['file-type', 'another ending', 'x.pdf.exe', () => Buffer.from('%PDF-1.4')],
  ['file-type', 'no ending', 'pdf', () => Buffer.from('%PDF-1.4')],
  ['file-type-mismatch', 'a PDF called text', 'a.txt', () => buildPdf([[{ text: 'a', x: 9, y: 9 }]])],
  ['file-type-mismatch', 'text called PDF', 'a.pdf', () => Buffer.from('Ferry firm')],
  ['file-type-mismatch', 'a .docx called PDF', 'a.pdf', () => buildDocx(paragraph('a'))],
  ['file-type-mismatch', 'a plain zip called .docx', 'a.docx', () => buildZip([{ name: 'a', content: 'a' }])],
  [
    'file-type-mismatch',
    'a spreadsheet called .docx',
    'a.docx',
    () =>
      buildZip([
        ...docxFrame(
          'xl/workbook.xml',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        ),
        { name: 'xl/workbook.xml', content: '<workbook/>' },
      ]),
  ],
  ['file-type-mismatch', 'an old Word file', 'a.docx', () => OLE_HEAD],
  ['file-not-text', 'a picture called text', 'a.txt', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  [
    'file-not-text',
    'random bytes',
    'a.txt',
    () => Buffer.from(Array.from({ length: 999 }, (_, i) => (i * i * 7) % 256)),
  ],
  [
    'file-encrypted',
    'a .docx with password',
    'a.docx',
    () => Buffer.concat([OLE_HEAD, Buffer.from('EncryptedPackage', 'utf16le')]),
  ],
  [
    'file-encrypted',
    'an encrypted zip entry',
    'a.docx',
    () => buildZip([{ name: 'a', content: 'a', flags: 1 }]),
  ],
  ['file-encrypted', 'a PDF with password', 'a.pdf', buildEncryptedPdf],
  ['file-corrupt', 'half a .docx', 'a.docx', () => buildDocx(paragraph('a')).slice(0, 300)],
  ['file-corrupt', 'XML that is not well formed', 'a.docx', () => docxWith('<w:document><w:body>')],
  [
    'file-corrupt',
    'XML in no known encoding',
    'a.docx',
    () => docxWith(Buffer.from('3c613eff3c2f613e', 'hex')),
  ],
  ['file-corrupt', 'an undefined entity', 'a.docx', () => docxWith('<d>&nope;</d>')],
  ['file-corrupt', 'a PDF of garbage', 'a.pdf', () => Buffer.from('%PDF-1.7 garbage')],
  ['file-dtd', 'a DTD with an entity bomb', 'a.docx', () => docxWith(DTD)],
  ['file-too-complex', 'elements nested 3,000 deep', 'a.docx', () => docxWith(nestedXml)],
  ['file-archive-too-large', 'a zip bomb', 'a.docx', () => docxWith(bombXml)],
  [
    'file-archive-too-large',
    'a zip bomb that declares little',
    'a.docx',
    () => buildZip([...docxFrame(), { name: 'word/document.xml', content: bombXml, declaredBytes: 500 }]),
  ],
  [
    'file-archive-too-large',
    'a declared size beyond all bounds',
    'a.docx',
    () =>
      buildZip([...docxFrame(), { name: 'word/document.xml', content: 'a', declaredBytes: 4_000_000_000 }]),
  ],
  [
    'file-too-many-entries',
    'a zip of 3,000 parts',
    'a.docx',
    () => buildZip(Array.from({ length: 3_000 }, (_, i) => ({ name: `${i}`, content: '' }))),
  ],
  ['file-no-text', 'a .docx without text', 'a.docx', () => buildDocx('<w:p/>')],
  [
    'file-no-text',
    'a scanned PDF',
    'a.pdf',
    () => pdfOfContents([{ dictionary: '', bytes: Buffer.from('0 0 9 9 re f') }]),
  ],
  [
    'file-too-many-pages',
    'a PDF of 501 pages',
    'a.pdf',
    () => buildPdf(Array.from({ length: 501 }, () => [])),
  ],
  ['file-too-complex', 'a PDF of 775 bytes that unpacks to 4 GiB', 'a.pdf', () => buildPdfBomb(4096)],
  [
    'file-too-complex',
    'a page of 60,000 pieces of text',
    'a.pdf',
    () =>
      buildPdf([
        Array.from({ length: 60_000 }, (_, i) => ({
          text: 'a',
          x: (i * 37) % 500,
          y: (i * 311) % 800,
        })),
      ]),
  ],
];

describe('hostile files', () => {
  it.each(HOSTILE)('#395 ends as %s: %s', async (failureCause, _, name, build) => {
    await expect(read(name, build())).rejects.toMatchObject({ failureCause });
  });

  it('#395 still reads the next file', async () => {
    expect(await read('a.docx', buildDocx(paragraph('Ferry firm')))).toEqual(['Ferry firm']);
  });
});

describe('load', () => {
  it('answers or refuses as busy when more files come than it may hold', async () => {
    const small = createDocumentReader({ maxJobs: 1, maxQueued: 1 });
    const file = { name: 'a.docx', bytes: buildDocx(paragraph('Ferry firm')) };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => small.read(file, {})));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[2]).toMatchObject({ reason: { failureCause: 'busy' } });
  });

  it('gives up a job whose client has gone, and its place with it', async () => {
    const small = createDocumentReader({ maxJobs: 1, maxQueued: 0 });
    const controller = new AbortController();
    const gone = small.read({ name: 'a.pdf', bytes: buildPdfBomb(4096) }, { signal: controller.signal });
    controller.abort();
    await expect(gone).rejects.toMatchObject({ failureCause: 'aborted' });
    const file = { name: 'a.docx', bytes: buildDocx(paragraph('Ferry firm')) };
    expect(await small.read(file, {})).toEqual(['Ferry firm']);
  });
});

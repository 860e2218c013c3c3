import iconv from 'iconv-lite';
import { afterAll, describe, expect, it } from 'vitest';
import { CALLER } from '../../../test/caller.ts';
import { buildDocx, documentXml, docxFrame, paragraph } from '../../../test/fixtures/documents/build-docx.ts';
import { buildPdf, buildTwicePackedPdf } from '../../../test/fixtures/documents/build-pdf.ts';
import { buildZip } from '../../../test/fixtures/documents/build-zip.ts';
import { HOSTILE_DOCUMENTS } from '../../../test/fixtures/documents/hostile-documents.ts';
import { POOL_OPTIONS } from '../../../test/pool-options.ts';
import { createComputePool } from '../compute/compute-pool.ts';
import { type LoadReader, loadReader, readDocument } from './read-document.ts';

const read = async (name: string, bytes: Uint8Array) => (await readDocument({ name, bytes })).lines;
const HEADLINES = 'Ferry firm “buys” boats – for €4m\nCafé reopens\n\nBridge delayed';
const LINES = HEADLINES.split('\n');
/** Longer than a reader may be idle before its file is considered damaged. */
const LONGER_THAN_STUCK_MS = 2_000;

it.each([
  ['UTF-8', Buffer.from(HEADLINES)],
  ['UTF-8 with mark', Buffer.from(`\uFEFF${HEADLINES}`)],
  ['UTF-16LE with mark', iconv.encode(HEADLINES, 'utf-16le', { addBOM: true })],
  ['UTF-16BE with mark', iconv.encode(HEADLINES, 'utf-16be', { addBOM: true })],
  ['UTF-16LE without mark', iconv.encode(HEADLINES, 'utf-16le')],
  ['UTF-16BE without mark', iconv.encode(HEADLINES, 'utf-16be')],
  ['windows-1252', iconv.encode(HEADLINES, 'windows-1252')],
  ['UTF-32 with mark', iconv.encode(HEADLINES, 'utf-32le', { addBOM: true })],
])('#392 reads a text file in %s', async (_, bytes) => {
  expect(await read('Notes.TxT', bytes)).toEqual(LINES);
});

describe('.docx files', () => {
  it('#392 reads paragraphs, line breaks, links and tracked changes as they appear on the page', async () => {
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

  it('#392 reads text that is packed twice, with a line break counted into its length', async () => {
    expect(await read('a.pdf', buildTwicePackedPdf('Ferry firm buys boats'))).toEqual([
      'Ferry firm buys boats',
    ]);
  });
});

it('the reader of a type may take long to load without failing the file', async () => {
  const slow: LoadReader = async (type) => {
    await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_STUCK_MS));
    return loadReader(type);
  };
  const file = { name: 'a.docx', bytes: buildDocx(paragraph('Ferry firm buys boats')) };
  expect((await readDocument(file, slow)).lines).toEqual(['Ferry firm buys boats']);
});

it.each([0, 1])('a password-protected file is recognized at offset %i in memory', async (offset) => {
  const file = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  const bytes = new Uint8Array(new ArrayBuffer(file.length + offset), offset);
  bytes.set(file);
  await expect(read('a.docx', bytes)).rejects.toMatchObject({ failureCause: 'file-encrypted' });
});

describe('hostile files', () => {
  // In a worker process that is killed when it exceeds its limits, because some files cannot be stopped in any other way.
  const pool = createComputePool(POOL_OPTIONS);
  afterAll(() => pool.close());

  it.each(HOSTILE_DOCUMENTS)('#395 ends as $failureCause: $what', async ({ failureCause, name, build }) => {
    const file = { name, bytes: build() };
    await expect(pool.documents.read(file, CALLER)).rejects.toMatchObject({ failureCause });
  });

  it('#395 still reads the next file', async () => {
    const file = { name: 'a.docx', bytes: buildDocx(paragraph('Ferry firm')) };
    expect((await pool.documents.read(file, CALLER)).lines).toEqual(['Ferry firm']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocx, paragraph } from '../../../test/fixtures/documents/build-docx.ts';
import { buildPdf } from '../../../test/fixtures/documents/build-pdf.ts';
import { unpackedXmlBytes, visiblePdfPages } from './document-size.ts';

describe('the size of a document', () => {
  it('of a .docx is that of its unpacked parts, whatever is around the file', () => {
    const small = buildDocx(paragraph('Hi'));
    const large = buildDocx(paragraph('Ferry firm buys boats. '.repeat(50_000)));
    expect(large.length).toBeLessThan(20 * small.length);
    expect(unpackedXmlBytes(large)).toBeGreaterThan(1_000_000);
    const inForm = Buffer.concat([Buffer.from('--a\r\n\r\n'), large, Buffer.from('\r\n--a--\r\n')]);
    expect(unpackedXmlBytes(inForm)).toBe(unpackedXmlBytes(large));
  });

  it('of other bytes is unknown, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(400), (bytes, at) => {
        const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, 3, 0, 3, 0, 255, 255, 255, 255];
        const forged = Uint8Array.from([...bytes.slice(0, at), ...end, ...bytes.slice(at)]);
        expect(unpackedXmlBytes(bytes)).toBeNull();
        expect(unpackedXmlBytes(forged)).toBeNull();
      }),
    );
  });

  it('of a PDF is its pages, unless they are packed', () => {
    const page = [{ text: 'Ferry firm buys boats', x: 60, y: 700 }];
    expect(visiblePdfPages(Buffer.from(buildPdf([page, page, page])).toString('latin1'))).toBe(3);
    expect(visiblePdfPages('/Type /Pages /Count 9')).toBe(0);
  });
});

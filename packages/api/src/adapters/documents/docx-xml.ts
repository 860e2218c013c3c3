import { Failure } from '@earshot/schema/failures';
import type { OfficeParts, XmlHandler } from '@earshot/schema/values/tables/office-parts';
import { SaxesParser } from 'saxes';
import { DOCX_MAX_DEPTH } from '../limits.ts';
import type { DocxPackage } from './docx-package.ts';

/** Returns the parts of a package for the readers of `values/tables`. */
export function partsOf(pack: DocxPackage): OfficeParts {
  return { has: pack.has, read: (part, handler) => readXmlPart(pack, part, handler) };
}

/**
 * Parses one part of a package. Throws `Failure`: `file-dtd` for any document type declaration (so no entity is ever
 * defined), `file-too-complex` if elements are nested too deeply, `file-corrupt` if the XML is not well-formed.
 */
async function readXmlPart(pack: DocxPackage, partName: string, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', (error) => {
    throw new Failure('file-corrupt', { cause: error });
  });
  parser.on('doctype', () => {
    throw new Failure('file-dtd');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DOCX_MAX_DEPTH) throw new Failure('file-too-complex');
    handler.open(localName(tag.name), (wanted) => {
      const name = Object.keys(tag.attributes).find((key) => localName(key) === wanted);
      return name === undefined ? undefined : tag.attributes[name];
    });
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close?.(localName(tag.name));
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));

  let decoder: TextDecoder | undefined;
  await pack.readPart(partName, (bytes) => {
    decoder ??= new TextDecoder(xmlEncoding(bytes), { fatal: true });
    parser.write(decoder.decode(bytes, { stream: true }));
  });
  if (!decoder) throw new Failure('file-corrupt');
  parser.write(decoder.decode());
  parser.close();
}

/**
 * Detects the encoding from the first bytes. Office writes UTF-8, but the standard also allows UTF-16 (ECMA-376 part 2,
 * annex on XML usage).
 */
function xmlEncoding(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b] = start;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

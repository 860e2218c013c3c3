import { createInflateRaw } from 'node:zlib';
import { Failure } from '@earshot/schema/failures';
import type { OfficeParts, XmlHandler } from '@earshot/schema/values/tables/office-parts';
import { SaxesParser } from 'saxes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import {
  DOCX_MAX_DECLARED_BYTES,
  DOCX_MAX_DEPTH,
  DOCX_MAX_ENTRIES,
  DOCX_MAX_RATIO,
  DOCX_MAX_XML_BYTES,
  DOCX_RATIO_EXEMPT_BYTES,
} from '../limits.ts';

export interface DocxPackage {
  has(partName: string): boolean;
  /** Throws `Failure`, also if the unpacked part exceeds its limit, whatever size the archive declares. */
  readPart(partName: string, onBytes: (bytes: Uint8Array) => void): Promise<void>;
}

/** Throws `Failure`: `file-corrupt`, `file-encrypted`, `file-too-many-entries` or `file-archive-too-large`. */
export async function openDocxPackage(bytes: Uint8Array): Promise<DocxPackage> {
  const zip = await openZip(bytes);
  const entries = await listEntries(zip);
  let unpackedBytes = 0;

  return {
    has: (partName) => entries.has(partKey(partName)),
    async readPart(partName, onBytes) {
      const entry = entries.get(partKey(partName));
      if (!entry) throw new Failure('file-corrupt');
      const stream = await openEntry(zip, entry);
      let partBytes = 0;
      const count = (bytes: number) => {
        partBytes += bytes;
        unpackedBytes += bytes;
        if (unpackedBytes > DOCX_MAX_XML_BYTES || isBomb(partBytes, entry.compressedSize)) {
          throw new Failure('file-archive-too-large');
        }
      };
      try {
        for await (const chunk of stream) {
          const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
          count(piece.length);
          onBytes(piece);
        }
      } catch (error) {
        stream.destroy();
        throw error instanceof Failure ? error : new Failure('file-corrupt', { cause: error });
      }
    },
  };
}

/** Part names are case-insensitive and may start with a slash (ECMA-376 part 2, 6.2.2). */
function partKey(partName: string): string {
  return partName.replace(/^\/+/, '').toLowerCase();
}

function isBomb(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > DOCX_RATIO_EXEMPT_BYTES && unpackedBytes > packedBytes * DOCX_MAX_RATIO;
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: false }, (error, zip) => {
      if (error) reject(new Failure('file-corrupt', { cause: error }));
      else resolve(zip);
    });
  });
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > DOCX_MAX_ENTRIES) return Promise.reject(new Failure('file-too-many-entries'));
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let declaredBytes = 0;
    zip.on('error', (error) => reject(new Failure('file-corrupt', { cause: error })));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      declaredBytes += entry.uncompressedSize;
      if (declaredBytes > DOCX_MAX_DECLARED_BYTES) reject(new Failure('file-archive-too-large'));
      else if (entry.isEncrypted()) reject(new Failure('file-encrypted'));
      else {
        entries.set(partKey(entry.fileName), entry);
        zip.readEntry();
      }
    });
    zip.readEntry();
  });
}

const STORED = 0;
const DEFLATED = 8;

function openEntry(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream & { destroy(): void }> {
  const { compressionMethod } = entry;
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    return Promise.reject(new Failure('file-corrupt'));
  }
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, { decodeFileData: false }, (error, stream) => {
      if (error) return reject(new Failure('file-corrupt', { cause: error }));
      if (compressionMethod === STORED) return resolve(stream);
      const inflate = createInflateRaw();
      stream.on('error', (cause) => inflate.destroy(cause));
      resolve(stream.pipe(inflate));
    });
  });
}

export function partsOf(pack: DocxPackage): OfficeParts {
  return { has: pack.has, read: (part, handler) => readXmlPart(pack, part, handler) };
}

/** Throws `file-dtd` for any document type declaration (so no entity is ever defined), `file-too-complex` or `file-corrupt`. */
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

/** Office writes UTF-8, but the standard also allows UTF-16 (ECMA-376 part 2, annex on XML usage). */
function xmlEncoding(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b] = start;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

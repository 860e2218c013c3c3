/** Finds the parts of Word and Excel files (ECMA-376 part 2). Server and browser each bring their own unzip and XML parser. */
import { Failure } from '../../failures.ts';

/** Element names come without a namespace prefix, so that strict and transitional files are read the same way. */
export interface XmlHandler {
  open(name: string, attribute: (localName: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

export interface OfficeParts {
  has(part: string): boolean;
  read(part: string, handler: XmlHandler): Promise<void> | void;
}

const CONTENT_TYPES = '[Content_Types].xml';
const ROOT_RELATIONSHIPS = '_rels/.rels';

/** Path of the main part, such as `word/document.xml`. Throws `Failure` for a file of another type. */
export async function findMainPart(parts: OfficeParts, wantedType: RegExp): Promise<string> {
  if (!parts.has(CONTENT_TYPES) || !parts.has(ROOT_RELATIONSHIPS)) throw new Failure('file-type-mismatch');
  let main: string | undefined;
  await parts.read(ROOT_RELATIONSHIPS, {
    open(name, attribute) {
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      if (attribute('Type')?.endsWith('/officeDocument')) main ??= attribute('Target');
    },
  });
  if (main === undefined) throw new Failure('file-type-mismatch');
  const part = resolvePart('', main);
  if (!parts.has(part)) throw new Failure('file-corrupt');
  if (!wantedType.test(await contentTypeOf(parts, part))) throw new Failure('file-type-mismatch');
  return part;
}

async function contentTypeOf(parts: OfficeParts, part: string): Promise<string> {
  const wanted = part.toLowerCase();
  const extension = wanted.split('.').at(-1);
  let byName: string | undefined;
  let byExtension: string | undefined;
  await parts.read(CONTENT_TYPES, {
    open(name, attribute) {
      const type = attribute('ContentType');
      if (name === 'Override' && attribute('PartName')?.replace(/^\/+/, '').toLowerCase() === wanted) {
        byName = type;
      }
      if (name === 'Default' && attribute('Extension')?.toLowerCase() === extension) byExtension = type;
    },
  });
  return byName ?? byExtension ?? '';
}

export interface Relationships {
  readonly parts: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
}

export async function relationshipsOf(parts: OfficeParts, part: string): Promise<Relationships> {
  const found = { parts: new Map<string, string>(), addresses: new Map<string, string>() };
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const file = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!parts.has(file)) return found;
  await parts.read(file, {
    open(name, attribute) {
      const [id, target] = [attribute('Id'), attribute('Target')];
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      if (attribute('TargetMode') !== 'External') found.parts.set(id, resolvePart(folder, target));
      else if (/^https?:\/\//i.test(target)) found.addresses.set(id, target);
    },
  });
  return found;
}

export function resolvePart(folder: string, target: string): string {
  const path = new URL(target, `http://file/${folder}`).pathname;
  return decodeURIComponent(path).replace(/^\/+/, '');
}

/** Proofpoint URL Defense links, which encode the address in three formats. */
import { percentDecoded } from '@earshot/schema/percent-decoded';
import { fromBase64Url } from './base64.ts';

/** Decodes the address in a version 2 link's `u`: `-` encodes `%`, `_` encodes `/`. */
export function decodeUrlDefenseV2(value: string): string | null {
  return percentDecoded(value.replaceAll('_', '/').replaceAll('-', '%'));
}

/**
 * Decodes the address in a version 3 path, `/v3/__ADDRESS__;REPLACED!…`: each `*` replaces one character, and `**` with a
 * letter replaces several. The base64url text after `;` lists the characters.
 */
export function decodeUrlDefenseV3(path: string): string | null {
  const match = /^\/v3\/__(.+?)__;([\w-]*={0,2})!/.exec(path);
  if (match?.[1] === undefined) return null;
  const replaced = [...fromBase64Url(match[2] ?? '')];
  let next = 0;
  const address = match[1].replace(/\*(?:\*([\w-]))?/g, (_, run: string | undefined) => {
    const length = run === undefined ? 1 : RUN_LETTERS.indexOf(run) + 2;
    const text = replaced.slice(next, next + length).join('');
    next += length;
    return text;
  });
  // Servers merge double slashes in paths, so the scheme may have lost one.
  return address.replace(/^(https?):\/(?!\/)/i, '$1://');
}

const RUN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

import { getDomainWithoutSuffix } from 'tldts';

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const GENERIC_ENDING = /(?:news|online|digital|com|net|org|blog|website)$/;
/** Too general without their ending: "Daily News", "World News". */
const GENERIC_STEM = /^(?:daily|morning|evening|world|business|local|global|us|uk|the|city|night|tech)?$/;

/** `Reuters`, `REUTERS`, `reuters.com` and `www.reuters.com/` all become `reuters`. */
export function sourceKey(name: string): string {
  const host = hostOf(name);
  const base = host
    ? (getDomainWithoutSuffix(host) ?? host)
    : name.replace(/\((?:blog|press release|subscription|registration)\)/i, '');
  const plain = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.(?:com|net|org|co\.uk)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the\s+/, '')
    .replaceAll(' ', '');
  const withoutThe = host ? plain.replace(/^the(?=.{4})/, '') : plain;
  const stem = withoutThe.replace(GENERIC_ENDING, '');
  return stem.length < 2 || GENERIC_STEM.test(stem) ? withoutThe : stem;
}

export function hostOf(name: string): string | null {
  const host = name
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./i, '')
    .toLowerCase();
  return HOST.test(host) && /\.[a-z]{2,}$/.test(host) && !name.trim().includes(' ') ? host : null;
}

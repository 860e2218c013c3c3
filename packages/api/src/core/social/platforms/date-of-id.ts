/** Times encoded in post IDs. Each function returns Unix milliseconds, or null if the ID is of another kind. */

const EARLIEST_MS = Date.UTC(2005, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);
/** Before November 2010, X numbered posts consecutively. Those IDs contain no time. */
const FIRST_X_SNOWFLAKE = 29_700_859_247n;
const X_EPOCH_MS = 1_288_834_974_657n;
const INSTAGRAM_EPOCH_MS = 1_314_220_021_721n;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BASE32_SORTABLE = '234567abcdefghijklmnopqrstuvwxyz';
/** Instagram shortcodes of private posts have additional characters after the ID. */
const SHORTCODE_CHARACTERS = 11;

/** X: a snowflake with 41 bits of milliseconds above 22 other bits. */
export function dateOfXId(id: string): number | null {
  const number = decimal(id);
  return number === null || number < FIRST_X_SNOWFLAKE ? null : plausible((number >> 22n) + X_EPOCH_MS);
}

/** LinkedIn: milliseconds above 22 bits. */
export function dateOfLinkedInId(id: string): number | null {
  return shifted(id, 22n);
}

/** TikTok: seconds above 32 bits. */
export function dateOfTikTokId(id: string): number | null {
  const number = decimal(id);
  return number === null ? null : plausible((number >> 32n) * 1000n);
}

/** Mastodon and Truth Social: milliseconds above 16 bits. */
export function dateOfMastodonId(id: string): number | null {
  return shifted(id, 16n);
}

/** Instagram and Threads: the shortcode is a base64url number with milliseconds above 23 bits. */
export function dateOfShortcode(code: string): number | null {
  const number = inBase(code.slice(0, SHORTCODE_CHARACTERS), BASE64URL);
  return number === null ? null : plausible((number >> 23n) + INSTAGRAM_EPOCH_MS);
}

/** Bluesky: the record key is a TID, a base32 number with microseconds above 10 bits (atproto.com/specs/tid). */
export function dateOfTid(key: string): number | null {
  const number = inBase(key, BASE32_SORTABLE);
  return number === null ? null : plausible((number >> 10n) / 1000n);
}

function shifted(id: string, bits: bigint): number | null {
  const number = decimal(id);
  return number === null ? null : plausible(number >> bits);
}

function decimal(id: string): bigint | null {
  return /^\d{1,25}$/.test(id) ? BigInt(id) : null;
}

function inBase(text: string, alphabet: string): bigint | null {
  let number = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) return null;
    number = number * BigInt(alphabet.length) + BigInt(digit);
  }
  return text === '' ? null : number;
}

function plausible(milliseconds: bigint): number | null {
  const ms = Number(milliseconds);
  return ms >= EARLIEST_MS && ms < LATEST_MS ? ms : null;
}

/** A ranking as stored: JSON, compressed to about a tenth of its size. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { TrendingResult } from '@earshot/schema/trending/model';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Compresses a ranking that is already JSON. */
export function packJson(json: string): Promise<Buffer> {
  return compress(json);
}

/** Returns the unpacked ranking. Throws if the bytes are not a ranking. */
export async function unpackRanking(packed: Uint8Array): Promise<TrendingResult> {
  return TrendingResult.parse(JSON.parse((await decompress(packed)).toString('utf8')));
}

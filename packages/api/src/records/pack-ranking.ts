import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { TrendingResult } from '@earshot/schema/trending/model';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export function packJson(json: string): Promise<Buffer> {
  return compress(json);
}

export async function unpackRanking(packed: Uint8Array): Promise<TrendingResult> {
  return TrendingResult.parse(JSON.parse((await decompress(packed)).toString('utf8')));
}

/** The answer exactly as it is stored: 12 MB of JSON for 10,000 lines would keep the answering thread from everybody else. */
export class RankingAnswer {
  readonly gzip: Buffer;

  constructor(gzip: Buffer) {
    this.gzip = gzip;
  }

  /** For clients that do not accept gzip. */
  json(): Promise<Buffer> {
    return decompress(this.gzip);
  }
}

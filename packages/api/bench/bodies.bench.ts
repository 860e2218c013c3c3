/**
 * CPU time that the answering thread spends on the worst bodies before a worker process takes over: parsing JSON, and
 * estimating the cost of a document.
 */
import { CONTRACT } from '@earshot/schema/contract';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { SocialRequest } from '@earshot/schema/social/model';
import { costOfDocument } from '../src/compute/cost-class.ts';
import { requestedPage } from '../src/core/article/requested-page.ts';
import { MAX_BYTES_PARSED_HERE } from '../src/offload/gather-needs.ts';
import { isCostlyJson, isDeepJson } from '../src/request-body/json-cost.ts';
import { type Bench, measureCpu } from './harness.ts';

/** Maximum for every body except a request with the largest image. */
const MAX_CPU_MS = 30;
const MAX_PICTURE_CPU_MS = 50;
const SHOWN = 8;
const MIB = 1024 * 1024;
/** Four characters of an image in Base64. */
const PICTURE = 'AAAA';
const URL_FIELD = '"url":"https://courier.example/ferry"';

/** JSON bodies that repeat one piece between a start and an end. `#` is replaced by the number of the copy. */
const JSON_SHAPES: readonly (readonly [start: string, piece: string, end: string])[] = [
  ['{"x":[', '{},', '0]}'],
  ['{"x":[', '[],', '0]}'],
  ['{"x":[', '{"k#":1},', '0]}'],
  ['{', '"k#":1,', '"z":1}'],
  ['{"x":[', '"k#",', '0]}'],
  ['{"x":[', '1.5e9,', '0]}'],
  ['{"x":[', '[[[[[[[[[[0]]]]]]]]]],', '0]}'],
  ['{"x":"', '\\u00e9', '"}'],
  ['{"x":"', '船', '"}'],
  [`{${URL_FIELD},"keywords":[`, '"k#",', '"z"]}'],
  [`{${URL_FIELD},"keywords":[`, '"k=a#=b#",', '"z"]}'],
  [`{${URL_FIELD},"keywords":["`, '=\\"', '"]}'],
  ['{"imageBase64":"', PICTURE, '","keywords":["z"]}'],
];

/** Files of the largest size whose pages are counted on this thread. */
const DOCUMENT_SHAPES: readonly (readonly [start: string, piece: string, end: string])[] = [
  ['%PDF-1.7\n', '/Type /Page ', ''],
  ['%PDF-1.7\n', '/Type/Pages/Count 9 ', ''],
  ['%PDF-1.7\n', '/', ''],
  ['%PDF-1.7\n', ' ', ''],
  ['PK\x03\x04', 'PK\x01\x02', ''],
  ['PK\x03\x04', 'PK\x05\x06', ''],
];
const DOCUMENT_BYTES = 2 * MIB;

/** Repeats a piece up to a size in bytes. */
function bodyOf([start, piece, end]: readonly [string, string, string], bytes: number): Uint8Array {
  const copies: string[] = [];
  let left = bytes - start.length - end.length;
  for (let i = 0; ; i += 1) {
    const copy = piece.replaceAll('#', String(i));
    left -= Buffer.byteLength(copy);
    if (left < 0) break;
    copies.push(copy);
  }
  return Buffer.from(start + copies.join('') + end);
}

/** Returns the largest body of a shape that is cheap enough to be parsed. */
function largestAccepted(shape: readonly [string, string, string], maxBytes: number): Uint8Array {
  let bytes = maxBytes;
  let body = bodyOf(shape, bytes);
  while (isCostlyJson(body) || isDeepJson(body)) {
    bytes *= 0.9;
    body = bodyOf(shape, bytes);
  }
  return body;
}

function readSocial(body: Uint8Array): void {
  if (isCostlyJson(body) || isDeepJson(body)) return;
  const request = SocialRequest.safeParse(JSON.parse(new TextDecoder().decode(body)));
  if (!request.success) return;
  cleanKeywords(request.data.keywords);
  Buffer.from(request.data.imageBase64 ?? '', 'base64');
}

/** Returns the minimum of three runs, because other work on the machine only adds time. */
async function cpuOf(read: () => unknown): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) runs.push((await measureCpu(() => void read())).cpuMs);
  return Math.min(...runs);
}

export const bench: Bench = async () => {
  const cases = [
    ...JSON_SHAPES.map((shape) => {
      const body = bodyOf(shape, MAX_BYTES_PARSED_HERE);
      return { name: `article, ${shape[1]}`, body, read: () => requestedPage(body) };
    }),
    ...JSON_SHAPES.map((shape) => {
      const body = largestAccepted(shape, CONTRACT['social.analyze'].maxBodyBytes);
      return { name: `post, ${shape[1]}`, body, read: () => readSocial(body) };
    }),
    ...DOCUMENT_SHAPES.map((shape) => {
      const body = bodyOf(shape, DOCUMENT_BYTES);
      return { name: `document, ${JSON.stringify(shape[1])}`, body, read: () => costOfDocument(body) };
    }),
  ];
  const rows: { name: string; bytes: number; cpuMs: number }[] = [];
  for (const { name, body, read } of cases) rows.push({ name, bytes: body.length, cpuMs: await cpuOf(read) });
  rows.sort((a, b) => b.cpuMs - a.cpuMs);
  return [
    {
      title: 'Bodies on the answering thread',
      ranOn: `${cases.length} shapes, each as large as that thread reads it`,
      rows: rows.slice(0, SHOWN).map(({ name, bytes, cpuMs }) => ({
        name,
        figures: { KB: Math.round(bytes / 1000), 'CPU ms': cpuMs },
      })),
      missed: rows.flatMap(({ name, cpuMs }) => {
        const max = name.endsWith(PICTURE) ? MAX_PICTURE_CPU_MS : MAX_CPU_MS;
        return cpuMs > max ? [`${name} takes more than ${max} ms`] : [];
      }),
    },
  ];
};

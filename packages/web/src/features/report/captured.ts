import { bytesOfBase64 } from '../../lib/transfer.ts';
import type { Capture, ReportData } from '../../transport/report-data.ts';

/** Adds when a post was read and the SHA-256 of its picture or text, where the browser computes hashes. */
export async function captured(report: ReportData, imageBase64?: string): Promise<ReportData> {
  const at = new Date().toISOString();
  const of: Capture['of'] = imageBase64 === undefined ? 'text' : 'picture';
  const bytes =
    imageBase64 === undefined ? new TextEncoder().encode(report.document.text) : bytesOfBase64(imageBase64);
  // According to its type, `crypto.subtle` always exists, but it is undefined on insecure origins.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  const hash = await subtle?.digest('SHA-256', bytes);
  return { ...report, capture: { at, of, ...(hash && { sha256: hexOf(hash) }) } };
}

function hexOf(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export function readStoredPage(folder: string, id: string): string {
  const packed = join(folder, 'html', `${id}.html.gz`);
  if (existsSync(packed)) return gunzipSync(readFileSync(packed)).toString('utf8');
  return readFileSync(join(folder, 'html', `${id}.html`), 'utf8');
}

export function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
}

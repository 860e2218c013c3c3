/** Pages of plain HTML and files that are composed when the server starts. */
import type { RequestHandler } from 'express';
import type { OriginOf } from './origin.ts';

/** The pages have neither scripts nor forms, so only style sheets, images and fonts are allowed. */
const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

export interface PageFile {
  /** Media type, or `html` for a page. */
  readonly type: string;
  /** The content, or how to compose it for the origin of the site, such as `https://earshot.example`, or an empty text. */
  readonly body: string | ((origin: string) => string);
  /** Name under which browsers save the file. Absent if they show it. */
  readonly saveAs?: string;
}

export type FileAt = readonly [path: string, file: PageFile];

export function pageAt(path: string, body: PageFile['body']): FileAt {
  return [path, { type: 'html', body }];
}

/** Sends the files at their paths, after `prepare`. Passes every other request on. */
export function servePages(
  files: readonly FileAt[],
  originOf: OriginOf,
  prepare: RequestHandler,
): RequestHandler {
  const byPath = new Map(files);
  return async (req, res, next) => {
    const file = byPath.get(req.path.replace(/(?<=.)\/$/, ''));
    if (file === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    await prepare(req, res, () => {
      const { type, body, saveAs } = file;
      if (type === 'html') res.set('Content-Security-Policy', DOCS_POLICY);
      if (saveAs !== undefined) res.attachment(saveAs);
      res.type(type).send(typeof body === 'string' ? body : body(originOf(req)));
    });
  };
}

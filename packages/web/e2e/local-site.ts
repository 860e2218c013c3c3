import { createServer, type RequestListener } from 'node:http';
import { freePort } from './server.ts';

export interface LocalSite {
  readonly origin: string;
  /** Settings that allow the server to read the site. */
  readonly settings: Readonly<Record<string, string>>;
}

export async function startLocalSite(listener: RequestListener): Promise<LocalSite> {
  const port = await freePort();
  const site = createServer(listener);
  site.unref();
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    settings: { ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${port},127.0.0.1` },
  };
}

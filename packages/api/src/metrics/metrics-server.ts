/** Serves the metrics on a separate port, so that the public port never exposes them. */
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.render();
      res.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch {
      res.writeHead(500).end();
    }
  });
}

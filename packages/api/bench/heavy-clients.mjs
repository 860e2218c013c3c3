/**
 * Clients that keep sending heavy requests, in a separate thread: reading responses of many megabytes next to the measured
 * calls would delay them. For each request, reports the response and its time.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { requests, clients, seconds } = workerData;
const until = Date.now() + seconds * 1000;
const reports = [];

async function client(first) {
  for (let turn = first; Date.now() < until; turn += 1) {
    const { name, url, headers, body } = requests[turn % requests.length];
    const startedMs = performance.now();
    let status = 'lost';
    try {
      const response = await fetch(url, { method: 'POST', headers, body });
      for await (const _ of response.body);
      status = String(response.status);
    } catch {
      // A response that never arrived must appear in the report.
    }
    reports.push({ name, status, ms: performance.now() - startedMs });
  }
}

await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
parentPort.postMessage(reports);

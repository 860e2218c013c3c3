/**
 * Clients that keep sending heavy requests, on a thread of their own: reading answers of many megabytes beside the calls
 * that are measured would delay these. Reports, for each request, how it was answered and how long that took.
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
      // An answer that never came is what the report has to show.
    }
    reports.push({ name, status, ms: performance.now() - startedMs });
  }
}

await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
parentPort.postMessage(reports);

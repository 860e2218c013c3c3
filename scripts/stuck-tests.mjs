/**
 * A test reporter that ends a run if a file hangs where the runner's own timeouts do not apply: while it loads, or in a call
 * that never returns. Prints the name of the file.
 */
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';

/** Longer than any test or hook may take. */
const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 10_000;

export default class StuckTests {
  /** Maps each file to the time when it last started or ended a test. */
  #lastMoves = new Map();
  #watch;

  onTestModuleQueued(module) {
    this.#lastMoves.set(module.moduleId, Date.now());
    this.#watch ??= setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#watch.unref();
  }

  onTestCaseResult(test) {
    const { moduleId } = test.module;
    // The last result of a file may arrive after the file has ended.
    if (this.#lastMoves.has(moduleId)) this.#lastMoves.set(moduleId, Date.now());
  }

  onTestModuleEnd(module) {
    this.#lastMoves.delete(module.moduleId);
  }

  onTestRunEnd() {
    clearInterval(this.#watch);
  }

  #look() {
    for (const [file, lastMove] of this.#lastMoves) {
      if (Date.now() - lastMove < PATIENCE_MS) continue;
      console.error(`stuck: ${relative(process.cwd(), file)} has not moved for ${PATIENCE_MS / 1000} s`);
      try {
        endWorkers();
      } finally {
        process.exit(1);
      }
    }
  }
}

/** Lists and kills the worker processes. A worker in an endless call would not notice that its parent has exited. */
function endWorkers() {
  const columns = 'pid,stat,nlwp,time,wchan:24,args';
  const list = execFileSync('ps', ['-o', columns, '--ppid', String(process.pid)], { encoding: 'utf8' });
  console.error(list);
  for (const [, pid] of list.matchAll(/^ *(\d+) .* .*node/gm)) process.kill(Number(pid), 'SIGKILL');
}

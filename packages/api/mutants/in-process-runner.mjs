/**
 * A test runner for Stryker that loads the tests of a room once and runs them in its own process. Starting Vitest for each
 * mutant takes about a hundred times as long. Tests may use values that earlier ones left, such as cached ones, so a result
 * that could come from another mutant's values is not accepted: Stryker asks a new process whenever `mutantRun` throws.
 */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { register } from 'tsx/esm/api';

/** Tests with more processor time, of the largest inputs, would take most of the time and detect hardly any more mutants. */
const MAX_TEST_MS = 1500;

/** The state that Stryker's changed code reads and writes. */
globalThis.__stryker__ ??= {};
const state = globalThis.__stryker__;

class InProcessRunner {
  /** Tests by id, in the order of their files. */
  #tests = new Map();
  #mutants = 0;
  #stale = false;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async dryRun() {
    await this.#load();
    const tests = [];
    for (const [id, test] of this.#tests) {
      state.currentTestId = id;
      const start = process.cpuUsage();
      const failureMessage = await test();
      state.currentTestId = undefined;
      const status = failureMessage ? TestStatus.Failed : TestStatus.Success;
      const { user, system } = process.cpuUsage(start);
      tests.push({ id, name: id, timeSpentMs: (user + system) / 1000, status, failureMessage });
    }
    this.#stale = true;
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: withoutLoading(
        fastestFirst(state.mutantCoverage ?? { static: {}, perTest: {} }, tests),
      ),
    };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    if (this.#stale) throw new Error('This process has run with another mutant');
    this.#stale = mutantActivation === 'static';
    const first = this.#mutants++ === 0;
    if (this.#stale) state.activeMutant = activeMutant.id;
    await this.#load();
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const { id, failureMessage } = await this.#firstFailure(testFilter);
    const { hitCount } = state;
    Object.assign(state, { activeMutant: undefined, hitCount: undefined });

    const failsWithout = failureMessage && (await this.#tests.get(id)());
    if (failsWithout || (hitCount === 0 && !first)) {
      this.#stale = true;
      if (!first) throw new Error('The tests used values of an earlier mutant');
    }
    if (hitCount > hitLimit) return { status: MutantRunStatus.Timeout, reason: 'Too many steps' };
    const nrOfTests = testFilter.length;
    if (!failureMessage) return { status: MutantRunStatus.Survived, nrOfTests };
    return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests };
  }

  async #firstFailure(ids) {
    for (const id of ids) {
      const failureMessage = await this.#tests.get(id)();
      if (failureMessage) return { id, failureMessage };
    }
    return {};
  }

  async #load() {
    if (this.#tests.size > 0) return;
    register({ tsconfig: 'mutants/tsconfig.json' });
    const { collectTests } = await import('./collect-tests.mjs');
    const folder = `src/core/${process.env.MUTANTS_ROOM}/`;
    const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.test.ts'));
    for (const name of names.sort())
      for (const test of await collectTests(pathToFileURL(folder + name))) this.#tests.set(...test);
  }
}

/** Returns which tests reach which mutants. Stryker runs them in the order in which they are listed here. */
function fastestFirst({ static: ofModules, perTest }, tests) {
  const ids = tests
    .filter(({ timeSpentMs }) => timeSpentMs <= MAX_TEST_MS)
    .sort((a, b) => a.timeSpentMs - b.timeSpentMs)
    .map(({ id }) => id);
  return {
    static: ofModules,
    perTest: Object.fromEntries(ids.flatMap((id) => (perTest[id] ? [[id, perTest[id]]] : []))),
  };
}

/**
 * Leaves out of the mutants reached while the tests load those that a test reaches too. Stryker would start a new process for
 * each, although it only activates them in the test.
 */
function withoutLoading({ static: ofModules, perTest }) {
  const tested = new Set(Object.values(perTest).flatMap(Object.keys));
  const untested = Object.entries(ofModules).filter(([mutant]) => !tested.has(mutant));
  return { static: Object.fromEntries(untested), perTest };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];

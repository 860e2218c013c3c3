/** What the tests of core use of Vitest. Tests are collected as functions that can run many times in one process. */
import { readFile } from 'node:fs/promises';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
chai.use(({ Assertion }) => {
  Assertion.addMethod('toMatchFileSnapshot', async function (path) {
    chai.expect(this._obj).toBe(await readFile(new URL(path, running), 'utf8'));
  });
});

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);

/** The address of the file that is collected, and of the one whose test is running. */
let file;
let running;
let prefix = '';
let collected = [];

export function it(title, run) {
  const id = `${file.pathname.split('/src/core/')[1]} ${collected.length + 1}: ${prefix}${title}`;
  const place = file;
  collected.push([id, () => failureOf(run, place)]);
}

export function describe(title, collect) {
  const outer = prefix;
  prefix = `${outer}${title} > `;
  collect();
  prefix = outer;
}

const eachWith = (define) => (rows) => (title, run) => {
  for (const row of rows) define(title, () => run(...(Array.isArray(row) ? row : [row])));
};
it.each = eachWith(it);
describe.each = eachWith(describe);

/** Returns the tests of a file as pairs of an id and a function that returns the message of a failure, or undefined. */
export async function collectTests(address) {
  file = address;
  collected = [];
  await import(address.href);
  return collected;
}

async function failureOf(run, place) {
  running = place;
  try {
    await run();
  } catch (error) {
    return String(error);
  }
}

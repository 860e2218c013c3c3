import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { scriptRedirect } from './script-redirect.ts';

it.each(examples<[string]>(import.meta.url, 'followed'))('follows %s', (script) => {
  expect(scriptRedirect({ scripts: [script] })).toBe('/next');
});

it.each(examples<[string]>(import.meta.url, 'code that every visitor reaches'))(
  'follows code that every visitor reaches: %s',
  (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBe('/next');
  },
);

it.each(examples<[string, string]>(import.meta.url, 'constants'))('reads constants: %s', (script, target) => {
  expect(scriptRedirect({ scripts: [script], pageUrl: 'https://a.example/x?y=1#z' })).toBe(target);
});

it.each(examples<[string]>(import.meta.url, 'code that only some visitors reach'))(
  'does not follow what only some visitors reach: %s',
  (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBeNull();
  },
);

it.each(examples<[string]>(import.meta.url, 'no address'))('knows no address in %s', (script) => {
  expect(scriptRedirect({ scripts: [script] })).toBeNull();
});

it('reads load handlers after all scripts, with the functions that these declare', () => {
  const scripts = ['function go(u) { location.href = u }'];
  expect(scriptRedirect({ scripts, handlers: ["go('/next')"] })).toBe('/next');
});

it('gives up on long scripts and is done quickly with hostile ones', () => {
  const calls = Array.from({ length: 500 }, (_, i) => `function f${i}(){ f${i + 1}(); f${i + 1}(); }`);
  const started = performance.now();
  expect(scriptRedirect({ scripts: [`${' '.repeat(30_000)}location = "/next"`] })).toBeNull();
  expect(scriptRedirect({ scripts: [`${calls.join('')} f0()`] })).toBeNull();
  for (const piece of [
    'location',
    'location=',
    'location="/a"+',
    'window.',
    'setTimeout( ',
    'f(function(){',
    '(',
    '"\\',
    '/*',
    'if(location="/a")',
    'function f(a){location=a}f(',
  ]) {
    const target = scriptRedirect({ scripts: Array(3).fill(piece.repeat(20_000 / piece.length)) });
    expect(target === null || target === '/a').toBe(true);
  }
  expect(performance.now() - started).toBeLessThan(4_000);
});

it('never throws', () => {
  const pieces = 'location|=|"/a"|(|)|{|}|function|f|,|;|.|+|[|]|=>|if|`|$|\'|/|\n|var'.split('|');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const target = scriptRedirect({ scripts: [parts.join(' ')] });
      expect(target === null || typeof target === 'string').toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLooseJson } from './json-ld.ts';

describe('parseLooseJson', () => {
  it.each([
    ['plain', '{"a":1}', { a: 1 }],
    ['in an HTML comment', '<!-- {"a":1} -->', { a: 1 }],
    ['in CDATA behind comment marks', '/*<![CDATA[*/{"a":1}/*]]>*/', { a: 1 }],
    ['in CDATA behind line comments', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['with a final semicolon', '{"a":1};', { a: 1 }],
    ['with trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['with a doubled comma', '{"a":1,,"b":2}', { a: 1, b: 2 }],
    ['with raw line breaks in strings', '{"a":"x\ny\tz"}', { a: 'x\ny z' }],
    ['with invalid escapes', String.raw`{"a":"it\'s"}`, { a: "it's" }],
    ['with escaped quotes of HTML', '{&quot;a&quot;:&quot;x&quot;}', { a: 'x' }],
    ['with commas and brackets in strings', '{"a":"x, ]","b":1,}', { a: 'x, ]', b: 1 }],
    ['with a bracket too many', '{"a":{"b":"}"}}}', { a: { b: '}' } }],
    ['beyond repair', '{"a":', undefined],
  ])('reads JSON %s', (_, source, value) => {
    expect(parseLooseJson(source)).toEqual(value);
  });

  it('reads every JSON value as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(parseLooseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

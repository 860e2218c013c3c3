import { expect, it } from 'vitest';
import { Fuel } from '../../../fuel.ts';
import { knownValue } from './known-value.ts';
import { parseScript } from './parse-script.ts';
import { ScriptScope } from './script-scope.ts';

const PAGE = 'https://coast.example/go?to=%2Fa#b';

/** Returns the value of an expression in a page that declares `base` and `list`. */
function evaluated(expression: string) {
  const fuel = new Fuel({ steps: 1_000, depth: 50, characters: 10_000 });
  const scope = new ScriptScope(fuel, PAGE);
  scope.declare('base', 'https://port.example');
  scope.declare('list', ['x', 'y', null]);
  scope.declare('unknown', null);
  const statement = parseScript(`(${expression})`, fuel)?.body[0];
  return statement?.type === 'ExpressionStatement' ? knownValue(statement.expression, scope) : undefined;
}

it.each<[string, unknown]>([
  ['"/a"', '/a'],
  ['7', 7],
  ['true', null],
  ['/a/', null],
  [`\`\${base}/a\${1}\``, 'https://port.example/a1'],
  [`\`\${unknown}/a\``, null],
  ['base + "/" + 1 + 2', 'https://port.example/12'],
  ['1 + 2 + "/"', '3/'],
  ['base + unknown', null],
  ['"3" - 1', null],
  ['base || "x"', 'https://port.example'],
  ['unknown || "x"', 'x'],
  ['unknown ?? "x"', 'x'],
  ['base && "x"', null],
  ['location.href', PAGE],
  ['window.location.search', '?to=%2Fa'],
  ['document.location.hash', '#b'],
  ['location.pathname + location.host', '/gocoast.example'],
  ['location.protocol + "//" + location.hostname', 'https://coast.example'],
  ['location.origin', 'https://coast.example'],
  ['window["base"]', 'https://port.example'],
  ['list[1]', 'y'],
  ['list[2]', null],
  ['list[9]', null],
  ['list.join("")', null],
  ['["a", "b"].join("/")', 'a/b'],
  ['["a", "b"].join()', 'a,b'],
  ['["a", ...list][0]', 'a'],
  ['["b", "a"].reverse().join("")', 'ab'],
  ['({ a: "x", "b": "y", [base]: "z" }).b', 'y'],
  ['({ get a() { return "x" } }).a', null],
  ['({ a: { b: "x" } }).a?.b', 'x'],
  ['base.a', null],
  ['x = "y"', 'y'],
  ['x += "y"', null],
  ['("x", "y")', 'y'],
  ['atob("aHR0cHM6Ly94LmV4YW1wbGU=")', 'https://x.example'],
  ['window.atob("eA==")', 'x'],
  ['decodeURIComponent("%2Fa")', '/a'],
  ['decodeURI("%zz")', null],
  ['encodeURIComponent("/a b")', '%2Fa%20b'],
  ['encodeURI("/a b")', '/a%20b'],
  ['unescape("%2fa%u0062")', '/ab'],
  ['String.fromCharCode(97, 98)', 'ab'],
  ['String.fromCharCode(97, "b")', null],
  ['String("x")', 'x'],
  ['JSON.parse("\\"x\\"")', 'x'],
  ['JSON.parse("1")', null],
  ['new URL("/a", base)', 'https://port.example/a'],
  ['new URL("/a")', '/a'],
  ['new window.URL("/a", base)', null],
  ['" x ".trim()', 'x'],
  ['"a-b-c".replace("-", "/")', 'a/b-c'],
  ['"a-b-c".replaceAll("-", "/")', 'a/b/c'],
  ['"a-b".replace("-", "$&")', 'a$&b'],
  ['"a-b".replace("-")', null],
  ['"a-b".split("-").join("/")', 'a/b'],
  ['"a".concat("b")', 'ab'],
  ['"a"["concat"]("b")', null],
  ['"a".repeat(3)', null],
  ['alert("x")', null],
])('%s is %j', (expression, expected) => {
  expect(evaluated(expression)).toEqual(expected);
});

it.each(['() => "x"', 'function () {}'])('%s is a function, which is not run', (expression) => {
  expect(evaluated(expression)).toHaveProperty('node');
});

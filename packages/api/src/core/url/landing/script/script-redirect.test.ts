import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fuel } from '../../../fuel.ts';
import { PAGE_FUEL } from '../../../limits.ts';
import { parseRefresh } from '../refresh.ts';
import { scriptRedirect as redirectWithFuel } from './script-redirect.ts';

const scriptRedirect = (page: Parameters<typeof redirectWithFuel>[0]) =>
  redirectWithFuel(page, new Fuel(PAGE_FUEL));

describe('literal script redirects', () => {
  it.each([
    'location = "/next"',
    "window.location='/next';",
    'location.href = "/next";',
    'document.location.href="/next"',
    'window.top.location.href = "/next";',
    'self.location.replace("/next")',
    'window.opener = null; location.replace("\\/next")',
    'location.assign(`/next`);',
    'var a = 1;\nwindow.location.href = "/next";\n',
    'setTimeout(function () { location.href = "/next"; }, 500)',
    'setTimeout(() => { window.location = "/next" }, 0);',
    'setTimeout(() => location.assign("/next"), 10)',
    `setTimeout("location.href='/next'", 1000);`,
    '(function(){ window.location.replace("/next"); })();',
    '(() => { location = "/next"; })()',
    'window.onload = function() { location.href = "/next"; };',
    'document.addEventListener("DOMContentLoaded", () => { location.href = "/next" })',
    '$(function () { location.href = "/next"; });',
    'try { location.replace("/next"); } catch (e) {}',
    '// location = "/old"\nlocation = "/next"',
    'var url = "/next"; location = url',
    'const url = "/ne"\nconst all = url + "xt"\nlocation.href = all',
    'let a = "/ne", b = "xt"; window.location.replace(a + b)',
    'var page = { name: "x", next: "/next" }; location.href = page.next;',
    'var parts = ["", "next"]; location = parts.join("/")',
    'window["location"] = "/next"',
    'window["location"]["href"] = "/next"',
    'location["replace"]("/next")',
    'location.href = decodeURIComponent("%2Fnext")',
    'location.href = unescape("%2Fnext")',
    'location.href = atob("L25leHQ=")',
    'location = window.atob("L25leHQ=");',
    'window.open("/next", "_self")',
    'window.open("/next", "_top");',
    'window.navigate("/next")',
    'function go() { location.href = "/next"; } go();',
    'go(); function go() { location.href = "/next"; }',
    'function go(url) { window.location = url; } go("/next")',
    'const go = () => { location.href = "/next" }; go()',
    'const go = (url) => location.replace(url)\ngo("/next")',
    'function go() { location.href = "/next"; } window.onload = go;',
    'function go() { location.href = "/next"; } setTimeout(go, 3000);',
    'function go() { location.href = "/next"; } setTimeout("go()", 3000);',
    'function go() { location.href = "/next"; } document.addEventListener("DOMContentLoaded", go)',
    '$(document).ready(function () { window.location.href = "/next"; });',
    'jQuery(document).ready(() => { location = "/next" })',
    'jQuery(function ($) { location = "/next" })',
    '$(window).on("load", function () { location = "/next" })',
    'var n = 5; setInterval(function () { n--; if (n <= 0) { location.href = "/next"; } }, 1000);',
    'var n = 5; function tick() { if (--n < 1) location = "/next" } setInterval(tick, 1000)',
    '!function () { location = "/next" }()',
    'var url = `/next`; location.href = `$' + '{url}`;',
    'location.href = "/%6Eext".replace("%6E", "n")',
    'location = JSON.parse("\\"/next\\"")',
    'document.write(\'<meta http-equiv="refresh" content="0;url=/next">\')',
    'var w = window; var x = /["\']/; location = "/next"',
    'var text = "location = \'/old\'"; location = "\\x2Fne\\u0078t"',
  ])('follows %s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBe('/next');
  });

  it.each([
    'if (old) location = "/old";',
    'if (old) { location.href = "/old"; }',
    'function go() { location.href = "/old"; }',
    'button.onclick = function () { location.href = "/login"; };',
    'button.addEventListener("click", () => { location.href = "/login"; });',
    'var next = location.href === "/old";',
    'if (location == "/old") {}',
    'location.href = base + "/next";',
    'location.href = "/a" + id;',
    'location.href = 4 - 1 + "/old";',
    'location.href = `/a/$' + '{id}`;',
    'map.location = "/x";',
    'mylocation = "/x";',
    '/* location = "/x" */',
    'var s = "location = \\"/x\\"";',
    'location.reload()',
    'window.open("/old", "_blank")',
    'window.open("/old")',
    'if (navigator.userAgent.match(/Mobile/)) location = "/old"',
    'if (a) {} else { location = "/old" }',
    'while (x) { location = "/old" }',
    'function a() { return; location = "/old" } a()',
    'url = "/old"; url = prompt(); location = url;',
    'var url = "/old" + Math.random(); location = url',
    'function go(url) { location = url } ',
    'class A { go() { location = "/old" } }',
    'fetch("/x").then(function () { location = "/old" })',
    'document.cookie && (location = "/old")',
    'a ? location = "/old" : 0',
    'history.pushState({}, "", "/old")',
    '$(".go").click(function () { location.href = "/old"; });',
    'start(() => { location = "/old"; })',
    '',
  ])('does not follow %s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBeNull();
  });

  it('reads load handlers after all scripts, with the functions that these declare', () => {
    const scripts = ['function go(u) { location.href = u }'];
    expect(scriptRedirect({ scripts, handlers: ["go('/next')"] })).toBe('/next');
  });

  it('knows the address of its page', () => {
    const pageUrl = 'https://a.example/x?y=1#z';
    expect(scriptRedirect({ scripts: ['location = "/next" + location.search'], pageUrl })).toBe('/next?y=1');
  });

  it('is quick with scripts that call each other, and never throws', () => {
    const calls = Array.from({ length: 200 }, (_, i) => `function f${i}(){ f${i + 1}(); f${i + 1}(); }`).join(
      '',
    );
    expect(scriptRedirect({ scripts: [`${calls} f0()`] })).toBeNull();
    expect(scriptRedirect({ scripts: ['function f(){ f() } f()'] })).toBeNull();
    const piece = fc.constantFrom(
      'location',
      '=',
      '"/a"',
      '(',
      ')',
      '{',
      '}',
      'function',
      'f',
      ',',
      ';',
      '.',
      '+',
      '[',
      ']',
      '=>',
      'if',
      '`',
      "'",
      '/',
      '\n',
      'var',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const target = scriptRedirect({ scripts: [pieces.join(' ')] });
        return target === null || typeof target === 'string';
      }),
    );
  });

  it('gives up on long scripts and is done quickly with hostile ones', () => {
    expect(scriptRedirect({ scripts: [`${' '.repeat(30_000)}location = "/next"`] })).toBeNull();
    expect(scriptRedirect({ scripts: ['location'.repeat(2_400)] })).toBeNull();
    expect(scriptRedirect({ scripts: ['location='.repeat(1_900)] })).toBeNull();
    expect(scriptRedirect({ scripts: ['window.'.repeat(2_800)] })).toBeNull();
    expect(scriptRedirect({ scripts: ['setTimeout( '.repeat(1_600)] })).toBeNull();
  });
});

describe('refresh values', () => {
  it.each([
    ['0; url=/next', '/next'],
    ['0;URL=/next', '/next'],
    ['3;url="/next"', '/next'],
    ["0; url='/next' trailing", '/next'],
    ['0, /next', '/next'],
    ['1.5; url = /next', '/next'],
    [' 0 ;url=https://news.example/?url=1', 'https://news.example/?url=1'],
    ['; url=/next', '/next'],
  ])('reads %j', (value, address) => {
    expect(parseRefresh(value)).toBe(address);
  });

  it.each(['', '5', '300; url=/same', '0; url=', '0;', 'soon; url=/x'])(
    'finds no redirect in %j',
    (value) => {
      expect(parseRefresh(value)).toBeNull();
    },
  );
});

describe('values that scripts compute from what they write', () => {
  it.each([
    'location = decodeURI("%2Fnext")',
    'location = decodeURIComponent("%2Fnext")',
    'location = unescape("%2Fne%u0078t")',
    'location = String("/next")',
    'location = JSON.parse(\'"/next"\')',
    'location = "/no".replace("no", "next")',
    'location = "/n-e-x-t".replaceAll("-", "")',
    'location = " /next ".trim()',
    'location = "/next".toString()',
    'location = "/ne".concat("xt")',
    'location = "txen/".split("").reverse().join("")',
    'location = ["/ne", "xt"].join("")',
    'location = String.fromCharCode(47, 110, 101, 120, 116)',
    'location = window.atob("L25leHQ=")',
    'location = "/next" || other',
    'location = (0, "/next")',
    'var a; location = a = "/next"',
    'location?.replace("/next")',
    'void location.replace("/next")',
    'a = 1, location = "/next"',
    'b = (location = "/next")',
    '(async () => { await location.replace("/next") })()',
    '(function () { location = "/next" }).call(this)',
    '(function () { location = "/next" }).apply(this, [])',
    '(function (to) { location = to })("/next")',
    'window.onpageshow = () => { location = "/next" }',
  ])('%s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBe('/next');
  });

  it.each([
    'location = decodeURIComponent("%zz")',
    'location = JSON.parse("{}")',
    'location = JSON.parse("{")',
    'location = JSON.parse("1")',
    'location = atob("")',
    'location = String.fromCharCode(a, 110)',
    'location = decodeURI(a)',
    'location = unknownCall("/next")',
    'location = "/next".repeat(2)',
    'location = "/next".replace(/next/, "x")',
    'location = "/next".split(a)',
    'location = ["/next", a].join("")',
    'location = [, "/next"].join("")',
    'location = [...a].join("")',
    'location = [1].map("/next")',
    'location = "/next" && other',
    'location = "/next" - 1',
    'location += "/next"',
    'var a = "/next"; a += b; location = a',
    'class A extends B { constructor() { super("/next") } }',
    'function f() { f(); location = "/next" }',
    'location = 5',
    'location = new Foo("/next")',
  ])('not %s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBeNull();
  });

  it.each([
    ['location = encodeURIComponent("/next")', '%2Fnext'],
    ['location = encodeURI("/a b")', '/a%20b'],
    ['location = new URL("next", "https://news.example/a/")', 'https://news.example/a/next'],
    ['location = new URL("https://news.example/")', 'https://news.example/'],
  ])('%s is %s', (script, expected) => {
    expect(scriptRedirect({ scripts: [script] })).toBe(expected);
  });
});

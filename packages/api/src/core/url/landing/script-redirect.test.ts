import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptRedirect } from './script-redirect.ts';

describe('literal script redirects', () => {
  it.each([
    'location = "/next"',
    "window.location='/next';",
    'document.location.href="/next"',
    'window.top.location.href = "/next";',
    'window["location"]["href"] = "/next"',
    'self.location.replace("/next")',
    'location?.replace("/next")',
    'void location.replace("/next")',
    'window.opener = null; location.replace("\\/next")',
    'location.assign(`/next`);',
    'location = "\\x2Fne\\u0078t"',
    'a = 1, location = "/next"',
    'b = (location = "/next")',
    'var a = 1;\nwindow.location.href = "/next"\nvar b = 2',
    '// location = "/old"\nlocation = "/next"',
    'window.open("/next", "_self")',
    'window.navigate("/next")',
    'try { location.replace("/next"); } catch (e) {}',
    'try { track() } finally { location = "/next" }',
    'document.write(\'<meta http-equiv="refresh" content="0;url=/next">\')',
    'document.writeln("<meta http-equiv=refresh content=0;/next>")',
  ])('follows %s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBe('/next');
  });

  it.each([
    'setTimeout(function () { location.href = "/next"; }, 500)',
    'setTimeout(() => location.assign("/next"), 10)',
    `setTimeout("location.href='/next'", 1000);`,
    '(function(){ window.location.replace("/next"); })();',
    '(function () { location = "/next" }).call(this)',
    '!function () { location = "/next" }()',
    '(async () => { await location.replace("/next") })()',
    'window.onload = function() { location.href = "/next"; };',
    'document.addEventListener("DOMContentLoaded", () => { location.href = "/next" })',
    '$(function () { location.href = "/next"; });',
    '$(document).ready(function () { window.location.href = "/next"; });',
    '$(window).on("load", function () { location = "/next" })',
    'go(); function go() { location.href = "/next"; }',
    'const go = () => { location.href = "/next" }; go()',
    'function go() { location.href = "/next"; } window.onload = go;',
    'function go() { location.href = "/next"; } setTimeout("go()", 3000);',
    'function go() { location.href = "/next"; } document.addEventListener("DOMContentLoaded", go)',
    'var n = 5; setInterval(function () { n--; if (n <= 0) { location.href = "/next"; } }, 1000);',
    'var n = 5; function tick() { if (--n < 1) location = "/next" } setInterval(tick, 1000)',
    'if (!n) location = "/next"',
  ])('follows code that every visitor reaches: %s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBe('/next');
  });

  it.each([
    ['var url = "/next"; location = url', '/next'],
    ['const url = "/ne"\nconst all = url + "xt"\nlocation.href = all', '/next'],
    ["var url = '/next'; location = `$" + '{url}`', '/next'],
    ['function go(url) { window.location = url } go("/next")', '/next'],
    ['const go = (url) => location.replace(url)\ngo("/next")', '/next'],
    ['location.href = decodeURIComponent("%2Fnext")', '/next'],
    ['location.href = decodeURI("/a%2Fb%20c")', '/a%2Fb c'],
    ['location = window.atob("L25leHQ=");', '/next'],
    ['location = "/next" + location.search', '/next?y=1'],
  ])('reads constants: %s', (script, target) => {
    expect(scriptRedirect({ scripts: [script], pageUrl: 'https://a.example/x?y=1#z' })).toBe(target);
  });

  it.each([
    'if (old) location = "/old";',
    'if (is(a(b(c)))) { location.href = "/old"; }',
    'if (n < limit) location = "/old"',
    'if (a) {} else { location = "/old" }',
    'while (x) { location = "/old" }',
    'document.cookie && (location = "/old")',
    'a ? location = "/old" : 0',
    'function go() { location.href = "/old"; }',
    'function go() { location = "/old" } button.onclick = function () { go() }',
    'function f() { f(); location = "/old" }',
    'button.onclick = function () { location.href = "/login"; };',
    'button.addEventListener("click", () => { location.href = "/login"; });',
    '$(".go").click(function () { location.href = "/old"; });',
    'fetch("/x").then(function () { location = "/old" })',
    'start(() => { location = "/old"; })',
    'class A { go() { location = "/old" } }',
  ])('does not follow what only some visitors reach: %s', (script) => {
    expect(scriptRedirect({ scripts: [script] })).toBeNull();
  });

  it.each([
    'var next = location.href === "/old";',
    'location.href = base + "/next";',
    'location.href = "/a" + id;',
    'location.href = 4 - 1 + "/old";',
    'location = "/old".replace("x", "y")',
    'location = ["/old"].join("")',
    'location = decodeURIComponent("%zz")',
    'location.href = `/a/$' + '{id}`;',
    'url = "/old"; url = prompt(); location = url;',
    'a = b; b = a; location = a',
    'function go(url) { location = url } go("/a"); go("/b")',
    'map.location = "/x";',
    'mylocation = "/x";',
    'var location = "/x";',
    '/* location = "/x" */',
    'var s = "location = \\"/x\\"";',
    'location.reload()',
    'window.open("/old", "_blank")',
    'window.open("/old")',
    'history.pushState({}, "", "/old")',
    'document.write("<p>refresh</p>")',
    '',
  ])('knows no address in %s', (script) => {
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
});

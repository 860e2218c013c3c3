import { describe, expect, it } from 'vitest';
import { parseRefresh } from './refresh.ts';
import { scriptRedirect } from './script-redirect.ts';

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
    'var text = "location = \'/old\'"; location = "\\x2Fne\\u0078t"',
  ])('follows %s', (script) => {
    expect(scriptRedirect(script)).toBe('/next');
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
    'location.href = `/a/$' + '{id}`;',
    'map.location = "/x";',
    'mylocation = "/x";',
    '/* location = "/x" */',
    'var s = "location = \\"/x\\"";',
    'location.reload()',
    '$(".go").click(function () { location.href = "/old"; });',
    'start(() => { location = "/old"; })',
    '',
  ])('does not follow %s', (script) => {
    expect(scriptRedirect(script)).toBeNull();
  });

  it('gives up on long scripts and is done quickly with hostile ones', () => {
    expect(scriptRedirect(`${' '.repeat(30_000)}location = "/next"`)).toBeNull();
    expect(scriptRedirect('location'.repeat(2_400))).toBeNull();
    expect(scriptRedirect('location='.repeat(1_900))).toBeNull();
    expect(scriptRedirect('window.'.repeat(2_800))).toBeNull();
    expect(scriptRedirect('setTimeout( '.repeat(1_600))).toBeNull();
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

import { describe, expect, it } from 'vitest';
import { Fuel } from '../../../fuel.ts';
import { PAGE_FUEL } from '../../../limits.ts';
import { scriptRedirect } from './script-redirect.ts';

const PAGE = 'https://a.example/x?y=1#z';
const leadOf = (script: string) => scriptRedirect({ scripts: [script], pageUrl: PAGE }, new Fuel(PAGE_FUEL));

describe('statements that always run', () => {
  it.each([
    'do { location = "/next" } while (false)',
    'start: { location = "/next" }',
    'try { work() } finally { location = "/next" }',
    'try { location = "/next" } finally { done() }',
    'throw location = "/next"',
    'function go() { return location.replace("/next") } go()',
    'var to = (location = "/next");',
    'if (!n) location = "/next"',
    'if (--n < 0) { location = "/next" }',
  ])('%s', (script) => {
    expect(leadOf(script)).toBe('/next');
  });

  it.each([
    'start: { break start; location = "/old" }',
    'do { continue; location = "/old" } while (a)',
    'try { work() } finally { done() }',
    'function go() { return; } go()',
    'if (!n.left) location = "/old"',
    'if (-n) location = "/old"',
    'if (n < limit) location = "/old"',
    'class A extends B { constructor() { super("/old") } }',
    'function go() { super.location = "/old" } go()',
  ])('%s leads nowhere', (script) => {
    expect(leadOf(script)).toBeNull();
  });
});

describe('values that a script writes down', () => {
  it.each([
    ['location = ({ to: "/next" }).to', '/next'],
    ['location = ({ "to": "/next" })["to"]', '/next'],
    ['var to = { 1: "/next" }; location = to[1]', '/next'],
    ['var list = ["/a", "/next"]; location = list[1]', '/next'],
    ['location = "/" + 1 + 2', '/12'],
    ['location = 1 + 2 + "/x"', '3/x'],
    ['location = this["location"].pathname', '/x'],
    ['location = window.location.pathname + "/next"', '/x/next'],
    ['var a = "/next"; location = a?.toString()', '/next'],
    ['location = "a,b".split(",").join()', 'a,b'],
  ])('%s', (script, address) => {
    expect(leadOf(script)).toBe(address);
  });

  it.each([
    'var list = ["/a"]; location = list[4]',
    'var list = ["/a"]; location = list.first',
    'var to = { get next() { return "/old" } }; location = to.next',
    'var to = { ...other }; location = to.next',
    'var to = { [key]: "/old" }; location = to.next',
    'var to = { 1n: "/old" }; location = to.next',
    'location = "/old"[key]',
    'location = "/old".length.next',
    'location = (a += "/old")',
    'location = a && "/old"',
    'location = new URL("/old", base).href',
    'location = new window.Thing("/old")',
    'location = tools[name]("/old")',
    'location = "/old".replaceAll(/x/, "y")',
    'location = "/old".replace("x", y)',
    'location = ["/old", "x"].join(y, 1).next',
    'location = join(...parts)',
    'class A { #to = "/old"; go() { location = this.#to } } new A().go()',
    'setTimeout(handler, 10)',
    'document.write(text)',
    'document.write("<p>refresh</p>")',
    'document.write("<meta http-equiv=refresh>")',
    'location[name] = "/old"',
    'body.location.other = "/old"',
  ])('%s is not known', (script) => {
    expect(leadOf(script)).toBeNull();
  });

  it('reads a refresh that a script writes into the page, quoted or not', () => {
    expect(leadOf(`document.write('<meta http-equiv="refresh" content="0; url=/next">')`)).toBe('/next');
    expect(leadOf('document.writeln("<meta http-equiv=refresh content=0;/next>")')).toBe('/next');
  });
});

import { expect, it } from 'vitest';
import { headerRedirect, redirectTarget } from './redirect-target.ts';

const FROM = 'https://coast.example/a/b#part';
const causeOf = (status: number, location?: string) => {
  try {
    return redirectTarget(FROM, status, location)?.url ?? null;
  } catch (error) {
    return (error as { failureCause: string }).failureCause;
  }
};

it.each<[number, string | undefined, string | null]>([
  [301, '/c', 'https://coast.example/c'],
  [302, 'c?x=1', 'https://coast.example/a/c?x=1'],
  [303, 'https://port.example/', 'https://port.example/'],
  [307, '//port.example/x', 'https://port.example/x'],
  [308, ' /c ', 'https://coast.example/c'],
  [300, '/c', 'https://coast.example/c'],
  [300, undefined, null],
  [300, ' ', null],
  [200, '/c', null],
  [304, '/c', null],
  [404, '/c', null],
  [302, undefined, 'bad-response'],
  [301, '  ', 'bad-response'],
  [302, 'http://', 'redirect-forbidden'],
])('the status %i with the location %j leads to %s', (status, location, expected) => {
  expect(causeOf(status, location)).toBe(expected);
});

it.each<[number, Record<string, string>, { url: string; via: string } | null]>([
  [302, { location: '/c' }, { url: 'https://coast.example/c#part', via: 'http' }],
  [302, { location: '/c#own' }, { url: 'https://coast.example/c#own', via: 'http' }],
  [200, { refresh: '0; url=/c' }, { url: 'https://coast.example/c', via: 'refresh-header' }],
  [299, { refresh: '0; url=/c' }, { url: 'https://coast.example/c', via: 'refresh-header' }],
  [302, { location: '/c', refresh: '0; url=/d' }, { url: 'https://coast.example/c#part', via: 'http' }],
  [404, { refresh: '0; url=/c' }, null],
  [300, { refresh: '0; url=/c' }, null],
  [200, { refresh: '5' }, null],
  [200, { refresh: `0; url=${FROM}` }, null],
  [200, { location: '/c' }, null],
  [200, {}, null],
])('the status %i with the headers %j leads to %j', (status, headers, expected) => {
  const found = headerRedirect(FROM, status, headers);
  expect(found && { url: found.url, via: found.via }).toEqual(expected);
});

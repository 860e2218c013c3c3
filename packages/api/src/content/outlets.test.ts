import { expect, it } from 'vitest';
import { allPublishers } from './outlets.data.ts';

const US_STATES =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'.split(
    ',',
  );
const DOMAIN = /^(?!www\d*\.)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(\/[a-z0-9_-]+)*$/;

it('holds at least 600 outlets', () => {
  expect(allPublishers.length).toBeGreaterThanOrEqual(600);
});

it('covers all inhabited continents, each with at least 50 outlets', () => {
  const counts = new Map<string, number>();
  for (const { continent } of allPublishers) counts.set(continent, (counts.get(continent) ?? 0) + 1);
  expect([...counts.keys()].sort().join()).toBe('Africa,Asia,Europe,North America,Oceania,South America');
  for (const [continent, count] of counts) expect(count, continent).toBeGreaterThanOrEqual(50);
});

it('covers all fifty US states, each with a state-wide and a local outlet', () => {
  for (const state of US_STATES) {
    const scopes = allPublishers
      .filter(({ country, region }) => country === 'United States' && region === state)
      .map(({ scope }) => scope);
    expect(scopes, state).toContain('state');
    expect(scopes, state).toContain('regional');
  }
  expect(US_STATES).toHaveLength(50);
});

it('has every scope that is known', () => {
  const scopes = new Set(allPublishers.map(({ scope }) => scope));
  expect([...scopes].sort()).toEqual(['international', 'national', 'regional', 'state']);
});

it('lists every address once, as a host name without www, with the path of an edition at most', () => {
  const owners = new Map<string, string>();
  for (const { name, domains } of allPublishers)
    for (const domain of domains) {
      expect(domain, name).toMatch(DOMAIN);
      expect(owners.get(domain), domain).toBeUndefined();
      owners.set(domain, name);
    }
});

it('gives every name to one outlet only, whatever the case and a leading “The”', () => {
  const owners = new Map<string, string>();
  for (const { name, otherNames } of allPublishers)
    for (const each of [name, ...otherNames]) {
      expect(each, name).toBe(each.trim());
      expect(each.length, name).toBeGreaterThan(1);
      const key = each.toLowerCase().replace(/^the /, '');
      expect(owners.get(key), each).toBeUndefined();
      owners.set(key, name);
    }
});

it('gives every state-wide outlet its state or province and every outlet a country', () => {
  for (const { name, scope, region, country, city } of allPublishers) {
    expect(country.length, name).toBeGreaterThan(2);
    if (scope === 'state') expect(region, name).not.toBeNull();
    expect(city, name).not.toBe('');
  }
});

it('holds wires and broadcasters', () => {
  const names = new Set(allPublishers.map(({ name }) => name));
  const wanted = 'Reuters|The Associated Press|Agence France-Presse|BBC|CNN|Al Jazeera|NHK'.split('|');
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

/** Finds outlets by name, including names shared by several outlets. */

import { allPublishers, type Publisher } from '../../../content/outlets.data.ts';
import sharedNames from '../../../content/publishers/shared-names.json' with { type: 'json' };

const byName = new Map<string, Publisher>();
const byBareName = new Map<string, Set<Publisher>>();
for (const publisher of allPublishers)
  for (const name of [publisher.name, ...publisher.otherNames]) {
    byName.set(nameKey(name), publisher);
    const bare = nameKey(name.replace(/ \([^)]*\)$/, ''));
    byBareName.set(bare, (byBareName.get(bare) ?? new Set()).add(publisher));
  }
for (const [bare, names] of Object.entries(sharedNames))
  for (const name of names) {
    const publisher = byName.get(nameKey(name));
    if (publisher) byBareName.set(bare, (byBareName.get(bare) ?? new Set()).add(publisher));
  }

/** Returns the outlet with exactly this current, alternative or former name. Ignores case and “The”, but not accents. */
export function publisherNamed(name: string): Publisher | null {
  return byName.get(nameKey(name)) ?? null;
}

/**
 * Returns every outlet that a name may refer to, in table order. For example, “The Star” is a newspaper in Kenya, one in
 * Malaysia, and so on.
 */
export function publishersCalled(name: string): readonly Publisher[] {
  return [...(byBareName.get(nameKey(name)) ?? [])];
}

function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^the /, '');
}

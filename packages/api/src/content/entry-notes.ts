import type { EntryChange, GlossaryTerm } from '@earshot/schema/help/model';
import changes from './changes.json' with { type: 'json' };
import layers from './glossary/layers.json' with { type: 'json' };

const CHANGES = new Map<string, readonly EntryChange[]>(Object.entries(changes));
const LAYERS = new Map<string, Partial<GlossaryTerm>>(Object.entries(layers));

/** Returns an entry with its corrections, newest first. */
export function withChanges<Entry extends { readonly id: string }>(
  entry: Entry,
): Entry & { changes?: EntryChange[] } {
  const own = CHANGES.get(entry.id);
  return own ? { ...entry, changes: [...own] } : entry;
}

/**
 * Returns a term with the layers stored under its name: formula, standard wording, Earshot's way, mistakes. The term's own
 * layers take precedence.
 */
export function withLayers(term: GlossaryTerm): GlossaryTerm {
  return { ...LAYERS.get(term.term), ...term };
}

import type { EntryChange, GlossaryTerm } from '@earshot/schema/help/model';
import changes from './changes.json' with { type: 'json' };
import layers from './glossary/layers.json' with { type: 'json' };

/** Day on which all texts of the library were last revised. What was changed or added later has its day in `changes.json`. */
const REVISED = '2026-11-23';
const CHANGES = new Map<string, readonly EntryChange[]>(Object.entries(changes));
const LAYERS = new Map<string, Partial<GlossaryTerm>>(Object.entries(layers));

/** Returns an entry with its corrections, newest first, and its day: that of the newest one, or else of the revision. */
export function withChanges<Entry extends { readonly id: string }>(
  entry: Entry,
): Entry & { changes?: EntryChange[]; updated: string } {
  const own = CHANGES.get(entry.id);
  const updated = [REVISED, ...(own ?? []).map(({ on }) => on)].sort().at(-1) ?? REVISED;
  return { ...entry, updated, ...(own && { changes: [...own] }) };
}

/**
 * Returns a term with the layers stored under its name: formula, standard wording, Earshot's way, mistakes. The term's own
 * layers take precedence.
 */
export function withLayers(term: GlossaryTerm): GlossaryTerm {
  return { ...LAYERS.get(term.term), ...term };
}

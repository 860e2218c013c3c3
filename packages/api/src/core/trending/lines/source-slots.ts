/** A position in a headline, other than after a bar or dash, where lists put the publisher. */
type InlineSlot = 'bracket at the end' | 'bracket in front' | 'prefix' | 'after a comma';

/** A position where lists put the publisher. After a bar, a name always counts. */
export type SourceSlot = InlineSlot | 'after a dash';

interface SlottedName {
  readonly slot: InlineSlot;
  /** The text in the slot, including dates. */
  readonly name: string;
  /** The title without the text in the slot. */
  readonly rest: string;
}

/** Group `name` is the text in the slot, group `rest` the title. */
const SLOTS: readonly (readonly [InlineSlot, RegExp])[] = [
  ['bracket at the end', /^(?<rest>.*\S)\s*[([（［【](?<name>[^()[\]（）［］【】]{2,40})[)\]）］】]\s*$/u],
  ['bracket in front', /^[[［【](?<name>[^()[\]（）［］【】]{2,40})[\]］】]\s*(?<rest>\S.*)$/u],
  ['prefix', /^(?<name>[^:：]{2,40})[:：]\s+(?<rest>\S.*)$/u],
  ['after a comma', /^(?<rest>.*\S),\s+(?<name>\p{Lu}[^,]{1,39})$/u],
];

/** Returns the text in the slots of a title. */
export function slottedNames(title: string): SlottedName[] {
  if (!/[([（［【:：,]/.test(title)) return [];
  return SLOTS.flatMap(([slot, pattern]): SlottedName[] => {
    const { name = '', rest = '' } = pattern.exec(title)?.groups ?? {};
    return name === '' ? [] : [{ slot, name, rest }];
  });
}

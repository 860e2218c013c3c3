/** Wraps a field's setter so that each edit also clears errors. */
export type ClearOnEdit = <Value>(set: (value: Value) => void) => (value: Value) => void;

/** @param onEdit clears errors and notes about the inputs; called before each change */
export function clearOnEdit(onEdit: () => void): ClearOnEdit {
  return (set) => (value) => {
    onEdit();
    set(value);
  };
}

/** Wraps the setter of a field so that an edit also clears the error of the field. */
export type ClearOnEdit = <Value>(set: (value: Value) => void) => (value: Value) => void;

/** @param onEdit clears errors and notes about the inputs; called before each change */
export function clearOnEdit(onEdit: () => void): ClearOnEdit {
  return (set) => (value) => {
    onEdit();
    set(value);
  };
}

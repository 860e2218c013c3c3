export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'destructive' | 'neutral';
}

/** A failed validation: the toast to show, and the field to mark in the form. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly toast: ToastMessage;
}

export function problem<Field extends string>(field: Field, title: string, text: string): Problem<Field> {
  return { field, toast: { title, text, tone: 'destructive' } };
}

/** A notification as the rules produce it and the toast slot shows it. */
export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'destructive' | 'neutral';
}

/** A failed validation: the toast to show and the field it is about, so that the form can mark it. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly toast: ToastMessage;
}

/** Builds a failed validation from its two catalog texts. */
export function problem<Field extends string>(field: Field, title: string, text: string): Problem<Field> {
  return { field, toast: { title, text, tone: 'destructive' } };
}

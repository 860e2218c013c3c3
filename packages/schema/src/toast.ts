export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'destructive' | 'neutral';
}

export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly toast: ToastMessage;
}

export function problem<Field extends string>(field: Field, title: string, text: string): Problem<Field> {
  return { field, toast: { title, text, tone: 'destructive' } };
}

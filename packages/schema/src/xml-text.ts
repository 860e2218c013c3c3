/** Characters that XML 1.0 forbids: control characters, two noncharacters, and halves of surrogate pairs. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns a text without the characters that make a Word, Excel or PowerPoint file unreadable. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Returns a copy of a value in which all texts are `xmlText`. */
export function withXmlText<T>(value: T): T;
export function withXmlText(value: unknown): unknown {
  if (typeof value === 'string') return xmlText(value);
  if (Array.isArray(value)) return value.map((part) => withXmlText(part));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withXmlText(part)]));
}

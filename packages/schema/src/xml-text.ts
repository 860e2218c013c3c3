/** Characters that XML 1.0 forbids. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;

export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

export function withXmlText<T>(value: T): T;
export function withXmlText(value: unknown): unknown {
  if (typeof value === 'string') return xmlText(value);
  if (Array.isArray(value)) return value.map((part) => withXmlText(part));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withXmlText(part)]));
}

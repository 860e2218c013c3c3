/** The text of a path parameter as it was meant; as it was sent when its escapes are broken. */
export function decodePathParameter(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;

export function escapePattern(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}

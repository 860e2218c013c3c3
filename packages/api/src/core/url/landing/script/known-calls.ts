/** Evaluates calls that only convert strings or lists. A call that creates a long string spends fuel first. */
import type { Fuel } from '../../../fuel.ts';
import { fromBase64 } from '../../wrapped/base64.ts';
import { isList, type ScriptValue } from './script-scope.ts';

type Value = ScriptValue | null;

/** An encoded character takes up to nine characters. */
const ENCODED_CHARACTERS = 9;

/** Returns the result of a global function, or null. Methods of `JSON` and `String` are named with their object. */
export function callFunction(name: string, values: readonly Value[], fuel: Fuel): Value {
  const [first = null, second = null] = values;
  if (name === 'String.fromCharCode')
    return values.every((value) => typeof value === 'number') ? String.fromCharCode(...values) : null;
  if (typeof first !== 'string') return null;
  fuel.text(first.length * (name.startsWith('encode') ? ENCODED_CHARACTERS : 1));
  try {
    switch (name) {
      case 'decodeURIComponent':
      case 'decodeURI':
        return decodeURIComponent(first);
      case 'encodeURIComponent':
        return encodeURIComponent(first);
      case 'encodeURI':
        return encodeURI(first);
      case 'unescape':
        return unescaped(first);
      case 'atob':
        return fromBase64(first) || null;
      case 'String':
        return first;
      case 'URL':
        return typeof second === 'string' && URL.canParse(first, second)
          ? new URL(first, second).href
          : first;
      case 'JSON.parse':
        return parsedText(first);
      default:
        return null;
    }
  } catch {
    return null;
  }
}

/** Returns the result of a string or list method, or null. */
export function callMethod(value: Value, name: string, values: readonly Value[], fuel: Fuel): Value {
  const [first = null, second = null] = values;
  if (typeof value === 'string') return callOnText(value, name, first, second, fuel);
  if (!isList(value)) return null;
  if (name === 'reverse') return [...value].reverse();
  return name === 'join' ? joinedList(value, typeof first === 'string' ? first : ',', fuel) : null;
}

function callOnText(text: string, name: string, first: Value, second: Value, fuel: Fuel): Value {
  fuel.text(text.length);
  if (name === 'toString' || name === 'trim' || name === 'valueOf') return text.trim();
  if (typeof first !== 'string') return null;
  if (name === 'split') {
    fuel.step(text.length);
    return text.split(first);
  }
  if (name === 'concat') {
    fuel.text(first.length);
    return text + first;
  }
  if (typeof second !== 'string') return null;
  if (name === 'replace') {
    fuel.text(second.length);
    return text.replace(first, () => second);
  }
  return name === 'replaceAll' ? joinedList(text.split(first), second, fuel) : null;
}

function joinedList(list: readonly Value[], separator: string, fuel: Fuel): string | null {
  const parts = list.filter((part) => typeof part === 'string');
  if (parts.length < list.length) return null;
  fuel.text(parts.reduce((sum, { length }) => sum + length + separator.length, 0));
  return parts.join(separator);
}

function unescaped(text: string): string {
  return text.replace(/%u([\da-f]{4})|%([\da-f]{2})/gi, (_, long, short) =>
    String.fromCharCode(Number.parseInt(String(long ?? short), 16)),
  );
}

/** Parses JSON. Returns null if the value is not a string. */
function parsedText(json: string): string | null {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : null;
}

import { type Program, parse } from 'acorn';
import type { Fuel } from '../../../fuel.ts';

/** A longer script is an application, not a redirect. */
const MAX_SCRIPT_CHARACTERS = 20_000;

/**
 * The syntax tree of a script, or null when it is too long or is not valid JavaScript, which no browser runs either.
 * Spends the characters of the script.
 */
export function parseScript(source: string, fuel: Fuel): Program | null {
  if (source.length > MAX_SCRIPT_CHARACTERS) return null;
  fuel.text(source.length);
  try {
    return parse(source, {
      ecmaVersion: 'latest',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowImportExportEverywhere: true,
    });
  } catch {
    // A syntax error, or a nesting that is too deep for the parser.
    return null;
  }
}

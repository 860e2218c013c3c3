import { type Program, parse } from 'acorn';
import type { Fuel } from '../../../fuel.ts';

/** Maximum length of a script. A longer one is an application, not a redirect. */
const MAX_SCRIPT_CHARACTERS = 20_000;

/**
 * Returns the syntax tree of a script. Null if it is too long or invalid JavaScript, which browsers would not run either.
 * Spends fuel for each character of the script.
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
    // A syntax error, or nesting that is too deep for the parser.
    return null;
  }
}

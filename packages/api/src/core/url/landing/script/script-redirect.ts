/**
 * Where the scripts of a page lead by themselves. The scripts are read, never run. Followed are addresses that a script
 * fixes in writing, in statements that every visitor reaches: no conditions, no clicks, no computed addresses.
 */
import { type Fuel, withFuel } from '../../../fuel.ts';
import { leadOfStatements } from './lead-of-statements.ts';
import { parseScript } from './parse-script.ts';
import { ScriptScope } from './script-scope.ts';
import type { Walk } from './walk.ts';

interface PageScripts {
  /** In the order of the page. */
  readonly scripts: readonly string[];
  /** The load handlers of its elements, which run after all scripts. */
  readonly handlers?: readonly string[];
  readonly pageUrl?: string;
}

/**
 * The first address that the scripts of a page go to unconditionally, as written, or null. Also null when the fuel
 * does not last.
 */
export function scriptRedirect(
  { scripts, handlers = [], pageUrl = '' }: PageScripts,
  fuel: Fuel,
): string | null {
  const statements: Walk['statements'] = (body, walk) => leadOfStatements(body, walk).target;
  const page: Walk = {
    scope: new ScriptScope(fuel, pageUrl),
    active: new Set(),
    statements,
    run: (source) => statements(parseScript(source, fuel)?.body ?? [], page),
  };
  const read = () => {
    for (const script of [...scripts, ...handlers]) {
      const target = page.run(script);
      if (target !== null) return target;
    }
    return null;
  };
  return withFuel(read, null);
}

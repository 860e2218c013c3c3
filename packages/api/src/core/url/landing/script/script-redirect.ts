/**
 * Finds where the scripts of a page redirect. The scripts are read but never run. Only URLs stated literally, in statements
 * that every visitor reaches, are followed. URLs that depend on clicks, unknown values, or conditions other than countdowns
 * are not.
 */
import { type Fuel, withFuel } from '../../../fuel.ts';
import { leadOfStatements } from './lead-of-statements.ts';
import { parseScript } from './parse-script.ts';
import { ScriptScope } from './script-scope.ts';
import type { Walk } from './walk.ts';

interface PageScripts {
  /** Inline scripts, in page order. */
  readonly scripts: readonly string[];
  /** Load handlers of the page's body, which run after all scripts. */
  readonly handlers?: readonly string[];
  readonly pageUrl?: string;
}

/** Returns the first URL that a page's scripts open unconditionally, as written, or null. Also null if the fuel runs out. */
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

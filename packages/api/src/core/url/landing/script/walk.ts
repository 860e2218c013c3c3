import type { ModuleDeclaration, Statement } from 'acorn';
import type { ScriptScope, WrittenFunction } from './script-scope.ts';

/** State of the script reader, and the functions that follow nested code. */
export interface Walk {
  readonly scope: ScriptScope;
  /** Functions whose calls are being followed. */
  readonly active: ReadonlySet<WrittenFunction>;
  /** Follows the body of a function. */
  readonly statements: (body: readonly (Statement | ModuleDeclaration)[], walk: Walk) => string | null;
  /** Follows a script in a string. */
  readonly run: (source: string) => string | null;
}

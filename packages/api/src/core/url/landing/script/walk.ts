import type { ModuleDeclaration, Statement } from 'acorn';
import type { ScriptScope, WrittenFunction } from './script-scope.ts';

/** Where a reader of scripts is, and how it goes on. */
export interface Walk {
  readonly scope: ScriptScope;
  /** Functions whose calls are being followed. */
  readonly active: ReadonlySet<WrittenFunction>;
  /** Follows the body of a function. */
  readonly statements: (body: readonly (Statement | ModuleDeclaration)[], walk: Walk) => string | null;
  /** Follows a script in quotes. */
  readonly run: (source: string) => string | null;
}

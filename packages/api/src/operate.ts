/**
 * The operator's commands: `earshot backup FILE`, `earshot check`, `earshot suggestions [--since DATE] [--format csv|json]`.
 * Each ends with exit code 0, or prints one line and ends with 1 (it failed) or 2 (wrong usage).
 */
import { backup, check, listSuggestions, UsageError } from './operate/commands.ts';

const COMMANDS: ReadonlyMap<string, (parameters: string[]) => Promise<string>> = new Map([
  ['backup', backup],
  ['check', check],
  ['suggestions', listSuggestions],
]);

const USAGE = `Usage: earshot ${[...COMMANDS.keys()].join(' | ')}`;

const [name = '', ...parameters] = process.argv.slice(2);
try {
  const command = COMMANDS.get(name);
  if (!command) throw new UsageError(USAGE);
  process.stdout.write(await command(parameters));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

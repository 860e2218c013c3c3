/**
 * The operator's commands: `earshot backup FILE`, `earshot suggestions [--since DATE] [--format csv|json]`. Each ends with
 * exit code 0, or prints one line and ends with 1 (it failed) or 2 (wrong usage).
 */
import { operate } from './operate/commands.ts';

const { code, text } = await operate(process.argv.slice(2));
(code === 0 ? process.stdout : process.stderr).write(text);
process.exitCode = code;

/**
 * The operator's commands: `earshot backup FILE` and `earshot suggestions`, which prints CSV. On an error, they print one line
 * and exit with 1 (failed) or 2 (wrong usage).
 */
import { operate } from './operate/commands.ts';

const { code, text } = await operate(process.argv.slice(2));
(code === 0 ? process.stdout : process.stderr).write(text);
process.exitCode = code;

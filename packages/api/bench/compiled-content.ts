import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

/** JSON drops functions silently, so they are refused. */
function dataOnly(name: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError(`Content cannot hold the function ${name}`);
  return value;
}

/** The module's exports as JSON. */
async function compiled(path: string): Promise<string> {
  const values: Record<string, unknown> = await tsImport(pathToFileURL(path).href, import.meta.url);
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value, dataOnly))});`,
    )
    .join('\n');
}

/** A bundle has no content folder to read, so content files are built into it as JSON. */
export const compiledContent: Plugin = {
  name: 'content-files-are-compiled',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/content\/.*\.data\.ts$/ }, async ({ path }) => ({
      contents: await compiled(path),
      loader: 'js',
    }));
  },
};

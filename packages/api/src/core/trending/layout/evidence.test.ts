import { expect, it } from 'vitest';
import { columnFeatures } from './columns.ts';
import { lineFeatures } from './line-features.ts';
import evidence from './testing/evidence.json' with { type: 'json' };

/** Lists features other than 0, and their values if they are not 1. */
const shown = (features: Readonly<Record<string, number>>) =>
  Object.entries(features)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => (value === 1 ? name : `${name} ${value.toFixed(3)}`))
    .sort()
    .join(' | ');

it('the evidence that the models of lists were fitted on stays the same', async () => {
  const lists = Object.entries(evidence.lists).map(([name, lines]) =>
    [
      `LIST ${name}`,
      ...[...lineFeatures(lines)].map(
        ({ kind, features }, line) => `LINE ${lines[line]} (${kind})\n  ${[...features].sort().join(' | ')}`,
      ),
    ].join('\n'),
  );
  const columns = evidence.columns.map(
    ({ name, cells }) => `COLUMN ${name}: ${cells.join(' / ')}\n  ${shown(columnFeatures(cells, name))}`,
  );
  await expect(`${[...lists, ...columns].join('\n')}\n`).toMatchFileSnapshot('testing/evidence.txt');
});

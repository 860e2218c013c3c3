/**
 * Lists the rows of the table of outlets, starting with the one that was checked longest ago: `npm run outlets -- [ROWS]`.
 * Without a number, lists all.
 */
import { allPublishers } from '../packages/api/src/content/publishers/all-publishers.ts';

const [wanted] = process.argv.slice(2);
const rows = allPublishers.toSorted(
  (a, b) => a.reviewed.localeCompare(b.reviewed) || a.name.localeCompare(b.name, 'en'),
);
for (const { reviewed, name, domains, scope, country, kind } of rows.slice(
  0,
  wanted ? Number(wanted) : rows.length,
))
  console.log([reviewed, name, domains[0], scope, country, kind ?? ''].join('\t'));

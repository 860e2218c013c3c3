import { formatDate } from '../../../lib/format.ts';
import { type ComparisonTable, cellText } from '../compare/comparison-tables.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { PaperHead } from './paper-head.tsx';
import { recordSentence } from './record-lines.ts';
import type { ReportModel } from './report-model.ts';
import { spokenLine } from './spoken-line.ts';

const STRINGS = COVERAGE_STRINGS.report;

/**
 * The end of the printed report: sentences by keyword and message, the comparison, quotations, records, corrections,
 * rows that do not count, and the method.
 */
export function PaperAppendix({ model }: { readonly model: ReportModel }) {
  return (
    <>
      {model.quotes
        .filter(({ lines }) => lines.length > 0)
        .map(({ keyword, lines }) => (
          <PaperList
            key={keyword}
            title={STRINGS.quotes(keyword)}
            note={STRINGS.quotesNote}
            lines={lines.map(({ text, article }) => `${text} [${article}]`)}
          />
        ))}
      {model.comparison.map((compared) => (
        <ComparedTable key={compared.title} table={compared} />
      ))}
      {model.spoken.map(({ keyword, lines }) => (
        <PaperList
          key={keyword}
          title={STRINGS.spoken(keyword)}
          note={STRINGS.spokenNote}
          lines={lines.map((line) => `${spokenLine(line)} [${line.article}]`)}
        />
      ))}
      <PaperList
        title={STRINGS.records}
        lines={model.articles.flatMap((article) => recordSentence(article) ?? [])}
      />
      <PaperList
        title={STRINGS.corrections}
        lines={model.corrections.map(({ at, article, what, why }) =>
          [formatDate(at), article, what, why].filter(Boolean).join(': '),
        )}
      />
      <PaperList title={STRINGS.left} lines={model.left.map(({ title, reason }) => `${title}: ${reason}`)} />
      <PaperList title={STRINGS.method} lines={[...model.method, STRINGS.versions(model.versions)]} />
    </>
  );
}

/** A table of the comparison with an earlier list. */
function ComparedTable({ table: { title, heads, rows } }: { readonly table: ComparisonTable }) {
  return (
    <>
      <h2>{title}</h2>
      <table className="compared">
        <PaperHead titles={heads} />
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={cellText(name)}>
              <th scope="row" dir="auto">
                {cellText(name)}
              </th>
              {heads.slice(1).map((head, at) => (
                <td key={head}>{cellText(cells[at] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PaperListProps {
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly string[];
}

function PaperList({ title, note, lines }: PaperListProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      {note === undefined ? null : <p className="small">{note}</p>}
      <ul>
        {withKeys(lines).map(({ key, line }) => (
          <li key={key} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Adds a unique key to each line, because lines may repeat. */
function withKeys(lines: readonly string[]): { key: string; line: string }[] {
  return lines.map((line, place) => ({ key: `${place} ${line}`, line }));
}

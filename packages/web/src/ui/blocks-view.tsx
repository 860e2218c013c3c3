import { escapeHtml } from '@earshot/schema/escape-html';
import Box from '@mui/material/Box';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  type Block,
  columnWidths,
  type Inline,
  plainText,
  type Run,
  runsOf,
  type Table,
} from '../lib/blocks/blocks.ts';

interface BlocksViewProps {
  readonly blocks: readonly Block[];
  /** `#rrggbb`. */
  readonly accent: string;
}

export function BlocksView({ blocks, accent }: BlocksViewProps) {
  return (
    <Box className="print-only" sx={PAPER} style={{ '--report-color': accent } as object}>
      <Blocks blocks={blocks} />
    </Box>
  );
}

function Blocks({ blocks }: Pick<BlocksViewProps, 'blocks'>) {
  return keyed(blocks).map(({ key, item }) => <BlockView key={key} block={item} />);
}

export function writeHtml(blocks: readonly Block[]): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<Blocks blocks={blocks} />));
  const html = place.innerHTML;
  root.unmount();
  return html;
}

export function writeHtmlFile(title: string, blocks: readonly Block[], accent: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2a28; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { color: ${escapeHtml(accent)}; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.5rem; border-bottom: 1px solid #d5dcda; }
td p { margin: 0; }
.small { color: #55625f; font-size: 0.875rem; }
.figures { display: flex; flex-wrap: wrap; gap: 2rem; margin: 1rem 0; }
.figures b { display: block; font-size: 1.5rem; }
.bars td:nth-of-type(1) { width: 48%; }
.print-bar { height: 0.75rem; min-width: 1px; print-color-adjust: exact; background: ${escapeHtml(accent)}; }
img { max-width: 100%; }
</style>
</head>
<body>
${writeHtml(blocks)}
</body>
</html>
`;
}

export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'title':
      return <h1 dir="auto">{block.text}</h1>;
    case 'heading':
      return <h2 className={block.startsPage ? 'page' : undefined}>{block.text}</h2>;
    case 'text':
      return (
        <p className={block.isSmall ? 'small' : undefined} dir="auto">
          <Runs content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={block.isSmall ? 'small' : undefined}>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key} dir="auto">
              <Runs content={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'image':
      return <img src={block.data} alt={block.alt} style={{ maxHeight: block.maxHeightPx }} />;
    case 'figures':
      return (
        <div className="figures">
          {block.figures.map(({ value, label }) => (
            <div key={label}>
              <b>{value}</b> {label}
            </div>
          ))}
        </div>
      );
    case 'table':
      return <TableView block={block} />;
    case 'bars':
      return (
        <table className="bars">
          <tbody>
            {block.bars.map(({ label, share, value }) => (
              <tr key={label}>
                <th scope="row" dir="auto">
                  {label}
                </th>
                <td>
                  <div className="print-bar" style={{ width: `${share * 100}%` }} />
                </td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** Adds keys, because two items may have the same text. */
function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, i) => ({ key: `${i}`, item }));
}

interface TableViewProps {
  readonly block: Table;
  /** On the screen, where the first cell of each row is its head. */
  readonly label?: string;
}

export function TableView({ block, label }: TableViewProps) {
  const { heads, rows } = block;
  const widths = columnWidths(block, 100);
  return (
    <table aria-label={label}>
      {/* As attributes, which editors keep when a table is pasted. */}
      <colgroup>
        {heads.map((head, index) => (
          <col key={head} width={`${Math.round(widths[index] ?? 0)}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" dir="auto">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }, position) => (
          <tr key={id ?? `${position} ${plainText(cells[0]?.[0] ?? '')}`} id={id}>
            {heads.map((head, column) => (
              <Box
                key={head}
                dir="auto"
                {...(label && column === 0 ? { component: 'th', scope: 'row' } : { component: 'td' })}
              >
                {(cells[column] ?? []).map((line) => (
                  <p key={plainText(line)}>
                    <Runs content={line} />
                  </p>
                ))}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ content }: { readonly content: Inline }) {
  return keyed(runsOf(content)).map(({ key, item }) => <RunView key={key} run={item} />);
}

function RunView({ run: { text, href, isBold, isQuiet, isWork } }: { readonly run: Run }) {
  const words = isBold ? <b>{text}</b> : text;
  const linked = href ? <a href={href}>{words}</a> : words;
  if (isWork) return <cite>{linked}</cite>;
  return isQuiet ? <span className="small">{linked}</span> : linked;
}

const PAPER = {
  color: '#000',
  fontSize: '9.5pt',
  lineHeight: 1.35,
  '& h1, & h2': { color: 'var(--report-color)', m: 0, breakAfter: 'avoid' },
  '& h1': { fontSize: '20pt' },
  '& h2': { fontSize: '12.5pt', mt: '10pt', mb: '3pt' },
  '& h2.page': { breakBefore: 'page', mt: 0 },
  '& p': { m: 0, mt: '3pt' },
  '& td p': { mt: 0 },
  '& .small': { fontSize: '8pt' },
  '& a[href^="#"]': { color: 'inherit', textDecoration: 'none' },
  '& .figures': { display: 'flex', gap: '18pt', mt: '10pt', fontSize: '8.5pt' },
  '& .figures b': { display: 'block', fontSize: '18pt' },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: '8.5pt' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: '3pt', overflowWrap: 'break-word' },
  '& table:not(.bars) th, & table:not(.bars) td': { borderBottom: '0.5pt solid #888' },
  '& .bars th': { width: '28%', fontWeight: 400 },
  '& .bars td:nth-of-type(1)': { width: '48%' },
  '& .bars .print-bar': { height: '8pt', minWidth: '1pt', bgcolor: 'var(--report-color)' },
  '& ul, & ol': { m: 0, pl: '12pt' },
  '& li': { mt: '2pt' },
} as const;

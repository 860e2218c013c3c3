import Box from '@mui/material/Box';
import { type Block, type Inline, plainText, runsOf } from '../lib/blocks/blocks.ts';

interface BlocksViewProps {
  readonly blocks: readonly Block[];
  /** Color of headings and bars, `#rrggbb`. */
  readonly accent: string;
}

/** A document on paper. Not shown on screen. */
export function BlocksView({ blocks, accent }: BlocksViewProps) {
  return (
    <Box className="print-only" sx={PAPER} style={{ '--report-color': accent } as object}>
      {keyed(blocks).map(({ key, item }) => (
        <BlockView key={key} block={item} />
      ))}
    </Box>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'title':
      return <h1 dir="auto">{block.text}</h1>;
    case 'heading':
      return <h2 className={block.startsPage ? 'page' : ''}>{block.text}</h2>;
    case 'text':
      return (
        <p className={block.isSmall ? 'small' : ''} dir="auto">
          <Runs content={block.content} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key} dir="auto">
              <Runs content={item} />
            </li>
          ))}
        </ul>
      );
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

/** Pairs each item with a key, because two items may have the same text. */
function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, at) => ({ key: `${at}`, item }));
}

function TableView({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  const { heads, rows } = block;
  const sum = heads.reduce((total, _, at) => total + (block.widths?.[at] ?? 1), 0);
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th
              key={head}
              scope="col"
              dir="auto"
              style={{ width: `${(100 * (block.widths?.[at] ?? 1)) / sum}%` }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }, at) => (
          <tr key={id ?? `${at} ${plainText(cells[0]?.[0] ?? '')}`}>
            {heads.map((head, column) => (
              <td key={head} dir="auto">
                {(cells[column] ?? []).map((line) => (
                  <div key={plainText(line)}>
                    <Runs content={line} />
                  </div>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Runs({ content }: { readonly content: Inline }) {
  return keyed(runsOf(content)).map(({ key, item: { text, href, isBold, isQuiet } }) => {
    const words = isBold ? <b>{text}</b> : text;
    const linked = href && !href.startsWith('#') ? <a href={href}>{words}</a> : words;
    return (
      <span key={key} className={isQuiet ? 'small' : ''}>
        {linked}
      </span>
    );
  });
}

/** Sizes are in points, because the document is made for paper. */
const PAPER = {
  color: '#000',
  fontSize: '9.5pt',
  lineHeight: 1.35,
  '& h1, & h2': { color: 'var(--report-color)', m: 0, breakAfter: 'avoid' },
  '& h1': { fontSize: '20pt' },
  '& h2': { fontSize: '12.5pt', mt: '10pt', mb: '3pt' },
  '& h2.page': { breakBefore: 'page', mt: 0 },
  '& p': { m: 0, mt: '3pt' },
  '& .small': { fontSize: '8pt' },
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
  '& ul': { m: 0, pl: '12pt' },
  '& li': { mt: '2pt' },
} as const;

import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { formatSignedShare } from '../../../lib/format.ts';
import { Figure } from '../../../ui/figure.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { FIGURE_TABLE } from './figure-table-style.ts';
import { type KeywordTones, TONES, toneCounts } from './tone-counts.ts';

const { groups: STRINGS, figures: FIGURES, charts: CHARTS } = COVERAGE_STRINGS;

interface ToneTableProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/** The number of articles of each tone and the net tone. One column per keyword. */
export function ToneTable({ list, keywords, onPick }: ToneTableProps) {
  const counts = useMemo(() => toneCounts(list, keywords), [list, keywords]);
  return (
    <>
      {/* A wide table scrolls, so the keyboard must be able to reach it. */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={STRINGS.toneTitle}>
        <Box component="table" sx={FIGURE_TABLE}>
          <thead>
            <tr>
              <th scope="col">{STRINGS.dimensions.tone}</th>
              {keywords.map((keyword) => (
                <th scope="col" key={keyword} dir="auto">
                  {STRINGS.toward(keyword)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TONES.map((tone, position) => (
              <tr key={tone}>
                <th scope="row">{tone ?? STRINGS.noTone}</th>
                {counts.map(({ keyword, groups }) => {
                  const rows = groups[position]?.rows ?? [];
                  const label = STRINGS.tonePick(tone ?? STRINGS.noTone, keyword);
                  return (
                    <td key={keyword}>
                      <Figure
                        about={label}
                        onOpen={rows.length > 0 ? () => onPick({ label, rows }) : undefined}
                      >
                        {formatCount(rows.length)}
                      </Figure>
                    </td>
                  );
                })}
              </tr>
            ))}
            <NetToneRow counts={counts} onPick={onPick} />
          </tbody>
        </Box>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {STRINGS.toneNote}
      </Typography>
    </>
  );
}

interface NetToneRowProps extends Pick<ToneTableProps, 'onPick'> {
  readonly counts: readonly KeywordTones[];
}

/** The net tone toward each keyword, which opens the articles with a tone. */
function NetToneRow({ counts, onPick }: NetToneRowProps) {
  return (
    <tr>
      <th scope="row">{STRINGS.netTone}</th>
      {counts.map(({ keyword, net, scored }) => {
        const label = FIGURES.netTone(keyword);
        return (
          <td key={keyword}>
            <Figure about={label} onOpen={net === null ? undefined : () => onPick({ label, rows: scored })}>
              {net === null ? CHARTS.nothing : STRINGS.netToneOf(formatSignedShare(net), scored.length)}
            </Figure>
          </td>
        );
      })}
    </tr>
  );
}

/** The legend of a chart, and the sizes, colors and patterns that it shares with the drawing. */

/** Width of a chart and height of its plot area, in SVG units. Text is 12 units high. */
export interface ChartSize {
  readonly width: number;
  readonly plotHeight: number;
}

export const PLOT = { left: 48, right: 8, top: 12 } as const;
export const LABELS_HEIGHT = 22;
const LEGEND_HEIGHT = 20;
const LEGEND_COLUMN = 196;
/**
 * Colors with a contrast of at least 3:1 against the surfaces of both color schemes (`theme.test.ts`). Patterns distinguish
 * the series without color.
 */
const COLORS = ['#0b8a74', '#c2571a', '#5b6fd6', '#c04299', '#8a6d00', '#4a7d1e'];
export const DASHES = ['none', '6 3', '2 3', '8 3 2 3', '1 4', '12 4'];

export const colorOf = (series: number) => COLORS[series % COLORS.length] ?? '#000';

function legendColumns(width: number): number {
  return Math.max(1, Math.floor(width / LEGEND_COLUMN));
}

/** Returns the height of a legend, in SVG units. */
export function legendHeight(names: readonly string[], { width }: ChartSize): number {
  return Math.ceil(names.length / legendColumns(width)) * LEGEND_HEIGHT;
}

interface ChartLegendProps {
  readonly id: string;
  readonly names: readonly string[];
  readonly size: ChartSize;
  readonly isLine: boolean;
}

export function ChartLegend({ id, names, size, isLine }: ChartLegendProps) {
  const perRow = legendColumns(size.width);
  const top = PLOT.top + size.plotHeight + LABELS_HEIGHT + 4;
  return (
    <g fill="currentColor">
      {names.map((name, series) => {
        const x = PLOT.left + (series % perRow) * LEGEND_COLUMN;
        const y = top + Math.floor(series / perRow) * LEGEND_HEIGHT;
        return (
          <g key={name}>
            {isLine ? (
              <line
                x1={x}
                x2={x + 20}
                y1={y + 6}
                y2={y + 6}
                stroke={colorOf(series)}
                strokeWidth="2"
                strokeDasharray={DASHES[series % DASHES.length]}
              />
            ) : (
              <rect
                x={x}
                y={y}
                width="20"
                height="12"
                fill={`url(#${id}-${series})`}
                stroke={colorOf(series)}
              />
            )}
            <text x={x + 26} y={y + 10}>
              {name.length > 24 ? `${name.slice(0, 23)}…` : name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

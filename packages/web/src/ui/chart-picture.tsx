import { useId } from 'react';

/** Width of a chart and height of its plot area, in SVG units. Text is 12 units high. */
const SIZE = { width: 640, plotHeight: 168 } as const;
const PLOT = { left: 48, right: 8, top: 12 } as const;
const LABELS_HEIGHT = 22;
const LEGEND_HEIGHT = 20;
const LEGEND_COLUMN = 196;
/**
 * Colors with a contrast of at least 3:1 against the surfaces of both color schemes (`theme.test.ts`). Patterns distinguish
 * the series without color.
 */
const COLORS = ['#0b8a74', '#c2571a', '#5b6fd6', '#c04299', '#8a6d00', '#4a7d1e'];
const DASHES = ['none', '6 3', '2 3', '8 3 2 3', '1 4', '12 4'];

export const colorOf = (series: number) => COLORS[series % COLORS.length] ?? '#000';

const PER_ROW = Math.floor(SIZE.width / LEGEND_COLUMN);

/** The data of a chart: for each point, one value per series. */
export interface PictureData {
  /** Text alternative for the image. */
  readonly title: string;
  readonly kind: 'columns' | 'stacked' | 'lines';
  readonly series: readonly string[];
  readonly points: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  /** Minimum and maximum of the axis. */
  readonly range: readonly [low: number, high: number];
  readonly format: (value: number) => string;
}

/** Width reserved for each label of the horizontal axis. */
const LABEL_WIDTH = 90;

/**
 * A chart as a self-contained SVG that can be copied: all sizes and colors are in its markup. Text uses the current color.
 * To open the evidence behind a value, the user switches to the table.
 */
export function ChartPicture({ data }: { readonly data: PictureData }) {
  const { width, plotHeight } = SIZE;
  const id = useId().replace(/[^\w-]/g, '');
  const legend = data.series.filter((name) => name !== '');
  const height = PLOT.top + plotHeight + LABELS_HEIGHT + Math.ceil(legend.length / PER_ROW) * LEGEND_HEIGHT;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      data-figure=""
      aria-label={data.title}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Public Sans Variable, Helvetica, Arial, sans-serif"
      fontSize="12"
      style={{ width: '100%', maxWidth: width, height: 'auto', display: 'block' }}
    >
      <Patterns id={id} count={data.series.length} />
      <Axis data={data} />
      {data.kind === 'lines' ? <Lines data={data} /> : <Columns data={data} id={id} />}
      <ChartLegend id={id} names={legend} isLine={data.kind === 'lines'} />
    </svg>
  );
}

function Patterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => series).map((series) => (
        <pattern
          key={series}
          id={`${id}-${series}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${series * 45})`}
        >
          <rect width="7" height="7" fill={colorOf(series)} />
          {series === 0 ? null : <line x1="0" y1="0" x2="0" y2="7" stroke="#fff" strokeWidth="2.5" />}
        </pattern>
      ))}
    </defs>
  );
}

/** Returns the vertical position of a value. */
function placeOf({ range: [low, high] }: PictureData, value: number): number {
  return PLOT.top + SIZE.plotHeight * (1 - (value - low) / (high - low || 1));
}

/** Returns the horizontal distance between neighboring points. */
function stepOf({ points }: PictureData): number {
  return (SIZE.width - PLOT.left - PLOT.right) / Math.max(1, points.length);
}

function Axis({ data }: { readonly data: PictureData }) {
  const [low, high] = data.range;
  const marks = low < 0 && high > 0 ? [low, 0, high] : [low, high];
  const step = stepOf(data);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  return (
    <g fill="currentColor">
      {marks.map((mark) => (
        <g key={mark}>
          <line
            x1={PLOT.left}
            x2={SIZE.width - PLOT.right}
            y1={placeOf(data, mark)}
            y2={placeOf(data, mark)}
            stroke="currentColor"
            strokeOpacity={0.35}
          />
          <text x={PLOT.left - 6} y={placeOf(data, mark) + 4} textAnchor="end">
            {data.format(mark)}
          </text>
        </g>
      ))}
      {data.points.map(({ label }, i) =>
        i % every === 0 ? (
          <text
            key={label}
            x={PLOT.left + step * (i + 0.5)}
            y={PLOT.top + SIZE.plotHeight + 16}
            textAnchor="middle"
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Columns({ id, data }: { readonly id: string; readonly data: PictureData }) {
  const step = stepOf(data);
  const column = Math.min(48, step * 0.7);
  return (
    <g>
      {data.points.map(({ label, values }, i) => {
        const x = PLOT.left + step * (i + 0.5) - column / 2;
        const single = values.length === 1 ? (values[0] ?? 0) : null;
        return (
          <g key={label}>
            {stacked(values).map(({ from, to, series }) => (
              <rect
                key={data.series[series]}
                x={x}
                y={placeOf(data, to)}
                width={column}
                height={Math.max(0, placeOf(data, from) - placeOf(data, to))}
                fill={`url(#${id}-${series})`}
                stroke={colorOf(series)}
              />
            ))}
            {single !== null && single > 0 && data.points.length <= 16 ? (
              <text x={x + column / 2} y={placeOf(data, single) - 3} textAnchor="middle" fill="currentColor">
                {data.format(single)}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

function stacked(values: readonly (number | null)[]) {
  let from = 0;
  return values.map((value, series) => {
    const part = { from, to: from + (value ?? 0), series };
    from = part.to;
    return part;
  });
}

/** Lines with a dot at each value. A point without a value is skipped. */
function Lines({ data }: { readonly data: PictureData }) {
  const step = stepOf(data);
  return (
    <g fill="none" strokeWidth="2">
      {data.series.map((name, series) => {
        const dots = data.points.flatMap(({ values }, i) => {
          const value = values[series] ?? null;
          return value === null ? [] : [{ x: PLOT.left + step * (i + 0.5), y: placeOf(data, value) }];
        });
        return (
          <g key={name} stroke={colorOf(series)}>
            <polyline
              points={dots.map(({ x, y }) => `${x},${y}`).join(' ')}
              strokeDasharray={DASHES[series % DASHES.length]}
            />
            {dots.map(({ x, y }) => (
              <circle
                key={x}
                cx={x}
                cy={y}
                r={3 + (series % 3)}
                fill={series % 2 === 0 ? colorOf(series) : '#fff'}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

interface ChartLegendProps {
  readonly id: string;
  readonly names: readonly string[];
  readonly isLine: boolean;
}

function ChartLegend({ id, names, isLine }: ChartLegendProps) {
  const top = PLOT.top + SIZE.plotHeight + LABELS_HEIGHT + 4;
  return (
    <g fill="currentColor">
      {names.map((name, series) => {
        const x = PLOT.left + (series % PER_ROW) * LEGEND_COLUMN;
        const y = top + Math.floor(series / PER_ROW) * LEGEND_HEIGHT;
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

/** In SVG units. Text is 12 units high. */
const WIDTH = 640;
const PLOT = { left: 48, right: 8, top: 16 } as const;
/** Of a single series, and of each of several. */
const HEIGHTS = { one: 168, each: 56 } as const;
const MIN_COLUMN_HEIGHT = 1;
const NAME_HEIGHT = 20;
const LABELS_HEIGHT = 22;
const LABEL_WIDTH = 90;
const MAX_NAMED = 16;
/** Has a contrast of at least 3:1 against the surfaces of both color schemes (`theme.test.ts`). */
export const CHART_COLOR = '#0b8a74';

export interface PictureData {
  readonly title: string;
  /** A single series may have an empty name. */
  readonly series: readonly string[];
  readonly points: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  readonly range: readonly [low: number, high: number];
  readonly format: (value: number) => string;
}

/** Self-contained SVG: all sizes and colors are in its markup. Text uses the current color. */
export function ChartPicture({ data }: { readonly data: PictureData }) {
  const { title, series, points } = data;
  const columns = series.length > 1 ? HEIGHTS.each : HEIGHTS.one;
  const row = columns + NAME_HEIGHT;
  const step = (WIDTH - PLOT.left - PLOT.right) / Math.max(1, points.length);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  const height = PLOT.top + series.length * row + LABELS_HEIGHT;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      data-figure=""
      aria-label={title}
      viewBox={`0 0 ${WIDTH} ${height}`}
      fontFamily="Public Sans Variable, Helvetica, Arial, sans-serif"
      fontSize="12"
      fill="currentColor"
      style={{ width: '100%', maxWidth: WIDTH, height: 'auto', display: 'block' }}
    >
      {series.map((name, at) => (
        <g key={name} transform={`translate(0 ${PLOT.top + at * row})`}>
          <text x={PLOT.left} y={-4}>
            {name}
          </text>
          <Columns data={data} series={at} height={columns} step={step} />
        </g>
      ))}
      {points.map(({ label }, at) =>
        at % every === 0 ? (
          <text key={label} x={PLOT.left + step * (at + 0.5)} y={height - LABELS_HEIGHT} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

interface ColumnsProps {
  readonly data: PictureData;
  readonly series: number;
  readonly height: number;
  readonly step: number;
}

function Columns({ data: { points, range, format }, series, height, step }: ColumnsProps) {
  const [low, high] = range;
  const placeOf = (value: number) => height * (1 - (value - low) / (high - low || 1));
  const marks = low < 0 && high > 0 ? [low, 0, high] : [low, high];
  const width = Math.min(48, step * 0.7);
  return (
    <>
      {marks.map((mark) => (
        <g key={mark}>
          <path
            d={`M${PLOT.left} ${placeOf(mark)}H${WIDTH - PLOT.right}`}
            stroke="currentColor"
            strokeOpacity={0.35}
          />
          <text x={PLOT.left - 6} y={placeOf(mark) + 4} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {points.map(({ label, values }, at) => {
        const value = values[series] ?? null;
        if (value === null) return null;
        const middle = PLOT.left + step * (at + 0.5);
        const top = placeOf(Math.max(0, value));
        return (
          <g key={label}>
            <rect
              x={middle - width / 2}
              y={top}
              width={width}
              height={Math.max(MIN_COLUMN_HEIGHT, placeOf(Math.min(0, value)) - top)}
              fill={CHART_COLOR}
            />
            {height === HEIGHTS.one && points.length <= MAX_NAMED ? (
              <text x={middle} y={top - 3} textAnchor="middle">
                {format(value)}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

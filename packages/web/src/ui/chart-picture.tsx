import { useId } from 'react';
import {
  ChartLegend,
  type ChartSize,
  colorOf,
  DASHES,
  LABELS_HEIGHT,
  legendHeight,
  PLOT,
} from './chart-legend.tsx';

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

const ON_SCREEN: ChartSize = { width: 640, plotHeight: 168 };
/** Width reserved for each label of the horizontal axis. */
const LABEL_WIDTH = 90;

interface ChartPictureProps {
  readonly data: PictureData;
  /** Where space is limited, a narrower chart has larger text. */
  readonly size?: ChartSize;
}

/**
 * A chart as a self-contained SVG that can be copied: all sizes and colors are in its markup. Text uses the current color.
 * To open the evidence behind a value, the user switches to the table.
 */
export function ChartPicture({ data, size = ON_SCREEN }: ChartPictureProps) {
  const { width, plotHeight } = size;
  const id = useId().replace(/[^\w-]/g, '');
  const legend = data.series.filter((name) => name !== '');
  const height = PLOT.top + plotHeight + LABELS_HEIGHT + legendHeight(legend, size);
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
      <Axis data={data} size={size} />
      {data.kind === 'lines' ? (
        <Lines data={data} size={size} />
      ) : (
        <Columns data={data} size={size} id={id} />
      )}
      <ChartLegend id={id} names={legend} size={size} isLine={data.kind === 'lines'} />
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

interface SizedProps {
  readonly data: PictureData;
  readonly size: ChartSize;
}

/** Returns the vertical position of a value. */
function placeOf({ data, size }: SizedProps, value: number): number {
  const [low, high] = data.range;
  return PLOT.top + size.plotHeight * (1 - (value - low) / (high - low || 1));
}

/** Returns the horizontal distance between neighboring points. */
function stepOf({ data: { points }, size }: SizedProps): number {
  return (size.width - PLOT.left - PLOT.right) / Math.max(1, points.length);
}

function Axis(props: SizedProps) {
  const { data, size } = props;
  const [low, high] = data.range;
  const marks = low < 0 && high > 0 ? [low, 0, high] : [low, high];
  const step = stepOf(props);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  return (
    <g fill="currentColor">
      {marks.map((mark) => (
        <g key={mark}>
          <line
            x1={PLOT.left}
            x2={size.width - PLOT.right}
            y1={placeOf(props, mark)}
            y2={placeOf(props, mark)}
            stroke="currentColor"
            strokeOpacity={0.35}
          />
          <text x={PLOT.left - 6} y={placeOf(props, mark) + 4} textAnchor="end">
            {data.format(mark)}
          </text>
        </g>
      ))}
      {data.points.map(({ label }, at) =>
        at % every === 0 ? (
          <text
            key={label}
            x={PLOT.left + step * (at + 0.5)}
            y={PLOT.top + size.plotHeight + 16}
            textAnchor="middle"
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

function Columns({ id, ...props }: SizedProps & { readonly id: string }) {
  const { data } = props;
  const step = stepOf(props);
  const column = Math.min(48, step * 0.7);
  return (
    <g>
      {data.points.map(({ label, values }, at) => {
        const x = PLOT.left + step * (at + 0.5) - column / 2;
        const single = values.length === 1 ? (values[0] ?? 0) : null;
        return (
          <g key={label}>
            {stacked(values).map(({ from, to, series }) => (
              <rect
                key={data.series[series]}
                x={x}
                y={placeOf(props, to)}
                width={column}
                height={Math.max(0, placeOf(props, from) - placeOf(props, to))}
                fill={`url(#${id}-${series})`}
                stroke={colorOf(series)}
              />
            ))}
            {single !== null && single > 0 && data.points.length <= 16 ? (
              <text x={x + column / 2} y={placeOf(props, single) - 3} textAnchor="middle" fill="currentColor">
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
function Lines(props: SizedProps) {
  const { data } = props;
  const step = stepOf(props);
  return (
    <g fill="none" strokeWidth="2">
      {data.series.map((name, series) => {
        const dots = data.points.flatMap(({ values }, at) => {
          const value = values[series] ?? null;
          return value === null ? [] : [{ x: PLOT.left + step * (at + 0.5), y: placeOf(props, value) }];
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

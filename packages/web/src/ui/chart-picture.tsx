import { useLayoutEffect, useRef, useState } from 'react';

/** An SVG unit is a pixel, so text is 12 pixels high at every width. A closed fold has no width, so there is a minimum. */
const WIDTHS = { least: 200, most: 640 } as const;
const PLOT = { left: 48, right: 8, top: 20 } as const;
/** Height of the columns of a single series, and of each of several series. */
const HEIGHTS = { one: 168, each: 56 } as const;
/** Keeps a zero visible, unlike a point without a value. */
const MIN_COLUMN_HEIGHT = 1;
/** Space for the name and values above the columns, if there are several series. */
const NAME_HEIGHT = 42;
const LABELS_HEIGHT = 22;
/** Space for a label of the horizontal axis, and for a value above a column. */
const LABEL_WIDTH = 90;
const VALUE_WIDTH = 36;
/** Its contrast with the surfaces of both color schemes is at least 3:1 (`theme.test.ts`). */
export const CHART_COLOR = '#0b8a74';

/** A point has one value per series. */
export interface PictureData {
  readonly title: string;
  /** Names of the series. That of a single one may be empty. */
  readonly series: readonly string[];
  readonly points: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  readonly range: readonly [low: number, high: number];
  readonly format: (value: number) => string;
}

/** A column chart over time, with one row per series and as wide as there is room. */
export function ChartPicture({ data }: { readonly data: PictureData }) {
  const { title, series, points } = data;
  const [width, setWidth] = useState<number>(WIDTHS.most);
  const frameRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (frame === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setWidth(Math.max(WIDTHS.least, Math.min(WIDTHS.most, frame.clientWidth))),
    );
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  const isSeveral = series.length > 1;
  const columns = isSeveral ? HEIGHTS.each : HEIGHTS.one;
  const top = isSeveral ? NAME_HEIGHT : PLOT.top;
  const step = (width - PLOT.left - PLOT.right) / Math.max(1, points.length);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / step));
  const height = series.length * (top + columns) + LABELS_HEIGHT;
  return (
    // Hidden overflow lets the frame become narrower than the chart inside.
    <div ref={frameRef} style={{ overflow: 'hidden' }}>
      <svg
        role="img"
        data-figure=""
        aria-label={title}
        viewBox={`0 0 ${width} ${height}`}
        fontSize="12"
        fill="currentColor"
        style={{ width, height, display: 'block' }}
      >
        {series.map((name, at) => (
          <g key={name} transform={`translate(0 ${at * (top + columns) + top})`}>
            <text x={0} y={-20}>
              {name}
            </text>
            <Columns
              data={data}
              series={at}
              height={columns}
              width={width}
              step={step}
              valueEvery={step < VALUE_WIDTH ? every : 1}
            />
          </g>
        ))}
        {points.map(({ label }, at) =>
          at % every === 0 ? (
            <text key={label} x={PLOT.left + step * (at + 0.5)} y={height - 5} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

interface ColumnsProps {
  readonly data: PictureData;
  /** Index of the series. */
  readonly series: number;
  readonly height: number;
  readonly width: number;
  /** Distance between neighboring points in pixels. */
  readonly step: number;
  /** Shows the value above every nth column, so that values do not overlap. */
  readonly valueEvery: number;
}

/** The axis of a series and its columns, which start at zero. */
function Columns({ data, series, height, width, step, valueEvery }: ColumnsProps) {
  const { points, range, format } = data;
  const [low, high] = range;
  const placeOf = (value: number) => height * (1 - (value - low) / (high - low || 1));
  const marks = low < 0 && high > 0 ? [low, 0, high] : [low, high];
  const columnWidth = Math.min(48, step * 0.7);
  return (
    <>
      {marks.map((mark) => (
        <g key={mark}>
          <path
            d={`M${PLOT.left} ${placeOf(mark)}H${width - PLOT.right}`}
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
              x={middle - columnWidth / 2}
              y={top}
              width={columnWidth}
              height={Math.max(MIN_COLUMN_HEIGHT, placeOf(Math.min(0, value)) - top)}
              fill={CHART_COLOR}
            >
              <title>{`${label}: ${format(value)}`}</title>
            </rect>
            {at % valueEvery === 0 ? (
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

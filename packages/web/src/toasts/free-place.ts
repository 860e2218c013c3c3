/** A rectangle in the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum distance from the edge of the window. Toasts keep half this distance from controls. */
const GAP = 8;
const STEP = 8;
const SIDE_STEP = 24;

/**
 * Returns the first place where the toast covers no control. Tries each height from the usual one upward, then the heights
 * below it. At each height it tries the usual side, then the left edge, then the places in between. If the toast covers a
 * control everywhere, returns the place where it covers the least area, if possible without the focused control.
 * @param usual the toast in its usual place
 * @param view size of the window
 * @param controls the controls in the window; the toast also keeps a small distance from them
 * @param focused the control that has the focus. Null if there is none
 */
export function freePlace(
  usual: Area,
  view: { readonly width: number; readonly height: number },
  controls: readonly Area[],
  focused: Area | null,
): { readonly left: number; readonly top: number } {
  const { width, height } = usual;
  const between = Array.from(
    { length: Math.max(0, Math.floor((usual.left - GAP) / SIDE_STEP)) },
    (_, at) => usual.left - at * SIDE_STEP,
  );
  const sides = [...new Set([usual.left, Math.max(GAP, Math.min(usual.left, GAP)), ...between])];
  const places = topsFrom(usual, view.height).flatMap((top) =>
    sides.map((left): Area => ({ left, top, width, height })),
  );
  let best = { place: usual, covered: Number.POSITIVE_INFINITY };
  for (const place of [usual, ...places]) {
    const hidden = focused && overlap(place, focused) > 0 ? view.width * view.height : 0;
    const covered = controls.reduce((sum, control) => sum + overlap(place, control), hidden);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  return { left: best.place.left, top: best.place.top };
}

/** Returns the tops to try: from the usual one up to the upper edge, then from the usual one down to the lower edge. */
function topsFrom({ top: usual, height }: Area, viewHeight: number): number[] {
  const tops: number[] = [];
  for (let top = usual; top >= GAP; top -= STEP) tops.push(top);
  for (let top = usual + STEP; top + height <= viewHeight - GAP; top += STEP) tops.push(top);
  return tops;
}

/** Returns the area of overlap of `a` with `b` enlarged by a small margin. */
function overlap(a: Area, b: Area): number {
  const across = Math.min(a.left + a.width, b.left + b.width + GAP / 2) - Math.max(a.left, b.left - GAP / 2);
  const down = Math.min(a.top + a.height, b.top + b.height + GAP / 2) - Math.max(a.top, b.top - GAP / 2);
  return across > 0 && down > 0 ? across * down : 0;
}

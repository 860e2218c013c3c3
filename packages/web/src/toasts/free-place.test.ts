import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, freePlace } from './free-place.ts';

const view = { width: 360, height: 740 };
const usual: Area = { left: 16, top: 640, width: 328, height: 80 };
const button = (top: number): Area => ({ left: 20, top, width: 120, height: 44 });
const touches = (place: { left: number; top: number }, control: Area) =>
  place.left < control.left + control.width &&
  control.left < place.left + usual.width &&
  place.top < control.top + control.height &&
  control.top < place.top + usual.height;

describe('the place of a toast', () => {
  it('is the usual one when nothing is there', () => {
    expect(freePlace(usual, view, [button(100)], null)).toEqual({ left: 16, top: 640 });
  });

  it('is above the controls at the lower edge', () => {
    const controls = [button(650), button(600)];
    const place = freePlace(usual, view, controls, null);
    expect(controls.some((control) => touches(place, control))).toBe(false);
    expect(place.top).toBeGreaterThan(480);
  });

  it('is at the left in a wide window when the right is taken', () => {
    const wide = { left: 840, top: 640, width: 416, height: 80 };
    const column = Array.from({ length: 20 }, (_, at) => ({
      left: 900,
      top: at * 40,
      width: 100,
      height: 30,
    }));
    expect(freePlace(wide, { width: 1280, height: 740 }, column, null)).toEqual({ left: 8, top: 640 });
  });

  it('is below the usual one if a focused heading and a control take the upper edge', () => {
    const top = { left: 844, top: 74, width: 416, height: 60 };
    const heading = { left: 69, top: 0, width: 1142, height: 26 };
    const control = { left: 69, top: 77, width: 1142, height: 32 };
    expect(freePlace(top, { width: 1280, height: 800 }, [control], heading)).toEqual({ left: 844, top: 114 });
  });

  it('covers no control wherever that is possible, and never what has the focus', () => {
    const areas = fc.array(
      fc.record({
        left: fc.integer({ min: 0, max: 340 }),
        top: fc.integer({ min: 0, max: 720 }),
        width: fc.integer({ min: 24, max: 200 }),
        height: fc.integer({ min: 24, max: 60 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(areas, (controls) => {
        const [focused = null] = controls;
        const place = freePlace(usual, view, controls, focused);
        if (focused) expect(touches(place, focused)).toBe(false);
        const isCovering = controls.some((control) => touches(place, control));
        const free = freePlace(usual, view, [], null);
        expect(free).toEqual({ left: 16, top: 640 });
        if (!isCovering) return;
        // In that case, every place along the edge touches a control or is too close to one.
        for (let top = usual.top; top >= 8; top -= 8)
          expect(
            controls.some((control) =>
              touches({ left: 16, top }, { ...control, top: control.top - 4, height: control.height + 8 }),
            ) ||
              controls.some((control) =>
                touches({ left: 16, top }, { ...control, left: control.left - 4, width: control.width + 8 }),
              ),
          ).toBe(true);
      }),
    );
  });
});

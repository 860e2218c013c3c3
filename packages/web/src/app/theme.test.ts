import { describe, expect, it } from 'vitest';
import { PALETTES } from './theme.ts';

/** Relative luminance of a #rrggbb color (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s palette', (scheme) => {
  const palette = PALETTES[scheme];
  const surfaces = [palette.background.default, palette.background.paper];
  const { primary, secondary, error, warning, success, info } = palette;

  it('text and colored text keep 4.5:1 on both surfaces', () => {
    const texts = [
      palette.text.primary,
      palette.text.secondary,
      ...[primary, secondary, error, warning, success, info].map((color) => color.main),
      ...Object.values(palette.heat),
      palette.sentiment.positive,
      palette.sentiment.negative,
      palette.sentiment.neutral,
    ];
    const weak = texts.flatMap((text) =>
      surfaces.filter((surface) => contrast(text, surface) < 4.5).map((s) => [text, s]),
    );
    expect(weak).toEqual([]);
  });

  it('text on colored surfaces keeps 4.5:1', () => {
    for (const color of [primary, secondary, error, warning, success, info]) {
      expect(contrast(color.main, color.contrastText)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.mark.background, palette.mark.text)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.light, palette.text.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.light, palette.text.secondary)).toBeGreaterThanOrEqual(4.5);
  });

  it('borders of controls and the unscored bar keep 3:1', () => {
    for (const surface of surfaces) {
      expect(contrast(palette.control.border, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(palette.sentiment.unscored, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('bars keep 3:1', () => {
    for (const surface of surfaces) expect(contrast(primary.main, surface)).toBeGreaterThanOrEqual(3);
  });
});

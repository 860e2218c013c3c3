import { expect, it } from 'vitest';
import { evenLight } from './even-light.ts';

const [WIDTH, HEIGHT] = [480, 720];

/** Black strokes on a white background in light that depends on the position. */
function page(lightAt: (x: number, y: number) => number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < pixels.length; i += 1) {
    const [x, y] = [(i % WIDTH) / WIDTH, Math.floor(i / WIDTH) / HEIGHT];
    const isInk = i % 12 === 0 && Math.floor(i / WIDTH) % 20 > 10;
    pixels[i] = (isInk ? 30 : 255) * lightAt(x, y);
  }
  return { pixels, width: WIDTH, height: HEIGHT, channels: 1 };
}

it('leaves a screenshot as it is', () => {
  const picture = page(() => 1);
  const before = Uint8Array.from(picture.pixels);
  expect(evenLight(picture)).toBeNull();
  expect(Buffer.compare(picture.pixels, before)).toBe(0);
});

it.each([
  ['a lamp on the left', (x: number) => 1 - 0.4 * x],
  ['a soft shadow over one corner', (x: number, y: number) => 1 - 0.4 / (1 + Math.exp(-8 * (x + y - 1)))],
])('makes the ground white under %s', (_, lightAt) => {
  const picture = page(lightAt);
  const before = Uint8Array.from(picture.pixels);
  const asLit = evenLight(picture);
  expect(Buffer.compare(asLit?.pixels ?? Buffer.of(), before)).toBe(0);
  const inside = picture.pixels.filter((_, i) => i % 12 === 6 && i > 30 * WIDTH);
  expect(Math.min(...inside)).toBeGreaterThan(225);
});

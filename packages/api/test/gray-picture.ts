import type { GrayPicture } from '../src/adapters/images/find-shapes.ts';

export type DrawnBox = readonly [left: number, top: number, width: number, height: number];

export function grayPicture(
  [width, height]: readonly [number, number],
  ground: number,
  boxes: readonly DrawnBox[] = [],
  ink = 0,
): GrayPicture {
  const picture = { pixels: new Uint8Array(width * height).fill(ground), width, height };
  for (const box of boxes) fillBox(picture, box, ink);
  return picture;
}

export function fillBox(
  { pixels, width }: GrayPicture,
  [left, top, wide, high]: DrawnBox,
  level: number,
): void {
  for (let y = top; y < top + high; y += 1) pixels.fill(level, y * width + left, y * width + left + wide);
}

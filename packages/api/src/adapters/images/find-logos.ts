import { iconGrid, nameLogo } from '../../core/screenshot/network/icon-grid.ts';
import type { GrayPicture, Shape, Shapes } from './find-shapes.ts';

/** Smallest logo in pixels, and its size in multiples of the usual height of a letter. */
const MIN_SIDE_PX = 14;
const SIDE = { least: 1.7, most: 9 };
const MAX_RATIO = 1.8;

/** Returns the IDs of the networks whose logos a page shows. */
export function findLogos({ pixels, width, channels }: GrayPicture, shapes: Shapes): string[] {
  const { ground, letter, all } = shapes;
  const names = all
    .filter((shape) => mayBeLogo(shape, letter))
    .flatMap((shape) => {
      const inkAt = (x: number, y: number) =>
        Math.abs((pixels[((shape.top + y) * width + shape.left + x) * channels] ?? ground) - ground) / 255;
      return nameLogo(iconGrid(shape.width, shape.height, inkAt)) ?? [];
    });
  return [...new Set(names)];
}

function mayBeLogo({ width, height }: Shape, letter: number): boolean {
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return (
    least >= MIN_SIDE_PX &&
    most >= SIDE.least * letter &&
    most <= SIDE.most * letter &&
    most <= MAX_RATIO * least
  );
}

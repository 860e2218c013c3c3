import { FAILURES } from '@earshot/schema/failures';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX,
  PDF_MAX_PAGES,
  UPLOAD_MAX_BYTES,
} from '@earshot/schema/limits';
import { expect, it } from 'vitest';

const MIB = 1024 * 1024;
const grouped = (count: number) => count.toLocaleString('en-US');

it.each([
  ['file-too-large', `${UPLOAD_MAX_BYTES / MIB} MB`],
  ['file-too-many-pages', `${grouped(PDF_MAX_PAGES)} pages`],
  ['image-too-large', `${IMAGE_MAX_BYTES / MIB} MB`],
  ['image-too-small', `${IMAGE_MIN_SIDE_PX} pixels`],
  ['image-too-many-pixels', `${IMAGE_MAX_PIXELS / 1_000_000} megapixels`],
  ['image-too-many-pixels', `${grouped(IMAGE_MAX_SIDE_PX)} pixels per side`],
] as const)('the sentence of %s names the real bound: %s', (cause, bound) => {
  expect(FAILURES[cause].message).toContain(bound);
});

import { readFileSync } from 'node:fs';
import type { FailureCause } from '@earshot/schema/failures';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CALLER } from '../../../test/caller.ts';
import { POOL_OPTIONS } from '../../../test/pool-options.ts';
import { createComputePool } from '../compute/compute-pool.ts';
import { inspectImage } from './open-image.ts';
import { prepareImage } from './prepare-image.ts';
import { previewPicture, readPicture } from './read-picture.ts';

const shot = (name: string) => readFileSync(new URL(`../../../test/data/pictures/${name}`, import.meta.url));
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** A PNG header of this size without any pixel data. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const animation = Buffer.concat([
  pngHeader(100, 100).subarray(0, 33),
  Buffer.from('000000086163544c000000020000000000000000', 'hex'),
]);

function animatedWebp(): Promise<Buffer> {
  const raw = { width: 50, height: 50, channels: 3 } as const;
  const frames = [0, 255].map((level) => sharp(Buffer.alloc(7_500, level), { raw }).png().toBuffer());
  return Promise.all(frames).then((pictures) =>
    sharp(pictures, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

const HOSTILE: [FailureCause, string, () => Promise<Buffer> | Buffer][] = [
  ['image-empty', 'nothing', () => Buffer.alloc(0)],
  ['image-too-large', 'more than 10 MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1)],
  ['image-type', 'an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>a</text></svg>')],
  ['image-type', 'a GIF', () => Buffer.from('GIF89a')],
  ['image-heic', 'a HEIC', () => Buffer.from('00000018667479706865696300000000', 'hex')],
  ['image-animated', 'an animated WebP', () => animatedWebp()],
  ['image-corrupt', 'the first bytes of a WebP', () => Buffer.from('524946461000000057454250', 'hex')],
  [
    'image-corrupt',
    'the first bytes of an AVIF',
    () => Buffer.from('0000001c667479706176696600000000', 'hex'),
  ],
  ['image-type', 'HTML', () => Buffer.from('<html>')],
  ['image-animated', 'an animated PNG', () => animation],
  ['image-too-many-pixels', 'a PNG of 20,000 x 20,000 pixels', () => pngHeader(20_000, 20_000)],
  [
    'image-too-many-pixels',
    'a PNG of 4 thousand million pixels a side',
    () => pngHeader(0xffffffff, 0xffffffff),
  ],
  ['image-too-many-pixels', 'a strip of 13,000 pixels', () => blank(13_000, 50).jpeg().toBuffer()],
  ['image-too-small', 'a picture of 39 pixels', () => blank(39, 400).png().toBuffer()],
  ['image-corrupt', 'a header without pixels', () => pngHeader(100, 100)],
  ['image-corrupt', 'eight bytes of PNG', () => pngHeader(100, 100).subarray(0, 8)],
  ['image-corrupt', 'half a JPEG', () => shot('x-serif-light.q40.jpg').subarray(0, 6_000)],
  ['image-corrupt', 'three bytes of JPEG', () => Buffer.from('ffd8ff', 'hex')],
];

it.each(HOSTILE)('#383 a hostile image ends as %s: %s', async (failureCause, _, build) => {
  const bytes = await build();
  await expect(readPicture(bytes)).rejects.toMatchObject({ failureCause });
  await expect(previewPicture(bytes)).rejects.toMatchObject({ failureCause });
});

describe('kinds of pictures', () => {
  it.each(['webp', 'avif'] as const)('a %s is read like the PNG', async (kind) => {
    const bytes = await sharp(shot('bluesky-dim.png')).toFormat(kind, { quality: 90 }).toBuffer();
    await expect(inspectImage(bytes)).resolves.toEqual(await inspectImage(shot('bluesky-dim.png')));
    const { columns, isDark, scale } = await prepareImage(shot('bluesky-dim.png'));
    expect(await prepareImage(bytes)).toMatchObject({ isDark, scale, columns: columns.map(() => ({})) });
  });

  it('light text without a background is read on black', async () => {
    const light = await sharp(shot('bluesky-dim.png'))
      .greyscale()
      .linear(1.6, -80)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = light.info;
    const white = sharp({ create: { width, height, channels: 3, background: '#fff' } });
    const raw = { width, height, channels: light.info.channels } as const;
    const bytes = await white.joinChannel(light.data, { raw }).png().toBuffer();
    expect(await prepareImage(bytes)).toMatchObject({ isDark: true });
  });

  it('a capture of almost the largest size is not enlarged', async () => {
    const bytes = await blank(1_080, 11_900).jpeg().toBuffer();
    expect(await prepareImage(bytes)).toMatchObject({ scale: 1, heightPx: 11_900 });
  });

  it.each([1, 8, 12])('refuses noise in grains of %d pixels without reading it', async (grainPx) => {
    let state = 1;
    const [width, height] = [Math.ceil(1_200 / grainPx), Math.ceil(1_000 / grainPx)];
    const noise = Uint8Array.from({ length: width * height }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    });
    const bytes = await sharp(noise, { raw: { width, height, channels: 1 } })
      .resize(1_200, 1_000, { kernel: 'nearest' })
      .png()
      .toBuffer();
    await expect(readPicture(bytes)).rejects.toMatchObject({ failureCause: 'image-no-text' });
  });
});

describe('screenshots', () => {
  it('#383 reads a post, its network and its author, with the accents of its language, after hostile images', async () => {
    const post = await readPicture(shot('polish-fb.png'));
    expect(post).toMatchObject({ platform: 'facebook', author: 'Szkoła nad Wisłą' });
    expect(post.text).toContain('Dziękujemy wszystkim rodzicom');
  });

  it.each([
    ['fb-german.png', 'facebook'],
    ['english-accented-name.png', 'linkedin'],
    ['x-cropped-unknown.photo.jpg', null],
  ])('names the network of %s, or none if it does not show', async (name, platform) => {
    expect(await readPicture(shot(name))).toMatchObject({ platform });
  });

  it('#144 previews at most 300 px high, re-encoded without what hid behind the picture', async () => {
    const polyglot = Buffer.concat([await blank(400, 900).png().toBuffer(), Buffer.from('PK<script>')]);
    const uri = await previewPicture(polyglot);
    expect(uri).toMatch(/^data:image\/jpeg;base64,/);
    const jpeg = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', height: 300 });
    expect(jpeg.includes('PK<script>')).toBe(false);
  });
});

describe('pictures in worker processes', () => {
  const pool = createComputePool({ ...POOL_OPTIONS, maxMemoryMb: 1600 });
  afterAll(() => pool.close());

  it('are answered, or refused as busy when more come than may wait', async () => {
    const bytes = shot('x-cropped-unknown.photo.jpg');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, client) =>
        pool.images.read(bytes, { ...CALLER, client: String(client) }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { failureCause: 'busy' } });
  });

  it('pass their failures on as failures', async () => {
    await expect(pool.images.preview(Buffer.alloc(0), CALLER)).rejects.toMatchObject({
      failureCause: 'image-empty',
    });
  });
});

import { rawSharp } from './guarded-sharp.ts';
import { recognize } from './recognizer.ts';

const [WIDTH, HEIGHT] = [64, 32];
/** A black bar on white, so that the recognizer has something to process. */
const PIXELS = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
  const row = Math.floor(at / WIDTH);
  return row >= 12 && row < 20 ? 0 : 255;
});

/** Reads a tiny picture. Throws if the native code, the recognizer or its data is missing or broken. */
export async function tryRecognizer(): Promise<void> {
  const png = await rawSharp(PIXELS, { width: WIDTH, height: HEIGHT, channels: 1 }).png().toBuffer();
  await recognize(png, null, 'global');
}

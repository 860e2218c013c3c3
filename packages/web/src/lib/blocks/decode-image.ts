import { bytesOfBase64 } from '../transfer.ts';

/** Width of a document's text. */
const MAX_WIDTH_PX = 620;

/** Reads a `data:` URL of a PNG or JPEG. Null for anything else, or if its size cannot be read. */
export function decodeImage(data: string, maxHeightPx: number) {
  const [, format, encoded] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(data) ?? [];
  if (format === undefined || encoded === undefined) return null;
  const bytes = bytesOfBase64(encoded);
  const size = format === 'png' ? pngSize(bytes) : jpegSize(bytes);
  if (size === null) return null;
  const scale = Math.min(maxHeightPx / size.height, MAX_WIDTH_PX / size.width);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const type: 'png' | 'jpg' = format === 'png' ? 'png' : 'jpg';
  return { type, bytes, width, height };
}

function pngSize(bytes: Uint8Array) {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer);
  return sized(view.getUint32(16), view.getUint32(20));
}

/** Width and height are in the frame header, which follows any number of other segments. */
function jpegSize(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer);
  for (let offset = 2; offset + 9 < bytes.length; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint16(offset);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return sized(view.getUint16(offset + 7), view.getUint16(offset + 5));
    if (marker < 0xff00) return null;
  }
  return null;
}

function sized(width: number, height: number) {
  return width > 0 && height > 0 ? { width, height } : null;
}

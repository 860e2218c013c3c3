import type { SamplePost } from '@earshot/schema/help/sample-set';
import { formatDate } from '../../lib/format.ts';

const WIDTH = 900;
const MARGIN = 48;
const TEXT_SIZE = 34;
const LINE_HEIGHT = 48;
const SMALL_SIZE = 26;

export async function drawPost(post: SamplePost): Promise<File> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the sample post.');
  context.font = `${TEXT_SIZE}px sans-serif`;
  const lines = wrapped(post.text, (text) => context.measureText(text).width <= WIDTH - 2 * MARGIN);
  canvas.width = WIDTH;
  canvas.height = 260 + lines.length * LINE_HEIGHT;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, y: number, font: string, color = '#14211f') => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, MARGIN, y);
  };
  write(post.author, 76, `bold ${TEXT_SIZE}px sans-serif`);
  write(`@${post.handle}`, 116, `${SMALL_SIZE}px sans-serif`, '#4a5a57');
  lines.forEach((line, index) => {
    write(line, 184 + index * LINE_HEIGHT, `${TEXT_SIZE}px sans-serif`);
  });
  const below = 184 + lines.length * LINE_HEIGHT;
  write(
    `${formatDate(post.date)} · ${post.likes} Likes`,
    below + 16,
    `${SMALL_SIZE}px sans-serif`,
    '#4a5a57',
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a picture of the sample post.');
  return new File([blob], `${post.id}.png`, { type: 'image/png' });
}

/** A word that is too long gets a line to itself. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

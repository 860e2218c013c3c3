import { expect, it } from 'vitest';
import { documentTone } from './report-tone.ts';

const GOOD = 'The award for the new ferry is a great success. Everybody praised the excellent service.';
const BAD = 'The delays were a terrible failure. Riders were angry about the awful crash.';
const toneOf = (text: string) =>
  documentTone({ headline: '', text, start: 0, language: 'en', namesIn: () => [] }).value ?? 0;

it('leaves out what follows the name of the sender, but not what follows a sentence that begins with "about"', () => {
  const whole = toneOf(`${GOOD}\n${BAD}`);
  expect(toneOf(`${GOOD}\nAbout half of residents disagree\n${BAD}`)).toBeLessThan(toneOf(GOOD));
  expect(toneOf(`${GOOD}\nabout time they acted\n${BAD}`)).toBeLessThan(toneOf(GOOD));
  expect(toneOf(`${GOOD}\nAbout Harbor Lines\n${BAD}`)).toBeGreaterThan(whole);
});

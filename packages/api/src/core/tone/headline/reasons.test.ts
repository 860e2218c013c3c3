import { describe, expect, it } from 'vitest';
import { scoreTone } from '../score-tone.ts';

const wordsOf = (text: string) => scoreTone(text).words.map((word) => word.text.toLowerCase());

describe('the words shown for a tone', () => {
  it.each([
    ['Boat carrying hundreds sinks off the coast', ['boat', 'hundreds', 'coast']],
    ['Bookings collapse as ferry strike drags on', ['ferry']],
    ['City fined for leak in old boats', ['city', 'boats']],
  ])('are not the topics of %j', (text, topics) => {
    const words = wordsOf(text);
    expect(words.length).toBeGreaterThan(0);
    for (const topic of topics) expect(words).not.toContain(topic);
  });

  it('may be words of an idiom, which mean nothing alone', () => {
    expect(wordsOf('Chipmaker blows past forecasts')).toContain('blows');
  });
});

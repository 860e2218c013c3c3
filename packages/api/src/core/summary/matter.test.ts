import { describe, expect, it } from 'vitest';
import { knowsMatter, matterOf } from './matter.ts';

const evidence = (
  sentence: string,
  shares: { headlineShare?: number; echo?: number } = {},
  language = 'en',
) =>
  matterOf({ sentence, language, headlineShare: shares.headlineShare ?? 0, echo: shares.echo ?? 0 }).evidence;
const BASE = 'The ferry waits at the old pier near the harbor.';

describe('the evidence that a sentence states what an article is about', () => {
  it.each([
    ['a figure', 'The ferry waits at the old pier near 40 harbors.'],
    ['a share', 'The ferry waits at the old pier for 5 percent.'],
    ['a day', 'The ferry waits at the old pier on this Monday.'],
    ['a development', 'The ferry waits at the old pier increasingly often now.'],
    ['a judgment', 'The ferry must wait at the old pier, the best.'],
  ])('rises with %s', (_, sentence) => {
    expect(sentence.split(' ')).toHaveLength(BASE.split(' ').length);
    expect(evidence(sentence)).toBeGreaterThan(evidence(BASE) + 0.2);
  });

  it('rises with the headline’s words, with what is repeated later, and with length up to 25 words', () => {
    expect(evidence(BASE, { headlineShare: 1 }) - evidence(BASE)).toBeCloseTo(1);
    expect(evidence(BASE, { echo: 1 }) - evidence(BASE)).toBeCloseTo(0.6);
    const words = (count: number) => 'ferry '.repeat(count).trim();
    expect(evidence(words(25))).toBeCloseTo(0.8);
    expect(evidence(words(50))).toBeCloseTo(0.8);
    expect(evidence(words(5))).toBeCloseTo(0.16);
  });

  it('counts at most two figures and one day', () => {
    const more = evidence('Fees of 40 and 50 and 60 apply.') - evidence('Fees of 40 and 50 and more apply.');
    expect(more).toBeCloseTo(0);
    const figures = evidence('Fees of 40 and 50 apply.') - evidence('Fees of it and 50 apply.');
    expect(figures).toBeCloseTo(0.35);
    expect(evidence('Boats left Monday and Friday.')).toBeCloseTo(evidence('Boats left Monday and often.'));
  });

  it.each(['7', 'A320', '9:45', '10:45'])('takes %s for no figure', (token) => {
    expect(evidence(`Boats leave here by ${token} now.`)).toBeCloseTo(
      evidence('Boats leave here by it now.'),
    );
  });

  it('falls with quoted speech and with a pronoun at the start', () => {
    expect(evidence('“The ferry waits at the old pier.”')).toBeLessThan(
      evidence('The ferry waits at the old pier.') - 0.5,
    );
    expect(evidence('He waits at the old pier.')).toBeCloseTo(evidence('Lind waits at the old pier.') - 0.3);
    expect(evidence('Lind says he waits there.')).toBeCloseTo(evidence('Lind says Vane waits there.'));
  });

  it('is a judgment if its writer says it, not a speaker', () => {
    const judges = (sentence: string) =>
      matterOf({ sentence, language: 'en', headlineShare: 0, echo: 0 }).judges;
    expect(judges('The city should open its clinics in the evening.')).toBe(true);
    expect(judges('“The city should open its clinics in the evening.”')).toBe(false);
    expect(judges('The city opens its clinics in the evening.')).toBe(false);
  });

  it('is known only in languages with lists of words', () => {
    expect(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'].every(knowsMatter)).toBe(true);
    expect(['und', 'ja', '', 'constructor'].some(knowsMatter)).toBe(false);
  });
});

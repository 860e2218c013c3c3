/** From tokens to the words and phrases that the rules of tone work on. */
import { compoundAt, phraseAt, phraseUnit } from './match-phrases.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { type ToneUnit, unitOf } from './tone-unit.ts';

/** @param masked for each token, whether it belongs to a name and so has no tone. */
export function toneUnits(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
): ToneUnit[] {
  const units: ToneUnit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    if (masked[i]) {
      units.push(unitOf(token, i, i + 1, token.key, 'name'));
      i++;
      continue;
    }
    const compound = compoundAt(text, tokens, i);
    if (compound) {
      units.push(compound);
      i += 2;
      continue;
    }
    const { entry } = token;
    const phrase = entry.phrases ? phraseAt(text, tokens, masked, i) : undefined;
    units.push(
      phrase ? phraseUnit(tokens, i, phrase) : unitOf(token, i, i + 1, token.key, entry.kind, entry.tone),
    );
    i += phrase?.length ?? 1;
  }
  return units;
}

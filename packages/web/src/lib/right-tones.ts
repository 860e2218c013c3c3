import { RIGHT_TONES_OF_100 } from '@earshot/schema/tone-rates';

const { en, de, fr, es } = RIGHT_TONES_OF_100;

/** Follows the words "right for" in a sentence. */
export const RIGHT_TONES = `${en} of 100 unseen headlines in English and, left out of the fit, ${de} in German, ${fr} in French and ${es} in Spanish`;

/** How often tones were right in tests, for screens and documents. Source: packages/api/fit/cards/tone.md. */

/** Right labels of 100 headlines: unseen ones in English, ones left out of the fit in the other languages. */
export const RIGHT_TONES_OF_100 = { en: 85, de: 77, fr: 81, es: 76 } as const;

/** Right tones of 100 shown toward a name, in unseen English sentences of political and business news. */
export const RIGHT_KEYWORD_TONES_OF_100 = 70;

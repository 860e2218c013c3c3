import { describe, expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

const STORIES = {
  en: [
    'Ellery closes the timber quay for repairs until next spring',
    'The harbor board of Ellery voted on Tuesday evening to close the old timber quay, after divers found rot in a third of the piles.',
    'Around forty fishing boats use the quay, and their owners say that the nearest other berth is nine miles up the coast at Saltmarsh.',
  ],
  de: [
    'Rosenau schließt die alte Holzbrücke bis zum nächsten Frühjahr',
    'Der Stadtrat von Rosenau hat am Dienstagabend beschlossen, die alte Holzbrücke zu sperren, nachdem Taucher Fäulnis in den Pfählen gefunden hatten.',
    'Rund vierzig Fischerboote liegen dort jede Woche, und der nächste Hafen liegt nach Angaben der Besitzer fünfzehn Kilometer entfernt.',
  ],
  fr: [
    'Le port de Valmer ferme son vieux quai jusqu’au printemps',
    'Le conseil du port de Valmer a voté mardi soir la fermeture du vieux quai en bois, après la découverte de pourriture dans un tiers des pieux.',
    'Une quarantaine de bateaux de pêche utilisent ce quai chaque semaine, et le port le plus proche se trouve à quinze kilomètres.',
  ],
  es: [
    'El puerto de Valdemar cierra el viejo muelle hasta la primavera',
    'La junta del puerto de Valdemar votó el martes por la noche cerrar el viejo muelle de madera, después de que los buzos hallaran podredumbre.',
    'Unos cuarenta barcos de pesca usan el muelle cada semana, y el puerto más cercano está a quince kilómetros al norte.',
  ],
  it: [
    'Il porto di Valmare chiude il vecchio molo fino a primavera',
    'Il consiglio del porto di Valmare ha votato martedì sera la chiusura del vecchio molo di legno, dopo che i sommozzatori avevano trovato i pali marci.',
    'Una quarantina di pescherecci usano il molo ogni settimana, e il porto più vicino si trova a quindici chilometri di distanza.',
  ],
} as const;
const OFFERS = {
  en: [
    [
      'Subscribe to continue reading',
      'First month €1, then €34 per month. Cancel anytime.',
      'Get unlimited access to all stories and the morning briefing.',
    ],
    [
      'Digital',
      '$1 a week for your first year',
      'Premium',
      '$9.99 a month, with the weekend paper at your door.',
    ],
  ],
  de: [
    [
      'Jetzt weiterlesen mit Plus',
      'Erster Monat 1 €, danach 34 € pro Monat, jederzeit kündbar.',
      'Zugriff auf alle Artikel und die App für Sie und Ihre Familie.',
    ],
    ['Monatsabo', '9,99 € im Monat', 'Jahresabo', '89 € im Jahr, Sie sparen 25 Prozent.'],
  ],
  fr: [
    [
      'Cet article est réservé aux abonnés',
      '1 € le premier mois, puis 11,99 € par mois sans engagement.',
      'Accédez à tous les articles et à votre journal numérique.',
    ],
    ['Essentiel', '5,99 € par mois', 'Intégral', '12,99 € par mois, avec le journal chez vous.'],
  ],
  es: [
    [
      'Suscríbete para seguir leyendo',
      'Primer mes por 1 €, después 12 € al mes, sin permanencia.',
      'Acceso ilimitado a todos los contenidos y a tu boletín.',
    ],
    ['Básica', '6 € al mes', 'Premium', '12 € al mes, con el periódico en tu casa.'],
  ],
  it: [
    [
      'Abbonati per continuare a leggere',
      '1 € il primo mese, poi 11,99 € al mese, disdici quando vuoi.',
      'Accesso a tutti gli articoli e al tuo giornale digitale.',
    ],
    ['Base', '5,99 € al mese', 'Completo', '12,99 € al mese, con il tuo giornale a casa.'],
  ],
} as const;

const page = (
  language: string,
  title: string,
  paragraphs: readonly string[],
  offers: readonly string[],
  after = '',
) =>
  `<html lang="${language}"><title>${title}</title><meta property="og:type" content="article"><meta property="article:published_time" content="2026-05-04T09:00:00Z"><main><article><h1>${title}</h1>${paragraphs
    .map((text) => `<p>${text}</p>`)
    .join(
      '',
    )}<div class="box">${offers.map((text) => `<p>${text}</p>`).join('')}</div>${after}</article></main></html>`;
const read = (html: string) =>
  readArticle(html, 'https://courier.example/2026/05/04/quay-closes-for-repairs');

describe('the offers of a hard paywall are not read as the article', () => {
  it.each(
    (Object.keys(STORIES) as (keyof typeof STORIES)[]).flatMap((language) =>
      OFFERS[language].map((offers, i) => [language, i, offers] as const),
    ),
  )('%s %i', (language, _, offers) => {
    const [title, ...paragraphs] = STORIES[language];
    const whole = read(
      page(language, title, [...paragraphs, ...paragraphs.map((text) => `${text} ${title}.`)], offers),
    );
    for (const offer of offers) expect(whole.page.text).not.toContain(offer);
    expect(whole.page.text).toContain(paragraphs[1]);
    const teaser = read(page(language, title, paragraphs.slice(0, 1), offers));
    for (const offer of offers) expect(teaser.page.text).not.toContain(offer);
    expect(teaser.refusal !== null || teaser.warnings.includes('beginning-only')).toBe(true);
  });
});

it('prices in a story, and text that goes on below an offer, are kept', () => {
  const [title, ...paragraphs] = STORIES.en;
  const story =
    'A berth costs €34 a month at present, and the board wants to raise it to €41 a month from January.';
  expect(
    read(page('en', title, [...paragraphs, story, ...paragraphs.map((text) => `Later: ${text}`)], [])).page
      .text,
  ).toContain(story);
  const rest = paragraphs.map((text) => `<p>On Wednesday: ${text}</p>`).join('');
  expect(
    read(page('en', title, paragraphs, ['Subscribe to our letter for $1 a month.'], rest)).page.text,
  ).toContain('On Wednesday');
});

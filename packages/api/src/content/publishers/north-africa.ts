import type { PublisherGroup } from './publisher.ts';

const africa = { continent: 'Africa' } as const;

/** Outlets from Morocco to Sudan. */
export const northAfrica = [
  {
    ...africa,
    country: 'Sudan',
    rows: [
      ['dabangasudan.org', 'Radio Dabanga|Dabanga', 'national'],
      ['sudantribune.com', 'Sudan Tribune', 'national'],
    ],
  },
  {
    ...africa,
    country: 'Egypt',
    rows: [
      ['ahram.org.eg english.ahram.org.eg', 'Al-Ahram|Ahram Online', 'national', 'Cairo'],
      ['egypttoday.com', 'Egypt Today', 'national', 'Cairo'],
      ['egyptindependent.com', 'Egypt Independent', 'national', 'Cairo'],
      ['almasryalyoum.com', 'Al-Masry Al-Youm', 'national', 'Cairo'],
      ['madamasr.com', 'Mada Masr', 'national', 'Cairo'],
      ['dailynewsegypt.com', 'Daily News Egypt', 'national', 'Cairo'],
      ['youm7.com', 'Youm7|Al-Youm Al-Sabea', 'national', 'Giza'],
    ],
  },
  {
    ...africa,
    country: 'Morocco',
    rows: [
      ['mapnews.ma', 'MAP|Maghreb Arab Press', 'national', 'Rabat'],
      ['hespress.com en.hespress.com', 'Hespress', 'national', 'Rabat'],
      ['moroccoworldnews.com', 'Morocco World News', 'national', 'Rabat'],
      ['lematin.ma', 'Le Matin (Morocco)', 'national', 'Casablanca'],
      ['le360.ma', 'Le360', 'national', 'Casablanca'],
    ],
  },
  {
    ...africa,
    country: 'Algeria',
    rows: [
      ['aps.dz', 'Algérie Presse Service|APS', 'national', 'Algiers'],
      ['elwatan-dz.com elwatan.com', 'El Watan', 'national', 'Algiers'],
      ['tsa-algerie.com', "TSA|Tout sur l'Algérie", 'national', 'Algiers'],
    ],
  },
  {
    ...africa,
    country: 'Tunisia',
    rows: [
      ['tap.info.tn', 'TAP|Tunis Afrique Presse', 'national', 'Tunis'],
      ['lapresse.tn', 'La Presse de Tunisie', 'national', 'Tunis'],
      ['nawaat.org', 'Nawaat', 'national', 'Tunis'],
    ],
  },
  {
    ...africa,
    country: 'Libya',
    rows: [
      ['libyaobserver.ly', 'The Libya Observer', 'national', 'Tripoli'],
      ['libyaherald.com', 'Libya Herald', 'national', 'Tripoli'],
    ],
  },
] as const satisfies readonly PublisherGroup[];

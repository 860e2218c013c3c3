import type { PublisherGroup } from './publisher.ts';

/** Titles for a profession or an industry. */
export const tradePress = [
  {
    continent: 'North America',
    country: 'United States',
    rows: [
      ['404media.co', '404 Media', 'national'],
      ['digiday.com', 'Digiday', 'international', 'New York', 'New York'],
      ['endpoints.news endpts.com', 'Endpoints News', 'international'],
      ['fiercebiotech.com', 'Fierce Biotech', 'national'],
      ['fiercehealthcare.com', 'Fierce Healthcare', 'national'],
      ['fiercepharma.com', 'Fierce Pharma', 'national'],
      ['modernhealthcare.com', 'Modern Healthcare', 'national', 'Chicago', 'Illinois'],
      ['odwyerpr.com', "O'Dwyer's", 'national', 'New York', 'New York'],
      ['prnewsonline.com', 'PRNEWS|PR News', 'national'],
      ['provokemedia.com', 'PRovoke Media|The Holmes Report', 'international'],
      ['puck.news', 'Puck', 'national'],
      ['punchbowl.news', 'Punchbowl News', 'national', 'Washington', 'District of Columbia'],
      ['ragan.com prdaily.com', 'Ragan|Ragan Communications|PR Daily', 'national', 'Chicago', 'Illinois'],
      ['theinformation.com', 'The Information', 'international', 'San Francisco', 'California'],
    ],
  },
  {
    continent: 'Europe',
    country: 'United Kingdom',
    rows: [
      ['computerweekly.com', 'Computer Weekly', 'national', 'London', 'England'],
      ['hsj.co.uk', 'Health Service Journal|HSJ', 'national', 'London', 'England'],
      ['marketingweek.com', 'Marketing Week', 'national', 'London', 'England'],
      ['thegrocer.co.uk', 'The Grocer', 'national', null, 'England'],
    ],
  },
  {
    continent: 'Europe',
    country: 'Germany',
    rows: [
      ['horizont.net', 'Horizont', 'national', 'Frankfurt'],
      ['wuv.de', 'W&V|Werben & Verkaufen', 'national', 'Munich'],
    ],
  },
  {
    continent: 'Europe',
    country: 'France',
    rows: [
      ['cbnews.fr', 'CB News', 'national', 'Paris'],
      ['strategies.fr', 'Stratégies', 'national', 'Paris'],
    ],
  },
  {
    continent: 'Europe',
    country: 'Netherlands',
    rows: [['adformatie.nl', 'Adformatie', 'national', 'Amsterdam']],
  },
  {
    continent: 'Asia',
    country: 'India',
    rows: [
      ['afaqs.com', 'afaqs!', 'national'],
      ['exchange4media.com', 'exchange4media', 'national'],
    ],
  },
  {
    continent: 'Asia',
    country: 'Hong Kong',
    rows: [['campaignasia.com', 'Campaign Asia', 'international', 'Hong Kong']],
  },
  {
    continent: 'Asia',
    country: 'Singapore',
    rows: [['marketing-interactive.com', 'Marketing-Interactive', 'international', 'Singapore']],
  },
  {
    continent: 'Asia',
    country: 'United Arab Emirates',
    rows: [
      ['campaignme.com', 'Campaign Middle East', 'international', 'Dubai'],
      ['zawya.com', 'Zawya', 'international', 'Dubai'],
    ],
  },
  {
    continent: 'Africa',
    country: 'South Africa',
    rows: [['bizcommunity.com', 'Bizcommunity', 'national', 'Cape Town', 'Western Cape']],
  },
  {
    continent: 'Africa',
    country: 'Nigeria',
    rows: [['techcabal.com', 'TechCabal', 'international', 'Lagos']],
  },
  {
    continent: 'South America',
    country: 'Brazil',
    rows: [['meioemensagem.com.br', 'Meio & Mensagem', 'national', 'São Paulo']],
  },
] as const satisfies readonly PublisherGroup[];

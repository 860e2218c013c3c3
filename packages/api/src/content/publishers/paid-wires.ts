import type { PublisherGroup } from './publisher.ts';

const paid = { kind: 'paid-wire' } as const;

/** Services that distribute releases for a fee. The senders write and pay for the text. */
export const paidWires = [
  {
    ...paid,
    continent: 'North America',
    country: 'United States',
    rows: [
      ['prnewswire.com prnewswire.co.uk', 'PR Newswire', 'international', 'New York', 'New York'],
      ['businesswire.com', 'Business Wire', 'international', 'San Francisco', 'California'],
      ['globenewswire.com', 'GlobeNewswire', 'international', 'Los Angeles', 'California'],
      [
        'accesswire.com accessnewswire.com',
        'ACCESS Newswire|ACCESSWIRE',
        'international',
        'Raleigh',
        'North Carolina',
      ],
      ['prweb.com', 'PRWeb', 'international'],
      ['newswire.com', 'Newswire.com', 'international'],
      ['24-7pressrelease.com', '24-7 Press Release Newswire', 'international'],
      ['send2press.com', 'Send2Press', 'national'],
      ['apnews.com/press-release', 'AP News press releases', 'international', 'New York', 'New York'],
      [
        'marketwatch.com/press-release',
        'MarketWatch press releases',
        'international',
        'New York',
        'New York',
      ],
      ['einpresswire.com', 'EIN Presswire', 'international', 'Washington', 'District of Columbia'],
    ],
  },
  {
    ...paid,
    continent: 'North America',
    country: 'Canada',
    rows: [
      ['newswire.ca', 'Cision Canada|CNW Group|Canada Newswire', 'national', 'Toronto', 'Ontario'],
      ['newsfilecorp.com', 'Newsfile|Newsfile Corp.', 'international'],
    ],
  },
  {
    ...paid,
    continent: 'Asia',
    country: 'Hong Kong',
    rows: [
      ['acnnewswire.com', 'ACN Newswire', 'international', 'Hong Kong'],
      ['media-outreach.com', 'Media OutReach Newswire|Media OutReach', 'international', 'Hong Kong'],
    ],
  },
  {
    ...paid,
    continent: 'Oceania',
    country: 'Australia',
    rows: [['medianet.com.au', 'Medianet', 'national', 'Sydney', 'New South Wales']],
  },
  {
    ...paid,
    continent: 'Asia',
    country: 'Japan',
    rows: [['prtimes.jp', 'PR TIMES', 'national', 'Tokyo']],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'United Kingdom',
    rows: [
      ['pressreleases.responsesource.com', 'ResponseSource press releases', 'national', 'London', 'England'],
    ],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'Germany',
    rows: [
      ['presseportal.de', 'Presseportal|news aktuell', 'national', 'Hamburg'],
      ['pressebox.de pressebox.com', 'PresseBox', 'national', 'Karlsruhe'],
    ],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'Austria',
    rows: [['ots.at', 'APA-OTS', 'national', 'Vienna']],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'Sweden',
    rows: [
      ['news.cision.com', 'Cision News', 'international', 'Stockholm'],
      ['via.tt.se', 'Via TT', 'national', 'Stockholm'],
      ['mynewsdesk.com', 'Mynewsdesk', 'international', 'Stockholm'],
    ],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'Norway',
    rows: [['kommunikasjon.ntb.no', 'NTB Kommunikasjon', 'national', 'Oslo']],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'Denmark',
    rows: [['via.ritzau.dk', 'Via Ritzau', 'national', 'Copenhagen']],
  },
  {
    ...paid,
    continent: 'Europe',
    country: 'Finland',
    rows: [['sttinfo.fi', 'STT Info', 'national', 'Helsinki']],
  },
] as const satisfies readonly PublisherGroup[];

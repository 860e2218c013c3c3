import type { PublisherGroup } from './publisher.ts';

const paid = { kind: 'paid-wire' } as const;

/** Services that distribute releases for a fee; their senders write and pay for the text. */
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
    rows: [['media-outreach.com', 'Media OutReach Newswire|Media OutReach', 'international', 'Hong Kong']],
  },
  {
    ...paid,
    continent: 'Oceania',
    country: 'Australia',
    rows: [['medianet.com.au', 'Medianet', 'national', 'Sydney', 'New South Wales']],
  },
] as const satisfies readonly PublisherGroup[];

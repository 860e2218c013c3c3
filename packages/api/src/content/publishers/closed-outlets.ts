import type { PublisherGroup } from './publisher.ts';

const closed = { kind: 'closed' } as const;

/** Outlets that no longer publish, but whose articles are still read and shared. */
export const closedOutlets = [
  {
    ...closed,
    continent: 'North America',
    country: 'United States',
    rows: [
      ['buzzfeednews.com', 'BuzzFeed News', 'national', 'New York', 'New York'],
      ['dcist.com', 'DCist', 'regional', 'Washington', 'District of Columbia'],
      ['fivethirtyeight.com', 'FiveThirtyEight', 'national', 'New York', 'New York'],
      ['houstonlanding.org', 'Houston Landing', 'regional', 'Houston', 'Texas'],
      ['protocol.com', 'Protocol (news site)', 'national', 'San Francisco', 'California'],
      ['themessenger.com', 'The Messenger (news site)', 'national', 'New York', 'New York'],
    ],
  },
  {
    ...closed,
    continent: 'Asia',
    country: 'Singapore',
    rows: [['todayonline.com', 'TODAY (Singapore)', 'national', 'Singapore']],
  },
  {
    ...closed,
    continent: 'Asia',
    country: 'Hong Kong',
    rows: [
      ['appledaily.com hk.appledaily.com', 'Apple Daily (Hong Kong)', 'regional', 'Hong Kong'],
      ['thestandnews.com', 'Stand News', 'regional', 'Hong Kong'],
    ],
  },
  {
    ...closed,
    continent: 'Oceania',
    country: 'New Zealand',
    rows: [['newshub.co.nz', 'Newshub', 'national', 'Auckland']],
  },
] as const satisfies readonly PublisherGroup[];

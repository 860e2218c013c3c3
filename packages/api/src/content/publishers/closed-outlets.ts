import type { PublisherGroup } from './publisher.ts';

const closed = { kind: 'closed' } as const;

/** Outlets that publish no more, whose articles are still read and shared. */
export const closedOutlets = [
  {
    ...closed,
    continent: 'North America',
    country: 'United States',
    rows: [['buzzfeednews.com', 'BuzzFeed News', 'national', 'New York', 'New York']],
  },
  {
    ...closed,
    continent: 'Asia',
    country: 'Singapore',
    rows: [['todayonline.com', 'TODAY (Singapore)', 'national', 'Singapore']],
  },
  {
    ...closed,
    continent: 'Oceania',
    country: 'New Zealand',
    rows: [['newshub.co.nz', 'Newshub', 'national', 'Auckland']],
  },
] as const satisfies readonly PublisherGroup[];

export const SAMPLE_ARTICLE = {
  manual: {
    headline: 'Tidewell Ferries brings forward its electric fleet',
    source: 'The Harbor Ledger',
    date: '2025-03-05',
    content: `Tidewell Ferries will replace half of its diesel boats with electric ferries two years earlier than planned, the company said on Wednesday.

The first electric ferry is due on the Northbank route in June. Tidewell called the trial "a clear success": noise on board fell by half and punctuality improved. Passengers in a survey praised the quiet cabins, but some complained about longer queues at the charging pier.

City council members welcomed the decision. The council had criticized Tidewell Ferries last autumn after a series of delays and a fuel leak near the fish market. The harbor authority said the investigation into the leak is closed and that no further penalty will follow.

Rival operator Blue Strait warned that the charging pier could become a bottleneck. It asked the council for equal access to the grid connection.

Tidewell Ferries expects fares to stay stable this year. The company will publish the results of its passenger survey in full next month.`,
  },
  keywords: ['Tidewell Ferries', 'electric ferry', 'council', 'fuel leak', 'bankruptcy'],
} as const;

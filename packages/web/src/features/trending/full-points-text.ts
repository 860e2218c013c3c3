import { countOf } from '@earshot/schema/format-count';
import {
  FULL_BUSIEST_DAY,
  FULL_INTENSITY_PIECES,
  FULL_KEYWORDS,
  FULL_SOURCES,
  FULL_VOLUME,
} from '@earshot/schema/trending/heat-weights';
import type { HeatPartName } from '@earshot/schema/trending/model';

/**
 * Describes what a story needs to earn all points of a part of its heat. Method: docs/methods/heat.md.
 * @param listLines number of lines in the list, which determines the points for volume
 */
export function fullPointsText(name: HeatPartName, listLines: number): string {
  switch (name) {
    case 'volume': {
      const full = FULL_VOLUME.find(({ upToLines }) => listLines <= upToLines)?.mentions ?? 1;
      return countOf(full, 'different text');
    }
    case 'sources':
      return countOf(FULL_SOURCES, 'source');
    case 'recency':
      return `${countOf(FULL_BUSIEST_DAY, 'piece')} on one day, the latest on the newest day of the list`;
    case 'keywords':
      return countOf(FULL_KEYWORDS, 'rising term');
    case 'intensity':
      return `the strongest wording, in a story of ${countOf(FULL_INTENSITY_PIECES, 'piece')} or more`;
    case 'reach':
      return 'all the reach of the list';
  }
}

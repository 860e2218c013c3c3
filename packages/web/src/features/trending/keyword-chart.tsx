import { TOP_KEYWORDS_SHOWN } from '@earshot/schema/limits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { BarList } from '../../ui/bar-list.tsx';
import { Section } from '../../ui/section.tsx';
import type { StoryView } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.keywords;

interface KeywordChartProps {
  readonly keywords: TrendingResult['summary']['top_tags'];
  readonly view: Pick<StoryView, 'text'>;
  readonly onView: (change: Partial<StoryView>) => void;
}

/** The words that occur in the most lines (#206). Choosing one filters the stories. */
export function KeywordChart({ keywords, view, onView }: KeywordChartProps) {
  if (keywords.length === 0) return null;
  return (
    <Section title={STRINGS.title} heading="h4">
      <BarList
        caption={STRINGS.caption}
        labelHeading={STRINGS.label}
        valueHeading={STRINGS.count}
        bars={keywords.slice(0, TOP_KEYWORDS_SHOWN).map(([label, value]) => ({ label, value }))}
        pick={{ picked: view.text, onPick: (text) => onView({ text }), hint: STRINGS.pickHint }}
      />
    </Section>
  );
}

import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { BarList } from '../../ui/bar-list.tsx';
import { Section } from '../../ui/section.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.coverage;

interface CoverageProps {
  readonly matches: readonly KeywordMatch[];
  /** Opens the sentences of keywords. */
  readonly onReveal: (keywords: readonly string[]) => void;
}

/** Mentions per keyword as bars, absent keywords included, or as a table. */
export function Coverage({ matches, onReveal }: CoverageProps) {
  return (
    <Section title={STRINGS.title}>
      <BarList
        caption={STRINGS.caption}
        labelHeading={STRINGS.keyword}
        valueHeading={STRINGS.mentions}
        bars={matches.map((match) => ({ label: match.keyword, value: match.mentions }))}
        evidence={{
          about: REPORT_STRINGS.overview.aboutKeyword,
          onOpen: (keyword) => onReveal([keyword]),
        }}
      />
    </Section>
  );
}

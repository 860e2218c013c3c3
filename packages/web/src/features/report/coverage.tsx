import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { BarList } from '../../ui/bar-list.tsx';
import { Section } from '../../ui/section.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.coverage;

interface CoverageProps {
  readonly matches: readonly KeywordMatch[];
  /** Shows the sentences that mention the given keywords. */
  readonly onReveal: (keywords: readonly string[]) => void;
}

/** Mentions per keyword as bars or as a table, including keywords without mentions. */
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

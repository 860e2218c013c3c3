import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { BarList } from '../../ui/bar-list.tsx';
import { Section } from '../../ui/section.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.coverage;

/** Mentions per keyword as bars, absent keywords included, or as a table. */
export function Coverage({ matches }: { readonly matches: readonly KeywordMatch[] }) {
  return (
    <Section title={STRINGS.title}>
      <BarList
        caption={STRINGS.caption}
        labelHeading={STRINGS.keyword}
        valueHeading={STRINGS.mentions}
        bars={matches.map((match) => ({ label: match.keyword, value: match.mentions }))}
      />
    </Section>
  );
}

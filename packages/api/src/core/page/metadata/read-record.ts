import type { AnalystRecord } from '@earshot/schema/analyst-record';
import type { Block } from '../html/blocks.ts';
import type { PageScan } from '../html/scan-page.ts';
import type { LinkedNode } from './json-ld.ts';
import { readAccess } from './read-access.ts';
import { readSection } from './read-section.ts';
import { readSponsored } from './read-sponsored.ts';
import { readTags } from './read-tags.ts';

export interface RecordSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly article: LinkedNode | null;
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  readonly url: string;
}

export interface FoundRecord {
  readonly record: Pick<AnalystRecord, 'section' | 'access' | 'sponsored' | 'tags'>;
  /** Source of each value, keyed by field name. */
  readonly provenance: Readonly<Record<string, string>>;
}

/** Reads the section, access, sponsorship label and tags that the page states. */
export function readRecord(sources: RecordSources): FoundRecord {
  const { scan, nodes, article, blocks, headlineAt, url } = sources;
  const section = readSection(scan, article, nodes);
  const access = readAccess(scan, nodes);
  const sponsored = readSponsored(blocks, headlineAt, article, url);
  const tags = readTags(scan, article);
  return {
    record: {
      ...(section && { section: section.value }),
      ...(access && { access: access.value }),
      ...(sponsored && { sponsored: sponsored.value }),
      ...(tags && { tags: [...tags.value] }),
    },
    provenance: {
      ...(section && { section: section.from }),
      ...(access && { access: access.from }),
      ...(sponsored && { sponsored: sponsored.from }),
      ...(tags && { tags: tags.from }),
    },
  };
}

import { pastedUrl } from '@earshot/schema/pasted-address';
import type { ReportData } from '../../transport/report-data.ts';

/** What is analyzed: a post's address, a screenshot, or a screenshot whose text the user has put right. */
export type SocialSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'upload'; readonly imageBase64: string }
  | {
      readonly kind: 'correction';
      readonly imageBase64: string;
      readonly correctedText: string;
      /** What the first analysis told about the post; the picture is not read again. */
      readonly metadata: ReportData['metadata'];
    };

/** The body of the social call: exactly the source and the keywords (#138, #139); a correction hands back what was told. */
export function buildSocialRequest(source: SocialSource, keywords: readonly string[]) {
  const list = [...keywords];
  switch (source.kind) {
    case 'url':
      return { url: pastedUrl(source.url) ?? source.url.trim(), keywords: list };
    case 'upload':
      return { imageBase64: source.imageBase64, keywords: list };
    case 'correction':
      return {
        imageBase64: source.imageBase64,
        correctedText: source.correctedText.trim(),
        correctedPost: toldPost(source.metadata),
        keywords: list,
      };
  }
}

function toldPost(metadata: ReportData['metadata']) {
  return {
    ...(metadata.platform ? { platform: metadata.platform } : {}),
    author: metadata.author ?? null,
    handle: metadata.handle ?? null,
    date: metadata.date ?? null,
    counts: metadata.counts ?? {},
  };
}

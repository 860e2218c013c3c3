import type { Framework, GlossaryTerm, Playbook } from '@earshot/schema/help/model';

const LONG_QUERY = 'share of voice '.repeat(700).slice(0, 10_000);

/** Query, the list to search, and the entry that must be first in it. */
export const FIRST_RESULTS: readonly (readonly [string, 'frameworks' | 'glossary' | 'playbooks', string])[] =
  [
    ['SOV', 'glossary', 'Share of Voice'],
    ['sov', 'glossary', 'Share of Voice'],
    ['share of voice', 'glossary', 'Share of Voice'],
    ['what is share of voice?', 'glossary', 'Share of Voice'],
    ['SHARE OF VOICE', 'glossary', 'Share of Voice'],
    ['share of mentions', 'glossary', 'Share of Voice'],
    ['AVE', 'glossary', 'Advertising Value Equivalency'],
    ['emv', 'glossary', 'Earned Media Value'],
    ['ots', 'glossary', 'Opportunities to See'],
    ['KPIs', 'glossary', 'Key Performance Indicator'],
    ['cta', 'glossary', 'Call to Action'],
    ['crysis', 'glossary', 'Crisis Communication'],
    ['crysis', 'playbooks', 'Crisis Communication: The First 24 Hours'],
    ['crysis', 'frameworks', 'Situational Crisis Communication Theory'],
    ['crises', 'glossary', 'Crisis Communication'],
    ['measure', 'frameworks', 'Barcelona Principles 4.0'],
    ['measurement', 'frameworks', 'Barcelona Principles 4.0'],
    ['barcelonna', 'frameworks', 'Barcelona Principles 4.0'],
    ['AMEC', 'frameworks', 'AMEC Integrated Evaluation Framework'],
    ['peso', 'frameworks', 'PESO Model'],
    ['paid media', 'frameworks', 'PESO Model'],
    ['SCCT', 'frameworks', 'Situational Crisis Communication Theory'],
    ['mesage house', 'frameworks', 'Message House'],
    ['power interest', 'frameworks', 'Stakeholder Power–Interest Grid'],
    ['stakeholder mapping', 'frameworks', 'Stakeholder Power–Interest Grid'],
    ['persuasion', 'frameworks', 'Six Principles of Influence'],
    ['OASIS', 'frameworks', 'OASIS Campaign Framework'],
    ['news release', 'glossary', 'Press Release'],
    ['press releases', 'glossary', 'Press Release'],
    ['pres relase', 'glossary', 'Press Release'],
    ['media kit', 'glossary', 'Press Kit'],
    ['tonality', 'glossary', 'Sentiment Analysis'],
    ['sentimant', 'glossary', 'Sentiment Analysis'],
    ['short link', 'glossary', 'URL Shortener'],
    ['embargos', 'glossary', 'Embargo'],
    ['outtakes', 'glossary', 'Out-takes'],
    ['Out-Takes', 'glossary', 'Out-takes'],
    ['fake news', 'glossary', 'Misinformation'],
    ['<b>Reach</b>', 'glossary', 'Reach'],
    ['<script>alert(1)</script> holding statement', 'glossary', 'Holding Statement'],
    ['🚨 holding statement 🚨', 'glossary', 'Holding Statement'],
    ['spíke', 'glossary', 'Spike'],
    ['pitching', 'playbooks', 'Media Pitching That Gets Answers'],
    ['launch', 'playbooks', 'Product Launch Communications'],
    ['monthly report', 'playbooks', 'The Monthly Coverage Report'],
    ['heat', 'glossary', 'Heat'],
    ['tone', 'glossary', 'Tone'],
    ['scope', 'glossary', 'Publisher Scope'],
    ['chatham house', 'glossary', 'Chatham House Rule'],
    ['smart goals', 'glossary', 'SMART Objective'],
    ['on the record', 'glossary', 'On the Record'],
    ['deepfakes', 'glossary', 'Deepfake'],
    ['intercoder reliability', 'glossary', 'Inter-coder Reliability'],
    ['net sentiment', 'glossary', 'Net Sentiment'],
    ['tier 1 media', 'glossary', 'Media Tiers'],
    ['disinformation', 'glossary', 'Disinformation'],
    ['pickups', 'glossary', 'Pick-up'],
    ['utm parameters', 'glossary', 'Tracking Parameter'],
    ['baseline', 'glossary', 'Baseline'],
    ['press conference', 'glossary', 'News Conference'],
    [LONG_QUERY, 'glossary', 'Share of Voice'],
  ];

/** Returns the name of a search result. */
export function titleOf(entry: Framework | GlossaryTerm | Playbook | undefined): string | undefined {
  if (!entry) return undefined;
  if ('term' in entry) return entry.term;
  return 'name' in entry ? entry.name : entry.title;
}

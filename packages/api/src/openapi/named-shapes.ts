/** Names and one-sentence descriptions of the schemas in the API description, so that generated clients have named types. */
import * as analysis from '@earshot/schema/analysis-result';
import { AnalystRecord, Author } from '@earshot/schema/analyst-record';
import { ManualContent } from '@earshot/schema/article/model';
import { Counters } from '@earshot/schema/counters/model';
import * as feeds from '@earshot/schema/feeds/model';
import * as help from '@earshot/schema/help/model';
import { SuggestionReceipt } from '@earshot/schema/suggestions/model';
import { ListTable } from '@earshot/schema/trending/list-reading-model';
import * as trending from '@earshot/schema/trending/model';
import { ExpansionResult, Hop } from '@earshot/schema/url-expander/model';
import { ReportWarning } from '@earshot/schema/warnings';
import { z } from 'zod';

const SHAPES: Readonly<Record<string, readonly [schema: z.ZodType, description: string]>> = {
  ManualContent: [ManualContent, 'The text of an article and what is known about it.'],
  AnalysisResult: [analysis.AnalysisResult, 'The report on one article or post.'],
  AnalystRecord: [
    AnalystRecord,
    'What the page states about the article. `provenance` says where each value was read.',
  ],
  Author: [Author, 'A person or an organization that the page names as author.'],
  KeywordMatch: [
    analysis.KeywordMatch,
    'One keyword with its number of mentions and the sentences behind it.',
  ],
  KeywordTone: [analysis.KeywordTone, 'The tone toward one keyword, with the sentences that decide it.'],
  EvidenceSentence: [analysis.EvidenceSentence, 'A sentence of the text with the positions of its mentions.'],
  Sentiment: [analysis.Sentiment, 'A tone from -1 to 1 with the words that decide it.'],
  Span: [analysis.Span, 'A range of UTF-16 code units: start included, end excluded.'],
  BreakoutBox: [analysis.BreakoutBox, 'The sentences about one keyword.'],
  SpecialBreakout: [analysis.SpecialBreakout, 'The sentences about one special term.'],
  TitleValidation: [analysis.TitleValidation, 'The titles that the page states, compared with its headline.'],
  Metadata: [analysis.Metadata, 'Source, date, author and other facts, with where each was read.'],
  Reading: [analysis.Reading, 'What was read from a screenshot and how sure the reading is.'],
  ReadBlock: [analysis.ReadBlock, 'A block of text on a screenshot that could be the post.'],
  AnalyzedDocument: [analysis.AnalyzedDocument, 'The text that was analyzed.'],
  ReportWarning: [ReportWarning, 'Something the reader of a report should know before trusting it.'],
  TrendingResult: [trending.TrendingResult, 'A list ranked by heat, with its stories and their lines.'],
  TrendingItem: [trending.TrendingItem, 'One story: its lines, its heat and the parts of the heat.'],
  TrendingMember: [trending.Member, 'One line of a story as it was pasted and as it was read.'],
  ListTable: [ListTable, 'The columns of a pasted table and what each was taken for.'],
  HeatPart: [trending.HeatPart, 'One part of the heat with its points and its ground.'],
  ExpansionResult: [ExpansionResult, 'Where a link leads, with every hop on the way.'],
  Hop: [Hop, 'One address on the way from a link to its destination.'],
  FeedContent: [feeds.FeedContent, 'The items of a feed, or that it has not changed.'],
  FeedItem: [feeds.FeedItem, 'An article that a feed names.'],
  FeedVersion: [feeds.FeedVersion, 'What the site says of a version of its feed.'],
  SuggestionReceipt: [SuggestionReceipt, 'Confirms that a suggestion was stored.'],
  Counters: [Counters, 'How often each tool has been used.'],
  HelpSearchResult: [help.HelpSearchResult, 'The entries of the library that fit a search, best first.'],
  BestHit: [help.BestHit, 'An entry of any kind that a search found.'],
  Framework: [help.Framework, 'A measurement or communication framework with examples and templates.'],
  GlossaryTerm: [help.GlossaryTerm, 'A term with its definition.'],
  Playbook: [help.Playbook, 'A step-by-step guide.'],
  Quiz: [help.Quiz, 'A quiz with the answer to each question and why it is right.'],
};

/** Registers the names with zod, where the JSON Schema generators look for them. A second call has no effect. */
export function nameShapes(): void {
  for (const [id, [schema, description]] of Object.entries(SHAPES))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id, description });
}

/** The texts of the API's documentation, and the names of its schemas. */
import * as analysis from '@earshot/schema/analysis-result';
import { AnalystRecord, Author } from '@earshot/schema/analyst-record';
import { ManualContent } from '@earshot/schema/article/model';
import type { ProcedurePath } from '@earshot/schema/contract';
import { Counters } from '@earshot/schema/counters/model';
import * as feeds from '@earshot/schema/feeds/model';
import * as help from '@earshot/schema/help/model';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { SuggestionReceipt } from '@earshot/schema/suggestions/model';
import { ListTable } from '@earshot/schema/trending/list-reading-model';
import * as trending from '@earshot/schema/trending/model';
import { ExpansionResult, Hop } from '@earshot/schema/url-expander/model';
import { ReportWarning } from '@earshot/schema/warnings';
import type { OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import texts from '../content/api-texts.json' with { type: 'json' };

type ComponentSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** What each call returns and what callers must know, in one or two sentences. */
export const OPERATION_DESCRIPTIONS: Readonly<Record<ProcedurePath, string>> = texts.operations;

export const REQUEST_EXAMPLES: Partial<Record<ProcedurePath, unknown>> = texts.examples;

export const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = texts.tags;

/** The calls that the generator does not know: a file upload and a CSV download. */
export const OTHER_PATHS: NonNullable<OpenAPIObject['paths']> = JSON.parse(
  JSON.stringify(texts.paths).replaceAll('{uploadMaxMegabytes}', String(UPLOAD_MAX_BYTES / 1024 / 1024)),
);

/** The body of every error. The generator's own error schemas do not match it. */
export const FAILURE_SCHEMA = texts.failure as ComponentSchema;

const SCHEMAS: Readonly<Record<keyof typeof texts.shapes, z.ZodType>> = {
  ...{ ...analysis, ...feeds, ...help, ...trending },
  ...{ AnalystRecord, Author, Counters, ExpansionResult, Hop, ListTable, ManualContent },
  ...{ ReportWarning, SuggestionReceipt, TrendingMember: trending.Member },
};

/** Registers the names with zod, where the JSON Schema generators look for them. A second call has no effect. */
export function nameShapes(): void {
  for (const [id, description] of Object.entries(texts.shapes)) {
    const schema = SCHEMAS[id as keyof typeof texts.shapes];
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id, description });
  }
}

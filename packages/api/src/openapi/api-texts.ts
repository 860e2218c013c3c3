import * as analysis from '@earshot/schema/analysis-result';
import * as analyst from '@earshot/schema/analyst-record';
import * as article from '@earshot/schema/article/model';
import type { ProcedurePath } from '@earshot/schema/contract';
import * as counters from '@earshot/schema/counters/model';
import * as feeds from '@earshot/schema/feeds/model';
import * as help from '@earshot/schema/help/model';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import * as suggestions from '@earshot/schema/suggestions/model';
import * as lists from '@earshot/schema/trending/list-reading-model';
import * as trending from '@earshot/schema/trending/model';
import * as expansion from '@earshot/schema/url-expander/model';
import * as warnings from '@earshot/schema/warnings';
import type { OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import texts from '../content/api-texts.json' with { type: 'json' };

type ComponentSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

interface CallTexts {
  readonly description: string;
  /** Causes, or kinds and groups of causes. */
  readonly failures: readonly string[];
  readonly example?: unknown;
}

export const CALL_TEXTS: Readonly<Record<ProcedurePath, CallTexts>> = texts.calls;

export const FAILURE_GROUPS: Readonly<Record<string, readonly string[]>> = texts.failures;

export const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = texts.tags;

export const OTHER_PATHS: NonNullable<OpenAPIObject['paths']> = JSON.parse(
  JSON.stringify(texts.paths).replaceAll('{uploadMaxMegabytes}', String(UPLOAD_MAX_BYTES / 1024 / 1024)),
);

/** Schema of every failure. The generator's own error schemas do not match it. */
export const FAILURE_SCHEMA = texts.failure as ComponentSchema;

const SCHEMAS: Readonly<Record<string, unknown>> = {
  ...{ ...analysis, ...analyst, ...article, ...counters, ...expansion, ...feeds, ...help, ...lists },
  ...{ ...suggestions, ...trending, ...warnings, TrendingMember: trending.Member },
};

export function nameShapes(): void {
  for (const [id, description] of Object.entries(texts.shapes)) {
    const schema = SCHEMAS[id];
    if (!(schema instanceof z.ZodType)) throw new Error(`No model exports ${id}`);
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id, description });
  }
}

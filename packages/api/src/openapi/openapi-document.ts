/** The OpenAPI 3.1 document of the REST calls, generated from the procedures and the failure table. */

import { CONTRACT, PROCEDURES, type ProcedurePath } from '@earshot/schema/contract';
import { FAILURE_KINDS, FAILURES, type FailureRow } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { appRouter } from '../router.ts';
import {
  CALL_TEXTS,
  FAILURE_GROUPS,
  FAILURE_SCHEMA,
  nameShapes,
  OTHER_PATHS,
  TAG_DESCRIPTIONS,
} from './api-texts.ts';

const METHOD_KEYS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

let cached: OpenAPIObject | undefined;

export function openApiDocument(): OpenAPIObject {
  cached ??= build();
  return cached;
}

function build(): OpenAPIObject {
  nameShapes();
  const generated = generateOpenApiDocument(appRouter, {
    title: 'Earshot API',
    description: 'Free, explainable media-monitoring and social-listening analysis. No key, no sign-in.',
    version: VERSION,
    baseUrl: '/api',
    openApiVersion: '3.1.0',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    securitySchemes: {},
  });
  const paths = { ...generated.paths, ...structuredClone(OTHER_PATHS) };
  const requests: Record<string, SchemaOrReference> = {};
  for (const procedure of PROCEDURES) {
    const { path, method } = CONTRACT[procedure];
    const operation = paths[path.slice('/api'.length)]?.[METHOD_KEYS[method]];
    if (!operation) throw new Error(`The OpenAPI document lacks ${method} ${path}`);
    operation.description = CALL_TEXTS[procedure].description;
    operation.responses = {
      '200': operation.responses?.['200'],
      ...errorResponses(procedure),
    };
    const body =
      operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
    const example = CALL_TEXTS[procedure].example;
    const json = body?.content['application/json'];
    if (!json?.schema) continue;
    if (example) json.example = example;
    requests[requestName(procedure)] = json.schema;
    json.schema = { $ref: `#/components/schemas/${requestName(procedure)}` };
  }
  const tags = Object.entries(TAG_DESCRIPTIONS).map(([name, description]) => ({ name, description }));
  const info = { ...generated.info, contact: { name: 'The operator of this server' } };
  const document = {
    ...generated,
    info,
    tags,
    paths,
    components: { schemas: { ...componentSchemas(generated), ...requests } },
  };
  // An empty `security` says that no call needs authentication.
  return closeTuples({ ...document, security: [] });
}

type SchemaOrReference = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

export function requestName(procedure: ProcedurePath): string {
  const words = procedure.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Request`;
}

function componentSchemas({ components }: OpenAPIObject) {
  const named = Object.entries(components?.schemas ?? {}).filter(([name]) => !name.startsWith('error.'));
  return { ...Object.fromEntries(named), Failure: FAILURE_SCHEMA };
}

/** Declares tuples closed, because OpenAPI readers must be told that no items follow. */
function closeTuples<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closeTuples) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, closeTuples(inner)]);
  const closed = 'prefixItems' in value ? { items: { not: {} } } : {};
  return { ...Object.fromEntries(entries), ...closed } as T;
}

function errorResponses(procedure: ProcedurePath) {
  const rows = failuresOf(procedure);
  const statuses = [...new Set(rows.map((row) => row.status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = [...new Set(rows.filter((row) => row.status === status).map((row) => row.code))];
      const schema = { $ref: '#/components/schemas/Failure' };
      return [String(status), { description: codes.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}

function failuresOf(procedure: ProcedurePath): FailureRow[] {
  const ofCall = CALL_TEXTS[procedure].failures;
  const names = ['every', ...(CONTRACT[procedure].method === 'POST' ? ['post'] : []), ...ofCall];
  const tables: Readonly<Record<string, readonly string[]>> = { ...FAILURE_GROUPS, ...FAILURE_KINDS };
  const rows: Readonly<Record<string, FailureRow>> = FAILURES;
  return [...new Set(names.flatMap((name) => tables[name] ?? [name]))].map((cause) => {
    const row = rows[cause];
    if (!row) throw new Error(`${procedure} names an unknown failure: ${cause}`);
    return row;
  });
}

/** The OpenAPI 3.1 description of the REST table, generated from the procedures and the failure table. */
import { CONTRACT, type ProcedurePath, restRow } from '@earshot/schema/contract';
import { FAILURES } from '@earshot/schema/failures';
import { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';
import { LINE_TYPES } from '@earshot/schema/trending/rules';
import { VERSION } from '@earshot/schema/version';
import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-openapi';
import { z } from 'zod';
import { appRouter } from '../router.ts';
import { causesOf } from './failures-of-calls.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';

const METHOD_KEYS = { GET: 'get', POST: 'post' } as const;

let cached: OpenAPIObject | undefined;

export function openApiDocument(): OpenAPIObject {
  cached ??= build();
  return cached;
}

function build(): OpenAPIObject {
  const generated = generateOpenApiDocument(appRouter, {
    title: 'Earshot API',
    description: 'Free, explainable media-monitoring and social-listening analysis. No key, no sign-in.',
    version: VERSION,
    baseUrl: '/api',
    openApiVersion: '3.1.0',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    securitySchemes: {},
  });
  const paths = { ...generated.paths, ...formPath(), ...csvPath() };
  for (const procedure of Object.keys(CONTRACT) as ProcedurePath[]) {
    const { path, method } = restRow(procedure);
    const operation = paths[path.slice('/api'.length)]?.[METHOD_KEYS[method]];
    if (!operation) throw new Error(`The OpenAPI document lacks ${method} ${path}`);
    operation.responses = { '200': operation.responses?.['200'], ...errorResponses(procedure) };
    const body =
      operation.requestBody && 'content' in operation.requestBody ? operation.requestBody : undefined;
    const example = REQUEST_EXAMPLES[procedure];
    const json = body?.content['application/json'];
    if (json && example) json.example = example;
  }
  // No call needs authentication.
  return { ...generated, security: [], paths };
}

/** The statuses that a call may answer, each with the codes that the failure table holds for it. */
function errorResponses(procedure: ProcedurePath) {
  const rows = [...causesOf(procedure)].map((cause) => FAILURES[cause]);
  const statuses = [...new Set(rows.map((row) => row.status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = [...new Set(rows.filter((row) => row.status === status).map((row) => row.code))];
      const schema = {
        type: 'object' as const,
        required: ['message', 'code'],
        properties: {
          message: { type: 'string' as const, description: 'One plain sentence' },
          code: { type: 'string' as const, examples: codes },
          retryAfterSeconds: { type: 'integer' as const, description: 'When another try is welcome' },
          issues: { type: 'array' as const, items: { type: 'object' as const } },
        },
      };
      return [String(status), { description: codes.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}

function formPath(): NonNullable<OpenAPIObject['paths']> {
  const { path, summary } = CONTRACT['trending.analyzeFile'];
  return {
    [path.slice('/api'.length)]: {
      post: {
        operationId: 'trending-analyzeFile',
        summary,
        tags: ['trending'],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file', 'lineType'],
                properties: {
                  file: {
                    type: 'string',
                    format: 'binary',
                    description: 'A .txt, .docx or .pdf file up to 10 MiB',
                  },
                  lineType: { type: 'string', enum: [...LINE_TYPES] },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Successful response',
            content: { 'application/json': { schema: resultSchema() } },
          },
        },
      },
    },
  };
}

function resultSchema() {
  const { $schema: _, ...schema } = z.toJSONSchema(TrendingResult);
  return schema as Record<string, unknown>;
}

function csvPath(): NonNullable<OpenAPIObject['paths']> {
  const { path, summary } = CONTRACT['trending.exportCsv'];
  return {
    [path.slice('/api'.length)]: {
      get: {
        operationId: 'trending-exportCsv',
        summary,
        tags: ['trending'],
        parameters: [
          { name: 'session_id', in: 'path', required: true, schema: { type: 'string' } },
          {
            name: 'form',
            in: 'query',
            description: 'A row for each story (default), or a row for each line with its story',
            schema: { type: 'string', enum: [...CSV_FORMS] },
          },
          {
            name: 'taken_out',
            in: 'query',
            description:
              'Numbers of lines that do not belong to their story; each is ranked separately. Example: 3,17',
            schema: { type: 'string' },
          },
        ],
        responses: {
          '200': {
            description: 'One row per story or line in rank order',
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
        },
      },
    },
  };
}

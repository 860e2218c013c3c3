import { Failure } from '@earshot/schema/failures';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import fc from 'fast-check';
import type { JobInput, JobName } from '../src/compute/jobs.ts';
import { JOBS } from '../src/compute/jobs.ts';
import { PageMarkup } from '../src/core/page/html/parse-html.ts';
import { findPageRedirect } from '../src/core/url/landing/page-redirect.ts';
import { cleanTracking } from '../src/core/url/tracking-parameters.ts';
import { addressInLink, unwrapLink } from '../src/core/url/wrapped/unwrap-link.ts';
import PIECES from './pieces.json' with { type: 'json' };

export type TargetName = Exclude<keyof typeof PIECES, 'hostile'>;

export interface Target {
  readonly maxCharacters: number;
  /** In milliseconds. */
  readonly maxCpuMs: number;
  /** Throws only because of a bug in the reader. */
  readonly read: (input: string) => void;
}

const URL_READ = 'https://courier.example/2026/03/04/ferry';
const NOW = '2026-11-22T12:00:00Z';
const TERMS = { keywords: ['ferry', 'Acme = ACME Inc.'], specialTerms: ['quay'] };
const FETCHED = { url: URL_READ, now: NOW, interruption: null, ...TERMS };

/** An expected failure is a valid result, except `job-too-large`. */
function job<N extends JobName>(name: N, input: JobInput<N>): void {
  try {
    (JOBS[name] as (input: JobInput<N>) => unknown)(input);
  } catch (error) {
    if (!(error instanceof Failure) || error.failureCause === 'job-too-large') throw error;
  }
}

export const TARGETS: Readonly<Record<TargetName, Target>> = {
  page: {
    maxCharacters: 100_000,
    maxCpuMs: 1_500,
    read(html) {
      job('readLanding', { html, url: URL_READ, now: NOW });
      job('readLead', { html, url: URL_READ });
      job('analyzeArticlePage', { html, requestedUrl: URL_READ, ...FETCHED });
    },
  },
  script: {
    maxCharacters: 20_000,
    maxCpuMs: 400,
    read: (script) => void findPageRedirect(new PageMarkup(`<script>${script}</script>`), URL_READ),
  },
  link: {
    maxCharacters: 8_192,
    maxCpuMs: 200,
    read(text) {
      const pasted = readPastedAddress(text);
      for (const href of [text, ...(pasted.kind === 'address' ? [pasted.url] : [])]) {
        unwrapLink(href);
        addressInLink(href);
        cleanTracking(href);
      }
    },
  },
  list: {
    maxCharacters: 30_000,
    maxCpuMs: 4_000,
    read: (text) =>
      job('rankLines', {
        sessionId: '',
        storedUntil: NOW,
        documentNotes: [],
        lines: text.split('\n').slice(0, 500),
        lineType: 'mixed',
        referenceDay: NOW.slice(0, 10),
      }),
  },
  document: {
    maxCharacters: 60_000,
    maxCpuMs: 3_000,
    read: (text) =>
      job('analyzeDocument', { lines: text.split('\n'), title: null, heading: null, ...FETCHED }),
  },
  text: {
    maxCharacters: 60_000,
    maxCpuMs: 3_000,
    read(content) {
      cleanKeywords([content.slice(0, 500)]);
      job('analyzeManualArticle', {
        headline: content.slice(0, 200),
        source: 'Courier',
        date: '',
        content,
        ...TERMS,
      });
    },
  },
};

const CLOSING = new Map([...'([{<"“'].map((open, i) => [open, [...')]}>"”'][i] ?? '']));
const MAX_PARTS = 30;
const MAX_COPIES = 2_000;

/** Inputs of pieces that are repeated, numbered (`#`), nested and mixed. */
export function inputOf(name: TargetName): fc.Arbitrary<string> {
  const { maxCharacters } = TARGETS[name];
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...PIECES[name]) },
    { weight: 3, arbitrary: fc.constantFrom(...PIECES.hostile) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
  );
  const copies = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: MAX_COPIES }));
  const part = fc.record({ piece, copies, isNested: fc.boolean() }).map((one) => {
    const close = one.isNested ? (CLOSING.get(one.piece.at(-1) ?? '') ?? '') : '';
    const repeated = Array.from({ length: one.copies }, (_, i) => one.piece.replaceAll('#', String(i)));
    return `${repeated.join('')}${close.repeat(one.copies)}`;
  });
  return fc
    .array(part, { minLength: 1, maxLength: MAX_PARTS })
    .map((parts) => parts.join('').slice(0, maxCharacters));
}

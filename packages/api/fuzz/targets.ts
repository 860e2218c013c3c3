/** The readers to fuzz, each with pieces of its expected input. */

import { Failure } from '@earshot/schema/failures';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import type { JobInput, JobName } from '../src/compute/jobs.ts';
import { JOBS } from '../src/compute/jobs.ts';
import { PageMarkup } from '../src/core/page/html/parse-html.ts';
import { findPageRedirect } from '../src/core/url/landing/page-redirect.ts';
import { cleanTracking } from '../src/core/url/tracking-parameters.ts';
import { addressInLink } from '../src/core/url/wrapped/address-in-link.ts';
import { unwrapLink } from '../src/core/url/wrapped/wrapper-links.ts';

export interface Target {
  readonly pieces: readonly string[];
  readonly maxCharacters: number;
  /** CPU time above which an input is a finding, in milliseconds. */
  readonly maxCpuMs: number;
  /** Reads an input. Throws only because of a bug in the reader. */
  readonly read: (input: string) => void;
}

const URL_READ = 'https://courier.example/2026/03/04/ferry';
const NOW = '2026-11-22T12:00:00Z';
const TERMS = { keywords: ['ferry', 'Acme = ACME Inc.'], specialTerms: ['quay'] };
const FETCHED = { url: URL_READ, now: NOW, interruption: null, ...TERMS };

/** Runs a job. An expected failure is a valid result, except `job-too-large`. */
function job<N extends JobName>(name: N, input: JobInput<N>): void {
  try {
    (JOBS[name] as (input: JobInput<N>) => unknown)(input);
  } catch (error) {
    if (!(error instanceof Failure) || error.failureCause === 'job-too-large') throw error;
  }
}

const PARAGRAPH = '<p>The ferry of Acme sails at noon, and the council of the harbor town agreed to it.</p>';
const LINES = [
  'Ferry line opens - Harbor Courier\n',
  'May 4, 2026\n',
  'https://a.example/#\n',
  '| ',
  ' (Reuters) ',
  '1. ',
  '• ',
];

export const TARGETS: Readonly<Record<string, Target>> = {
  page: {
    pieces: [
      PARAGRAPH,
      '<div class="c#">',
      '<article>',
      '</div>',
      '<h1>Ferry #</h1>',
      '<ul><li>',
      '<table><tr><td>',
    ],
    maxCharacters: 100_000,
    maxCpuMs: 1_500,
    read(html) {
      job('readLanding', { html, url: URL_READ, now: NOW });
      job('readLead', { html, url: URL_READ });
      job('analyzeArticlePage', { html, requestedUrl: URL_READ, ...FETCHED });
    },
  },
  script: {
    pieces: [
      'var a#="/x";',
      'location=',
      'location.href=a#;',
      'function f#(){',
      '}',
      'setTimeout(',
      '`$',
      '{a#}`',
      '+',
      '(',
      ')',
      '{',
      'if(n<=0)',
      '.replace(',
      '"/a"',
      ';',
    ],
    maxCharacters: 20_000,
    maxCpuMs: 400,
    read: (script) => void findPageRedirect(new PageMarkup(`<script>${script}</script>`), URL_READ),
  },
  link: {
    pieces: [
      'https://',
      'a.example',
      '/',
      '?url=',
      '%2F',
      '%25',
      'aHR0cHM6Ly9hLmV4YW1wbGUv',
      'eyJ1cmwiOiJodHRwczovL2EuZXhhbXBsZS8ifQ',
      '&utm_source=',
      '#',
      '@',
      ':',
      '\n',
      '<',
      '[',
    ],
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
    pieces: LINES,
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
    pieces: [
      ...LINES,
      'PRESS RELEASE\n',
      'HARBOR CITY, May 4, 2026 — ',
      'Northline today ordered ferries. ',
      '\f',
      '\t',
    ],
    maxCharacters: 60_000,
    maxCpuMs: 3_000,
    read: (text) =>
      job('analyzeDocument', { lines: text.split('\n'), title: null, heading: null, ...FETCHED }),
  },
  text: {
    pieces: [
      'The ferry sails at noon. ',
      'Acme is good, ',
      'not ',
      '“',
      '”',
      'May 4, 2026 ',
      'U.S. ',
      '\n\n',
      '— ',
    ],
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

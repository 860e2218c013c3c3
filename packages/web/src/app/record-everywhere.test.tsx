import type { AnalysisResult, Metadata } from '@earshot/schema/analysis-result';
import type { AnalystRecord } from '@earshot/schema/analyst-record';
import { PAGE_WARNINGS, reportWarning } from '@earshot/schema/warnings';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { articleResult } from '../../test/results.ts';
import { ReportDetails } from '../features/report/report-details.tsx';
import { reportDocument } from '../features/report/report-document.ts';
import { ReportHead } from '../features/report/report-head.tsx';
import { writeText } from '../lib/blocks/write-markup.ts';
import { toReportData } from '../transport/report-data.ts';

/** Its type requires every field of the record, so that a new field cannot be left out here. */
const RECORD: Required<Omit<AnalystRecord, 'articleProbability'>> & Pick<Metadata, 'author'> = {
  author: 'Ada Fenwick, Neil Barrable',
  authors: [
    { name: 'Ada Fenwick', kind: 'person' },
    { name: 'Neil Barrable', kind: 'person' },
  ],
  agency: 'Reuters',
  modified: '2026-10-16',
  section: 'Shipping desk',
  language: 'de-AT',
  access: 'metered',
  sponsored: 'Paid post',
  imageUrl: 'https://news.example/lead.jpg',
};
/** Text of each field that every screen and file must show. */
const SHOWN_OF: Readonly<Record<keyof typeof RECORD, readonly string[]>> = {
  author: [],
  authors: ['Ada Fenwick', 'Neil Barrable'],
  agency: ['Reuters'],
  modified: ['October 16, 2026'],
  section: ['Shipping desk'],
  language: ['Austrian German'],
  access: ['Metered'],
  sponsored: ['Paid post'],
  imageUrl: ['https://news.example/lead.jpg'],
};
/** A report as a document shows the image or nothing, but never its URL. */
const LEFT_OUT = [`the report as a document: ${SHOWN_OF.imageUrl[0]}`];
const WARNINGS = ['beginning-only', 'more-pages'] as const;
const SHOWN = [...Object.values(SHOWN_OF).flat(), ...WARNINGS.map((code) => PAGE_WARNINGS[code])];

function analyzed(): AnalysisResult {
  const result = articleResult();
  return {
    ...result,
    metadata: { ...result.metadata, ...RECORD },
    warnings: WARNINGS.map((code) => reportWarning(code)),
  };
}

function shownBy(screen: React.ReactElement): string {
  return render(screen, { wrapper: MemoryRouter }).container.textContent;
}

it('the analyst’s record is complete on the screen and in the report as a document', () => {
  const data = toReportData(analyzed());
  const ways: Readonly<Record<string, string>> = {
    'the report': shownBy(
      <>
        <ReportHead data={data} onReveal={() => undefined} />
        <ReportDetails data={data} />
      </>,
    ),
    'the report as a document': writeText(reportDocument(data, new Date())),
  };
  const missing = Object.entries(ways).flatMap(([way, text]) =>
    SHOWN.filter((value) => !text.includes(value)).map((value) => `${way}: ${value}`),
  );
  expect(missing).toEqual(LEFT_OUT);
});

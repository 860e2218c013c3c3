import type { Metadata } from '@earshot/schema/analysis-result';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { articleResult, socialResult } from '../../../test/results.ts';
import { writeMarkdown } from '../../lib/blocks/write-markup.ts';
import { type ReportData, toReportData } from '../../transport/report-data.ts';
import { AboutPage, ReportDetails } from './report-details.tsx';
import { reportDocument } from './report-document.ts';

const reportMarkdown = (data: ReportData) => writeMarkdown(reportDocument(data, new Date()));

const post = (changes: Partial<Metadata> = {}) =>
  toReportData(
    socialResult({
      metadata: {
        ...socialResult().metadata,
        author: 'Tidewell Ferries',
        handle: '@tidewell@harbour.example',
        counts: { boosts: 1204, replies: 3 },
        provenance: { platform: 'the address', handle: 'read from the screenshot' },
        ...changes,
      },
    }),
  );

const detail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('details of a post', () => {
  it('#152 platform, author, handle and figures are shown with where they came from', () => {
    render(<ReportDetails data={post()} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('region', { name: 'Post details' })).toBeVisible();
    expect(detail('Platform')).toHaveTextContent('MastodonThe address');
    expect(detail('Author')).toHaveTextContent('Tidewell Ferries');
    expect(detail('Handle')).toHaveTextContent('@tidewell@harbour.exampleRead from the screenshot');
    expect(detail('Engagement')).toHaveTextContent('Boosts 1,204 · Replies 3');
    expect(detail('Description')).toHaveTextContent('A post about ferries.');
  });

  it('#152 #175 what is not known of a post has no row; its platform and date are said to be missing', () => {
    render(
      <ReportDetails
        data={post({ platform: '', author: null, handle: null, counts: {}, date: null, headline: '' })}
      />,
      {
        wrapper: MemoryRouter,
      },
    );
    expect(detail('Platform')).toHaveTextContent('Not found');
    expect(detail('Date')).toHaveTextContent('Date not available');
    for (const label of ['Author', 'Handle', 'Engagement', 'Headline'])
      expect(screen.queryByText(label)).toBeNull();
  });

  it.each([
    ['person', 'Author (person)'],
    ['organization', 'Author (organization)'],
  ] as const)('says whether the author is a person or an organization: %s', (authorKind, label) => {
    render(<ReportDetails data={post({ authorKind })} />, { wrapper: MemoryRouter });
    expect(detail(label)).toHaveTextContent('Tidewell Ferries');
  });

  it('a copy as Markdown names the author with the handle', () => {
    expect(reportMarkdown(post())).toMatch(/@tidewell@harbour\.example · .*Author: Tidewell Ferries/);
  });
});

describe('details of an article', () => {
  it('has the analyst’s record with where each value was read, and how sure it is that this is an article', () => {
    const { metadata } = articleResult();
    const record = {
      sponsored: 'Anzeige',
      imageUrl: 'https://news.example/a.jpg',
      articleProbability: 0.724,
    };
    const provenance = {
      ...metadata.provenance,
      sponsored: 'label near the headline',
      words: 'the text of the page',
    };
    const document = {
      ...articleResult().document,
      standfirst: 'A summary.',
      counted: ['standfirst' as const],
    };
    const data = toReportData(articleResult({ document, metadata: { ...metadata, ...record, provenance } }));
    const { container } = render(
      <>
        <ReportDetails data={data} />
        <AboutPage data={data} analyzedAt={null} />
      </>,
      { wrapper: MemoryRouter },
    );
    expect(detail('Paid content')).toHaveTextContent('Yes: “Anzeige”Label near the headline');
    expect(detail('Is it an article?')).toHaveTextContent('72% likely');
    expect(screen.getByRole('link', { name: 'https://news.example/a.jpg' })).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    expect(detail('Counted text')).toHaveTextContent('80 words: body, standfirstThe text of the page');
    expect(reportMarkdown(data)).toContain('80 words: body, standfirst');
  });
});

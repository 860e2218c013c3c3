import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { articleResult, match, socialResult } from '../../../test/results.ts';
import { ToastSlot } from '../../toasts/toast-slot.tsx';
import { ReportPanel } from './report-panel.tsx';

function show(result: AnalysisResult | null, pending = false) {
  return render(
    <MemoryRouter>
      <ReportPanel
        pending={pending}
        result={result}
        stale={null}
        analyzedAt="2025-03-06T08:00:00.000Z"
        guidance="Do this first."
        sample={null}
        headingRef={createRef<HTMLHeadingElement>()}
      />
      <ToastSlot />
    </MemoryRouter>,
  );
}

const openMenu = () => userEvent.click(button('More: Report'));
const detail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('report states', () => {
  it('#148 #178 before any analysis it has its exact sentence and nothing to export', () => {
    show(null);
    expect(screen.getByText('Enter content to begin analysis')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Word' })).toBeNull();
  });

  it('#149 while loading it shows a skeleton', () => {
    show(null, true);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByText('Enter content to begin analysis')).toBeNull();
  });
});

describe('report details', () => {
  it('#150 #151 #153 shows the summary, source, headline, date, scope, location and four titles, a missing one too', () => {
    show(articleResult());
    expect(screen.getByText('A ferry company electrifies its fleet.')).toBeVisible();
    expect(screen.queryByText('Enter content to begin analysis')).toBeNull();
    expect(detail('Source')).toHaveTextContent('The Harbour Ledger');
    expect(detail('Headline')).toHaveTextContent('Ferries go electric');
    expect(detail('Date')).toHaveTextContent('March 5, 2025');
    expect(detail('Date')).toHaveTextContent('JSON-LD datePublished');
    expect(detail('Publisher scope')).toHaveTextContent('Regional');
    expect(detail('Publisher location')).toHaveTextContent('Northbank');
    expect(detail('Page heading (h1)')).toHaveTextContent('Heading title');
    expect(detail('Social title (og:title)')).toHaveTextContent('Social title text');
    expect(detail('Twitter title')).toHaveTextContent('Missing');
    expect(detail('Browser title')).toHaveTextContent('Browser title text');
  });

  it('#152 without ogDescription there is none', () => {
    const { metadata } = socialResult();
    show(socialResult({ metadata: { ...metadata, ogDescription: null } }));
    expect(screen.queryByText('Description')).toBeNull();
  });

  it('#175 without a date it says so', () => {
    const { metadata } = articleResult();
    show(articleResult({ metadata: { ...metadata, date: null } }));
    expect(detail('Date')).toHaveTextContent('Date not available');
  });

  it.each(['international', 'national', 'regional', 'state'] as const)(
    '#176 the scope %s has a style of its own',
    (publisherScope) => {
      const { container } = show(
        articleResult({ metadata: { ...articleResult().metadata, publisherScope } }),
      );
      expect(container.querySelector('[data-scope-style]')).toHaveAttribute(
        'data-scope-style',
        publisherScope,
      );
    },
  );

  it('#177 any other scope has the fallback style', () => {
    const { container } = show(
      articleResult({ metadata: { ...articleResult().metadata, publisherScope: 'other' } }),
    );
    const badge = container.querySelector('[data-scope-style]');
    expect(badge).toHaveAttribute('data-scope-style', 'fallback');
    expect(badge).toHaveTextContent('Other');
  });

  it('#152 #164 a social result has its platform, description and a preview of at most 300 px', () => {
    show(socialResult({ previewImage: 'data:image/png;base64,AAAA' }));
    expect(detail('Platform')).toHaveTextContent('Mastodon');
    expect(detail('Description')).toHaveTextContent('A post about ferries.');
    const image = screen.getByRole('img', { name: 'Preview of the post' });
    expect(image).toHaveAttribute('src', 'data:image/png;base64,AAAA');
    expect(image).toHaveStyle({ maxHeight: '300px' });
  });

  it('#165 an article has no preview, even with the field', () => {
    show(articleResult({ previewImage: 'data:image/png;base64,AAAA' }));
    expect(screen.queryByRole('img', { name: 'Preview of the post' })).toBeNull();
  });

  it('#166 a social result without a picture, or with a broken one, shows none', () => {
    const { unmount } = show(socialResult());
    expect(screen.queryByRole('img', { name: 'Preview of the post' })).toBeNull();
    unmount();
    show(socialResult({ previewImage: 'https://social.example/gone.png' }));
    fireEvent.error(screen.getByRole('img', { name: 'Preview of the post' }));
    expect(screen.queryByRole('img', { name: 'Preview of the post' })).toBeNull();
  });
});

describe('keyword matches', () => {
  const rows = () =>
    within(screen.getByRole('region', { name: 'Keyword matches' }))
      .getAllByRole('heading', { level: 4 })
      .map((heading) => heading.closest('li')?.textContent ?? '');

  it('#154 #155 #156 #157 #158 every keyword has its verdict, summary and count, which follows its literal pattern and is absent at 0', () => {
    show(
      articleResult({
        keywordMatches: [
          match('alpha', 3),
          match('beta', 1),
          match('gamma', 0),
          { ...match('delta', 0), found: true },
        ],
      }),
    );
    const [alpha, beta, gamma, delta] = rows();
    expect(alpha).toMatch(/alpha.*Found.*\(3 mentions\).*About alpha\./);
    expect(beta).toMatch(/beta.*Found.*\(1 mention\)/);
    expect(gamma).toMatch(/gamma.*Not found.*About gamma\./);
    expect(delta).not.toMatch(/mention/);
  });

  it('says how often picture captions mention a keyword, apart from its count', () => {
    const [alpha, gamma] = [match('alpha', 3), match('gamma', 0)];
    const keywordMatches = [
      { ...alpha, captionMentions: 1 },
      { ...gamma, captionMentions: 2 },
    ];
    show(articleResult({ keywordMatches }));
    expect(rows()[0]).toMatch(/\(3 mentions\).*Mentioned once in picture captions, which are not counted\./);
    expect(rows()[1]).toMatch(/Not found.*Mentioned 2 times in picture captions/);
  });

  it('a count opens into its sentences, whose marks number the mentions', async () => {
    show(articleResult());
    const count = button(/^\(3 mentions\)/);
    expect(count).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(count);
    const list = screen.getByRole('list', { name: 'Sentences that mention alpha' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(list.querySelectorAll('mark')).toHaveLength(3);
    expect(list.querySelector('mark')).toHaveTextContent('alpha');
    await userEvent.click(button('Show all sentences'));
    expect(screen.getByRole('list', { name: 'Sentences that mention beta' })).toBeVisible();
  });
});

describe('breakouts', () => {
  it('#159 a breakout box has keyword, description and mentions', () => {
    show(articleResult());
    const boxes = screen.getByRole('region', { name: 'Breakout boxes' });
    expect(boxes).toHaveTextContent('alpha 3 mentionsWhat is said about alpha.');
  });

  it('#160 #161 #162 #163 a special breakout has term, mentions and snippets with real marks, in which nothing can run', () => {
    const onRun = vi.fn();
    vi.stubGlobal('onRun', onRun);
    const { unmount } = show(articleResult({ specialBreakouts: [] }));
    expect(screen.queryByText('Special keyword breakouts')).toBeNull();
    unmount();
    show(
      articleResult({
        specialBreakouts: [
          {
            term: 'omega',
            mentions: 2,
            snippets: [
              'the <mark>omega</mark> &amp; more',
              '<img src=x onerror="onRun()"><script>onRun()</script><b onclick="onRun()">last</b>',
            ],
          },
        ],
      }),
    );
    const section = screen.getByRole('region', { name: 'Special keyword breakouts' });
    expect(section).toHaveTextContent('omega 2 mentionsthe omega & more');
    expect(section.querySelector('mark')).toHaveTextContent('omega');
    expect(section.querySelector('img, script, b, [onclick]')).toBeNull();
    expect(section).toHaveTextContent('last');
    expect(onRun).not.toHaveBeenCalled();
  });
});

describe('copying', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const withClipboard = () => {
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  };
  afterEach(() => vi.unstubAllGlobals());
  const press = async (name: string) => {
    await act(async () => {
      fireEvent.click(button(name));
    });
  };

  it('#167 #168 #169 source and headline are copied exactly, which a toast says; a report as Markdown', async () => {
    withClipboard();
    show(articleResult());
    for (const [name, text, confirmation] of [
      ['Copy source', 'The Harbour Ledger', 'Source copied to clipboard'],
      ['Copy headline', 'Ferries go electric', 'Headline copied to clipboard'],
    ] as const) {
      await press(name);
      expect(writeText).toHaveBeenLastCalledWith(text);
      expect(screen.getByText('Copied!')).toBeVisible();
      expect(screen.getByText(confirmation)).toBeVisible();
    }
    await openMenu();
    await press('Copy as Markdown');
    expect(writeText).toHaveBeenCalledTimes(3);
    expect(writeText.mock.lastCall?.[0]).toContain('**alpha** 3 mentions');
  });

  it('#170 #171 the pressed button alone shows a checkmark for two seconds', async () => {
    withClipboard();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show(articleResult());
    await press('Copy source');
    expect(within(button('Copy source')).getByTestId('copied')).toBeInTheDocument();
    expect(within(button('Copy headline')).queryByTestId('copied')).toBeNull();
    act(() => vi.advanceTimersByTime(1900));
    expect(screen.getByTestId('copied')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByTestId('copied')).toBeNull();
  });

  it.each(['rejects', 'absent'])(
    '#172 a clipboard that is or %s gives the failure and no checkmark',
    async (kind) => {
      withClipboard();
      if (kind === 'rejects') writeText.mockRejectedValue(new Error('denied'));
      else vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
      show(articleResult());
      await press('Copy source');
      expect(screen.getByText('Copy failed')).toBeVisible();
      expect(screen.getByText('Unable to copy to clipboard')).toBeVisible();
      expect(screen.queryByTestId('copied')).toBeNull();
    },
  );
});

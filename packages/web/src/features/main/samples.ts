import type { SamplePost } from '@earshot/schema/help/sample-set';
import {
  CODED_ARTICLES,
  headlineLine,
  isSampleName,
  SAMPLE_PARAMETER,
  type SampleArticle,
  type SampleSet,
} from '@earshot/schema/help/sample-set';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PastedContent } from '../../lib/arrivals.ts';
import { ANALYZE_AT_ONCE, deliver } from '../../lib/arrivals.ts';
import { formatDate } from '../../lib/format.ts';
import { logError } from '../../lib/page.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { isRecord } from '../../transport/complete.ts';
import { fetchSampleSet } from '../../transport/sample-set.ts';
import { MAIN_STRINGS } from './strings.ts';

const WIDTH = 900;
const MARGIN = 48;
const TEXT_SIZE = 34;
const LINE_HEIGHT = 48;
const SMALL_SIZE = 26;

async function drawPost(post: SamplePost): Promise<File> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the sample post.');
  context.font = `${TEXT_SIZE}px sans-serif`;
  const lines = wrapped(post.text, (text) => context.measureText(text).width <= WIDTH - 2 * MARGIN);
  canvas.width = WIDTH;
  canvas.height = 260 + lines.length * LINE_HEIGHT;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, y: number, font: string, color = '#14211f') => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, MARGIN, y);
  };
  write(post.author, 76, `bold ${TEXT_SIZE}px sans-serif`);
  write(`@${post.handle}`, 116, `${SMALL_SIZE}px sans-serif`, '#4a5a57');
  lines.forEach((line, index) => {
    write(line, 184 + index * LINE_HEIGHT, `${TEXT_SIZE}px sans-serif`);
  });
  const below = 184 + lines.length * LINE_HEIGHT;
  write(
    `${formatDate(post.date)} · ${post.likes} Likes`,
    below + 16,
    `${SMALL_SIZE}px sans-serif`,
    '#4a5a57',
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a picture of the sample post.');
  return new File([blob], `${post.id}.png`, { type: 'image/png' });
}

/** Breaks a text into lines. A word that does not fit gets a line of its own. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

async function sampleContent(set: SampleSet, name: string): Promise<PastedContent | null> {
  if (name === 'headlines') return { kind: 'headlines', text: set.headlines.map(headlineLine).join('\n') };
  if (name === 'coverage' || name === 'coding') {
    const chosen = name === 'coding' ? set.articles.slice(0, CODED_ARTICLES) : set.articles;
    return { kind: 'articles', name: set.name, keywords: set.keywords, articles: chosen.map(toManual) };
  }
  const article = set.articles.find(({ id }) => id === name);
  if (article) return { kind: 'articles', name: '', keywords: set.keywords, articles: [toManual(article)] };
  const post = set.posts.find(({ id }) => id === name);
  return post ? { kind: 'image', file: await drawPost(post), keywords: set.keywords, isSample: true } : null;
}

function toManual({ headline, outlet, date, text }: SampleArticle) {
  return { headline, source: outlet, date, content: text };
}

export function useSampleLink(): void {
  const [parameters, setParameters] = useSearchParams();
  const name = parameters.get(SAMPLE_PARAMETER);
  const taken = useRef<string | null>(null);
  const { state } = useLocation();
  const isToAnalyze = isRecord(state) && state.analyze === ANALYZE_AT_ONCE.analyze;

  useEffect(() => {
    if (name === null) {
      taken.current = null;
      return;
    }
    if (taken.current === name) return;
    taken.current = name;
    setParameters(
      (current) => {
        const remaining = new URLSearchParams(current);
        remaining.delete(SAMPLE_PARAMETER);
        return remaining;
      },
      { replace: true },
    );
    void fill(name, isToAnalyze);
  }, [name, setParameters, isToAnalyze]);
}

async function fill(name: string, isToAnalyze: boolean): Promise<void> {
  try {
    const content = isSampleName(name) ? await sampleContent(await fetchSampleSet(), name) : null;
    if (content === null) throw new Error(`There is no sample ${name}.`);
    deliver(content.kind === 'image' ? { ...content, isToAnalyze } : content);
  } catch (error) {
    logError('The sample could not be opened.', error);
    showToast({ ...MAIN_STRINGS.sampleFailed, tone: 'destructive' });
  }
}

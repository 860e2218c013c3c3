import { expect, it } from 'vitest';
import { parseHtml } from '../../page/html/parse-html.ts';
import { frameTarget } from './frame-target.ts';

it.each<[string, string | null]>([
  ['<frameset rows="60,*"><frame src="/top"><frame src="/story"></frameset>', '/story'],
  ['<frameset rows="90%,10%"><frame src="/story"><frame src="/ads"></frameset>', '/story'],
  ['<frameset cols="100%,*"><frame src="/story"><frame src="/ads"></frameset>', '/story'],
  ['<frameset cols="2*,80%"><frame src="/story"><frame src="/ads"></frameset>', '/story'],
  ['<frameset cols="300,1%"><frame src="/first"><frame src="/second"></frameset>', '/first'],
  ['<frameset cols="x%,1"><frame src="/first"><frame src="/second"></frameset>', '/second'],
  ['<frameset cols="*,*"><frame src="/first"><frame src="/second"></frameset>', '/first'],
  ['<frameset><frame src="/first"></frameset>', '/first'],
  ['<frameset><frame></frameset>', null],
  ['<iframe src="/story" width="100%" height="100%"></iframe>', '/story'],
  ['<iframe src="/story" style="border: 0; width: 100vw; height: 100vh"></iframe>', '/story'],
  ['<iframe src="/story" style="width:100%;height:100%"></iframe>', '/story'],
  ['<iframe src="/story" style="width:100%" height="100%"></iframe>', '/story'],
  ['<iframe src="/story" style="max-width:100%;height:100%"></iframe>', null],
  ['<iframe src="/story" style="width:100%;max-height:100%"></iframe>', null],
  ['<iframe src="/story" width="100%" height="400"></iframe>', null],
  ['<iframe src="/story" width="400" height="100%"></iframe>', null],
  ['<iframe width="100%" height="100%"></iframe>', null],
  ['<embed src="/story" width="100%" height="100%">', null],
  [`${'<iframe src="/story" width="100%" height="100%"></iframe>'.repeat(2)}`, null],
  ['<p>A story</p>', null],
])('%s shows %s', (html, expected) => {
  expect(frameTarget(parseHtml(html))).toBe(expected);
});

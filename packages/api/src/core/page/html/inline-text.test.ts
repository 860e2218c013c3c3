import { expect, it } from 'vitest';
import { readBlocks } from './blocks.ts';
import { textOf } from './page-element.ts';
import { parseHtml } from './parse-html.ts';

it.each([
  ['By <a>Jan Kowal</a><time>27 kwietnia 2026</time>', 'By Jan Kowal 27 kwietnia 2026'],
  ['<span>Press release</span><span>19 August</span>', 'Press release 19 August'],
  ['<a>Jan Kowal</a>27 kwietnia', 'Jan Kowal 27 kwietnia'],
  ['<span>Politics</span><span>by Ada Fenwick</span>', 'Politics by Ada Fenwick'],
  ['<span>It ended.</span><span>Then</span>', 'It ended. Then'],
  ['<x-tag>News</x-tag><x-tag>Ellery</x-tag>', 'News Ellery'],
  ['multi<em>part</em>word', 'multipartword'],
  ['<b>H</b>arbor', 'Harbor'],
  ['<span>H</span><span>arbor</span>', 'Harbor'],
  ['<span>H</span><span>ARBOR</span>', 'HARBOR'],
  ['<span>1</span><span>4</span><span>8</span> boats', '148 boats'],
  ['<a>Ellery</a>’s and <a>boat</a>s', 'Ellery’s and boats'],
  ['<a>東京</a><a>大学</a>', '東京大学'],
  ['Ferrolux<sup>TM</sup> pumps', 'Ferrolux TM pumps'],
  ['harbor pumps<sup>2</sup> and Ferrolux<sup><a href="#n">1</a></sup>', 'harbor pumps 2 and Ferrolux 1'],
  ['Ferrolux<a href="#n">1</a> and Ferrolux<sub>1</sub>', 'Ferrolux 1 and Ferrolux 1'],
  ['5 m<sup>2</sup> of CO<sub>2</sub>', '5 m2 of CO2'],
  ['10<sup>6</sup> in 2024<sup>3</sup>', '10⁶ in 2024³'],
  ['the 1<sup>st</sup>, XX<sup>e</sup> siècle, M<sup>me</sup> Roy', 'the 1st, XXe siècle, Mme Roy'],
])('%s reads %s', (html, text) => {
  expect(textOf(parseHtml(html))).toBe(text);
  expect(readBlocks(parseHtml(`<p>${html}</p>`)).map((block) => block.text)).toEqual([text]);
});

import { describe, expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const TEXT =
  '<p>The harbor authority said on Monday that the terminal would open in the spring, two years late and over budget.</p>'.repeat(
    4,
  );
interface Options {
  readonly head?: string;
  readonly lang?: string;
  readonly text?: string;
}
const read = (lines: string, { head = '', lang = 'en', text = TEXT }: Options = {}) =>
  readPage(
    `<html lang="${lang}"><head><title>Ferry terminal opens late</title>${head}</head><body><h1>Ferry terminal opens late</h1>${lines}${text}</body></html>`,
    'https://courier.example/a',
    { now: NOW },
  );
const stamp = (value: string) => ({ head: `<meta property="article:published_time" content="${value}">` });

describe('days near the headline', () => {
  it.each([
    ['en', '<p>Last updated: 5 May 2026, published 2 May 2026</p>', '2026-05-02', '2026-05-05'],
    ['de', '<p>Stand: 20.10.2026 | Erstveröffentlicht: 19.10.2026</p>', '2026-10-19', '2026-10-20'],
    ['fr', '<p>Mis à jour le 5 mai 2026 · Publié le 2 mai 2026</p>', '2026-05-02', '2026-05-05'],
    [
      'es',
      '<p>Actualizado: 5 de mayo de 2026</p><p>Publicado: 2 de mayo de 2026</p>',
      '2026-05-02',
      '2026-05-05',
    ],
    ['it', '<p>Pubblicato il 2 maggio 2026 - Aggiornato il 5 maggio 2026</p>', '2026-05-02', '2026-05-05'],
    ['pt', '<p>Publicado em 02/05/2026 às 10h | Atualizado em 05/05/2026</p>', '2026-05-02', '2026-05-05'],
    ['nl', '<p>Gepubliceerd: 2 mei 2026, laatst bijgewerkt: 5 mei 2026</p>', '2026-05-02', '2026-05-05'],
    ['pl', '<p>Opublikowano: 2 maja 2026, aktualizacja: 5 maja 2026</p>', '2026-05-02', '2026-05-05'],
    ['sv', '<p>Publicerad 2 maj 2026. Uppdaterad 5 maj 2026</p>', '2026-05-02', '2026-05-05'],
    ['ru', '<p>Обновлено 5 мая 2026, опубликовано 2 мая 2026</p>', '2026-05-02', '2026-05-05'],
    ['ja', '<p>公開日：2026年5月2日　更新日：2026年5月5日</p>', '2026-05-02', '2026-05-05'],
    ['zh', '<p>发布时间：2026-05-02 10:00　更新时间：2026-05-05 08:00</p>', '2026-05-02', '2026-05-05'],
    ['ko', '<p>입력 2026.05.02 10:21 수정 2026.05.05 11:00</p>', '2026-05-02', '2026-05-05'],
    ['tr', '<p>Yayınlanma: 02.05.2026 - Güncelleme: 05.05.2026</p>', '2026-05-02', '2026-05-05'],
  ])('are read with their labels: %s %s', (lang, lines, published, modified) => {
    const page = read(lines, { lang });
    expect(page.date).toBe(published);
    expect(page.record.modified).toBe(modified);
    expect(page.provenance.date).toBe('visible text');
  });

  it('takes a label from the line above', () => {
    const page = read('<p>Updated</p><p>5 May 2026</p><p>Published</p><p>2 May 2026</p>');
    expect([page.date, page.record.modified]).toEqual(['2026-05-02', '2026-05-05']);
  });

  it('never let an update overrule a machine’s date, nor cast doubt on it', () => {
    const page = read('<p>Updated 3 November 2026</p>', stamp('2026-11-02T14:31:00Z'));
    expect(page.date).toBe('2026-11-02T14:31:00Z');
    expect(page.record.modified).toBe('2026-11-03');
    const first = read(
      '<p>Tue 3 Nov 2026 08:12 GMT</p><p>First published on Mon 2 Nov 2026 14:31 GMT</p>',
      stamp('2026-11-02T14:31:00Z'),
    );
    expect(first.date).toBe('2026-11-02T14:31:00Z');
    const later = read('<p>Updated 16 October 2026</p>', stamp('2026-10-12'));
    expect(later.provenance.date).toBe('article:published_time');
  });

  it('overrule a machine’s date when they are labeled as published', () => {
    expect(read('<p>Published 1 November 2026</p>', stamp('2026-11-05')).date).toBe('2026-11-01');
  });

  it.each([
    ['<p>3 hours ago</p>', 'en', '2026-11-17'],
    ['<p>vor 2 Tagen</p>', 'de', '2026-11-15'],
    ['<p>Yesterday</p>', 'en', '2026-11-16'],
    ['<p>Yesterday at 18:20</p>', 'en', '2026-11-16'],
    ['<p>Publié hier à 18h20</p>', 'fr', '2026-11-16'],
    ['<p>16 November</p>', 'en', '2026-11-16'],
    ['<p>hace 3 días</p>', 'es', '2026-11-14'],
  ])('count from the request when they are relative: %s', (lines, lang, day) => {
    const page = read(lines, { lang });
    expect(page.date).toBe(day);
    expect(page.provenance.date).toBe('visible text, counted from today');
  });

  it.each([
    ['<p>11.06.2026</p>', 'en', '2026-06-11'],
    ['<p>06/11/2026</p>', 'en', '2026-06-11'],
    ['<p>06/11/2026</p>', 'fr', '2026-11-06'],
  ])('are day first with full stops, and else as the language has it: %s %s', (lines, lang, day) => {
    expect(read(lines, { lang }).date).toBe(day);
  });

  it('are not days that a sentence tells of', () => {
    const text = `<p>The lighthouse keeper Ada Fenwick will be a hundred years old on 3 March 2025, the town said.</p>${TEXT}`;
    expect(read('', { text }).date).toBeNull();
  });

  it('may begin the first paragraph, with the agency', () => {
    const text = `<p>LONDON, Nov 3, 2026 (Reuters) - The harbor authority said on Tuesday that the terminal would open late.</p>${TEXT}`;
    expect(read('', { text })).toMatchObject({ date: '2026-11-03', record: { agency: 'Reuters' } });
    const german = `<p>Rosenau, 6. Mai 2026 – Die Stadt baut an der alten Ziegelei einen Speicher für neuntausend Haushalte.</p>${TEXT}`;
    expect(read('', { text: german, lang: 'de' }).date).toBe('2026-05-06');
  });
});

describe('bylines', () => {
  it.each([
    ['<p>By Neil Barrable</p>', ['Neil Barrable']],
    ['<p>By Neil Barrable | 25th September 2026</p>', ['Neil Barrable']],
    ['<p class="credits">Words by Johanna Riedl</p>', ['Johanna Riedl']],
    ['<p>Propos recueillis par Élise Garnier</p>', ['Élise Garnier']],
    ['<p>Von Lena Voss und Max Kern, Berlin</p>', ['Lena Voss', 'Max Kern']],
    ['<p>Text und Fotos: Lena Voss</p>', ['Lena Voss']],
    ['<p>文・写真　森花子</p>', ['森花子']],
    ['<p>记者 王雪</p>', ['王雪']],
    ['<p>Tekst: Marit Solheim. Publisert 3. desember 2025</p>', ['Marit Solheim']],
    ['<p>Dodano: 14 kwietnia 2026, autor: Paweł Rogala</p>', ['Paweł Rogala']],
    ['<p>Veröffentlicht am 19. Februar 2026 von Silke Brandau</p>', ['Silke Brandau']],
    ['<p>2026-09-03 08:15　来源：临江晚报　作者：周敏</p>', ['周敏']],
    ['<p>입력 2026.06.18 09:20 | 김서윤 기자</p>', ['김서윤']],
    ['<p>By the end of the year</p>', undefined],
    [
      '<p class="credits">Words by Johanna Riedl and Max Kern. Photographs by Ida Holm</p>',
      ['Johanna Riedl', 'Max Kern'],
    ],
    [
      '<div class="credits"><p>Reporting by Ada Fenwick, Neil Barrable</p><p>Editing by Ida Holm</p></div>',
      ['Ada Fenwick', 'Neil Barrable'],
    ],
    ['<p class="credits">Text: Lena Voss, Max Kern | Fotos: Ida Holm</p>', ['Lena Voss', 'Max Kern']],
    [
      '<p>14.10.2026, 17:42 Uhr · Von Petra Lindhoff · Lesedauer: 2 Min.</p><p>Drucken</p>',
      ['Petra Lindhoff'],
    ],
    ['<p>كتبت: هدى المنصوري الأحد ١٨ أكتوبر ٢٠٢٦ - ١٠:٤٥ ص</p>', ['هدى المنصوري']],
    ['<p>2026-10-25 07:18　来源：南江晚报　记者：陈若溪　字号：大 中 小</p>', ['陈若溪']],
    ['<p>记者昨日从市交通局获悉</p>', undefined],
    ['<p>Hosted by Nell Ferris</p>', ['Nell Ferris']],
    ['<p>Submitted by Nell Ferris on 3 March 2026</p>', ['Nell Ferris']],
    ['<p>3 May 2026, 10:14, by Nell Ferris in Hull</p>', ['Nell Ferris']],
    ['<p>Par Élise Garnier (à Lyon)</p>', ['Élise Garnier']],
    ['<p>By Nell Ferris BBC News</p>', ['Nell Ferris', 'BBC News']],
    ['<p>20 August 2026 | 3 min read</p>', undefined],
    ['<p>Comparteix X Facebook</p><p>3 March 2026</p>', undefined],
    [
      '<div itemprop="author"><span itemprop="name">Nell Ferris</span><small>Writer and teacher</small></div>',
      ['Nell Ferris'],
    ],
    ['<p>関連記事</p><p>2026年3月3日</p>', undefined],
    ['<p>Posted 3 May 2026 by Admin</p>', undefined],
    ['<p>By Christmas</p>', undefined],
    [`<p>By Nell Ferris, ${'by-'.repeat(100)}</p>`, undefined],
    ['<p>By Jane Doe, AP Science Writer</p>', ['Jane Doe']],
    ['<p>By Jane Doe, BBC News</p>', ['Jane Doe', 'BBC News']],
    ['<p>By Ada Fenwick BBC News, Tom Reed</p>', ['Ada Fenwick', 'BBC News', 'Tom Reed']],
    ['<p>By Ada Fenwick BBC News and Tom Reed</p>', ['Ada Fenwick', 'BBC News', 'Tom Reed']],
    ['<p>By Ada Fenwick in Hull and Tom Reed in Leeds</p>', ['Ada Fenwick', 'Tom Reed']],
    [
      '<p>By Ada Fenwick in Hull, Tom Reed in Leeds and Jo Pell in York</p>',
      ['Ada Fenwick', 'Tom Reed', 'Jo Pell'],
    ],
    ['<p>By Ada Fenwick in Hull and Tom Reed</p>', ['Ada Fenwick', 'Tom Reed']],
    ['<p>By Ada Fenwick in London and New York</p>', ['Ada Fenwick']],
    ['<p>Par Élise Garnier (à Lyon, Saint Priest)</p>', ['Élise Garnier']],
    ['<p>记者张伟、李娜</p>', ['张伟', '李娜']],
    ['<p>بقلم: محمد الخميس</p>', ['محمد الخميس']],
    ['<p>بقلم: محمد الجمعة</p>', ['محمد الجمعة']],
    ['<p>بقلم: محمد الخميس ١٨ أكتوبر ٢٠٢٦</p>', ['محمد الخميس']],
    ['<p>كتبت: هدى المنصوري يوم الأحد</p>', ['هدى المنصوري']],
    ['<p>Par Jean Mars 2 mai 2026</p>', ['Jean Mars']],
    ['<p>Por Marta Abril 2 de mayo de 2026</p>', ['Marta Abril']],
    ['<p>By Summer May 3 May 2026</p>', ['Summer May']],
    ['<p>By Nell Ferris May 3, 2026</p>', ['Nell Ferris']],
    ['<p>3 May 2026 | New York</p>', undefined],
    ['<p>3 May 2026 | Premier League</p>', undefined],
    ['<p>3 May 2026 | Human Rights</p>', undefined],
    ['<p>3 May 2026 | United Nations</p>', undefined],
    ['<p>3 May 2026 · Real Estate</p>', undefined],
    ['<p>3 May 2026 | Climate Change</p>', undefined],
    ['<p>3 May 2026 | Port Ellery | 5 min read</p>', undefined],
    ['<p>3 May 2026 | Petra Lindhoff</p>', ['Petra Lindhoff']],
    ['<p>Petra Lindhoff</p><p>17 NOV 2026 - 20:41 CET</p>', ['Petra Lindhoff']],
    ['<p>Petra Lindhoff, Political Editor</p><p>3 March 2026</p>', ['Petra Lindhoff']],
    ['<p>Business Buzz</p><p>3 March 2026</p>', undefined],
    ['<p>Climate Change 3 May 2026</p>', undefined],
    ['<p>Port Ellery, Scotland</p><p>3 May 2026</p>', undefined],
    ['<p>Human Rights, Climate</p><p>3 May 2026</p>', undefined],
    ['<div><span>Orla Fennick</span> <span>3 May 2026</span></div>', ['Orla Fennick']],
    ['<p>A late opening.</p><div><b>Orla Fennick</b> Updated 3 May 2026, 10:14</div>', ['Orla Fennick']],
    ['<div><div>Orla Fennick</div><div>3 May 2026</div></div>', ['Orla Fennick']],
    ['<div><a href="/author/orla">Orla Fennick</a> 3 May 2026</div>', ['Orla Fennick']],
    ['<div><span>박서윤</span> <span>2026년 5월 3일</span></div>', ['박서윤']],
    ['<div><span>정치부</span> <span>2026년 5월 3일</span></div>', undefined],
    ['<div><a href="/orla-fennick">Orla Fennick</a> 3 May 2026</div>', undefined],
    ['<div><span class="category">Orla Fennick</span> 3 May 2026</div>', undefined],
    ['<div><span>Human Rights</span> <span>3 May 2026</span></div>', undefined],
    ['<div><span>New York</span> <span>3 May 2026</span></div>', undefined],
    ['<div><span>Hong Kong</span> 3 May 2026</div><p>The ferry in Hong Kong is late.</p>', undefined],
    ['<div>Orla Fennick and 3 May 2026 are in one sentence</div>', undefined],
    [
      '<div><b>Orla Fennick</b> 3 May 2026</div><p>I do not agree.</p><div><b>Tess Arundel</b> 4 May 2026</div>',
      undefined,
    ],
  ])('name their authors: %s', (lines, names) => {
    expect(read(lines).record.authors?.map(({ name }) => name)).toEqual(names);
  });

  it('do not count the outlet if they name a person as well', () => {
    const head = '<meta property="og:site_name" content="Diário da Serra">';
    expect(read('<p>Por Rafael Nogueira, Diário da Serra</p>', { head }).author).toBe('Rafael Nogueira');
  });

  it('are not the headline, also when it is a name with a year', () => {
    const page = readPage(
      `<title>Harold Pym, 1931-2026</title><h1>Harold Pym, 1931-2026</h1>${TEXT}`,
      'https://courier.example/a',
    );
    expect(page.author).toBeNull();
  });

  it('tell persons from organizations and agencies', () => {
    expect(read('<p>By INES BAUMGARTNER Meridian Press</p>').record.authors).toEqual([
      { name: 'Ines Baumgartner', kind: 'person' },
      { name: 'Meridian Press', kind: 'organization' },
    ]);
    expect(read('<p>By Ada Fenwick, AP</p>').record).toMatchObject({
      authors: [{ name: 'Ada Fenwick', kind: 'person' }],
      agency: 'AP',
    });
    expect(read('<meta name="author" content="Velocel SA">').record.authors).toEqual([
      { name: 'Velocel SA', kind: 'organization' },
    ]);
    expect(read('<p>dpa</p>').record.agency).toBe('dpa');
  });

  it('go before markup that names only the newsroom', () => {
    const head = '<meta name="author" content="Courier Newsroom">';
    expect(read('<p>By Neil Barrable</p>', { head }).author).toBe('Neil Barrable');
  });
});

import { describe, expect, it } from 'vitest';
import type { TrendingItem } from './model.ts';
import { toCsv } from './to-csv.ts';

const MEMBER = {
  line: 3,
  text: '',
  source: 'Coast Wire',
  date: '2026-03-02',
  url: null,
  sentiment: -0.5,
  copy_of: null,
  tags: [],
};
const ITEM: TrendingItem = {
  title: '-5% sales slump at Orlo',
  heat_score: 40,
  mentions: 1,
  pieces: 1,
  pick_ups: [],
  tied_by: [],
  avg_sentiment: -0.5,
  sources: ['Coast Wire'],
  explain_why: '',
  heat_parts: [],
  members: [{ ...MEMBER, title: '-5% sales slump at Orlo', cells: ['12400', 'Page 3; top', ''] }],
  deciding_words: [],
};
const RANKING = { items: [ITEM], summary: { columns: ['Reach', 'Section', 'AVE'] } };
const rowsOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('toCsv', () => {
  it('for programs has fixed names, commas and an apostrophe before a formula', () => {
    const [header, row] = rowsOf(toCsv(RANKING, 'lines'));
    expect(header).toMatch(/^rank,story,line,.*,changed_by_hand,Reach,Section,AVE$/);
    expect(row).toMatch(/^1,'-5% sales slump at Orlo,3,.*,-0.5,,,12400,"Page 3; top",$/);
  });

  it('for people has words, the separator of their spreadsheet, decimal commas, and no visible apostrophe', () => {
    const [header, row] = rowsOf(toCsv(RANKING, 'lines', { separator: ';' }));
    expect(header).toBe(
      'Rank;Story;Line;Title;Outlet;Date;Address;Tone;Copy of line;Changed by hand;Reach;Section;AVE',
    );
    expect(row).toMatch(/^1;\u200B-5% sales slump at Orlo;3;.*;-0,5;;;12400;"Page 3; top";$/);
    expect(row).not.toContain("'");
  });

  it('the cells of the pasted table are written as they are, whatever the names of its columns', () => {
    const cells = ['000482', '1.50', '-12'];
    const item = { ...ITEM, members: [{ ...MEMBER, title: 'Ferry', cells }] };
    const summary = { columns: ['constructor', '__proto__', 'toString'] };
    const [header, row] = rowsOf(toCsv({ items: [item], summary }, 'lines', { separator: ';' }));
    expect(header).toMatch(/;constructor;__proto__;toString$/);
    expect(row).toMatch(/;000482;1\.50;-12$/);
  });
});

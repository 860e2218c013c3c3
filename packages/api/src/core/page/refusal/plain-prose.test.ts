import { expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

it('refuses very unlikely prose without a date, a past form or a quote, such as a job ad', () => {
  const html = `<html lang="tr"><title>Üretim Mühendisi</title><h1>Üretim Mühendisi</h1><p>Manisa · Tam zamanlı</p>
    <p>Manisa'daki fabrikamızda görev alacak bir üretim mühendisi arıyoruz. Üç vardiya çalışan hatlarımızın verimliliğinden sen sorumlu olacaksın.</p>
    <h3>Aranan nitelikler</h3><ul><li>Gıda veya makine mühendisliği bölümünden mezun</li><li>En az üç yıl deneyimli</li><li>İyi derecede İngilizce bilen</li></ul>
    <h3>Sunulanlar</h3><ul><li>Özel sağlık sigortası</li><li>Servis ve yemek</li></ul><a href="#">Başvur</a>`;
  const read = (text: string) => readArticle(text, 'https://kariyer.yildiz.example/ilan/1').refusal;
  expect(read(html)).toBe('no-text');
});

it('reads a brief of two sentences on a page that states a day and its type', () => {
  const html = `<title>Bridge shut by frost | Lowland Mail</title><meta property="og:type" content="article">
    <meta property="article:published_time" content="2026-01-08T09:00:00Z"><article><h1>Bridge shut by frost</h1>
    <p>The bridge at Low Ford has been closed since six on Thursday morning because of black ice, the county said. A detour is signposted.</p></article>
    <ul><li><a href="/p/1">Choir wins cup at the coast</a></li></ul>`;
  const { refusal, warnings } = readArticle(html, 'https://lowlandmail.example/p/66010', {
    now: new Date('2026-11-23'),
  });
  expect({ refusal, warnings }).toEqual({ refusal: null, warnings: [] });
});

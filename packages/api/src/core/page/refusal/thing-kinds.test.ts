import { expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

const ABOUT =
  '<p>Unser Haus am See hat 140 Betten und arbeitet seit drei Jahren mit einem Dienstplan, den das Team schreibt.</p><p>Erwartet wird Freude an der Arbeit in einem großen Team, das viel voneinander lernt und gern zusammen kocht.</p>';
const NEWS =
  '<p>Der Landtag hat am Mittwoch beschlossen, dass Anzeigen für Stellen im öffentlichen Dienst kürzer werden sollen.</p>'.repeat(
    4,
  );
const page = (title: string, body: string, head = '') =>
  readArticle(
    `<html lang="de"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}<a href="/bewerben">Jetzt bewerben</a></body></html>`,
    'https://klinik.example/stelle/417',
  );

it.each(['Pflegefachkraft (m/w/d)', 'Pflegefachkraft (w|m|x)', 'Infirmier H/F', 'Nurse (m/f/d)'])(
  'a title for any gender shows a job ad: %s',
  (title) => {
    expect(page(title, ABOUT).reasons).toContainEqual(expect.objectContaining({ kind: 'job-ad' }));
    expect(page(title, ABOUT).article?.probability).toBeLessThan(
      page('Pflegefachkraft', ABOUT).article?.probability ?? 0,
    );
  },
);

it('an article about such titles is read', () => {
  const head =
    '<meta property="og:type" content="article"><meta property="article:published_time" content="2026-11-04T08:00:00Z"><meta name="author" content="Lena Voss">';
  expect(page('Streit um das Kürzel (m/w/d)', NEWS, head)).toMatchObject({ refusal: null, warnings: [] });
});

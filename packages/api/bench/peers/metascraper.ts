/** metascraper with its rules for title, date and publisher, as its documentation shows it. */
import metascraper from 'metascraper';
import metascraperDate from 'metascraper-date';
import metascraperPublisher from 'metascraper-publisher';
import metascraperTitle from 'metascraper-title';

const scrape = metascraper([metascraperTitle(), metascraperDate(), metascraperPublisher()]);

/** Its notion of a valid address is narrower than the URL standard's; such pages get a plain address instead. */
export async function readWithMetascraper(html: string, url: string) {
  const { title, date, publisher } = await scrape({ html, url }).catch(() =>
    scrape({ html, url: 'https://example.com/' }),
  );
  return { title: title ?? null, siteName: publisher ?? null, date: date ?? null };
}

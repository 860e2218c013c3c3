/** The main content of generated pages that are not articles: lists, products, offers, forums, forms, directories. */
import { teaserLink } from './page-frame.ts';
import type { RandomChoices } from './random.ts';
import { dayOf, headline, LANGUAGES, type Language, LISTINGS, paragraphs, slugOf } from './texts.ts';

export interface OtherPage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** JSON-LD type that most pages of this kind state. */
  readonly type?: string;
  readonly language?: Language;
}

type PageOf = (random: RandomChoices) => OtherPage;

const items = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const price = (random: RandomChoices) => `$${random.between(4, 480)}.${random.between(10, 99)}`;
const languageOf = (random: RandomChoices) => (random.chance(0.4) ? 'en' : random.pick(LANGUAGES));

export function teasers(language: Language, count: number, random: RandomChoices): string {
  const hasText = random.chance(0.7);
  const tag = random.pick(['div', 'li', 'article']);
  return Array.from({ length: count }, () => {
    const text = hasText ? `<p>${paragraphs(language, 1, random, [1, 2])[0]}</p>` : '';
    const date = random.chance(0.5) ? `<span>${dayOf(language, random).printed}</span>` : '';
    return `<${tag} class="teaser"><h2><a href="/story/${random.between(1000, 99_999)}">${headline(language, random)}</a></h2>${date}${text}</${tag}>`;
  }).join('');
}

/** Kinds of pages. Each kind is one group of the cross-validation. */
export const PAGES: Readonly<Record<string, PageOf>> = {
  section: (random) => {
    const language = languageOf(random);
    const name = random.pick(LISTINGS.nav);
    const intro = random.chance(0.3) ? `<p>${random.pick(LISTINGS.about)}</p>` : '';
    return {
      title: name,
      language,
      path: random.pick([`/${name.toLowerCase()}`, `/category/${name.toLowerCase()}/page/2`, '/']),
      body: `<h1>${name}</h1>${intro}${teasers(language, random.between(5, 20), random)}`,
      type: 'CollectionPage',
    };
  },
  author: (random) => {
    const language = languageOf(random);
    const name = random.pick(LISTINGS.names);
    return {
      title: name,
      language,
      path: `/author/${slugOf(name)}`,
      body: `<h1>${name}</h1><p>${name} covers harbors, ferries and everything that floats for this paper and has done so since 2014.</p>${teasers(language, random.between(4, 12), random)}`,
      type: 'ProfilePage',
    };
  },
  search: (random) => {
    const language = languageOf(random);
    return {
      title: 'ferry',
      language,
      path: '/find?term=ferry',
      body: `<h1>ferry</h1><form><input name="term" type="text"><button>Go</button></form><p>${random.between(2, 400)} hits</p>${teasers(language, random.between(3, 10), random)}`,
      type: 'SearchResultsPage',
    };
  },
  product: (random) => {
    const name = random.pick(LISTINGS.things);
    const reviews = random
      .some(LISTINGS.reviews, random.between(0, 4))
      .map((text) => `<div class="review"><b>${random.pick(LISTINGS.names)}</b><p>${text}</p></div>`);
    return {
      title: name,
      path: `/${random.pick(['shop', 'p', 'products'])}/${slugOf(name)}`,
      body: `<h1>${name}</h1><div class="price">${price(random)}</div><button>Add to basket</button><p>${random.some(LISTINGS.pitches, random.between(2, 5)).join(' ')}</p>${items(random.some(LISTINGS.specs, random.between(3, 7)))}${reviews.join('')}<h3>You may also like</h3>${items(random.some(LISTINGS.things, 4))}`,
      type: 'Product',
    };
  },
  category: (random) => ({
    title: 'Kitchen',
    path: '/shop/kitchen',
    body: `<h1>Kitchen</h1>${random
      .some(LISTINGS.things, 9)
      .map(
        (name) =>
          `<div class="tile"><a href="/p/${slugOf(name)}"><img src="/t.jpg">${name}</a><span>${price(random)}</span><button>Add</button></div>`,
      )
      .join('')}`,
    type: 'ItemList',
  }),
  job: (random) => {
    const name = random.pick(LISTINGS.jobs);
    const about = random.chance(0.7)
      ? `<p>${random.some(LISTINGS.about, random.between(1, 3)).join(' ')}</p>`
      : '';
    return {
      title: `${name} (m/f/d)`,
      path: `/${random.pick(['careers', 'jobs', 'vacancies'])}/${slugOf(name)}`,
      body: `<h1>${name} (m/f/d)</h1><p>${random.pick(LISTINGS.places)}, full time</p>${about}<h2>What you will do</h2>${items(random.some(LISTINGS.duties, random.between(3, 6)))}<h2>What you bring</h2>${items(random.some(LISTINGS.wanted, 4))}<h2>What we offer</h2>${items(random.some(LISTINGS.offers, 4))}<a class="button" href="/apply">Apply now</a>`,
      type: 'JobPosting',
    };
  },
  pricing: (random) => ({
    title: 'Plans and prices',
    path: random.pick(['/pricing', '/plans', '/product/prices']),
    body: `<h1>${random.pick(LISTINGS.marketing)}</h1>${random
      .some(LISTINGS.plans, random.between(3, 4))
      .map(
        (plan) =>
          `<div class="plan"><h2>${plan}</h2><p>${price(random)} per month</p>${items(random.some(LISTINGS.planLines, 4))}<button>Choose ${plan}</button></div>`,
      )
      .join('')}<p>${random.some(LISTINGS.marketing, 2).join(' ')}</p>${questions(random)}`,
  }),
  landing: (random) => ({
    title: random.pick(LISTINGS.orgs),
    path: random.pick(['/', '/product', '/solutions/teams']),
    body: `<h1>${random.pick(LISTINGS.marketing)}</h1><p>${random.some(LISTINGS.marketing, 2).join(' ')}</p><button>Start now</button>${random
      .some(LISTINGS.planLines, 4)
      .map((line) => `<h3>${line}</h3><p>${random.pick(LISTINGS.marketing)}</p>`)
      .join('')}`,
    type: 'SoftwareApplication',
  }),
  calendar: (random) => {
    const language = languageOf(random);
    return {
      title: 'What is on',
      language,
      path: random.pick(['/events', '/calendar/november', '/agenda']),
      body: `<h1>What is on</h1>${Array.from({ length: random.between(5, 18) }, () => `<div class="event"><h3>${random.pick(LISTINGS.events)}</h3><p>${dayOf(language, random).printed}, ${random.between(9, 21)}:00, ${random.pick(LISTINGS.places)}</p><p>${random.pick(LISTINGS.eventTexts)}</p></div>`).join('')}`,
      type: 'Event',
    };
  },
  event: (random) => ({
    title: random.pick(LISTINGS.events),
    path: `/events/${random.between(100, 999)}`,
    body: `<h1>${random.pick(LISTINGS.events)}</h1><p>${dayOf('en', random).printed}, 7 pm</p><p>${random.some(LISTINGS.eventTexts, 3).join(' ')}</p><button>Book tickets</button>`,
    type: 'Event',
  }),
  place: (random) => ({
    title: 'Flat in the old town',
    path: `/listing/${random.between(1000, 9999)}`,
    body: `<h1>Flat in the old town</h1><p>${price(random)} per night</p><p>${random.some(LISTINGS.rooms, 3).join(' ')}</p>${items(random.some(LISTINGS.specs, 4))}<button>Ask for a viewing</button>`,
    type: 'Apartment',
  }),
  forum: (random) => {
    const posts = Array.from(
      { length: random.between(4, 14) },
      () =>
        `<div class="post"><b>${random.pick(LISTINGS.names)}</b> <span>${dayOf('en', random).printed}</span><p>${random.some(LISTINGS.posts, random.between(1, 3)).join(' ')}</p><a href="#r">Reply</a></div>`,
    );
    return {
      title: 'Rattling pump',
      path: `/t/rattling-pump/${random.between(100, 999)}`,
      body: `<h1>Rattling pump</h1>${posts.join('')}`,
    };
  },
  topics: (random) => ({
    title: 'Engine room',
    path: '/boards/engine-room',
    body: `<h1>Engine room</h1><table>${Array.from({ length: 12 }, () => `<tr><td><a href="/t/${random.between(1, 99)}">${random.pick(LISTINGS.questions)}</a></td><td>${random.between(0, 40)} replies</td><td>${random.pick(LISTINGS.names)}</td></tr>`).join('')}</table>`,
  }),
  help: (random) => ({
    title: 'Help',
    path: '/help',
    body: `<h1>How can we help?</h1>${questions(random)}<p>Still stuck? Write to us.</p>`,
    type: 'FAQPage',
  }),
  legal: (random) => ({
    title: random.pick(['Privacy policy', 'Terms of use', 'Imprint']),
    path: random.pick(['/privacy', '/terms', '/legal']),
    body: `<h1>Privacy policy</h1>${Array.from({ length: random.between(2, 9) }, (_, i) => `<h2>${i + 1}. General</h2><p>${random.some(LISTINGS.legal, random.between(1, 3)).join(' ')}</p>`).join('')}`,
  }),
  about: (random) => ({
    title: 'About us',
    path: random.pick(['/about', '/about-us', '/team']),
    body: `<h1>About us</h1><p>${random.some(LISTINGS.about, random.between(2, 5)).join(' ')}</p>${random
      .some(LISTINGS.names, random.between(0, 6))
      .map(
        (name) =>
          `<div class="person"><img src="/p.jpg"><h3>${name}</h3><p>${random.pick(LISTINGS.jobs)}</p></div>`,
      )
      .join('')}`,
    type: 'AboutPage',
  }),
  video: (random) => {
    const language = languageOf(random);
    return {
      title: headline(language, random),
      language,
      path: `/watch/${random.between(100, 9999)}`,
      body: `<h1>${headline(language, random)}</h1><video src="/v.mp4"></video><p>${paragraphs(language, 1, random, [1, 1])[0]}</p>${items(Array.from({ length: 5 }, () => teaserLink(language, random)))}`,
      type: 'VideoObject',
    };
  },
  pictures: (random) => {
    const language = languageOf(random);
    return {
      title: headline(language, random),
      language,
      path: `/photos/${random.between(100, 9999)}`,
      body: `<h1>${headline(language, random)}</h1>${Array.from({ length: random.between(6, 20) }, (_, i) => `<figure><img src="/${i}.jpg"><figcaption>${random.pick(LISTINGS.places)}</figcaption></figure>`).join('')}`,
      type: 'ImageGallery',
    };
  },
  figures: (random) => ({
    title: `Weather ${random.pick(LISTINGS.places)}`,
    path: `/weather/${random.between(1, 99)}`,
    body: `<h1>${random.pick(LISTINGS.places)}</h1>${random
      .some(LISTINGS.labels, 9)
      .map((label) => `<div>${label}</div>`)
      .join('')}<p>Values are delayed by fifteen minutes.</p>`,
  }),
  directory: (random) => ({
    title: 'Our shops',
    path: '/stores',
    body: `<h1>Our shops</h1>${random
      .some(LISTINGS.places, 9)
      .map(
        (place) =>
          `<div class="shop"><h3>${place}</h3><p>${random.between(1, 90)} Quay Street<br>Mon-Fri 9:00-18:00<br>+44 555 0${random.between(100, 999)}</p></div>`,
      )
      .join('')}`,
  }),
  form: (random) => ({
    title: 'Sign up',
    path: random.pick(['/signup', '/contact', '/feedback']),
    body: `<h1>${random.pick(LISTINGS.marketing)}</h1><form>${Array.from({ length: random.between(2, 8) }, (_, i) => `<label>Field ${i}<input type="text" name="f${i}"></label>`).join('')}<button>Send</button></form>`,
  }),
};

function questions(random: RandomChoices): string {
  return random
    .some(LISTINGS.questions, random.between(2, 6))
    .map((question) => `<h3>${question}</h3><p>${random.pick(LISTINGS.answers)}</p>`)
    .join('');
}

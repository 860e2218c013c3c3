import type { GlossaryTerm } from '@earshot/schema/help/model';

export const mediaRelationsTerms = [
  {
    id: 'term-earned-media',
    slug: 'earned-media',
    term: 'Earned Media',
    category: 'Media Relations',
    definition:
      'Coverage, reviews and mentions that others publish by their own decision and without payment. Its strength is outside judgement, its price is lost control. Confused with free media, although the work costs money, and with sponsored posts, which are paid however independent they may look.',
    aka: ['publicity', 'editorial coverage'],
    related: ['Media Pitch', 'Press Release', 'Earned Media Value', 'Thought Leadership'],
    confusedWith: ['sponsored content', 'free media'],
  },
  {
    id: 'term-press-release',
    slug: 'press-release',
    term: 'Press Release',
    category: 'Media Relations',
    definition:
      'A ready-to-use written announcement for newsrooms with news in the first sentence, a quote, background, date and contact. Confused with a pitch, which offers one reporter a story idea, and with an article: it is a source to be checked, so publishing it does not make it journalism.',
    aka: ['news release', 'media release'],
    related: ['Boilerplate', 'Embargo', 'Media Pitch', 'Press Kit'],
    confusedWith: ['media pitch', 'article'],
  },
  {
    id: 'term-media-pitch',
    slug: 'media-pitch',
    term: 'Media Pitch',
    category: 'Media Relations',
    definition:
      'A short personal offer of a story to one journalist that says why it matters to their readers now and what you can supply. Confused with a press release: the pitch proposes and the release documents. Mass mailing with a first name merged in is not pitching, it is distribution.',
    aka: ['pitch', 'story pitch'],
    related: ['Press Release', 'Media List', 'Exclusive', 'Earned Media'],
    confusedWith: ['press release', 'mass mailing'],
  },
  {
    id: 'term-media-list',
    slug: 'media-list',
    term: 'Media List',
    category: 'Media Relations',
    definition:
      'The selected journalists and outlets for one subject, with beat, recent work, preferred contact and notes, checked before each use and kept according to privacy law. Confused with a media database: a database holds everybody, while a list is a choice made for a reason.',
    aka: ['press list', 'contact list'],
    related: ['Media Pitch', 'Target Audience', 'Press Release'],
    confusedWith: ['media database'],
  },
  {
    id: 'term-embargo',
    slug: 'embargo',
    term: 'Embargo',
    category: 'Media Relations',
    definition:
      'An agreement that information given in advance will not be published before a stated day, hour and time zone. It binds only those who accepted it first; a line at the top of an unasked mail obliges nobody. Confused with an exclusive, which concerns who may publish and not when.',
    aka: ['hold for release', 'under embargo'],
    related: ['Exclusive', 'Press Release', 'On Background'],
    confusedWith: ['exclusive'],
  },
  {
    id: 'term-exclusive',
    slug: 'exclusive',
    term: 'Exclusive',
    category: 'Media Relations',
    definition:
      'A story, interview or document promised to one outlet alone or first, for an agreed period. It buys depth at the price of breadth, and other reporters will remember. Confused with an embargo and with a scoop, which a newsroom finds by itself and without any promise from you.',
    aka: ['exclusive story', 'first look'],
    related: ['Embargo', 'Media Pitch', 'Earned Media'],
    confusedWith: ['embargo', 'scoop'],
  },
  {
    id: 'term-off-the-record',
    slug: 'off-the-record',
    term: 'Off the Record',
    category: 'Media Relations',
    definition:
      'Information a journalist agrees beforehand not to publish or attribute. Meanings differ by country and newsroom, so spell out the terms before you speak; afterwards it is too late. Confused with on background, where the content may be used and only the name stays out.',
    aka: ['not for publication', 'OTR'],
    related: ['On Background', 'Spokesperson', 'Embargo'],
    confusedWith: ['on background'],
  },
  {
    id: 'term-on-background',
    slug: 'on-background',
    term: 'On Background',
    category: 'Media Relations',
    definition:
      'Information that may be published without the name of the source, under a description both sides have agreed, such as "a company official". Under the stricter form, deep background, even that description is left out. Confused with off the record, where nothing may be used at all.',
    aka: ['not for attribution', 'background briefing'],
    related: ['Off the Record', 'Spokesperson', 'Exclusive'],
    confusedWith: ['off the record'],
  },
  {
    id: 'term-byline',
    slug: 'byline',
    term: 'Byline',
    category: 'Media Relations',
    definition:
      'The line that names the author of an article. In public relations "a byline" is also an opinion or expert piece that an outlet prints under the name of your specialist. Confused with the dateline, which gives place and date, and with sponsored content, for which space was bought.',
    aka: ['bylined article', 'author line'],
    related: ['Thought Leadership', 'Earned Media', 'Spokesperson'],
    confusedWith: ['dateline', 'sponsored content'],
  },
  {
    id: 'term-boilerplate',
    slug: 'boilerplate',
    term: 'Boilerplate',
    category: 'Media Relations',
    definition:
      'The standing paragraph about the organisation at the end of a release: what it does, where, since when, with figures that can be proved and a link. Keep it below a hundred words and update it yearly. Confused with a mission statement or slogan, which argue where this should inform.',
    aka: ['about us paragraph', 'company description'],
    related: ['Press Release', 'Press Kit', 'Key Message'],
    confusedWith: ['mission statement', 'slogan'],
  },
  {
    id: 'term-spokesperson',
    slug: 'spokesperson',
    term: 'Spokesperson',
    category: 'Media Relations',
    definition:
      'The person authorised to speak publicly for an organisation on a subject, trained for it and reachable. Confused with the press officer, who arranges contact and may not be quotable, and with the highest rank available: in technical matters the specialist is often believed more readily.',
    aka: ['media spokesperson'],
    related: ['Key Message', 'Holding Statement', 'Off the Record', 'On Background'],
    confusedWith: ['press officer'],
  },
  {
    id: 'term-press-kit',
    slug: 'press-kit',
    term: 'Press Kit',
    category: 'Media Relations',
    definition:
      'A package of facts for journalists: fact sheet, biographies, images with rights cleared, logos, background, contact. Today it is usually a page that needs no password. Confused with a press release, which reports one piece of news, and with a sales brochure, which no newsroom can use.',
    aka: ['media kit', 'newsroom pack'],
    related: ['Press Release', 'Boilerplate', 'Spokesperson'],
    confusedWith: ['press release', 'sales brochure'],
  },
] satisfies GlossaryTerm[];

import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'Media Relations';

export const mediaTypeTerms: GlossaryTerm[] = [
  {
    term: 'Paid Media',
    category,
    plain: 'Space or attention that you buy.',
    definition:
      'Attention that an organization buys: ads, sponsored posts, paid search, fees to creators. You control the message and the timing, and the attention ends when the budget does. It must be recognizable as advertising. Count it separately from earned coverage.',
    aka: ['bought media'],
    related: ['Earned Media', 'Owned Media', 'Shared Media', 'Sponsored Content', 'Material Connection'],
    confusedWith: ['earned media', 'paid distribution'],
    sources: [cite('dietrich', 'The P of PESO')],
  },
  {
    term: 'Owned Media',
    category,
    plain: 'Channels that belong to you, such as your website or newsletter.',
    definition:
      'Channels that an organization runs itself: website, newsroom, newsletter, podcast, app. You decide what appears and keep the data, but people have to find it. A page on a social platform is only half yours, since the platform sets the rules.',
    aka: ['own channels'],
    related: ['Earned Media', 'Paid Media', 'Shared Media', 'Search Engine Optimization'],
    confusedWith: ['shared media'],
    sources: [cite('dietrich', 'The O of PESO')],
  },
  {
    term: 'Shared Media',
    category,
    plain: 'What people and organizations say to each other on social platforms.',
    definition:
      'Conversation on social platforms: posts, comments, reviews, groups and content that users pass on. You take part but do not control it. Many teams count their own posts here and their paid posts under paid media; write down which rule you use.',
    aka: ['social media channels'],
    related: ['Earned Media', 'Owned Media', 'Paid Media', 'User-Generated Content', 'Social Listening'],
    confusedWith: ['owned media', 'word of mouth'],
    sources: [cite('dietrich', 'The S of PESO'), cite('prConversations', 'The PESO matrix of 2010')],
  },
  {
    term: 'Influencer',
    category,
    plain: 'A person whose followers take their advice on a subject.',
    definition:
      'A person with an audience that follows their advice, from a movie star to a nurse with 3,000 followers. Look first at fit, trust and past work, then at size. Gifts, fees and trips must be disclosed in the post. Check followers for bots before you sign.',
    aka: ['social media influencer', 'micro-influencer'],
    related: ['Material Connection', 'Paid Media', 'Two-Step Flow', 'Bot', 'Parasocial Interaction'],
    confusedWith: ['celebrity', 'content creator', 'journalist'],
    sources: [cite('ftcDisclosures', 'When and how influencers disclose')],
  },
  {
    term: 'User-Generated Content',
    category,
    plain: 'Posts, pictures and reviews made by people who do not work for you.',
    definition:
      'Content made by customers or the public: reviews, photos, videos, comments. The creator owns the rights, so ask before you reuse it, and credit the person. If you paid or rewarded that person, disclose it. Never write or buy reviews yourself.',
    aka: ['UGC'],
    related: ['Shared Media', 'Influencer', 'Social Listening', 'Astroturfing'],
    confusedWith: ['public domain material'],
    sources: [cite('ftcEndorsements', 'Consumer reviews and incentives')],
  },
  {
    term: 'Material Connection',
    category,
    plain: 'A tie to a brand that could change how people see an endorsement, and must be disclosed.',
    definition:
      'A link between an endorser and a brand that the audience would not expect: money, gifts, discounts, a job or family ties. In the United States it has to be disclosed clearly, in the post itself, in plain words. A tag hidden among others is not enough.',
    standard: 'The FTC counts money, free or discounted products, and personal, family or employment ties.',
    mistakes: [
      'Relying on the platform’s label alone.',
      'Writing only “thanks” to a brand in place of “ad.”',
    ],
    aka: ['FTC disclosure', 'endorsement disclosure'],
    related: ['Influencer', 'Sponsored Content', 'Paid Media', 'Astroturfing'],
    confusedWith: ['press disclosure', 'AI disclosure'],
    sources: [cite('ftcDisclosures', 'What counts and how to disclose'), cite('ftcEndorsements')],
  },
  {
    term: 'Wire Service',
    category,
    plain: 'An agency that supplies news to many outlets, or a service that sends out releases.',
    definition:
      'The term has two meanings. A news agency, such as the Associated Press, reports stories and sells them to many outlets. A press release wire delivers your text for a fee. Coverage by the first is earned; copies from the second are paid distribution.',
    aka: ['news agency', 'newswire'],
    related: ['Syndication', 'Paid Distribution', 'Press Release', 'Pick-up'],
    confusedWith: ['paid distribution'],
    sources: [cite('apStylebook'), cite('broom')],
  },
  {
    term: 'Newsjacking',
    category,
    plain: 'Adding your expertise or view to a story that is already in the news.',
    definition:
      'Offering comment, data or an expert while a story is breaking, so that reporters can use it at once. It works if you add something true and useful within hours. Stay away from disasters and deaths, where it looks like profiting from harm.',
    aka: ['riding the news'],
    related: ['Media Pitch', 'News Value', 'Trending Topic', 'Thought Leadership'],
    confusedWith: ['clickbait'],
    sources: [cite('scott', 'The term and the method')],
  },
  {
    term: 'Circulation',
    category,
    plain: 'How many copies of an issue are distributed.',
    definition:
      'The number of copies of a publication that are distributed or sold, often audited by an independent body. It is not readership: some copies are never opened, others are read by four people. If the figure comes from the publisher, say so.',
    standard: 'The IPR standard counts copies that are distributed, not copies that are read.',
    aka: ['copies distributed'],
    related: ['Reach', 'Impressions', 'Unique Visitors', 'Outlet'],
    confusedWith: ['readership', 'print run'],
    sources: [cite('eisenmann', 'Circulation, reach and impressions compared'), cite('aam')],
  },
  {
    term: 'Unique Visitors',
    category,
    plain: 'The number of different browsers or devices that visited a site in a period.',
    definition:
      'How many different browsers or devices visited a site in a period, usually a month. One person with a phone and a laptop counts twice; a family on one tablet counts once. The figure for a whole site is not the audience of your article.',
    mistakes: ['Reporting a site’s monthly visitors as the readership of one story.'],
    aka: ['UVM', 'unique monthly visitors'],
    related: ['Reach', 'Circulation', 'Impressions', 'Vanity Metric'],
    confusedWith: ['people', 'page views'],
    sources: [cite('iab', 'Audience terms')],
  },
  {
    term: 'Media Training',
    category,
    plain: 'Practice that prepares people for interviews.',
    definition:
      'Practice for people who will speak to journalists: key messages, hard questions, short answers, and what “on the record” means. Record the practice on camera and play it back. It should help people answer honestly and clearly, not teach them to dodge.',
    aka: ['interview training'],
    related: ['Spokesperson', 'Key Message', 'On the Record', 'Bridging'],
    confusedWith: ['presentation training'],
    sources: [cite('broom')],
  },
  {
    term: 'Bridging',
    category,
    plain: 'Answering a question briefly, then moving on to your point.',
    definition:
      'A way to answer in an interview: respond to the question, then link to what the audience needs to know. A typical link is “For parents, the main thing is the date.” If you skip the answer, viewers notice that you are dodging. One bridge per answer is enough.',
    aka: ['bridge phrase'],
    related: ['Media Training', 'Key Message', 'Spokesperson', 'Soundbite'],
    confusedWith: ['dodging the question'],
    sources: [cite('broom')],
  },
  {
    term: 'Soundbite',
    category,
    plain: 'A short quote that can be used alone.',
    definition:
      'A quote of one or two sentences, about ten seconds, that makes sense without the question. Broadcasters cut to it and writers quote it. Prepare one for each message, in everyday words. It has to be true even when everything around it is cut.',
    aka: ['sound bite', 'clip quote'],
    related: ['Key Message', 'Media Training', 'Spokesperson'],
    confusedWith: ['slogan'],
    sources: [cite('apStylebook'), cite('broom')],
  },
  {
    term: 'Media Advisory',
    category,
    plain: 'A short notice that invites journalists to an event.',
    definition:
      'A one-page notice that says what, who, when, where and how to attend, including what can be filmed. It does not tell the story; a release does. Send it a few days ahead and again on the morning of the event, and name a person to call.',
    aka: ['media alert', 'press advisory'],
    related: ['Press Release', 'News Conference', 'Media List'],
    confusedWith: ['press release'],
    sources: [cite('broom')],
  },
  {
    term: 'Fact Sheet',
    category,
    plain: 'One page of checked facts for journalists.',
    definition:
      'A page of short, checked facts: numbers, dates, names, definitions, each with a source. Reporters use it to get details right, so there are fewer corrections later. Put a date and a contact on it, and update it when a figure changes. Leave out adjectives.',
    aka: ['factsheet'],
    related: ['Press Kit', 'Press Release', 'Correction'],
    confusedWith: ['backgrounder', 'brochure'],
    sources: [cite('broom')],
  },
  {
    term: 'Correction',
    category,
    plain: 'A published note that fixes an error in a story.',
    definition:
      'An outlet’s note that says what was wrong in an earlier story and what is right. Ask the reporter first, politely, with proof, and only if a fact is wrong. A view you dislike is not an error. Ask for the online version to be fixed too, because that is what people find later.',
    aka: ['erratum', 'media correction'],
    related: ['Fact Sheet', 'Misinformation', 'Media Monitoring'],
    confusedWith: ['retraction', 'right of reply'],
    sources: [cite('apStylebook')],
  },
  {
    term: 'Inverted Pyramid',
    category,
    plain: 'Writing the most important facts first and the details last.',
    definition:
      'A news form in which the most important facts come first, followed by details in descending order of importance. The story can therefore be cut from the end. Readers who stop early still get the point. It suits releases, alerts and web pages better than features.',
    aka: ['news pyramid'],
    related: ['Lede', 'Press Release', 'News Value'],
    confusedWith: ['chronological order'],
    sources: [cite('apStylebook'), cite('broom')],
  },
  {
    term: 'Lede',
    category,
    plain: 'The first sentence or paragraph of a news story.',
    definition:
      'The opening of a news story, which gives the main point in about 25 words. The odd spelling is newsroom usage; “lead” is correct too. If the news is in your third paragraph, reporters say that you buried it. Write the lede first.',
    aka: ['news lead', 'opening sentence'],
    related: ['Inverted Pyramid', 'Press Release', 'Standfirst', 'Prominence'],
    confusedWith: ['headline', 'sales lead'],
    sources: [cite('apStylebook')],
  },
  {
    term: 'News Value',
    category,
    plain: 'What makes an event worth reporting to a newsroom.',
    definition:
      'The qualities that make editors choose a story: timeliness, impact, proximity, conflict, prominence, human interest, surprise. Test an idea against them before you pitch. If only your organization cares, it belongs on your own channels.',
    aka: ['newsworthiness', 'news values'],
    related: ['Gatekeeping', 'Media Pitch', 'Press Release', 'Newsjacking'],
    confusedWith: ['advertising value'],
    sources: [cite('broom'), cite('white', 'How one editor chose')],
  },
  {
    term: 'B-Roll',
    category,
    plain: 'Extra footage of a subject that editors can cut into a story.',
    definition:
      'Footage, other than interviews, that editors use to show a subject: machines running, people at work, the building. Supply one or two minutes of high-quality video with natural sound, cleared rights and a shot list. Say when and where it was filmed.',
    aka: ['supplementary footage'],
    related: ['Press Kit', 'Media Advisory', 'Synthetic Media'],
    confusedWith: ['video news release'],
    sources: [cite('broom')],
  },
].map(glossaryTerm);

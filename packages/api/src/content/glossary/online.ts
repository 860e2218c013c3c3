import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'Monitoring & Listening';

export const onlineTerms: GlossaryTerm[] = [
  {
    term: 'Dark Social',
    category,
    plain: 'Sharing in private messages and email that web analytics cannot see.',
    definition:
      'Links that people share in messages, email and closed groups. Visits from them arrive without a referrer, so analytics tools count them as direct. Alexis Madrigal coined the term in 2012. You can estimate how much there is from direct visits to long addresses, but you cannot read the messages.',
    aka: ['private sharing'],
    related: ['Social Listening', 'Tracking Parameter', 'Two-Step Flow', 'Reach'],
    confusedWith: ['dark web', 'dark post'],
    sources: [cite('madrigal', 'The term')],
  },
  {
    term: 'Bot',
    category,
    plain: 'An account run by software.',
    definition:
      'An account or program that acts automatically. Many are useful, such as weather alerts. Others fake popularity or spread claims. Signs include posts around the clock, copied text and an account with no history. No single sign is proof, so say “suspected” and explain how you decided.',
    aka: ['social bot', 'automated account'],
    related: ['Coordinated Inauthentic Behavior', 'Spike', 'Trending Topic', 'Social Listening'],
    confusedWith: ['troll', 'chatbot'],
    sources: [cite('meta', 'Fake accounts')],
  },
  {
    term: 'Coordinated Inauthentic Behavior',
    category,
    plain: 'Groups of accounts that work together and hide who they are.',
    definition:
      'Accounts that act together to mislead people about who is behind them, with fake accounts at the center. The phrase is a platform’s policy term. It is about behavior, not about whether the content is true. Look for identical posts in the same minute and accounts created on the same day. Report it to the platform.',
    aka: ['CIB'],
    related: ['Bot', 'Astroturfing', 'Disinformation', 'Spike'],
    confusedWith: ['fan campaign', 'disinformation', 'influence operation'],
    sources: [cite('meta', 'The policy')],
  },
  {
    term: 'Filter Bubble',
    category,
    plain: 'The idea that algorithms show people mostly what they already agree with.',
    definition:
      'The idea that personalized feeds show people mostly what fits their views. Contested: reviews find that most people still see news from different sides, and that their choice of friends matters more than the software. Either way, treat your own feed as a poor sample.',
    aka: ['information bubble'],
    related: ['Social Listening', 'Spiral of Silence', 'Sample', 'Trending Topic'],
    confusedWith: ['echo chamber', 'polarization'],
    sources: [cite('bruns', 'Review of the evidence')],
  },
  {
    term: 'Hashtag',
    category,
    plain: 'A word with # that groups posts on a subject.',
    definition:
      'A word or phrase after # that links posts on a subject. Before you use one, search for it: others may use it for something else. A search by hashtag alone misses most posts, because many people do not use any, so search for the words as well.',
    aka: ['topic tag'],
    related: ['Trending Topic', 'Boolean Search', 'Social Listening', 'Recall'],
    confusedWith: ['keyword', 'handle'],
    sources: [cite('apStylebook')],
  },
].map(glossaryTerm);

/** Phrases of pages without an article, by kind. The lists are data in `content/pages/phrases`. */
import commentControls from '../../../content/pages/phrases/comment-controls.json' with { type: 'json' };
import consent from '../../../content/pages/phrases/consent.json' with { type: 'json' };
import gone from '../../../content/pages/phrases/gone.json' with { type: 'json' };
import login from '../../../content/pages/phrases/login.json' with { type: 'json' };
import notFound from '../../../content/pages/phrases/not-found.json' with { type: 'json' };
import parked from '../../../content/pages/phrases/parked.json' with { type: 'json' };
import paywall from '../../../content/pages/phrases/paywall.json' with { type: 'json' };
import regionBlock from '../../../content/pages/phrases/region-block.json' with { type: 'json' };
import rights from '../../../content/pages/phrases/rights.json' with { type: 'json' };
import search from '../../../content/pages/phrases/search.json' with { type: 'json' };
import siteError from '../../../content/pages/phrases/site-error.json' with { type: 'json' };
import { compilePhrases, findPhrases, type PhraseHit, type PhraseList } from './phrases.ts';

/** A compiled phrase list. */
export interface PhraseFinder {
  /** Returns the distinct phrases in a text normalized by `phraseText`. */
  readonly in: (text: string) => PhraseHit[];
}

function finder(list: PhraseList): PhraseFinder {
  const compiled = compilePhrases(list);
  return { in: (text) => findPhrases(compiled, text) };
}

export const PHRASES = {
  commentControls: finder(commentControls),
  consent: finder(consent),
  gone: finder(gone),
  login: finder(login),
  notFound: finder(notFound),
  parked: finder(parked),
  paywall: finder(paywall),
  regionBlock: finder(regionBlock),
  rights: finder(rights),
  search: finder(search),
  siteError: finder(siteError),
};

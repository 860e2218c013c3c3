/** Phrases of pages without an article, by kind. The lists are data in `content/pages/phrases`. */
import commentControls from '../../../content/pages/phrases/comment-controls.json' with { type: 'json' };
import comments from '../../../content/pages/phrases/comments.json' with { type: 'json' };
import consent from '../../../content/pages/phrases/consent.json' with { type: 'json' };
import form from '../../../content/pages/phrases/form.json' with { type: 'json' };
import galleryTitles from '../../../content/pages/phrases/gallery-titles.json' with { type: 'json' };
import gone from '../../../content/pages/phrases/gone.json' with { type: 'json' };
import listMarks from '../../../content/pages/phrases/list-marks.json' with { type: 'json' };
import login from '../../../content/pages/phrases/login.json' with { type: 'json' };
import notFound from '../../../content/pages/phrases/not-found.json' with { type: 'json' };
import parked from '../../../content/pages/phrases/parked.json' with { type: 'json' };
import paywall from '../../../content/pages/phrases/paywall.json' with { type: 'json' };
import regionBlock from '../../../content/pages/phrases/region-block.json' with { type: 'json' };
import rights from '../../../content/pages/phrases/rights.json' with { type: 'json' };
import scripts from '../../../content/pages/phrases/scripts.json' with { type: 'json' };
import search from '../../../content/pages/phrases/search.json' with { type: 'json' };
import siteError from '../../../content/pages/phrases/site-error.json' with { type: 'json' };
import videoTitles from '../../../content/pages/phrases/video-titles.json' with { type: 'json' };
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
  comments: finder(comments),
  consent: finder(consent),
  form: finder(form),
  galleryTitles: finder(galleryTitles),
  gone: finder(gone),
  listMarks: finder(listMarks),
  login: finder(login),
  notFound: finder(notFound),
  parked: finder(parked),
  paywall: finder(paywall),
  regionBlock: finder(regionBlock),
  rights: finder(rights),
  scripts: finder(scripts),
  search: finder(search),
  siteError: finder(siteError),
  videoTitles: finder(videoTitles),
};

/** Business constants and limits of the product (spec section 9). No dependencies, to keep the browser bundle small. */

export const MIN_ARTICLE_CHARACTERS = 50;
export const MIN_IDEA_CHARACTERS = 8;

export const COPY_CONFIRMATION_MS = 2000;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

export const PREVIEW_IMAGE_MAX_HEIGHT_PX = 300;

export const FEED_MAX_ITEMS = 500;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** More than 2,000 articles of 100 KB. Browsers hold at most 512 million characters in one string. */
export const LIST_FILE_MAX_BYTES = 250 * 1024 * 1024;
export const UPLOAD_MAX_LABEL = `${UPLOAD_MAX_BYTES / 1024 / 1024}MB`;
export const UPLOAD_EXTENSIONS = ['.txt', '.docx', '.pdf'] as const;
/** Tables exported by monitoring tools. They are only accepted if the request says that its file is a table. */
export const TABLE_EXTENSIONS = ['.csv', '.tsv', '.xlsx'] as const;
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 25_000_000;
export const IMAGE_MAX_SIDE_PX = 12_000;
export const IMAGE_MIN_SIDE_PX = 40;
export const PDF_MAX_PAGES = 500;

export const TOP_KEYWORDS_SHOWN = 10;
export const TOP_ITEMS_COPIED = 10;
export const SOURCES_SHOWN = 5;
export const TAGS_SHOWN = 3;
export const RELATED_TERMS_SHOWN = 3;
export const SEARCH_DEFINITION_CHARACTERS = 150;

export const SENTIMENT_THRESHOLD = 0.1;
export const HEAT_THRESHOLDS = { strongest: 80, strong: 60, medium: 40 } as const;

export const USAGE_TIERS = { mostPopular: 200, popular: 50, growing: 10 } as const;
export const DAYS_PER_USAGE_ESTIMATE = 30;
export const SATISFACTION_THRESHOLD = 100;

export const LIST_SKELETONS = 6;
export const QUIZ_SKELETONS = 3;

/** Fixed figures on the Help Center home page. They do not change with the library (spec section 2). */
export const HELP_COUNTS = { frameworks: 11, terms: 42, playbooks: 5, quizzes: 3, resources: 61 } as const;
export const QUIZ_PASS_PERCENT = 70;

/** Limits of one request: far above what a user needs, but low enough to stop abuse. */
export const MAX_KEYWORDS = 500;
export const MAX_SPELLINGS = 2_000;
export const MAX_KEYWORD_CHARACTERS = 500;
/** Maximum total length of all keywords in a list, in characters: 2,000 spellings of average length. */
export const MAX_KEYWORD_LIST_CHARACTERS = 50_000;
/** A longer pasted text is refused. Of a longer page or document, the beginning is analyzed. */
export const MAX_ARTICLE_CHARACTERS = 300_000;
export const MAX_URL_CHARACTERS = 8_192;
export const MAX_FIELD_CHARACTERS = 2_000;
export const MAX_IDEA_CHARACTERS = 20_000;
export const MAX_SEARCH_CHARACTERS = 10_000;
export const SEARCHED_CHARACTERS = 300;
export const MAX_LINES = 10_000;
export const MAX_LINE_CHARACTERS = 2_000;

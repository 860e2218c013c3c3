/** Technical bounds on uploaded documents; the size of the upload itself is a product limit. */

/** Largest number of PDF or .docx files that are read at the same time, each in its own process. */
export const MAX_DOCUMENT_JOBS = 2;
/** Documents that may wait for a process; one more answers 503. */
export const MAX_QUEUED_DOCUMENTS = 8;

/** Wall-clock time of one document, after which its process is killed. */
export const DOCUMENT_TIMEOUT_MS = 25_000;
/** Processor time of one document. */
export const DOCUMENT_CPU_S = 15;
/** Memory of one document's process. */
export const DOCUMENT_MEMORY_MB = 700;
/** What a document's process may answer at most: all the text in UTF-8, and its JSON quoting. */
export const DOCUMENT_MAX_ANSWER_BYTES = 16_000_000;

export const PDF_MAX_PAGES = 500;
export const PDF_MAX_ITEMS_PER_PAGE = 50_000;
/** Characters of text in one document. */
export const DOCUMENT_MAX_CHARACTERS = 2_000_000;

export const DOCX_MAX_ENTRIES = 2_000;
/** Sum of the unpacked sizes that the archive declares. */
export const DOCX_MAX_DECLARED_BYTES = 60_000_000;
/** Bytes really unpacked; declarations can lie. */
export const DOCX_MAX_XML_BYTES = 30_000_000;
/** Unpacked to packed size of one part. */
export const DOCX_MAX_RATIO = 200;
/** Parts smaller than this may be packed better than the ratio allows. */
export const DOCX_RATIO_EXEMPT_BYTES = 8_000_000;
export const DOCX_MAX_DEPTH = 200;

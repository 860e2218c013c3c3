/**
 * Technical bounds of reading files and pictures and of outgoing requests; those of the product are in
 * `packages/schema/src/limits.ts`.
 */
// Documents.

/** Processor time for reading one document. */
export const DOCUMENT_CPU_MS = 15_000;

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
/** Columns of a workbook that are read; exports have fewer. */
export const XLSX_MAX_COLUMNS = 100;

// Pictures.

/** Above the largest screenshots of phones; larger pictures use a separate place. */
export const LARGE_IMAGE_PIXELS = 5_000_000;
/** The same for pictures whose size cannot be seen without a decoder. */
export const LARGE_IMAGE_BYTES = 1_500_000;

/** Longest time for decoding one picture. */
export const DECODE_TIMEOUT_S = 8;

/** Processor time for reading one picture. */
export const OCR_CPU_MS = 20_000;
/** The same for a picture above `LARGE_IMAGE_PIXELS`. */
export const LARGE_OCR_CPU_MS = 60_000;

export const PREVIEW_MAX_WIDTH_PX = 1_200;
export const PREVIEW_JPEG_QUALITY = 80;

/** Images whose median luminance (0-255) is below this are light text on dark and are inverted. */
export const DARK_MEDIAN_LUMINANCE = 110;
/** Pictures up to this width are enlarged, since the recognizer wants capitals of about 30 pixels. */
export const ENLARGE_MAX_WIDTH_PX = 1_300;
export const ENLARGE_FACTOR = 1.5;
/** Pixels of a whole picture that was enlarged; of a larger one, only the part with the post is enlarged. */
export const PREPARED_MAX_PIXELS = 26_000_000;

/** The test for noise samples squares of this many pixels; a square is plain when its gray levels differ by less than `PLAIN_RANGE`. */
export const NOISE_TILE_PX = 16;
export const PLAIN_RANGE = 48;
/** Pictures with a smaller share of plain squares are noise: screenshots of five sets have at least 0.42, noise in grains of up to 14 pixels at most 0.03. */
export const MIN_PLAIN_SHARE = 0.1;

/** Below this mean confidence, in percent, a reading is poor, and the picture is tried on its sides. */
export const POOR_CONFIDENCE = 55;

/**
 * A second reading is used unless its mean confidence is this many percentage points lower: then the language was
 * detected wrongly.
 */
export const MAX_CONFIDENCE_LOSS = 3;
/** Added above and below the rows of a post that are read once more, so that no letter is cut. */
export const REREAD_MARGIN_PX = 8;

// Outgoing requests. Each bound can be changed for one client, which tests use to stay quick.

export interface OutboundLimits {
  /** Name resolution; and again connecting, with TLS. */
  readonly connectTimeoutMs: number;
  /** From the connection to the end of the final response's headers. */
  readonly headersTimeoutMs: number;
  /** Longest silence inside a body. */
  readonly bodyIdleTimeoutMs: number;
  /** A whole fetch with all its redirects; drip-fed bodies and floods of interim responses end here. */
  readonly totalTimeoutMs: number;
  /** The same for a link that is followed hop by hop. */
  readonly visitTimeoutMs: number;
  readonly maxRedirects: number;
  /** Bytes of a body, both as sent and after decompression. */
  readonly maxBodyBytes: number;
  /** Bytes of all pages of one visit together. */
  readonly maxVisitBytes: number;
  /** Bytes of an error page, which is only looked at for signs of a bot defense. */
  readonly maxErrorPageBytes: number;
  readonly maxRobotsBytes: number;
  readonly maxHeaderBytes: number;
  /** Addresses of a name that are tried in turn. */
  readonly maxAddresses: number;
  readonly maxInFlight: number;
  readonly maxInFlightPerNetwork: number;
  readonly maxInFlightPerClient: number;
  readonly maxInFlightPerHost: number;
  /** Shortest time between the starts of two fetches from one host. */
  readonly hostIntervalMs: number;
  /** Longest wait for a place of the service or of a host; then the failure is `busy`. */
  readonly queueTimeoutMs: number;
  /** Longest wait for a visitor's own earlier requests. A list of one site's pages makes it long: a host starts one a second. */
  readonly clientQueueTimeoutMs: number;
  /** How long a request keeps its place although others wait for one. */
  readonly minHoldMs: number;
  /** How often each waiting request asks the longest one to give way. */
  readonly giveWayCheckMs: number;
  readonly cacheTtlMs: number;
  readonly cacheMaxBytes: number;
  /** Longest `Retry-After` that is believed. */
  readonly maxRetryAfterMs: number;
}

const MIB = 1024 * 1024;

export const OUTBOUND_LIMITS: OutboundLimits = {
  connectTimeoutMs: 5_000,
  headersTimeoutMs: 10_000,
  bodyIdleTimeoutMs: 10_000,
  totalTimeoutMs: 15_000,
  visitTimeoutMs: 20_000,
  maxRedirects: 10,
  maxBodyBytes: 5 * MIB,
  maxVisitBytes: 10 * MIB,
  maxErrorPageBytes: 128 * 1024,
  maxRobotsBytes: 500 * 1024,
  maxHeaderBytes: 64 * 1024,
  maxAddresses: 4,
  maxInFlight: 64,
  maxInFlightPerNetwork: 32,
  maxInFlightPerClient: 2,
  maxInFlightPerHost: 2,
  hostIntervalMs: 1_000,
  queueTimeoutMs: 10_000,
  clientQueueTimeoutMs: 30_000,
  minHoldMs: 4_000,
  giveWayCheckMs: 500,
  cacheTtlMs: 15 * 60_000,
  cacheMaxBytes: 64 * MIB,
  maxRetryAfterMs: 15 * 60_000,
};

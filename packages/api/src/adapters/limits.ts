/** Technical limits of documents, images and outgoing requests. Those of the product are in `packages/schema/src/limits.ts`. */

export const PDF_MAX_ITEMS_PER_PAGE = 50_000;
/** A longer document is read only up to here. */
export const DOCUMENT_MAX_CHARACTERS = 2_000_000;

export const DOCX_MAX_ENTRIES = 2_000;
export const DOCX_MAX_DECLARED_BYTES = 60_000_000;
/** Maximum number of bytes actually unpacked, because the declared sizes may be false. */
export const DOCX_MAX_XML_BYTES = 30_000_000;
export const DOCX_MAX_RATIO = 200;
/** Parts up to this unpacked size may exceed `DOCX_MAX_RATIO`. */
export const DOCX_RATIO_EXEMPT_BYTES = 8_000_000;
export const DOCX_MAX_DEPTH = 200;

/** More than the largest phone screenshots have. */
export const LARGE_IMAGE_PIXELS = 5_000_000;
export const LARGE_IMAGE_BYTES = 1_500_000;

export const DECODE_TIMEOUT_S = 8;

export const PREVIEW_MAX_WIDTH_PX = 1_200;
export const PREVIEW_JPEG_QUALITY = 80;

/** Images with a median luminance (0-255) below this have light text on a dark background and are inverted. */
export const DARK_MEDIAN_LUMINANCE = 110;
/** Images up to this width are enlarged, because the recognizer works best with capitals about 30 pixels tall. */
export const ENLARGE_MAX_WIDTH_PX = 1_300;
export const ENLARGE_FACTOR = 1.5;
/** Maximum size of an enlarged image. A larger one is read as it is. */
export const PREPARED_MAX_PIXELS = 26_000_000;

/** Tile size of the noise test, in pixels. A tile is plain if its gray levels differ by less than `PLAIN_RANGE`. */
export const NOISE_TILE_PX = 16;
export const PLAIN_RANGE = 48;
/** Minimum share of plain tiles. Screenshots in five test sets have at least 0.42, noise with grains of up to 14 pixels at most 0.03. */
export const MIN_PLAIN_SHARE = 0.1;

export const REREAD_MARGIN_PX = 8;

// Tests override individual limits to run faster.

const MIB = 1024 * 1024;

export const OUTBOUND_LIMITS = {
  /** For name resolution and, again, for the connection including TLS. */
  connectTimeoutMs: 5_000,
  /** From the connection until the end of the final response's headers. */
  headersTimeoutMs: 10_000,
  bodyIdleTimeoutMs: 10_000,
  /** For a whole fetch with all redirects. Also stops drip-fed bodies and floods of interim responses. */
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
  /** Maximum wait for earlier requests of the same client. Long, because each host gets only one new request per second. */
  clientQueueTimeoutMs: 30_000,
  minHoldMs: 4_000,
  giveWayCheckMs: 500,
  cacheTtlMs: 15 * 60_000,
  cacheMaxBytes: 64 * MIB,
  maxRetryAfterMs: 15 * 60_000,
};

export type OutboundLimits = Readonly<Record<keyof typeof OUTBOUND_LIMITS, number>>;

/** Technical bounds on uploaded images; the size of the upload itself is a product limit. */
import { availableParallelism } from 'node:os';

export const IMAGE_MAX_PIXELS = 25_000_000;
export const IMAGE_MAX_SIDE_PX = 12_000;
export const IMAGE_MIN_SIDE_PX = 40;

/** The largest screenshots of telephones are below it; pictures above have a recognizer of their own. */
export const LARGE_IMAGE_PIXELS = 5_000_000;

/** One processor is left to the rest of the server. */
export const OCR_WORKERS = Math.max(1, availableParallelism() - 1);
/** Images that may wait for a worker, half of them of one client; one more answers 503. They wait as they were sent, small. */
export const MAX_QUEUED_IMAGES = 32;
export const OCR_TIMEOUT_MS = 20_000;
export const OCR_START_TIMEOUT_MS = 20_000;
/** WebAssembly memory never shrinks, so a worker is replaced after this many images. */
export const OCR_JOBS_PER_WORKER = 200;

export const MAX_PREVIEW_JOBS = 2;
export const MAX_QUEUED_PREVIEWS = 32;
export const PREVIEW_MAX_WIDTH_PX = 1_200;
export const PREVIEW_JPEG_QUALITY = 80;

/** Images whose median luminance (0-255) is below this are light text on dark and are inverted. */
export const DARK_MEDIAN_LUMINANCE = 110;
/** Pictures up to this width are enlarged, since the recogniser wants capitals of about 30 pixels. */
export const ENLARGE_MAX_WIDTH_PX = 1_300;
export const ENLARGE_FACTOR = 1.5;

/** A second reading counts unless its mean confidence is this much lower, in per cent points: then the language was told wrongly. */
export const MAX_CONFIDENCE_LOSS = 3;

/** Failures of uploaded documents and screenshots. */

import { formatCount } from '../format-count.ts';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX,
  PDF_MAX_PAGES,
  UPLOAD_MAX_BYTES,
} from '../limits.ts';
import { megabytes, row } from './failure-row.ts';

export const FILE_FAILURES = {
  'file-missing': row(400, 'file_missing', 'Please choose a file to upload.'),
  'file-empty': row(400, 'file_empty', 'The file is empty.'),
  'file-too-large': row(413, 'file_too_large', `The file is larger than ${megabytes(UPLOAD_MAX_BYTES)}.`),
  'file-type': row(415, 'file_type', 'Only .txt, .docx and .pdf files can be read.'),
  'file-type-mismatch': row(
    415,
    'file_type_mismatch',
    'The content of this file does not match its file extension.',
  ),
  'file-not-text': row(415, 'file_not_text', 'This .txt file does not contain plain text.'),
  'file-corrupt': row(422, 'file_corrupt', 'The file is damaged and cannot be read.'),
  'file-encrypted': row(
    422,
    'file_encrypted',
    'The file is protected by a password. Remove the protection and upload it again.',
  ),
  'file-no-text': row(
    422,
    'file_no_text',
    'The file contains no text. If it is a scan, run text recognition on it first.',
  ),
  'file-dtd': row(
    422,
    'file_dtd',
    'The document contains declarations (a DTD) that Word never writes, so it was not opened.',
  ),
  'file-too-complex': row(
    422,
    'file_too_complex',
    'The file needs too much time or memory to read. Save it as plain text and upload that.',
  ),
  'file-archive-too-large': row(
    413,
    'file_archive_too_large',
    'The document is too large to read once it is unpacked.',
  ),
  'file-too-many-entries': row(413, 'file_too_many_entries', 'The document has more parts than we can read.'),
  'file-too-many-pages': row(
    413,
    'file_too_many_pages',
    `The file has more than ${formatCount(PDF_MAX_PAGES)} pages.`,
  ),
  'image-base64': row(400, 'image_base64', 'The image was not uploaded completely. Please try again.'),
  'image-empty': row(400, 'image_empty', 'The image is empty.'),
  'image-too-large': row(413, 'image_too_large', `The image is larger than ${megabytes(IMAGE_MAX_BYTES)}.`),
  'image-type': row(415, 'image_type', 'Only PNG, JPEG, WebP and AVIF images can be read.'),
  'image-heic': row(
    415,
    'image_heic',
    'HEIC images cannot be read. Save the picture as JPEG or PNG, or take a screenshot of it, and upload that.',
  ),
  'image-animated': row(415, 'image_animated', 'Animated images cannot be read. Upload a single picture.'),
  'image-corrupt': row(422, 'image_corrupt', 'The image is damaged and cannot be read.'),
  'image-too-small': row(
    422,
    'image_too_small',
    `The image is too small to read. It must be at least ${formatCount(IMAGE_MIN_SIDE_PX)} pixels wide and high.`,
  ),
  'image-too-many-pixels': row(
    413,
    'image_too_many_pixels',
    `The image has too many pixels. The limit is ${IMAGE_MAX_PIXELS / 1e6} megapixels and ${formatCount(IMAGE_MAX_SIDE_PX)} pixels per side.`,
  ),
  'image-no-text': row(422, 'image_no_text', 'No text was found in this image.'),
  'image-unreadable': row(
    422,
    'image_unreadable',
    'The text in this image could not be read: it may be in a script other than Latin, too small or too blurred. To continue, type the text of the post.',
  ),
  'image-timeout': row(504, 'image_timeout', 'Reading this image took too long. Try a smaller part of it.'),
};

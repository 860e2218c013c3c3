/** Failures of uploaded documents and screenshots. */
import { lasting, passing } from './failure-row.ts';

export const FILE_FAILURES = {
  'file-missing': lasting(400, 'file_missing', 'Please choose a file to upload.'),
  'file-empty': lasting(400, 'file_empty', 'The file is empty.'),
  'file-too-large': lasting(413, 'file_too_large', 'The file is larger than 10 MB.'),
  'file-type': lasting(415, 'file_type', 'Only .txt, .docx and .pdf files can be read.'),
  'file-type-mismatch': lasting(
    415,
    'file_type_mismatch',
    'The content of this file does not match the ending of its name.',
  ),
  'file-not-text': lasting(415, 'file_not_text', 'This .txt file does not contain plain text.'),
  'file-corrupt': lasting(422, 'file_corrupt', 'The file is damaged and cannot be read.'),
  'file-encrypted': lasting(
    422,
    'file_encrypted',
    'The file is protected by a password. Remove the protection and upload it again.',
  ),
  'file-no-text': lasting(
    422,
    'file_no_text',
    'The file contains no text. If it is a scan, run text recognition on it first.',
  ),
  'file-dtd': lasting(
    422,
    'file_dtd',
    'The document contains declarations (a DTD) that Word never writes, so it was not opened.',
  ),
  'file-too-complex': lasting(
    422,
    'file_too_complex',
    'The file needs too much time or memory to read. Save it as plain text and upload that.',
  ),
  'file-archive-too-large': lasting(
    413,
    'file_archive_too_large',
    'The document unpacks to more than we can read.',
  ),
  'file-too-many-entries': lasting(
    413,
    'file_too_many_entries',
    'The document is made of more parts than we can read.',
  ),
  'file-too-many-pages': lasting(413, 'file_too_many_pages', 'The file has more than 500 pages.'),
  'file-too-many-lines': lasting(413, 'file_too_many_lines', 'The file has more than 100,000 lines.'),
  'file-too-much-text': lasting(
    413,
    'file_too_much_text',
    'The file contains more text than we can read at once.',
  ),
  'image-base64': lasting(400, 'image_base64', 'The image did not arrive whole. Please upload it again.'),
  'image-empty': lasting(400, 'image_empty', 'The image is empty.'),
  'image-too-large': lasting(413, 'image_too_large', 'The image is larger than 10 MB.'),
  'image-type': lasting(415, 'image_type', 'Only PNG and JPEG images can be read.'),
  'image-animated': lasting(
    415,
    'image_animated',
    'Animated images cannot be read. Upload a single picture.',
  ),
  'image-corrupt': lasting(422, 'image_corrupt', 'The image is damaged and cannot be read.'),
  'image-too-small': lasting(
    422,
    'image_too_small',
    'The image is too small to read. It must be at least 40 pixels wide and high.',
  ),
  'image-too-many-pixels': lasting(
    413,
    'image_too_many_pixels',
    'The image has too many pixels. It may have 25 megapixels, and 12,000 pixels on a side.',
  ),
  'image-no-text': lasting(422, 'image_no_text', 'No text was found in this image.'),
  'image-timeout': passing(
    504,
    'image_timeout',
    'Reading this image took too long. Try a smaller part of it.',
  ),
};

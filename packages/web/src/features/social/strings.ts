import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';

const IMAGE_MAX_LABEL = `${IMAGE_MAX_BYTES / 1024 / 1024} MB`;

const COUNTS_ERROR = 'Write each figure as a number and a word, such as “97 replies”.';

export const SOCIAL_STRINGS = {
  url: {
    label: 'Post URL',
    placeholder: 'https://',
    hint: 'Supports public posts from several major social platforms',
  },
  image: {
    label: 'Screenshot',
    choose: 'Click to choose a screenshot',
    chooseOther: 'Choose another image',
    otherWays: 'or drop an image here, or paste one from the clipboard',
    hint: `PNG, JPG or JPEG (or WebP, AVIF), up to ${IMAGE_MAX_LABEL}`,
    previewAlt: (name: string) => `Chosen screenshot ${name}`,
    noPreview: 'This browser cannot show a preview of the image.',
    uploaded: 'File uploaded',
  },
  /** Short messages beside an invalid field. The toast has the full message. */
  fieldErrors: {
    keywords: 'Add one or more keywords here.',
    url: 'Enter a full URL that starts with http:// or https://.',
    image: 'Choose a PNG or JPEG image here.',
    text: 'Paste the text of the post here.',
    counts: COUNTS_ERROR,
  },
  pasted: {
    label: 'Text of the post',
  },
  phases: {
    url: 'Fetching and reading the post',
    upload: 'Reading the image, then matching keywords',
    correction: 'Matching keywords in the corrected text',
    text: 'Matching keywords in the text',
  },
  outcomes: { complete: 'Analysis complete', failed: 'Analysis failed', canceled: 'Analysis canceled' },
  advice: {
    upload: {
      title: 'A screenshot works too',
      text: 'The post could not be read at its URL. If you can see it yourself, take a screenshot and analyze that.',
      use: 'Switch to Screenshot Upload',
    },
    text: {
      title: 'The text works too',
      text: 'No text could be read from the image. Type or paste what it says, and analyze that.',
      use: 'Switch to Paste Text',
    },
    dismiss: 'Dismiss',
  },
  blocks: {
    pick: (text: string) => `Use this text: ${text.length > 80 ? `${text.slice(0, 80)}…` : text}`,
  },
  check: {
    notFound: 'Not found',
  },
  text: {
    title: 'Text of the post',
    corrected: (fields: readonly string[]) =>
      fields.includes('text')
        ? `This is the text as you corrected it; every figure in the report is based on it.${correctedList(fields)}`
        : `Corrected by you: ${fields.join(', ')}.`,
    edited: (fields: readonly string[]) => `Corrected by hand: ${fields.join(', ')}`,
    fields: { author: 'Author', handle: 'Handle', platform: 'Platform', date: 'Date', counts: 'Engagement' },
    countsError: COUNTS_ERROR,
    method:
      'The words are read on our own server by optical character recognition. “Text read” is the chance that at most one word in ten of this text is wrong, and “Author” the chance that it is the author of this text. Two models estimate them from how clearly the picture could be read and how well text and name fit together. “Platform” is the chance that the layout, colors and icons are those of this platform. In a test on 80 readings with a chance of 95% or more for text and author together, both were right in 75.',
  },
} as const;

function correctedList(fields: readonly string[]): string {
  const others = fields.filter((field) => field !== 'text');
  return others.length === 0 ? '' : ` Also corrected by you: ${others.join(', ')}.`;
}

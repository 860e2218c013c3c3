/** UI strings of saving a ranking and loading it again. */
export const LOADED_STRINGS = {
  /** Follows the name of the saved file. */
  savedNote: '. To continue later, load it under Upload File. Your corrections are in it.',
  title: 'Saved ranking loaded',
  byHand: 'It includes your corrections.',
  unreadable:
    'This JSON file is not a ranking made with “Save as JSON”. Please select a .txt, .docx, or .pdf file.',
  damaged: 'Saved Ranking Damaged',
  damagedText: 'This text begins like a ranking made with “Save as JSON”, but it cannot be read.',
} as const;

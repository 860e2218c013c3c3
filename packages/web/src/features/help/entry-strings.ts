import { formatCount } from '@earshot/schema/format-count';

const MAX_NAMED_LINES = 5;

/** The worked example of the coverage playbook: 30 items coded by two people. */
const CODED_SAMPLE = [
  ...Array.from({ length: 20 }, () => 'carried\tcarried'),
  ...Array.from({ length: 5 }, () => 'contested\tcontested'),
  ...Array.from({ length: 3 }, () => 'absent\tabsent'),
  ...Array.from({ length: 2 }, () => 'carried\tcontested'),
].join('\n');

export const ENTRY_STRINGS = {
  layers: {
    formula: 'Formula',
    example: 'Example',
    standard: 'In the literature',
    inEarshot: 'In Earshot',
    mistakes: 'Common mistakes',
  },
  cite: {
    title: 'Cite this',
    button: 'Cite',
    partOf: (work: string) => `From the ${work}.`,
    changed: (day: string) => `Last changed ${day}.`,
    formats: { apa: 'APA', bibtex: 'BibTeX', ris: 'RIS' },
    copy: (format: string) => `Copy citation: ${format}`,
    copied: (format: string) => `${format} citation copied to clipboard`,
    license: 'The text of the library may be used under CC BY 4.0: name Earshot and link to the entry.',
  },
  practice: {
    title: 'Practice in Earshot:',
    heading: (label: string) => `Exercise: ${label}`,
    open: 'Open this exercise in Earshot',
    expected: 'What should come out:',
    newTab: '(opens in a new tab)',
  },
  takeAway: {
    docx: 'Templates as Word',
    sheet: 'One-page sheet',
    questions: 'Print with key',
    moodle: 'Moodle XML',
    failed: { title: 'File not made', text: 'The file could not be written. Please try again.' },
    notice: 'Earshot Learning Library, CC BY 4.0',
  },
  comparison: 'Compared with Similar Models',
  agreement: {
    title: 'Agreement calculator',
    lead: 'Paste the codes of two people, one item per line, with a tab or comma between them. Nothing leaves this page.',
    input: 'Codes of two coders',
    useSample: 'Use the sample (30 items)',
    useTone: 'Tone of the 30 practice articles, two coders',
    toneFailed: {
      title: 'Codes not loaded',
      text: 'The practice data could not be loaded. Please try again.',
    },
    sample: CODED_SAMPLE,
    unread: (lines: readonly number[]) =>
      `Two codes are needed in line ${lines.slice(0, MAX_NAMED_LINES).map(formatCount).join(', ')}${lines.length > MAX_NAMED_LINES ? ' and others' : ''}.`,
    counted: (equal: number, items: number) =>
      `${formatCount(equal)} of ${formatCount(items)} items have equal codes.`,
    result: 'Agreement of two coders',
    columns: ['Measure', 'Value', '95 percent interval'],
    percent: 'Percent agreement (as a share)',
    kappa: 'Cohen’s kappa',
    alpha: 'Krippendorff’s alpha',
    none: 'not defined: only one code was used',
    range: (low: string, high: string) => `${low} to ${high}`,
    advice:
      'By convention, alpha should be .80 or more; from .667, draw tentative conclusions only. The intervals of kappa and alpha are approximate.',
  },
} as const;

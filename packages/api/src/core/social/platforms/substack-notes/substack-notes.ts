import type { Platform } from '../../platform.ts';
import { SUBSTACK_NOTES_ADDRESS } from './address.ts';
import { SUBSTACK_NOTES_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const SUBSTACK_NOTES = {
  id: 'substack-notes',
  name: 'Substack Notes',
  address: SUBSTACK_NOTES_ADDRESS,
  methods: SUBSTACK_NOTES_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

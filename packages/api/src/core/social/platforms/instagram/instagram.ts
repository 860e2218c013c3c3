import type { Platform } from '../../platform.ts';
import { INSTAGRAM_ADDRESS } from './address.ts';
import { INSTAGRAM_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const INSTAGRAM = {
  id: 'instagram',
  name: 'Instagram',
  address: INSTAGRAM_ADDRESS,
  methods: INSTAGRAM_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

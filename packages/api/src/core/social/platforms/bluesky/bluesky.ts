import type { Platform } from '../../platform.ts';
import { BLUESKY_ADDRESS } from './address.ts';
import { BLUESKY_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const BLUESKY = {
  id: 'bluesky',
  name: 'Bluesky',
  address: BLUESKY_ADDRESS,
  methods: BLUESKY_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

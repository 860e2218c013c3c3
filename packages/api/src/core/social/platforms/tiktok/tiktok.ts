import type { Platform } from '../../platform.ts';
import { TIKTOK_ADDRESS } from './address.ts';
import { TIKTOK_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const TIKTOK = {
  id: 'tiktok',
  name: 'TikTok',
  address: TIKTOK_ADDRESS,
  methods: TIKTOK_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

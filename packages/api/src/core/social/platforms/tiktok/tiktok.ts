import type { Platform } from '../../platform.ts';
import { TIKTOK_ADDRESS } from './address.ts';
import { TIKTOK_METHODS } from './methods.ts';

export const TIKTOK = {
  id: 'tiktok',
  name: 'TikTok',
  address: TIKTOK_ADDRESS,
  methods: TIKTOK_METHODS,
} as const satisfies Platform;

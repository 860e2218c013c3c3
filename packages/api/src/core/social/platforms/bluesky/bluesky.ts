import type { Platform } from '../../platform.ts';
import { BLUESKY_ADDRESS } from './address.ts';
import { BLUESKY_METHODS } from './methods.ts';

export const BLUESKY = {
  id: 'bluesky',
  name: 'Bluesky',
  address: BLUESKY_ADDRESS,
  methods: BLUESKY_METHODS,
} as const satisfies Platform;

import type { Platform } from '../../platform.ts';
import { MASTODON_ADDRESS } from './address.ts';
import { MASTODON_METHODS } from './methods.ts';

export const MASTODON = {
  id: 'mastodon',
  name: 'Mastodon',
  address: MASTODON_ADDRESS,
  methods: MASTODON_METHODS,
} as const satisfies Platform;

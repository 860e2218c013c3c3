import type { Platform } from '../../platform.ts';
import { MASTODON_ADDRESS } from './address.ts';
import { MASTODON_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const MASTODON = {
  id: 'mastodon',
  name: 'Mastodon',
  address: MASTODON_ADDRESS,
  methods: MASTODON_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

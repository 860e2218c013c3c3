import type { Platform } from '../../platform.ts';
import { YOUTUBE_ADDRESS } from './address.ts';
import { YOUTUBE_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const YOUTUBE = {
  id: 'youtube',
  name: 'YouTube',
  address: YOUTUBE_ADDRESS,
  methods: YOUTUBE_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

import type { Platform } from '../../platform.ts';
import { REDDIT_ADDRESS } from './address.ts';
import { REDDIT_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const REDDIT = {
  id: 'reddit',
  name: 'Reddit',
  address: REDDIT_ADDRESS,
  methods: REDDIT_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

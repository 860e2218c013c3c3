import type { Platform } from '../../platform.ts';
import { REDDIT_ADDRESS } from './address.ts';
import { REDDIT_METHODS } from './methods.ts';

export const REDDIT = {
  id: 'reddit',
  name: 'Reddit',
  address: REDDIT_ADDRESS,
  methods: REDDIT_METHODS,
} as const satisfies Platform;

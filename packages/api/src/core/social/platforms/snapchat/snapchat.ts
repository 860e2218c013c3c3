import type { Platform } from '../../platform.ts';
import { SNAPCHAT_ADDRESS } from './address.ts';
import { SNAPCHAT_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const SNAPCHAT = {
  id: 'snapchat',
  name: 'Snapchat',
  address: SNAPCHAT_ADDRESS,
  methods: SNAPCHAT_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

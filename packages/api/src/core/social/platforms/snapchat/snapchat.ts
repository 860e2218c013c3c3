import type { Platform } from '../../platform.ts';
import { SNAPCHAT_ADDRESS } from './address.ts';
import { SNAPCHAT_METHODS } from './methods.ts';

export const SNAPCHAT = {
  id: 'snapchat',
  name: 'Snapchat',
  address: SNAPCHAT_ADDRESS,
  methods: SNAPCHAT_METHODS,
} as const satisfies Platform;

import type { Platform } from '../../platform.ts';
import { THREADS_ADDRESS } from './address.ts';
import { THREADS_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const THREADS = {
  id: 'threads',
  name: 'Threads',
  address: THREADS_ADDRESS,
  methods: THREADS_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

import type { Platform } from '../../platform.ts';
import { THREADS_ADDRESS } from './address.ts';
import { THREADS_METHODS } from './methods.ts';

export const THREADS = {
  id: 'threads',
  name: 'Threads',
  address: THREADS_ADDRESS,
  methods: THREADS_METHODS,
} as const satisfies Platform;

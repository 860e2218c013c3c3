import type { Platform } from '../../platform.ts';
import { X_ADDRESS } from './address.ts';
import { X_METHODS } from './methods.ts';

export const X = {
  id: 'x',
  name: 'X',
  address: X_ADDRESS,
  methods: X_METHODS,
} as const satisfies Platform;

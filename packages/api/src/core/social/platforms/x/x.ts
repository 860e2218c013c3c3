import type { Platform } from '../../platform.ts';
import { X_ADDRESS } from './address.ts';
import { X_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const X = {
  id: 'x',
  name: 'X',
  address: X_ADDRESS,
  methods: X_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

import type { Platform } from '../../platform.ts';
import { PINTEREST_ADDRESS } from './address.ts';
import { PINTEREST_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const PINTEREST = {
  id: 'pinterest',
  name: 'Pinterest',
  address: PINTEREST_ADDRESS,
  methods: PINTEREST_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

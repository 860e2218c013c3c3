import type { Platform } from '../../platform.ts';
import { TELEGRAM_ADDRESS } from './address.ts';
import { TELEGRAM_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const TELEGRAM = {
  id: 'telegram',
  name: 'Telegram',
  address: TELEGRAM_ADDRESS,
  methods: TELEGRAM_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

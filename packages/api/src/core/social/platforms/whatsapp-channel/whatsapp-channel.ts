import type { Platform } from '../../platform.ts';
import { WHATSAPP_CHANNEL_ADDRESS } from './address.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const WHATSAPP_CHANNEL = {
  id: 'whatsapp-channel',
  name: 'WhatsApp channel',
  address: WHATSAPP_CHANNEL_ADDRESS,
  methods: [],
  screenshot: SIGNS,
} as const satisfies Platform;

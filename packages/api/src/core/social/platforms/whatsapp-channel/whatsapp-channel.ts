import type { Platform } from '../../platform.ts';
import { WHATSAPP_CHANNEL_ADDRESS } from './address.ts';

export const WHATSAPP_CHANNEL = {
  id: 'whatsapp-channel',
  name: 'WhatsApp channel',
  address: WHATSAPP_CHANNEL_ADDRESS,
  methods: [],
} as const satisfies Platform;

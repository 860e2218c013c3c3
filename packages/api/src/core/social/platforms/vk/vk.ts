import type { Platform } from '../../platform.ts';
import { VK_ADDRESS } from './address.ts';
import { VK_METHODS } from './methods.ts';
import SIGNS from './screenshot.json' with { type: 'json' };

export const VK = {
  id: 'vk',
  name: 'VK',
  address: VK_ADDRESS,
  methods: VK_METHODS,
  screenshot: SIGNS,
} as const satisfies Platform;

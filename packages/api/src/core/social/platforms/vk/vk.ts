import type { Platform } from '../../platform.ts';
import { VK_ADDRESS } from './address.ts';
import { VK_METHODS } from './methods.ts';

export const VK = {
  id: 'vk',
  name: 'VK',
  address: VK_ADDRESS,
  methods: VK_METHODS,
} as const satisfies Platform;

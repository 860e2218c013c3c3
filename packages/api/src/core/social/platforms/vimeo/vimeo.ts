import type { Platform } from '../../platform.ts';
import { VIMEO_ADDRESS } from './address.ts';
import { VIMEO_METHODS } from './methods.ts';

export const VIMEO = {
  id: 'vimeo',
  name: 'Vimeo',
  address: VIMEO_ADDRESS,
  methods: VIMEO_METHODS,
} as const satisfies Platform;

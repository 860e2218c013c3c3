import { examples } from '../../../../test/examples.ts';
import type { PlatformId } from '../platforms.ts';

export const POSTS = examples<[PlatformId, string]>(import.meta.url, 'posts');

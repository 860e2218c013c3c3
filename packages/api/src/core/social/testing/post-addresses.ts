/** Addresses of single posts, in every form that the platforms and their apps use. */
import { examples } from '../../../../test/examples.ts';
import type { PlatformId } from '../platforms.ts';

export const POSTS = examples<[PlatformId, string]>(import.meta.url, 'posts');

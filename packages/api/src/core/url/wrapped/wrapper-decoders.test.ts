import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import type { WrapperDecoderName } from '../../../content/links/links.data.ts';
import { WRAPPER_DECODERS } from './wrapper-decoders.ts';

/** The rows of `content/links` have one example per decoder. These are their other cases. */
it.each(examples<[WrapperDecoderName, string, string | null]>(import.meta.url, 'links'))(
  '%s reads %s as %s',
  (decoder, link, expected) => {
    expect(WRAPPER_DECODERS[decoder](new URL(link))).toBe(expected);
  },
);

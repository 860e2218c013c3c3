import { readPastedAddress, severalAddressesText } from './pasted-address.ts';
import { type Problem, problem } from './toast.ts';

/** Host names reserved for examples and tests (RFC 2606). They count as URLs only if the user typed a scheme. */
const EXAMPLE_NAME =
  /^https:\/\/(?:(?:[^/?#]+\.)?example\.(?:com|net|org)|[^/?#]+\.(?:example|test|invalid))(?:[/?#:]|$)/i;

/** Returns the first rule that the text violates, or null if it contains exactly one URL. */
export function checkAddressField(
  text: string,
  texts: { readonly required: string; readonly invalid: string },
): Problem<'url'> | null {
  if (text.trim() === '') return problem('url', 'URL required', texts.required);
  const pasted = readPastedAddress(text);
  if (pasted.kind === 'several')
    return problem('url', 'One address at a time', severalAddressesText(pasted.urls.length));
  const isExample = pasted.kind === 'address' && pasted.isSchemeAssumed && EXAMPLE_NAME.test(pasted.url);
  return pasted.kind === 'none' || isExample ? problem('url', 'Invalid URL', texts.invalid) : null;
}

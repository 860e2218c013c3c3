/** The rule of a form's field for one web address. */
import { readPastedAddress, severalAddressesText } from './pasted-address.ts';
import { type Problem, problem } from './toast.ts';

/** Names reserved for examples and tests (RFC 2606). Without a scheme they are not addresses to open. */
const EXAMPLE_NAME =
  /^https:\/\/(?:(?:[^/?#]+\.)?example\.(?:com|net|org)|[^/?#]+\.(?:example|test|invalid))(?:[/?#:]|$)/i;

/** The first rule that the text breaks, or null when it holds exactly one address. */
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

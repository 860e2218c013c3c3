/**
 * A sentence that contains quotations. Each quotation keeps its own text direction, so that Hebrew within English does not
 * change the word order.
 */
export function QuotedText({ text }: { readonly text: string }) {
  return splitAtQuotes(text).map(({ key, part, isQuote }) =>
    isQuote ? <bdi key={key}>{part}</bdi> : <span key={key}>{part}</span>,
  );
}

function splitAtQuotes(text: string) {
  return text
    .split(/(“[^”]*”)/)
    .map((part, position) => ({ key: `${position}`, part, isQuote: position % 2 === 1 }))
    .filter(({ part }) => part !== '');
}

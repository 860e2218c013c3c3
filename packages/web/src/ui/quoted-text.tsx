/** A sentence with quotations from a text; each keeps its own direction, so that Hebrew in English does not mix the order. */
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

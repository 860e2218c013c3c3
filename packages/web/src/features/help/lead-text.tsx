/** Longest label before a first colon, in characters; anything longer is an ordinary sentence. */
const MAX_LEAD_CHARACTERS = 40;

/** A text whose lead-in (`Owned media: ...`) stands out. */
export function LeadText({ text }: { readonly text: string }) {
  const end = text.indexOf(': ') + 1;
  const lead = text.slice(0, end);
  if (end === 0 || end > MAX_LEAD_CHARACTERS || /[.,;?!]/.test(lead)) return text;
  return (
    <>
      <strong>{lead}</strong>
      {text.slice(end)}
    </>
  );
}

/** Maximum length of a lead-in up to the first colon, in characters. Anything longer is an ordinary sentence. */
const MAX_LEAD_CHARACTERS = 40;

/** Text whose lead-in, if it has one, is highlighted (`Owned media: ...`). */
export function LeadText({ text }: { readonly text: string }) {
  const end = text.indexOf(': ') + 1;
  const lead = text.slice(0, end);
  if (end === 0 || end > MAX_LEAD_CHARACTERS || /[.;?!]/.test(lead)) return text;
  return (
    <>
      <strong>{lead}</strong>
      {text.slice(end)}
    </>
  );
}

/** Attachments below the text of a post. */
import { amount, type Look, linkCard, picture, quoteCard } from './parts.ts';
import { ENGLISH } from './post-words.ts';

function poll({ random }: Look): string {
  const isCounted = random.chance(0.5);
  const options = ['Old Market', 'The quarry nobody talks about', 'Gate B', 'None of these', 'More benches']
    .slice(random.between(0, 2))
    .map(
      (option) =>
        `<div class="card row">${option}${isCounted ? `<i>${random.between(2, 70)}%</i>` : ''}</div>`,
    );
  return `${options.join('')}<small class="muted">${amount(random)} votes${random.chance(0.6) ? ` · ${random.between(2, 6)} days left` : ''}</small>`;
}

/** Draws a random attachment. */
export function attached(look: Look): string {
  const { random } = look;
  return random.pick([
    () => '',
    () => '',
    () => picture(random, 1),
    () => picture(random, 1),
    () => linkCard(random, 1),
    () => quoteCard(random, 1),
    () => quoteCard(random, 1),
    () => poll(look),
    () =>
      `${picture(random, 1)}<small><b>${random.pick(ENGLISH)}</b></small><small class="muted">kestrel.example • ${random.between(2, 9)} min read</small>`,
  ])();
}

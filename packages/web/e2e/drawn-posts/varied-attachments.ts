/** Attachments of made-up networks, in the language of their interface. */
import type { InterfaceWords } from './interface-words.ts';
import { amount, type Look, linkCard, picture, quoteCard } from './parts.ts';
import { ENGLISH, OTHER_LANGUAGES } from './post-words.ts';

const OPTIONS = [
  'Old Market',
  'The quarry nobody talks about',
  'Gate B',
  'None of these, but thank you',
  'More benches',
  'It depends',
] as const;

/** A poll with its percentages after or before the options, with bars below them, or not shown yet. */
function poll({ random }: Look, words: InterfaceWords): string {
  const kind = random.pick(['behind', 'front', 'none', 'bar'] as const);
  const first = random.between(0, 2);
  const options = OPTIONS.slice(first, first + random.between(2, 4)).map((option) => {
    const share = `${random.between(2, 70)}${random.pick(['%', ' %'])}`;
    if (kind === 'front') return `<div class="line" style="font-size:15px"><b>${share}</b> ${option}</div>`;
    if (kind === 'bar')
      return `<div style="font-size:15px;padding:4px 0">${option} <b>${share}</b><div style="height:6px;border-radius:3px;background:#7aa7d8;width:${random.between(4, 90)}%"></div></div>`;
    return `<div class="card row">${option}${kind === 'none' ? '' : `<i>${share}</i>`}</div>`;
  });
  const left = random.chance(0.7) ? ` · ${words.left.replace('#', `${random.between(2, 6)}`)}` : '';
  return `${options.join('')}<small class="muted">${amount(random)} ${words.votes}${left}</small>`;
}

/** A video or an article with its title below the picture. */
function titledPicture(look: Look): string {
  const { random } = look;
  const title = random.pick([...ENGLISH, ...Object.values(OTHER_LANGUAGES).flat()]);
  return `<div class="card">${picture(random, 1)}<b>${title}</b><small class="muted">${random.pick(['kestrel.example', 'gazette.example · 4 min'])}</small></div>`;
}

export function attachedIn(look: Look, words: InterfaceWords): string {
  const { random } = look;
  return random.pick([
    () => '',
    () => '',
    () => picture(random, 1),
    () => picture(random, 1),
    () => linkCard(random, 1),
    () => titledPicture(look),
    () => quoteCard(random, 1),
    () => poll(look, words),
    () => poll(look, words),
  ])();
}

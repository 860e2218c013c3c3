import type { Random } from './layout-pools.ts';
import type { LayoutLineForm } from './layout-records.ts';
import { lineOf, pick } from './random-records.ts';

const POSTERS = ['{person}', '{person}', '{user}', '{person} (edited)'];
const TIMES = ['{time}', '{time} AM', '{time} PM', '{time} Uhr'];
const REACTIONS = [
  '{emoji} {n}',
  '{emoji}',
  '{emoji} {n} {emoji} {n}',
  '{n} replies',
  '{n} replies  Last reply today at {time}',
];

/**
 * Draws a record of a chat in which links are shared: the address and what the chat shows of its page, with who posted it and
 * remarks above some of them.
 */
export function chatRecord(random: Random): LayoutLineForm[] {
  const [poster, time] = [pick(POSTERS, random), pick(TIMES, random)];
  const posts = pick([0.2, 0.6, 1], random);
  const isOneLine = random() < 0.6;
  const address = lineOf('frame', 'https://{domain}/{slug}', pick([0.6, 1, 1], random));
  const isAddressFirst = random() < 0.75;
  const outlet = lineOf('outlet', random() < 0.85 ? '{outlet}' : '{domain}');
  const title = lineOf('headline', '{title}');
  const teasers =
    random() < 0.6
      ? [lineOf('teaser', pick(['{teaser}', '{cut}'], random), pick([0.2, 0.6, 1], random))]
      : [];
  return [
    ...(random() < 0.6
      ? [lineOf('date', pick(['{dateDay}', '{dateDay}', '{dateAny}'], random), 1, 'heading')]
      : []),
    ...(isOneLine
      ? [lineOf('author', `${poster} ${time}`, posts)]
      : [lineOf('author', poster, posts), lineOf('date', time, posts)]),
    ...(random() < 0.8 ? [lineOf('frame', '{chat}', pick([0.2, 0.2, 0.6], random))] : []),
    ...(isAddressFirst ? [address] : []),
    ...(random() < 0.8 ? [outlet, title, ...teasers] : [title, ...teasers, outlet]),
    ...(isAddressFirst ? [] : [address]),
    ...(random() < 0.6 ? [lineOf('count', pick(REACTIONS, random), 0.2)] : []),
  ];
}

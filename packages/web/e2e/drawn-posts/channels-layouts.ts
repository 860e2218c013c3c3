/** Layouts of channels, and of a network that the project does not support. */
import { agoOf, type DrawnPost } from './drawn-post.ts';
import { type Draw, frame, heading, type Layout } from './frames.ts';
import {
  actions,
  amount,
  avatar,
  dots,
  escaped,
  icon,
  type Look,
  picture,
  prose,
  statusBar,
} from './parts.ts';

function channel(look: Look, post: DrawnPost, counted: string, extras: string): Layout {
  const { random } = look;
  const bubble = (text: string) =>
    `<div class="bubble">${random.chance(0.4) ? `<b class="link">${escaped(post.account.name)}</b>` : ''}${picture(random, 0.2)}<p style="font-size:15px">${prose(text)}</p><small class="muted">${random.chance(0.6) ? `${amount(random)} ` : ''}${random.between(10, 22)}:${random.between(10, 59)}</small></div>${extras}`;
  const html = `${statusBar(look)}<div class="row head bar">${icon(random, 22)}${avatar(random, post.account.name, 38)}<div><b>${escaped(post.account.name)}</b><small class="muted">${amount(random)} ${counted}</small></div><i>${dots(random)}</i></div>${random.chance(0.25) ? `<div class="row line"><span class="link">Pinned message</span> <span>${random.pick(['How refunds work', 'Read this first', 'Opening hours in December'])}</span></div>` : ''}<main class="chat">${random.chance(0.4) ? '<div class="day">Today</div>' : ''}${bubble(post.text)}</main>${random.chance(0.5) ? '<div class="field">Mute</div>' : ''}`;
  return { author: post.account.name, handle: null, time: null, html };
}

export const telegram: Draw = (look, post) =>
  channel(
    look,
    post,
    'subscribers',
    look.random.chance(0.5)
      ? `<div class="line link">${look.random.pick(['Leave a comment', `${look.random.between(3, 90)} comments`])}</div>`
      : '',
  );

export const other: Draw = (look, post) =>
  look.random.chance(0.5)
    ? channel(look, post, 'followers', `<div class="line">👍❤️ ${look.random.between(20, 900)}</div>`)
    : {
        author: post.account.name,
        handle: null,
        time: `${agoOf(look.random)} ago`,
        html: frame(look, {
          top: heading(look.random.pick(['Town Square', 'Company feed', 'Discussion']), look),
          main: `<div class="row head">${avatar(look.random, post.account.name, 40)}<div><b>${escaped(post.account.name)}</b><small class="muted">${post.ago} ago</small></div></div><p style="font-size:15px">${prose(post.text)}</p>${actions(look.random, 3)}`,
        }),
      };

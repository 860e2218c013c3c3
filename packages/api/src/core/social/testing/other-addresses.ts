/** Addresses that are not posts themselves. */
import { examples } from '../../../../test/examples.ts';

/** Pages of the networks that are not posts, with their names in messages. */
export const OTHER_PAGES = examples<[string, string]>(import.meta.url, 'other pages');

/** Short and share links, and pages of other sites: their target is known only after following them. */
export const LEADS = [
  'https://vk.com/away.php?to=http://a.example',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fnews.example%2F',
  'https://t.co/',
  'https://t.co/AbCdEf1234',
  'https://pic.twitter.com/AbCdEf1234',
  'https://fb.watch/AbCdEf/',
  'https://fb.me/AbCdEf',
  'https://lnkd.in/dAbCdEf',
  'https://vm.tiktok.com/ZMabcdef/',
  'https://vt.tiktok.com/ZSabcdef/',
  'https://www.tiktok.com/t/ZTabcdef/',
  'https://redd.it/4lwccv',
  'https://v.redd.it/abcdefghijk',
  'https://www.reddit.com/r/aww/s/AbCdEf1234',
  'https://www.reddit.com/u/x_y/s/AbCdEf1234',
  'https://pin.it/AbCdEf',
  'https://tmblr.co/AbCdEf',
  'https://at.tumblr.com/staff/822057428507049984/abcdefg',
  'https://t.snapchat.com/AbCdEf',
  'https://www.snapchat.com/t/AbCdEf',
  'https://go.bsky.app/AbCdEf',
  'https://vk.cc/AbCdEf',
  'https://bit.ly/AbCdEf',
  'https://l.facebook.com.example/l.php',
  'https://notx.com/a/status/123',
  'https://facebook.com.evil.example/x/posts/1',
  'https://mastodon.social/@Gargron',
  'https://mastodon.social/tags/news',
  'https://news.example/2026/03/05/harbor-city-opens-solar-ferry-line',
  'https://user:secret@mastodon.example/@someone/115000000000000000',
];

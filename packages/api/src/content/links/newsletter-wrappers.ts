/** Links written by senders of newsletters, releases and alerts. One kind per row, keyed by host. */
import type { WrapperRow } from './wrapper-row.ts';

export const NEWSLETTER_WRAPPERS: readonly WrapperRow[] = [
  {
    host: '*',
    path: '/CL0/',
    decoder: 'encoded-segment',
    source: 'Amazon SES, click tracking on own domains',
    example: 'https://click.mail.example/CL0/https:%2F%2Fnews.example%2Fstory%3Fid=7/1/0100018f/abc=',
  },
  {
    host: '*',
    path: '/e/c/',
    decoder: 'base64-json-path',
    source: 'Customer.io, tracked links on own domains',
    example:
      'https://e.mail.example/e/c/eyJlbWFpbF9pZCI6ImEiLCJocmVmIjoiaHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9NyJ9/abc',
  },
  {
    host: '*',
    path: '/click/',
    decoder: 'encoded-segment',
    source: 'Sailthru, click tracking on own domains (getstarted.sailthru.com)',
    example:
      'https://link.mail.example/click/31234567.1234/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw/5f1e2d3c4b5a69788796a5b4B',
  },
  {
    host: '*.awstrack.me',
    path: '/L0/',
    decoder: 'encoded-segment',
    source: 'Amazon SES, click tracking',
    example:
      'https://abc.r.us-east-1.awstrack.me/L0/https:%2F%2Fnews.example%2Fstory%3Fid=7/1/0100018f/abc=123',
  },
  {
    host: 'c212.net',
    path: '/c/link/',
    parameter: 'u',
    source: 'PR Newswire link tracking',
    example:
      'https://c212.net/c/link/?t=0&l=en&o=1-1&h=2&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&a=Read',
  },
  {
    host: 'click.pstmrk.it',
    decoder: 'postmark',
    source: 'Postmark link tracking (postmarkapp.com/developer)',
    example: 'https://click.pstmrk.it/3s/news.example%2Fstory%3Fid%3D7/abc/def/AQ/1',
  },
  {
    host: '*.convertkit-mail.com',
    decoder: 'encoded-segment',
    source: 'Kit (ConvertKit) newsletters',
    example: 'https://click.convertkit-mail.com/abc/def/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw==',
  },
  {
    host: '*.convertkit-mail2.com',
    decoder: 'encoded-segment',
    source: 'Kit (ConvertKit) newsletters',
    example: 'https://click.convertkit-mail2.com/abc/def/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw==',
  },
  {
    host: '*.convertkit-mail4.com',
    decoder: 'encoded-segment',
    source: 'Kit (ConvertKit) newsletters',
    example: 'https://click.convertkit-mail4.com/abc/def/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw==',
  },
  {
    host: 'cts.businesswire.com',
    path: '/ct/CT',
    parameter: 'url',
    source: 'Business Wire link tracking',
    example:
      'https://cts.businesswire.com/ct/CT?id=smartlink&url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&esheet=1',
  },
  {
    host: '*.mandrillapp.com',
    path: '/track/click',
    decoder: 'mandrill',
    source: 'Mailchimp Transactional click tracking',
    example:
      'https://mandrillapp.com/track/click/301/news.example?p=eyJzIjoiYSIsInYiOjEsInAiOiJ7XCJ1XCI6MzAxLFwidXJsXCI6XCJodHRwczpcXFwvXFxcL25ld3MuZXhhbXBsZVxcXC9zdG9yeT9pZD03XCJ9In0',
  },
  {
    host: '*.mj.am',
    path: '/lnk/',
    decoder: 'encoded-segment',
    source: 'Mailjet click tracking (documentation.mailjet.com)',
    example: 'https://abc.mj.am/lnk/AMkAA/1/token/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw',
  },
  {
    host: '*.mjt.lu',
    path: '/lnk/',
    decoder: 'encoded-segment',
    source: 'Mailjet click tracking (documentation.mailjet.com)',
    example: 'https://abc.mjt.lu/lnk/AVsAA/2/token/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw',
  },
  {
    host: '*.prnewswire.com',
    path: '/c/link/',
    parameter: 'u',
    source: 'PR Newswire link tracking',
    example:
      'https://edge.prnewswire.com/c/link/?t=0&l=en&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&a=Read',
  },
  {
    host: '*.substack.com',
    path: '/redirect/2/',
    decoder: 'base64-json-path',
    source: 'Substack newsletters',
    example:
      'https://substack.com/redirect/2/eyJlIjoiaHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9NyIsInAiOjF9.abc',
  },
  {
    host: 'track.pstmrk.it',
    decoder: 'postmark',
    source: 'Postmark link tracking, older host',
    example: 'https://track.pstmrk.it/3s/news.example%2Fstory%3Fid%3D7/abc/def/AQ/1',
  },
  {
    host: 'transition.meltwater.com',
    parameter: 'url',
    source: 'Meltwater alerts and newsletters',
    example:
      'https://transition.meltwater.com/redirect?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&transitionToken=abc',
  },
];

/** A fictional site: short links, interstitial pages and destinations of every kind. */

const page = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
export const DESTINATION = page(
  '<title>Ferry timetable agreed | Harbour Post</title><meta property="og:site_name" content="Harbour Post"><meta name="description" content="The council agreed on a new timetable.">',
  `<article><h1>Ferry timetable agreed</h1>${'<p>The council of the harbour town agreed on a new timetable after a long debate.</p>'.repeat(8)}</article>`,
);

export const ROUTES: Readonly<
  Record<string, { status?: number; headers?: Record<string, string>; body?: string }>
> = {
  '/story': { body: DESTINATION },
  '/story?utm_source=mail&id=7&fbclid=x': { body: DESTINATION },
  '/to-login-data': { status: 302, headers: { location: 'http://user:secret@dead.invalid/a' } },
  '/301': { status: 301, headers: { location: '/story' } },
  '/302': { status: 302, headers: { location: '/story' } },
  '/303': { status: 303, headers: { location: '/story' } },
  '/307': { status: 307, headers: { location: '/story' } },
  '/308': { status: 308, headers: { location: '/story' } },
  '/refresh-header': { headers: { refresh: '0; url=/story' }, body: page('<title>Moved</title>') },
  '/meta': { body: page('<meta http-equiv="Refresh" content="0; URL=\'/story\'">') },
  '/meta-base': { body: page('<base href="/sub/"><meta http-equiv="refresh" content="0;url=../story">') },
  '/noscript': { body: page('<noscript><meta http-equiv="refresh" content="0;url=/story"></noscript>') },
  '/script': { body: page('<script>window.location.replace("\\/story")</script>', 'Please wait…') },
  '/timer': {
    body: page(
      '',
      '<p>You are being redirected.</p><script>setTimeout(function(){ location.href = "/story"; }, 100)</script>',
    ),
  },
  '/reload': { body: page('<title>Live</title><meta http-equiv="refresh" content="5">', DESTINATION) },
  '/late': {
    body: page('<title>Live</title><meta http-equiv="refresh" content="300; url=/story">', DESTINATION),
  },
  '/button': {
    body: page(
      '<title>Shop</title>',
      '<button onclick="location.href=\'/story\'">Go</button><script>function go(){ location.href = "/story"; }</script>',
    ),
  },
  '/article-with-script': {
    body: DESTINATION.replace('</body>', '<script>location.href = "/elsewhere"</script></body>'),
  },
  '/tracked': { status: 302, headers: { location: '/story?utm_source=mail&id=7&fbclid=x' } },
  '/many': { status: 302, headers: { location: '/302' } },
  '/loop': { status: 302, headers: { location: '/loop2' } },
  '/loop2': { status: 302, headers: { location: '/loop' } },
  '/meta-loop': { body: page('<meta http-equiv="refresh" content="0;url=/meta-loop2">') },
  '/meta-loop2': { body: page('<meta http-equiv="refresh" content="0;url=/meta-loop">') },
  '/to-private': { status: 302, headers: { location: 'http://10.0.0.5/?id=7' } },
  '/to-dead': { status: 302, headers: { location: 'https://dead.invalid/a?id=7' } },
  '/to-mail': { status: 302, headers: { location: 'mailto:press@news.example' } },
  '/to-app': { status: 302, headers: { location: 'fb://page/1' } },
  '/to-login': { status: 302, headers: { location: '/members' } },
  '/members': { status: 302, headers: { location: '/login?next=%2Fstory' } },
  '/login?next=%2Fstory': { body: page('<title>Sign in</title>') },
  '/300': { status: 300, headers: { location: '/story' } },
  '/frameset': { body: '<html><frameset rows="100%,*"><frame src="/story"></frameset></html>' },
  '/form': {
    body: page(
      '',
      '<form action="/story"><input type="hidden" name="a" value="1"></form><script>document.forms[0].submit()</script>',
    ),
  },
  '/story?a=1': { body: DESTINATION },
  '/amp': {
    body: DESTINATION.replace('<html>', '<html amp>').replace(
      '<head>',
      '<head><link rel="canonical" href="/story">',
    ),
  },
  '/to-file': { status: 302, headers: { location: 'file:///etc/passwd' } },
  '/to-ssh': { status: 302, headers: { location: 'http://news.example:22/' } },
  '/meta-to-file': { body: page('<meta http-equiv="refresh" content="0;url=file:///etc/passwd">') },
  '/script-to-private': { body: page('<script>location = "http://127.0.0.1:1/"</script>') },
  '/to-refusal': { status: 302, headers: { location: '/refused' } },
  '/refused': { status: 403, body: page('<title>Access denied</title>') },
  '/to-pdf': { status: 302, headers: { location: '/report.pdf' } },
  '/report.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
  '/gone': { status: 410 },
};

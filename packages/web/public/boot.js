// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
// 1. Sets the colour scheme, so that a dark page never flashes light.
// 2. Gives the toast library's style element the nonce of the page, without which the policy would refuse it.
(() => {
  const root = document.documentElement;
  let mode = null;
  try {
    mode = localStorage.getItem('earshot-mode');
  } catch {
    // Storage may be switched off; the system's scheme applies then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mui-color-scheme', mode);

  const nonce = document.querySelector('meta[name="csp-nonce"]')?.content ?? '';
  if (nonce && !nonce.startsWith('__')) {
    window.__nonce__ = nonce;
    const style = document.createElement('style');
    style.id = '_goober';
    style.nonce = nonce;
    style.append(' ');
    document.head.append(style);
  }
})();

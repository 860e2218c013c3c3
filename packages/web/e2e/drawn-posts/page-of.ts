/** The frame of every drawn page: its colors, fonts and the styles shared by all layouts. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Look } from './parts.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const FAMILIES = ['inter', 'roboto', 'open-sans', 'lato', 'libre-franklin', 'source-sans-3'] as const;
const COLORS = {
  light: { ground: '#fff', ink: '#0f1419', muted: '#61707c', line: '#dfe5ea' },
  dim: { ground: '#15202b', ink: '#f7f9f9', muted: '#8b98a5', line: '#38444d' },
  dark: { ground: '#000', ink: '#e7e9ea', muted: '#7b8187', line: '#2f3336' },
} as const;

/**
 * Returns a whole page in the colors of the look's theme and a random font. `fonts` is a folder with the font packages.
 */
export function pageOf(body: string, { theme, random }: Look, fonts?: string): string {
  const { ground, ink, muted, line: rule } = COLORS[theme];
  const family = random.pick(FAMILIES);
  const spacing = random.pick([1.3, 1.35, 1.4, 1.5]);
  const gap = random.pick([1, 4, 6, 8, 12]);
  const line = random.pick([0, 3, 7]);
  return `<!doctype html><meta charset="utf-8"><style>${faces(family, body, fonts)}
*{box-sizing:border-box}body{margin:0;background:${ground};color:${ink};font:15px/${spacing} P,E,sans-serif}
main{padding:${gap}px ${random.pick([12, 16])}px;flex:1;min-width:0;max-width:640px}p{margin:${gap}px 0}b{font-weight:${random.pick([600, 700, 800])}}
.muted{color:${muted}}.link{color:#1d7bd8}small{display:block;font-size:12px}.row{display:flex;align-items:center;gap:5px;flex-wrap:nowrap;white-space:nowrap}.row i{margin-left:auto;font-style:normal}
.handle{overflow:hidden;text-overflow:ellipsis;min-width:56px}.who{min-width:0}.head{gap:10px;margin-top:8px}.split{display:flex;gap:10px;padding:10px 0}.split>div{flex:1;min-width:0}.avatar{display:inline-flex;align-items:center;justify-content:center;color:#fff;flex:none}
.icon,.badge{vertical-align:-3px;flex:none}.actions{display:flex;justify-content:${random.pick(['space-between', 'flex-start', 'space-around'])};gap:${random.between(14, 34)}px;padding:10px 0;color:${muted};font-size:13px;border-bottom:${random.chance(0.5) ? 1 : 0}px solid ${rule}}
.line{padding:${line}px 0;font-size:14px}.status{display:flex;justify-content:space-between;padding:10px 22px;font-size:14px}header{display:flex;gap:20px;align-items:center;padding:10px 14px;font-size:18px;border-bottom:1px solid ${rule}}
.tabs{display:flex;justify-content:space-around;padding:12px;border-bottom:1px solid ${rule};font-weight:600}.picture{border-radius:14px;margin:8px 0;display:flex;align-items:center;justify-content:center}.wide{border-radius:0;margin:8px -12px}.poster{font-size:30px;color:#fff}
.card{border:1px solid ${rule};border-radius:12px;padding:10px;margin:8px 0;font-size:14px}.card b{display:block}.card .row b{display:inline}.button{margin-left:auto;background:${ink};color:${ground};padding:5px 14px;border-radius:18px;font-weight:600;font-size:13px}.field{border:1px solid ${rule};border-radius:18px;padding:8px 14px;margin:8px;color:${muted}}
.reply{border-top:1px solid ${rule};font-size:14px}.parent{border-left:2px solid ${rule}}.desk{display:flex;justify-content:center;gap:24px}nav{width:200px;font-size:17px}nav div{padding:10px}aside{width:280px;padding-top:10px;font-size:14px}aside h3{margin:10px 0}.trend{padding:6px 0}.trend b{display:block}.search{border:1px solid ${rule};border-radius:18px;padding:7px 16px;color:${muted}}
h2{font-size:20px;line-height:1.25;margin:8px 0}.flair{background:${rule};border-radius:10px;padding:2px 8px;font-size:12px}.modal{display:flex;max-width:1000px;margin:20px auto;border:1px solid ${rule}}.modal .picture{flex:1;height:620px!important;margin:0}.modalside{width:380px;padding:10px}
.video{position:relative;height:100vh;color:#fff}.videotabs{text-align:center;padding:10px;font-weight:700}.videoside{position:absolute;right:10px;bottom:120px;display:grid;gap:14px;text-align:center}.videotext{position:absolute;left:12px;bottom:70px;width:74%}.videobar{position:absolute;bottom:0;width:100%;display:flex;justify-content:space-around;padding:14px;background:#000;font-size:12px}
.bar{padding:8px 12px;border-bottom:1px solid ${rule}}.bar small{display:block}.chat{background:${theme === 'light' ? '#e6ebdf' : ground}}.bubble{background:${theme === 'light' ? '#fff' : '#22303c'};border-radius:12px;padding:8px 12px;max-width:88%;margin:6px 0}.bubble p{margin:2px 0}.bubble small{text-align:right}.day{text-align:center;font-size:12px}</style><body>${body}`;
}

/**
 * The fonts of `npm install --prefix packages/web/e2e/drawn-posts`, embedded in the page because it may not load anything.
 */
function faces(family: string, body: string, fonts: string = HERE): string {
  const root = join(fonts, 'node_modules/@fontsource');
  const face = (file: string, name: string, weight: string) => {
    const path = join(root, file);
    if (!existsSync(path)) return '';
    return `@font-face{font-family:${name};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(path).toString('base64')})}`;
  };
  return [
    face(`${family}/files/${family}-latin-400-normal.woff2`, 'P', '400'),
    face(
      `${family}/files/${family}-latin-${family === 'inter' || family === 'open-sans' ? 600 : 700}-normal.woff2`,
      'P',
      '600 800',
    ),
    /\p{Extended_Pictographic}/u.test(body)
      ? face('noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2', 'E', '400')
      : '',
  ].join('');
}

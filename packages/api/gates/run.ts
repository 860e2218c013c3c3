/** `npm run gates [-- CAPABILITY]` */
import { GATES } from './gates.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in GATES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(GATES).join(', ')}`);
  process.exit(1);
}
for (const [capability, gates] of Object.entries(GATES)) {
  if (wanted.length > 0 && !wanted.includes(capability)) continue;
  for (const { run } of gates) {
    const { name, count, share, minShare, failed } = run();
    const isMet = share >= minShare;
    console.log(`${isMet ? 'ok  ' : 'FAIL'} ${name}: ${share.toFixed(3)} of ${count} (at least ${minShare})`);
    if (isMet) continue;
    process.exitCode = 1;
    for (const line of failed) console.log(`       ${line}`);
  }
}

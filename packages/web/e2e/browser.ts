import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Chromium's sandbox needs kernel permissions that containers and root lack. We only open our own pages. */
const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/** Null if no browser starts, which is an error if `CI=true`. */
export async function launchBrowser(): Promise<Browser | null> {
  const failures: string[] = [];
  for (const find of [fromEnvironment, fromSystem, fromPackage]) {
    try {
      const executablePath = await find();
      if (executablePath) return await chromium.launch({ executablePath, args: ARGUMENTS });
    } catch (error) {
      failures.push(`${find.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  const reason = `No browser could be started. Set CHROMIUM_PATH to a Chromium or Chrome. ${failures.join('; ')}`;
  if (process.env.CI === 'true') throw new Error(reason);
  console.warn(`BROWSER TESTS SKIPPED. ${reason}`);
  return null;
}

function fromEnvironment(): string | undefined {
  return process.env.CHROMIUM_PATH;
}

function fromSystem(): string | undefined {
  const lookup = process.platform === 'win32' ? 'where' : 'which';
  for (const name of SYSTEM_NAMES) {
    const path = spawnSync(lookup, [name], { encoding: 'utf8' }).stdout?.split('\n')[0]?.trim();
    if (path) return path;
  }
  return SYSTEM_PATHS.find((path) => existsSync(path));
}

/** Unpacks into a temporary folder that is moved into place only when complete. */
async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Without this variable, the package leaves out libraries that it assumes to be installed.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const folder = join(tmpdir(), 'earshot-chromium-147.0.0');
  const executable = join(folder, 'chromium');
  if (!existsSync(executable)) await unpack(folder);
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  process.env.FONTCONFIG_FILE = join(folder, 'fonts', 'fonts.conf');
  return executable;
}

async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  const systemTemp = process.env.TMPDIR;
  await mkdir(draft, { recursive: true });
  try {
    // The package unpacks into the folder that is `TMPDIR` when it is imported.
    process.env.TMPDIR = draft;
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
    await mkdir(join(draft, 'fonts'), { recursive: true });
    // Without a font configuration of its own, the browser finds no font, and text has no width.
    await writeFile(
      join(draft, 'fonts', 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>`,
    );
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have moved its copy into place first.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  } finally {
    if (systemTemp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = systemTemp;
  }
}

import { expect, it } from 'vitest';
import { readSettings } from './env.ts';

it('has a working default for everything', () => {
  expect(readSettings({}, '/srv')).toMatchObject({
    port: 3000,
    dataDir: '/srv/data',
    databaseUrl: undefined,
    trustProxy: 0,
    allowedPrivateHosts: [],
    rateLimit: true,
    trendingSessionTtlHours: 168,
    metricsPort: undefined,
  });
});

it('reads variables, and treats an empty or blank one as unset', () => {
  const settings = readSettings(
    {
      PORT: '8080',
      DATA_DIR: '',
      TRENDING_SESSION_TTL_HOURS: ' ',
      METRICS_PORT: ' ',
      RATE_LIMIT: 'off',
      ALLOWED_PRIVATE_HOSTS: 'intranet.example:8080, 10.1.0.0/16',
    },
    '/srv',
  );
  expect(settings).toMatchObject({
    port: 8080,
    dataDir: '/srv/data',
    rateLimit: false,
    trendingSessionTtlHours: 168,
    metricsPort: undefined,
    allowedPrivateHosts: ['intranet.example:8080', '10.1.0.0/16'],
  });
});

it('names every wrong variable in one message', () => {
  expect(() => readSettings({ PORT: 'x', DATABASE_URL: 'mysql://a', RATE_LIMIT: 'maybe' }, '/srv')).toThrow(
    /PORT[\s\S]*DATABASE_URL: must start with postgres:[\s\S]*RATE_LIMIT/,
  );
});

it.each(['1e3', '0x10', '3000.5', '-1', '+80', '８０'])('takes %s for no port', (value) => {
  expect(() => readSettings({ PORT: value }, '/srv')).toThrow(
    /PORT: must be a whole number in decimal digits/,
  );
});

it('refuses an address of a database that cannot be read, without its password', () => {
  const broken = 'postgres://earshot:secret word@[half/earshot';
  const start = () => readSettings({ DATABASE_URL: broken }, '/srv');
  expect(start).toThrow(/DATABASE_URL: is not a complete address/);
  expect(start).not.toThrow(/secret/);
});

it.each([
  'https://a.example/\r\nX-Header: 1',

  'https://a.example /',
  'ftp://a.example',
])('refuses %j as an address of a page', (value) => {
  for (const name of ['CONTACT_URL', 'PUBLIC_URL', 'NOTICE_URL'])
    expect(() => readSettings({ [name]: value }, '/srv')).toThrow(new RegExp(`^.*\\n  ${name}: [^\\n]+$`));
});

it('refuses one port for two servers', () => {
  expect(() => readSettings({ PORT: '9000', METRICS_PORT: '9000' }, '/srv')).toThrow(/METRICS_PORT/);
});

import { at } from '@earshot/schema/at';
import { memoize } from '../../src/core/text/memoize.ts';
import { pools } from './layout-pools.ts';

/** Cached, because creating a formatter takes far longer than using it. */
const formatterOf = memoize(
  (key) => {
    const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions];
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  },
  { maxTexts: 200, maxCharacters: 200 },
);

/** Returns a date and an age in the formats of layouts, keyed by the name of the format. `style` picks the form of ages. */
export function datesOf(
  day: Date,
  hours: number,
  clock: string,
  random: () => number,
  language: string,
  style = 0,
  dateStyle = 0,
): Record<string, string> {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    formatterOf(JSON.stringify([locale, options])).format(day);
  const iso = day.toISOString().slice(0, 10);
  const [year, month, dayOfMonth] = iso.split('-').map(Number);
  const age = hours < 24 ? hours : Math.floor(hours / 24);
  const isDay = hours >= 24;
  const two = (value: number | undefined) => String(value).padStart(2, '0');
  const [dd, mm, yy] = [two(dayOfMonth), two(month), two((year ?? 0) % 100)];
  const local = (options: Intl.DateTimeFormatOptions) => format(language, options);
  const english = (options: Intl.DateTimeFormatOptions) =>
    format(language === 'en' ? 'en-US' : language, options);
  const styles = [
    () => local({ day: 'numeric', month: 'long', year: 'numeric' }),
    () => local({ day: 'numeric', month: 'short', year: 'numeric' }),
    () => local({ day: 'numeric', month: 'long' }),
    () => local({ day: 'numeric', month: 'short' }),
    () => english({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    () => english({ weekday: 'short', day: 'numeric', month: 'short' }),
    () => `${dd}.${mm}.${year}`,
    () => `${dd}.${mm}.${yy}`,
    () => (language === 'en' ? `${mm}/${dd}/${year}` : `${dd}/${mm}/${year}`),
    () => `${year}/${mm}/${dd}`,
    () => `${year}.${mm}.${dd}`,
    () => `${dd}-${mm}-${year}`,
    () => `${local({ day: 'numeric', month: 'short', year: 'numeric' })}, ${clock}`,
    () => `${iso} ${clock}`,
    () => iso,
  ];
  const asian = ['ja', 'zh'].includes(language.slice(0, 2)) ? `${year}年${month}月${dayOfMonth}日` : null;
  const inAnyStyle = asian !== null && dateStyle % 2 ? asian : at(styles, dateStyle % styles.length)();
  return {
    dateAny: inAnyStyle,
    dateIso: iso,
    dateLong:
      random() < 0.5 ? format('en-US', { dateStyle: 'long' }) : format('en-GB', { dateStyle: 'long' }),
    dateShort:
      random() < 0.5
        ? format('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
        : format('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
    dateNum: format('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    dateCjk: `${month}月${dayOfMonth}日`,
    dateNoYear: format('en-GB', { day: 'numeric', month: 'short' }),
    dateTime: `${format('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })} ${clock}`,
    rfc: `${format('en-GB', { weekday: 'short', day: '2-digit', month: 'short' })} ${year} ${clock}:00 +0000`.replace(
      /^(\w{3}) /,
      '$1, ',
    ),
    weekday: format('en-US', { weekday: 'long' }),
    dateLocal: format(language, { day: 'numeric', month: 'long', year: 'numeric' }),
    dateLocalDay: format(language, { day: 'numeric', month: 'long' }),
    dateSlash: format('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    dateStamp: `${iso} ${clock}`,
    dateIsoZ: `${iso}T${clock}:00Z`,
    dateDay: dayHeading(
      local({ weekday: 'long', day: 'numeric', month: 'long' }),
      Number(dayOfMonth),
      language,
    ),
    ago: ageIn(language, age, isDay, 0),
    agoAny: ageIn(language, age, isDay, style),
    agoShort: `${age}${isDay ? 'd' : 'h'}`,
    agoHours: `${age} ${isDay ? 'd' : 'hrs'}`,
    agoDe: `${age} ${isDay ? 'Tg.' : 'Std.'}`,
  };
}

/** Returns the heading of a day in a chat: "Friday, November 20th". */
function dayHeading(text: string, day: number, language: string): string {
  if (language !== 'en') return text;
  const suffix = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return text + suffix;
}

/** Returns an age such as "3 hours ago" in the language of a layout. */
function ageIn(language: string, age: number, isDay: boolean, style: number): string {
  const unit = isDay ? 'days' : 'hours';
  const forms = pools.get(`${unit} ${language}`) ?? pools.get(`${unit} en`) ?? [];
  return at(forms, style % forms.length).replace('#', String(age));
}

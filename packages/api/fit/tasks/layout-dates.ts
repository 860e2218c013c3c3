/** Returns a date and an age in the formats of layouts, keyed by the name of the format. */
export function datesOf(
  day: Date,
  hours: number,
  clock: string,
  random: () => number,
  language: string,
): Record<string, string> {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const iso = day.toISOString().slice(0, 10);
  const [year, month, dayOfMonth] = iso.split('-').map(Number);
  const age = hours < 24 ? hours : Math.floor(hours / 24);
  const isDay = hours >= 24;
  return {
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
    ago: (AGES[language] ?? AGES.en)?.(age, isDay) ?? '',
    agoShort: `${age}${isDay ? 'd' : 'h'}`,
    agoHours: `${age} ${isDay ? 'd' : 'hrs'}`,
    agoDe: `${age} ${isDay ? 'Tg.' : 'Std.'}`,
  };
}

/** "3 hours ago" in the language of a layout. */
const AGES: Readonly<Record<string, (age: number, isDay: boolean) => string>> = {
  en: (age, isDay) => `${age} ${isDay ? 'day' : 'hour'}${age === 1 ? '' : 's'} ago`,
  de: (age, isDay) => `vor ${age} ${isDay ? 'Tagen' : 'Stunden'}`,
  fr: (age, isDay) => `il y a ${age} ${isDay ? 'jours' : 'heures'}`,
  es: (age, isDay) => `hace ${age} ${isDay ? 'días' : 'horas'}`,
  it: (age, isDay) => `${age} ${isDay ? 'giorni' : 'ore'} fa`,
  nl: (age, isDay) => `${age} ${isDay ? 'dagen' : 'uur'} geleden`,
  ja: (age, isDay) => `${age}${isDay ? '日' : '時間'}前`,
  zh: (age, isDay) => `${age}${isDay ? '天' : '小时'}前`,
  ko: (age, isDay) => `${age}${isDay ? '일' : '시간'} 전`,
};

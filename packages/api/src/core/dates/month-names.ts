/**
 * Month names and their usual abbreviations in the forms that stand next to a day (genitive where a language has one),
 * lower case, by month. A trailing full stop is handled by the reader.
 */
const NAMES: readonly (readonly string[])[] = [
  words(
    'january jan januar jänner januari janvier janv enero ene gennaio gen janeiro stycznia января янв січня ocak tammikuuta ledna leden enero يناير januaria',
  ),
  words(
    'february feb februar februari février févr fév fevrier febrero febbraio febb fevereiro fev lutego февраля фев лютого şubat helmikuuta února febrúar فبراير',
  ),
  words(
    'march mar märz mär mrz maart mrt mars marzo março marca марта мар березня mart maaliskuuta března مارس maret',
  ),
  words('april apr avril avr abril abr aprile kwietnia апреля апр квітня nisan huhtikuuta dubna أبريل'),
  words('may mai mei maj mayo maggio mag maio maja мая травня mayıs toukokuuta května مايو'),
  words('june jun juni juin junio giugno giu junho czerwca июня июн червня haziran kesäkuuta června يونيو'),
  words(
    'july jul juli juillet juil julio luglio lug julho lipca июля июл липня temmuz heinäkuuta července يوليو',
  ),
  words(
    'august aug augustus août aout agosto ago sierpnia августа авг серпня ağustos elokuuta srpna أغسطس agustus',
  ),
  words(
    'september sept sep septembre septiembre settembre sett setembro set września сентября сен вересня eylül syyskuuta září سبتمبر',
  ),
  words(
    'october oct oktober okt octobre octubre ottobre ott outubro out października октября окт жовтня ekim lokakuuta října أكتوبر',
  ),
  words(
    'november nov novembre noviembre novembro listopada ноября ноя листопада kasım marraskuuta listopadu نوفمبر',
  ),
  words(
    'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro grudnia декабря дек грудня aralık joulukuuta prosince ديسمبر desember',
  ),
];

function words(list: string): readonly string[] {
  return list.split(' ');
}

const MONTH_OF: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** Month number 1-12 of a name in any case, with or without a final full stop; undefined for any other word. */
export function monthNumber(name: string): number | undefined {
  return MONTH_OF.get(name.toLowerCase().replace(/\.$/, ''));
}

/** All names as alternatives of a regular expression, longest first. */
export const MONTH_PATTERN = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|');

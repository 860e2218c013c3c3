/** Month names and their usual short forms, lower case without accents, in the languages of most news pages. */
const NAMES: readonly string[] = [
  // January to December; one line per month, all languages together.
  'january jan januar jaenner janner janvier janv enero ene gennaio gen janeiro januari styczen stycznia leden ledna sijecanj ianuarie ian tammikuu tammikuuta januaris janvaris sausio ocak январь января янв січень січня януари ιανουαριος ιανουαριου ιαν يناير ינואר जनवरी tháng1 januarie gener genver',
  'february feb februar febr fevrier fevr febrero febbraio fevereiro fev februari luty lutego unor unora veljaca februarie helmikuu helmikuuta februaris vasario subat февраль февраля фев лютий лютого февруари φεβρουαριος φεβρουαριου φεβ فبراير פברואר फरवरी febrer febbr',
  'march mar marz maerz mars marzo marco maret maart marzec marca brezen brezna ozujak martie maaliskuu maaliskuuta marts kovo mart март марта мар березень березня μαρτιος μαρτιου مارس מרץ मार्च mrt marc mrz',
  'april apr avril avr abril abr aprile abril april kwiecien kwietnia duben dubna travanj aprilie huhtikuu huhtikuuta aprilis balandzio nisan апрель апреля апр квітень квітня април απριλιος απριλιου απρ أبريل ابريل אפריל अप्रैल',
  'may mai mayo maggio mag maio mei maj maja kveten kvetna svibanj toukokuu toukokuuta maijs geguzes mayis май мая травень травня μαιος μαιου μαι مايو מאי मई maig',
  'june jun juni juin junio giugno giu junho juni czerwiec czerwca cerven cervna lipanj iunie iun kesakuu kesakuuta junijs birzelio haziran июнь июня июн червень червня юни ιουνιος ιουνιου ιουν يونيو יוני जून juny',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca cervenec cervence srpanj iulie iul heinakuu heinakuuta julijs liepos temmuz июль июля июл липень липня юли ιουλιος ιουλιου ιουλ يوليو יולי जुलाई juliol',
  'august aug aout agosto ago agustus augustus sierpien sierpnia srpen srpna kolovoz elokuu elokuuta augusts rugpjucio agustos август августа авг серпень серпня αυγουστος αυγουστου αυγ أغسطس اغسطس אוגוסט अगस्त agost ags',
  'september sep sept septembre septiembre settembre set setembro september wrzesien wrzesnia zari rujan septembrie syyskuu syyskuuta septembris rugsejo eylul сентябрь сентября сен сент вересень вересня септември σεπτεμβριος σεπτεμβριου σεπ سبتمبر ספטמבר सितंबर setembre sett',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika rijen rijna octombrie lokakuu lokakuuta oktobris spalio ekim октябрь октября окт жовтень жовтня октомври οκτωβριος οκτωβριου οκτ أكتوبر اكتوبر אוקטובר अक्टूबर',
  'november nov novembre noviembre novembro listopad listopada studeni noiembrie marraskuu marraskuuta novembris lapkricio kasim ноябрь ноября ноя листопад листопада ноември νοεμβριος νοεμβριου νοε نوفمبر נובמבר नवंबर nopember',
  'december dec dezember dez decembre diciembre dic dicembre dezembro desember des grudzien grudnia prosinec prosince prosinac decembrie joulukuu joulukuuta decembris gruodzio aralik декабрь декабря дек грудень грудня декември δεκεμβριος δεκεμβριου δεκ ديسمبر דצמבר दिसंबर desembre',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);

/** 1 to 12, or null when the word is no month; case, accents and a final dot do not matter. */
export function monthOf(word: string): number | null {
  const key = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/\.$/, '');
  return MONTHS.get(key) ?? null;
}

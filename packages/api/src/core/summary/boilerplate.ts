/**
 * Phrases of the furniture around an article (calls to subscribe, share, accept; rights and credits), as they
 * are set in a dozen languages. A short sentence that holds one says nothing about the subject.
 */
const FURNITURE = [
  'subscribe (?:to|now|today|here)|subscription(?:s)? (?:offer|required)|sign up (?:for|to|here|now)|newsletters?|follow us|follow @|like us on|share this|read more|read also|related (?:articles?|stories|links|content)|click here|scroll down|continue reading|advertisement|sponsored content|all rights reserved|terms (?:of use|and conditions)|privacy policy|cookie(?:s| policy)|log ?in|download (?:the|our) app|watch (?:the video|below|live)|see also|for confidential support|have your say|leave a comment|view comments|this (?:article|story) (?:was|has been) (?:updated|corrected|first published)|this (?:material|page) (?:may not|was)|contributed to this (?:report|story)|reporting by|editing by|e-?mail (?:us|the author)|what do you think|sorry we are not currently accepting|originally (?:appeared|published)|file (?:photo|picture)|photo(?:graph)? by|image (?:credit|source|caption|copyright)|picture:|getty images|press association images|shutterstock',
  'abonnieren|jetzt anmelden|lesen sie (?:auch|mehr)|mehr zum thema|alle rechte vorbehalten|datenschutz(?:erklärung)?|anzeige:|bildquelle|zum newsletter|folgen sie uns|kommentare anzeigen',
  'abonnez-vous|inscrivez-vous|lire aussi|à lire aussi|lire la suite|tous droits réservés|suivez-nous|partager (?:cet|sur)|politique de confidentialité|crédit photo|notre infolettre',
  'suscr[ií]bete|suscríbase|reg[ií]strate|lea también|lee también|leer más|te puede interesar|todos los derechos reservados|síguenos|política de privacidad|boletín (?:de noticias|informativo)|haz clic',
  'iscriviti|abbonati|leggi anche|tutti i diritti riservati|riproduzione riservata|seguici su|informativa sulla privacy|clicca qui|continua a leggere',
  'assine (?:já|agora|nossa)|inscreva-se|leia (?:também|mais)|todos os direitos reservados|siga-nos|política de privacidade|clique aqui|subscreva',
  'abonneer|schrijf je in|lees (?:ook|meer|verder)|alle rechten voorbehouden|volg ons|privacybeleid|klik hier',
  'prenumerera|läs (?:också|mer|även)|alla rättigheter|följ oss|tilmeld dig|læs (?:også|mere)|abonner på|les også|følg oss|følg os|tilaa (?:uutiskirje|nyt)|lue (?:myös|lisää)',
  'zapisz się|subskrybuj|czytaj (?:także|też|więcej|również)|zobacz (?:także|też|również)|wszelkie prawa zastrzeżone|přihlaste se|čtěte také|všechna práva vyhrazena',
  'подпи(?:шитесь|саться|сывайтесь)|читайте также|читать далее|все права защищены|підпи(?:шіться|сатися|суйтесь)|читайте також|усі права захищені',
  'abone ol|ayrıca okuyun|devamını oku|tüm hakları saklıdır|bizi takip edin|berlangganan|baca juga|đăng ký nhận|xem thêm',
  'اشترك|اقرأ (?:أيضا|المزيد)|جميع الحقوق محفوظة|تابعونا|הירשמו|קראו גם|כל הזכויות שמורות|सब्सक्राइब|यह भी पढ़ें|सर्वाधिकार सुरक्षित',
  String.raw`メルマガ|会員登録|続きを読む|関連記事|無断転載|点击(?:订阅|这里)|相关(?:阅读|新闻|链接)|延伸閱讀|版权所有|版權所有|扫描二维码|구독(?:하기|신청)|무단\s?전재|관련\s?기사`,
];
const FURNITURE_PATTERN = new RegExp(`(?:${FURNITURE.join('|')})`, 'iu');
/** Above this many characters a sentence that mentions, say, a newsletter is news about one. */
const MAX_FURNITURE_CHARACTERS = 160;

const STAMP =
  /^(?:published|updated|last (?:updated|modified)|posted|created|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|gepubliceerd|opublikowano|опубликовано)\b|^\d{1,2}[:.]\d{2}\b[^.!?]{0,40}[.!?]?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? \d|^(?:\||•|-)/iu;
const BYLINE =
  /^(?:by|von|par|por|di|door|av|af|autor|автор)[.:]? (?:\p{Lu}[\p{L}.'’-]+(?:,? (?:and|und|et|y|e|en|och|og|for) |[ ,]+|$)){1,8}.{0,40}$/u;
const BYLINE_START = /^(?:by|from)\.?$/iu;
const CREDIT =
  /(?:©|\(c\) ?\d{4}|copyright \d{4}|^(?:photo|image|picture|video|caption|source|foto|bild|quelle|fuente|fonte|crédit|фото)s?\s?:)/iu;
const CAPTION =
  /\((?:pictured|above|below|left|right|file photo|l|r|from left|stock image)[^)]{0,40}\)|^(?:pictured|scroll down|scene|picture(?:d)?|tribute|moving|happy|family|delighted|shocking|devastated|victim)\s?:/iu;
const CAPTION_COLON = /^[\p{L}' ’-]{3,24}:\s\p{Lu}/u;
const DATELINE =
  /^(?:\(\p{Lu}{2,10}\)\s*(?=\p{Lu})|(?:\(\p{Lu}{2,10}\)|\p{Lu}[\p{Lu}\p{M}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,25}){0,3}(?:\s?\([^)\n]{2,30}\))?|\p{Lu}[\p{L}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,20}){0,2}\s?\([^)\n]{2,30}\))\s*(?:--|—|–|-)\s+)/u;

/** Whether a sentence is furniture rather than news: a call, a credit, a byline, a time stamp. */
export function isBoilerplate(sentence: string): boolean {
  if (STAMP.test(sentence) || BYLINE.test(sentence) || BYLINE_START.test(sentence)) return true;
  return (
    sentence.length <= MAX_FURNITURE_CHARACTERS && (CREDIT.test(sentence) || FURNITURE_PATTERN.test(sentence))
  );
}

/** Whether a sentence looks like the caption of a picture; such sentences repeat the text. */
export function isCaption(sentence: string): boolean {
  return CAPTION.test(sentence) || (CAPTION_COLON.test(sentence) && sentence.length < 200);
}

/** The sentence without a leading dateline (`LONDON (Agency) -`). */
export function withoutDateline(sentence: string): string {
  return sentence.replace(DATELINE, '');
}

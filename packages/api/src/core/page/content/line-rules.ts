/** Lines that stand in articles without belonging to them, told by their wording in a dozen languages. */

/** Whole lines, compared without case, digits and punctuation. */
const LABELS = new Set(
  (
    'advertisement|advertisements|advert|ad|ads|sponsored|sponsored content|promoted|promoted content|paid post|partner content|story continues below advertisement|article continues below advertisement|' +
    'continue reading|continue reading below|continue reading the main story|story continues|story continues below|article continues below|scroll to continue|skip advertisement|loading|close|open|menu|home|search|back to top|top|print|email|share|share this|share this article|share this story|share on facebook|' +
    'share on twitter|tweet|retweet|pin it|like this|reply|report|flag|copy link|link copied|save|saved|bookmark|listen|listen to this article|listen now|play|pause|play video|watch now|video|photo|photos|image|gallery|slideshow|view gallery|' +
    'comments|comment|leave a comment|leave a reply|add a comment|post a comment|view comments|show comments|join the conversation|join the discussion|no comments|top rated comments|view all|see all|show more|load more|more|read more|learn more|see more|view more|find out more|read next|up next|next|previous|next article|previous article|' +
    'related|related articles|related stories|related content|related posts|related topics|related news|related links|related coverage|related video|related videos|recommended|recommended for you|recommended stories|recommended reading|more stories|more news|more from this author|more on this story|more on this topic|most read|most popular|most viewed|popular|popular now|trending|trending now|trending news|' +
    'trending stories|top stories|latest|latest news|latest stories|editors picks|editors pick|editors choice|dont miss|you may also like|you might also like|also read|see also|also see|whats next|around the web|from around the web|from the web|sponsored stories|sponsored links|topics|tags|tag|filed under|categories|category|keywords|topics in this article|explore further|in this article|' +
    'about the author|about the authors|author bio|subscribe|subscribe now|subscribe today|sign up|sign up now|sign in|log in|register|register now|newsletter|newsletters|follow us|follow|connect with us|contact us|support us|donate|donate now|get the app|download the app|reuse this content|request a correction|report a typo|breaking news|correction|corrections|sources|references|embed|transcript|disclosure|' +
    'the article continues below|thank you for reading|thanks for reading|photo gallery|more photos|click to tweet|click to enlarge|enlarge|expand|view image|hide caption|toggle caption|enlarge this image|caption|image credit|photo credit|credit|source|getty images|reuters|afp|associated press|ap photo|file photo|courtesy photo|stock photo|' +
    'anzeige|werbung|mehr zum thema|lesen sie auch|lesen sie mehr|auch interessant|das könnte sie auch interessieren|weitere artikel|weitere themen|zum thema|kommentare|kommentar|teilen|drucken|mehr|mehr lesen|weiterlesen|newsletter abonnieren|themen|schlagworte|startseite|artikel teilen|quelle|' +
    'publicité|publicite|à lire aussi|lire aussi|lire la suite|à lire|sur le même sujet|partager|commentaires|imprimer|articles liés|les plus lus|à voir aussi|voir aussi|abonnez vous|vidéo|inscrivez vous|la suite après la publicité|suivez nous|' +
    'publicidad|publicidade|lea también|lea tambien|te puede interesar|te recomendamos|le puede interesar|más noticias|más información|noticias relacionadas|relacionado|relacionados|relacionadas|comparte|compartir|comentarios|ver más|leer más|temas|etiquetas|más leídas|lo más leído|archivado en|suscríbete|' +
    'leia também|leia mais|veja também|saiba mais|compartilhe|compartilhar|comentários|mais lidas|notícias relacionadas|continua após a publicidade|assine|' +
    'pubblicità|leggi anche|leggi tutto|leggi di più|ti potrebbe interessare|potrebbe interessarti|condividi|commenti|articoli correlati|guarda anche|continua a leggere|argomenti|' +
    'advertentie|lees ook|lees meer|lees verder|reacties|delen|deel dit artikel|meer|gerelateerd|gerelateerde artikelen|bekijk ook|' +
    'iklan|baca juga|baca selengkapnya|bagikan|komentar|berita terkait|lihat juga|reklama|czytaj też|czytaj także|czytaj dalej|zobacz też|zobacz także|komentarze|udostępnij|čtěte také|reklam|annons|läs också|läs mer|dela|les også|annonse|læs også|lue myös|mainos|' +
    'реклама|читайте также|читать далее|комментарии|поделиться|подробнее|по теме|теги|смотрите также|читайте також|коментарі|ilgili haberler|ayrıca okuyun|yorumlar|διαβάστε επίσης|διαβάστε ακόμη|διαφήμιση|σχόλια|' +
    'اقرأ أيضا|اقرأ أيضاً|إعلان|التعليقات|شارك|מודעה|תגובות|שתפו|広告|関連記事|関連リンク|シェア|コメント|続きを読む|あわせて読みたい|おすすめ記事|廣告|广告|相關新聞|相关新闻|相关阅读|延伸閱讀|推荐阅读|分享|评论|留言|관련기사|광고|댓글|공유하기|기사제공|무단전재 및 재배포 금지'
  )
    .split('|')
    .map(labelKey),
);

/** Beginnings of short lines. */
const BEGINNINGS: readonly RegExp[] = [
  /^(?:related|read|watch|see|listen|more|also|view|check out|don'?t miss|must[- ]read|recommended|trending|further reading)(?: (?:more|now|next|also|here|on|stories?|articles?|posts?|news|links?|content|coverage|reading|roundups?|topics?|videos?|this|from|at|in|about|on [\w.]+))*\s*[:：»>|]/i,
  /^also (?:on|see|read|from) [\p{L}\d.]+/iu,
  /^(?:read|see|find|watch|view|get) (?:the )?(?:more|full|rest|all|next)\b(?! (?:than|of (?:the|a|an|his|her|their|its)))[^.]{0,60}\b(?:here|on|from|at|about|story|article|stories|coverage)\b|^(?:read|see|view) (?:the )?(?:full|rest)\b/i,
  /^(?:please )?(?:click|tap|press) (?:here|below|the|on|through|to)\b/i,
  /^(?:sign up|subscribe|register|log ?in|join us|follow (?:us|me|him|her|them|@|[\p{Lu}])|like us|like this (?:story|article)|share (?:this|your|on|it)|tweet (?:this|us)|download (?:the|our)|get (?:the|our|breaking|more|alerts|updates|news)[^.]{0,60}(?:app|newsletter|inbox|email|alerts|updates|free|go)|support (?:us|our|independent)|help us|want (?:more|to (?:read|stay|receive|get))|stay (?:up[- ]to[- ]date|informed|connected|tuned|on top)|enjoy(?:ed|ing) this|have (?:a (?:tip|story|news tip)|you got)|got a (?:tip|story|news tip)|do you have a (?:tip|story)|send (?:us|your|tips)|contact (?:us|the (?:author|writer|reporter))|e-?mail (?:us|the|him|her)|tell us|let us know|write to|find us|connect with|for more (?:news|stories|information,? (?:visit|click|contact|go|see)|from|on|of|tech|great))\b/iu,
  /^(?:photos?|images?|pictures?|pic|video|graphic|illustration|credit|photo credit|image credit|photograph|photography|foto|fotos|bild|bilder|crédito|crédit|crédits|cr[eé]dits? photo|fonte|fuente|quelle|source|sources|via|courtesy|©|\(c\)|copyright|imagen|imagem|immagine|afbeelding|beeld|zdjęcie|фото|источник|写真|图片|図|사진)\s*(?:credits?|courtesy|source|by|of|from|via|from left)?\s*[:：/|©]/iu,
  /^(?:photo|photograph|image|picture|illustration|graphic|video|foto)s? (?:by|courtesy|credit|via|from|source)\b/i,
  /^(?:©|\(c\)|copyright\b)/i,
  /^\(?(?:additional |other )?(?:reporting|report|writing|editing|compiled|edited|written|translated|reported|with reporting)\b[^.]{0,20} (?:by|from)\b/i,
  /^(?:this|the) (?:article|story|post|report|piece|document|essay|column|content|material|interview|video|transcript)(?: (?:above|below))? (?:was|is|has been|first|originally|may|appeared|originally appeared|is part of|appears)\b[^.]{0,80}(?:publish|appear|update|produced|provided|copyright|republish|correct|edited|syndicat|written by|sponsored|part of|licen[sc]e|redistribut|reproduc|translated)/i,
  /^(?:originally|first) (?:published|appeared|posted)\b/i,
  /^(?:last )?(?:updated|published|posted|modified|created|first published|last modified|aktualisiert|veröffentlicht|stand|publié|mis à jour|actualizado|publicado|atualizado|pubblicato|aggiornato|geplaatst|bijgewerkt|opublikowano|дата публикации|опубликовано|dipublikasikan)(?: (?:on|at|le|el|em|il|am|op|in|by))?\s*:?\s*(?:[\p{L}]{2,10}\.?,? )?(?:\d|[\p{L}]{3,10}\.? \d)/iu,
  /^\(?(?:leggi anche|lesen sie (?:auch|hier|mehr)|lies auch|lire aussi|à lire|a lire|voir aussi|lea también|lea además|lee también|leé también|leer también|te puede interesar|mira también|ver también|leia também|leia mais|veja também|veja mais|lees ook|lees meer|zie ook|baca juga|baca|lihat juga|simak juga|czytaj (?:też|także|również|więcej)|zobacz (?:też|także|również)|čtěte (?:také|i)|läs (?:också|mer|även)|les også|læs også|lue myös|читайте (?:также|ещё|еще)|читайте також|смотрите также|по теме|διαβάστε (?:επίσης|ακόμη|ακόμα)|ayrıca|اقرأ (?:أيضا|أيضاً|المزيد)|mehr (?:zum thema|dazu|lesen)|siehe auch|auch interessant|plus d'infos|en savoir plus|sur le même sujet|关联阅读|相关阅读|延伸閱讀|延伸阅读|関連記事|関連)\s*[:：»>|–-]?/iu,
  /^(?:tags?|topics?|filed under|categories|category|keywords|posted in|labels?|etiquetas|schlagwörter|schlagworte|mots[- ]clés|temas|argomenti|теги|метки|tagi)\s*[:：]/i,
  /^(?:(?:estimated )?reading time|time to read|tempo de leitura|tiempo de lectura|temps de lecture|lesezeit|tempo di lettura|leestijd)\b/i,
  /^\d+\s*(?:min(?:ute)?s?|minuti|minuten|minutos)\s*(?:read|de lecture|de leitura|de lectura|lesezeit)\b/i,
  /^(?:advertisement|sponsored|anzeige|publicité|publicidad|pubblicità|advertentie|реклама)\s*[-–—:|.]/i,
  /^(?:[Bb][Yy]|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]f|[Aa]v|[Oo]d)\s+[\p{Lu}][\p{L}'’.-]+(?:\s+(?:[\p{Lu}][\p{L}'’.-]*|de|van|von|der|la|le|al|bin|da|dos|and|und|et|y|e|&)){1,6}(?:\s*[,|•·–—-].{0,60})?$/u,
  /^(?:follow|see|read) .{0,50}\b(?:full|complete|continuing|ongoing) coverage\b/i,
  /^(?:https?:\/\/)?(?:www\.)?(?:twitter|facebook|instagram|linkedin|x)\.com\/\S+$/i,
  /^[\w.+-]+@[\w-]+\.[\w.]+$/,
  /^(?:citation|cite this|doi)\s*:/i,
  /^(?:view|see|show|read|load) (?:all|more|\d+)(?: [\p{L}\d]+){0,4}\s*[»>→:()\d]*$/iu,
  /^(?:note|disclaimer|disclosure|ftc|editor'?s note|editors' note)\s*:\s*(?:we|this (?:article|story|post|site|page)|the views|opinions|some|links|if you (?:buy|click))/i,
  /^(?:the )?(?:views|opinions)(?: and opinions)? expressed\b/i,
  /^(?:follow|find|reach|email|contact) [\p{L} .'’-]{2,60} (?:on|at|via) (?:twitter|facebook|instagram|linkedin|x|threads|email|@|[\w.]+@)/iu,
  /^(?:this (?:web)?site uses cookies|we use cookies|diese (?:web)?seite verwendet cookies|ce site utilise des cookies|este sitio (?:web )?utiliza cookies|questo sito utilizza)/i,
];

/** Wording anywhere in a line of at most fifty words. */
const ANYWHERE: readonly RegExp[] = [
  /\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits réservés\b|\btodos (?:los|os) (?:derechos|direitos) reservados\b|\btutti i diritti riservati\b|все права защищены|무단\s?전재|無断転載|未经授权/iu,
  /\b(?:contributed|contributing)(?: to (?:this|the) (?:report|story|article|post)| reporting)\b/i,
  /\b(?:may|can) not be (?:published|reproduced|copied|redistributed|republished)\b|\bsubject to copyright\b|\bno part may be reproduced\b/i,
  /\b(?:our|free|daily|weekly|the) (?:e-?mail )?newsletters?\b.*\b(?:inbox|sign ?up|subscrib\w*|delivered)\b|\b(?:sign ?up|subscribe)\b.*\bnewsletters?\b/i,
  /\bsubscribe to (?:our|the) [\p{L}\d ]{0,40}(?:channel|podcast|magazine|feed|newsletter)\b/iu,
  /[([](?:image|photo|picture|pic|credit|source|foto|bild|crédit|fuente|video|imagen)\s*(?:credit|by|via|courtesy)?\s*[:：/]\s*[^)\]]{2,60}[)\]]?\s*$/iu,
  /\b(?:photo|image|picture)s? (?:by|via|courtesy of|credit:)\s.{2,60}$/i,
  /[/|(]\s*(?:getty(?: images)?|reuters|afp|ap|associated press|shutterstock|istock|alamy|epa|dpa|pa wire|bloomberg|file)\s*[)|]?\.?$/i,
  /[.!?”"]\s?(?:\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2} ?)?\/?(?:reuters|getty images|getty|afp|ap|associated press|shutterstock)$/iu,
  /\bclick here (?:for|to) (?:more|subscribe|sign|register|buy|order|get|read|join|download)\b/i,
  /\b(?:ap photo|getty images|via getty|afp\/getty|\/getty|via reuters|via ap)\b.{0,40}$/i,
];

const LONGEST_BEGINNING_WORDS = 45;
const LONGEST_ANYWHERE_WORDS = 50;

export interface Line {
  readonly text: string;
  readonly words: number;
}

/** Whether the wording alone says that the line is not the article's. */
export function isBoilerplateLine({ text, words }: Line): boolean {
  if (words === 0) return text.length < 12 && !/[*_⁂\p{Emoji_Presentation}]/u.test(text);
  if (words <= 8 && LABELS.has(labelKey(text))) return true;
  const bare = text.slice(0, 600).replace(/^[^\p{L}\d(©]+/u, '');
  if (words <= LONGEST_BEGINNING_WORDS && BEGINNINGS.some((pattern) => pattern.test(bare))) return true;
  return words <= LONGEST_ANYWHERE_WORDS && ANYWHERE.some((pattern) => pattern.test(text.slice(0, 1_000)));
}

/** Headings after which an article is over. */
const TAIL_HEADING =
  /^(?:related|recommended|more (?:from|on|stories|news|in|about|articles|posts)|most (?:read|popular|viewed|commented)|you (?:may|might) (?:also )?(?:like|enjoy|be interested)|read (?:more|next|also)|see also|further reading|latest|trending|popular|comments?\b|leave a (?:reply|comment)|join the (?:conversation|discussion)|about (?:the authors?|us|[\p{Lu}])|tags?\b|topics\b|contact us|what (?:do you think|to read next)|mehr zum thema|weitere|lesen sie auch|das könnte|kommentare|zum thema|über den autor|sur le même sujet|à lire|lire aussi|commentaires|articles (?:liés|similaires)|relacionad|notas? relacionad|te puede interesar|comentarios|más (?:noticias|leíd)|leia|veja também|comentários|notícias relacionadas|articoli correlati|leggi anche|potrebbe interessar|commenti|lees ook|reacties|gerelateerd|berita terkait|baca juga|komentar|czytaj|komentarze|podobne|читайте|комментарии|похожие|по теме|関連|相关|相關|관련|댓글)/iu;

export function isTailHeading({ text, words }: Line): boolean {
  return words <= 10 && TAIL_HEADING.test(text.trim());
}

/** Calls to action glued to the end of a line. */
export function withoutGluedControls(text: string): string {
  return text.replace(/\s*(?:click to tweet|tweet this|\[read more\]|read more ?[»→>…]+)\s*$/i, '');
}

function labelKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

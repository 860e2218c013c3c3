/**
 * What networks print around a post in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Swedish and Turkish,
 * as parts of regular expressions without regard to case. English is the first reading: accents may be missing.
 */

const MONTHS_DE = 'januar|februar|märz?|mai|juni|juli|august|okt(?:ober)?|dez(?:ember)?';
const MONTHS_FR =
  'janv(?:ier)?|févr(?:ier)?|mars|avr(?:il)?|juin|juil(?:let)?|août|sept(?:embre)?|octobre|novembre|déc(?:embre)?';
const MONTHS_ES =
  'ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|septiembre|octubre|noviembre|dic(?:iembre)?';
const MONTHS_PT =
  'janeiro|fev(?:ereiro)?|março|maio|junho|julho|set(?:embro)?|out(?:ubro)?|novembro|dezembro';
const MONTHS_IT =
  'gen(?:naio)?|febbraio|aprile|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|settembre|ott(?:obre)?|dicembre';
const MONTHS_NL = 'januari|februari|maart|mrt|mei|augustus';
const MONTHS_PL =
  'stycznia|sty|lutego|lut|marca|kwietnia|kwi|maja|czerwca|cze|lipca|lip|sierpnia|sie|wrze[śs]nia|wrz|pa[źz]dziernika|pa[źz]|listopada|lis|grudnia|gru';
const MONTHS_SV = 'mars|maj|juni|juli|augusti';
const MONTHS_TR =
  'oca(?:k)?|[şs]ub(?:at)?|mart|nis(?:an)?|may[ıi]s|haz(?:iran)?|tem(?:muz)?|a[ğg]u(?:stos)?|eyl(?:[üu]l)?|eki(?:m)?|kas(?:[ıi]m)?|aral[ıi]k';

/** Names of months that English does not have. */
export const LOCAL_MONTHS = [
  MONTHS_DE,
  MONTHS_FR,
  MONTHS_ES,
  MONTHS_PT,
  MONTHS_IT,
  MONTHS_NL,
  MONTHS_PL,
  MONTHS_SV,
  MONTHS_TR,
].join('|');

const UNIT =
  'sek(?:unden?)?|std|stunden?|min(?:uten?|utes?|utos?|uti|ut[ay]?|uter)?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?|heures?|jours?|semaines?|mois|ans?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|anos?|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|uur|dag(?:en|ar)?|we(?:ek|ken)|maand(?:en)?|jaar|godz(?:in[ay]?)?|dni|dzie[ńn]|tyg(?:odni[ea]?|odnie)?|lat[a]?|tim(?:mar|me)?|veck(?:a|or)|månad(?:er)?|år|dakika|dk|saat|sa|g[üu]n|hafta|y[ıi]l|h|j|d|w|g|u|v|sem|se|godz';
/** How long ago, told by a word before or behind it or by a unit alone. */
export const LOCAL_AGO = `(?:(?:il y [aà]|vor|hace|h[áa]|f[öo]r)\\s+\\d{1,3}\\s+(?:${UNIT})\\b\\.?(?:\\s+sedan)?|\\d{1,3}\\s+(?:${UNIT})\\.?\\s+(?:geleden|fa|atr[áa]s|temu|sedan|[öo]nce)|\\d{1,3}\\s?(?:std|sem|j|dni|dias?|días?|giorni|tage?|tim|godz|tyg|sa|dk|hafta|g[üu]n|veckor|settimane|semanas?|semaines?|wochen?|dagen|weken)(?!\\p{L}{2})\\.?|\\d{1,2}\\s?[gutv]\\.?(?![\\p{L}]))`;
/** Days told by a word. */
export const LOCAL_NEAR_DAY =
  'heute|gestern|hier|ayer|ontem|ieri|gisteren|vandaag|wczoraj|dzisiaj|ig[åa]r|idag|d[üu]n|bug[üu]n';
/** Stands between a day and a clock. */
export const LOCAL_AT = 'à|às|as|um|a las?|alle(?: ore)?|om|o|kl\\.?|saat';
/** Stands behind a clock of twelve hours. */
export const LOCAL_HALF_DAY = 'nachm\\.?|vorm\\.?|[ap]\\.?\\s?m\\.?|[ef]m|ö[sö]';
/** Stands behind a shortened number: thousand or million. */
export const LOCAL_THOUSAND = 'mila|mil|tsd\\.?|tys\\.?|mln|mio\\.?|mn|tn|bin|b|k|m';

/** What is counted. */
export const LOCAL_COUNTED =
  'republica[çc][õo]es|cita[çc][õo]es|favoriten|favoris|favoritos|preferiti|favorieten|ulubion\\p{L}+|favoriter|favori|kommentare?|mal(?: (?:geteilt|angezeigt))?|lesezeichen|signets|guardados|itens salvos|bladwijzers|zak[łl]adki|yer i[şs]areti|aufrufe|zitate|antworten|follower(?::innen)?|abonnenten|gef[äa]llt mir.angaben|commentaires?|partages?|vues|citations|r[ée]ponses?|abonn[ée]s|republications?|diffusions?|j.aime|comentarios?|coment[áa]rios?|veces compartido|compartidos?|compartilhamentos?|partilhas?|visualizaciones|visualizaç[õo]es|visualizac[õo]es|citas|citaç[õo]es|respuestas|respostas|me gusta|curtidas|gostos|seguidores|suscriptores|(?:de )?inscritos|commenti|condivisioni|visualizzazioni|citazioni|risposte|mi piace|iscritti|diffusion[ei](?: post)?|segnalibri|opmerkingen|commentaren|reacties|keer gedeeld|weergaven|citaten|volgers|abonnees|vind-ik-leuks|komentarz[ye]?|udost[ęe]pnie[ńn]|wy[śs]wietle(?:nia|[ńn])|podane dalej|cytaty|polubie[ńn]|polubienia|obserwuj[ąa]cych|subskrybent[óo]w|odpowiedzi|kommentarer|delningar|visningar|citat|gilla-markeringar|bokm[äa]rken|reposter|f[öo]ljare|prenumeranter|svar|yorum|payla[şs][ıi]m|g[öo]r[üu]nt[üu]len?me|al[ıi]nt[ıi](?:lar)?|be[ğg]en(?:i|me)|yeniden (?:g[öo]nderi|yay[ıi]nlama)|takip[çc]i|abone|yan[ıi]t';
/** Those of them who follow a person or a company rather than subscribe to a channel. */
export const LOCAL_FOLLOWED =
  'follower(?::innen)?|abonn[ée]s|seguidores|volgers|obserwuj[ąa]cych|f[öo]ljare|takip[çc]i';
/** Words for those who follow an account. */
export const LOCAL_FOLLOWERS =
  'follower(?::innen)?|abonnenten|abonn[ée]s|seguidores|suscriptores|(?:de )?inscritos|iscritti|volgers|abonnees|obserwuj[ąa]cych|subskrybent[óo]w|f[öo]ljare|prenumeranter|takip[çc]i|abone';
/** What stands in place of the time of a post that was paid for. */
export const LOCAL_PAID =
  'gesponsert|anzeige|sponsoris[ée]|post sponsoris[ée]|publicidad|patrocinado|promocionado|promovido|an[úu]ncio|sponsorizzato|post sponsorizzato|annuncio|gesponsord|gepromoot|advertentie|sponsorowane|reklama|tre[śs][ćc] promowana|sponsrad|annons|marknadsf[öo]rt|sponsorlu|reklam|tan[ıi]t[ıi]lan i[çc]erik|annonce';

/** Stands behind the time of a post that was changed. */
export const LOCAL_EDITED =
  'bearbeitet|modifi[ée]|editado|modificato|bewerkt|edytowan[oey]|redigera[dt]|d[üu]zenlendi';

/** Buttons that stand behind a name. */
export const LOCAL_FOLLOW =
  'fo[li1]gen|gefolgt|suivre|suivi|seguir|siguiendo|seguindo|segui|seguiti|volgen|volgend|obserwuj|f[öo]lj|takip et|abonnieren|s.abonner|suscribirse|inscrever-se|iscriviti|abonneren|subskrybuj|prenumerera|abone ol';
/** Stands behind the name of whoever passed a post on. */
export const LOCAL_REPOSTED =
  'hat repostet|a repost[ée]|reposte[óo]|repostou|ha ripostato|heeft gerepost|poda[łl](?:\\(?a\\)?)? dalej|har repostat|yeniden g[öo]nderdi|a republi[ée] ceci|hat dies repostet|ha compartido esto|compartilhou isto';

/** Stands before the accounts that a post answers. */
export const LOCAL_REPLYING =
  'antwort an|en r[ée]ponse [àa]|en respuesta a|respondendo a|in risposta a|als antwoord op|w odpowiedzi do|svarar|yan[ıi]t olarak';

/** Who may answer, behind the time of a post. */
export const LOCAL_CAN_REPLY =
  'todos podem responder|todos pueden responder|tout le monde peut r[ée]pondre|jeder kann antworten|iedereen kan (?:reageren|antwoorden)|ka[żz]dy mo[żz]e odpowiedzie[ćc]|alla kan svara|herkes yan[ıi]tlayabilir|tutti possono rispondere';

/** What stands between a name and a feeling, an occasion or a place. */
export const LOCAL_FEELING =
  'is(?= (?:feeling|in|at|with|celebrating)|\\P{L}*$)|was (?:live|with|in|at|feeling)|shared (?:an?|his|her|their)|voelt|ist (?:in|mit|hier)|f[üu]hlt sich|se sent|est (?:à|avec)|se siente|est[áa] (?:en|con|em|com|a)|se sente|[èe] (?:con|a)|si sente|czuje si[ęe]|k[äa]nner sig|[äa]r (?:i|med)';

/** Stands behind the dots where a text is cut. */
export const LOCAL_MORE = 'mehr|plus|m[áa]s|mais|altro|meer|wi[ęe]cej|mer|devam[ıi]';

/** Labels of buttons, tabs and empty fields. */
export const LOCAL_LABELS = [
  'gefällt mir|kommentieren|kommentare?|teilen|reposten|senden|antworten|folgen|abonnieren|für dich|folge ich|mehr anzeigen|übersetzung anzeigen|alle \\d+ kommentare ansehen|deine antwort posten|(?:öffentlich )?kommentieren\\W*|kommentar (?:hinzufügen|schreiben)\\W*|sortieren nach|gesponsert|anzeige',
  'j.aime|commenter|commentaires|partager|republier|envoyer|répondre|suivre|suivi|s.abonner|pour vous|abonnements|voir plus|voir la traduction|(?:voir|afficher) les \\d+ commentaires|postez votre réponse|ajouter un commentaire\\W*|écrire un commentaire\\W*|trier par|sponsorisé',
  'me gusta|comentar|comentarios|compartir|recomendar|enviar|responder|seguir|siguiendo|suscribirse|para ti|ver más|ver traducción|ver los \\d+ comentarios|postea tu respuesta|añad(?:e|ir) un comentario\\W*|escribe un comentario\\W*|ordenar por|publicidad|patrocinado',
  'curtir|gosto|gostei|comentários|compartilhar|partilhar|seguindo|inscrever-se|para você|ver mais|ver tradução|ver todos os \\d+ comentários|postar sua resposta|adicion(?:e|ar) um comentário\\W*|escreva um comentário\\W*',
  'mi piace|commenta|commenti|condividi|consiglia|diffondi il post|invia|rispondi|segui|seguiti|iscriviti|per te|altro|mostra (?:altro|traduzione)|(?:visualizza|vedi|mostra) tutti e \\d+ i commenti|posta la tua risposta|(?:aggiungi|scrivi) un commento\\W*|ordina per|sponsorizzato',
  'traduci post|visualizza traduzione|visualizza altro|vedi altro|pi[ùu] pertinenti|persone (?:pertinenti|rilevanti)|che c.è di nuovo|chi seguire|esplora|notifiche|messaggi|segnalibri|profilo|ha ripostato|aggiungi un commento|commenti|principali|pi[ùu] recenti',
  'm[áa]s relevantes|traducir post|traducir|personas relevantes|qu[ée] est[áa] pasando|a qui[ée]n seguir|inicio|explorar|notificaciones|mensajes|guardados|perfil|m[áa]s opciones|mostrar m[áa]s|destacados|publicaciones|anuncio',
  'mais relevantes|traduzir post|pessoas relevantes|o que est[áa] acontecendo|quem seguir|p[áa]gina inicial|in[íi]cio|notificaç[õo]es|mensagens|itens salvos|mostrar mais|publicaç[õo]es|principais',
  'les plus pertinents|traduire le post|personnes pertinentes|quoi de neuf ?\\?|accueil|explorer|signets|r[ée]seau|emplois|messagerie|ajoutez un commentaire\\W*|les plus r[ée]cents|publications',
  'relevanteste zuerst|mehr ansehen|post [üu]bersetzen|relevante personen|was gibt.s neues\\W*|was passiert gerade\\W*|wem folgen\\W*|startseite|entdecken|mitteilungen|nachrichten|lesezeichen|profil|mehr|beitr[äa]ge|neueste',
  'meest relevant|post vertalen|relevante (?:mensen|personen)|wat gebeurt er\\W*|wie te volgen|startpagina|ontdekken|verkennen|meldingen|berichten|bladwijzers|profiel|nieuwste|(?:een )?(?:opmerking|reactie) toevoegen\\W*|voeg een reactie toe\\W*|reageren',
  'lubi[ęe] to\\W*|komentarz|skomentuj|udost[ęe]pnij(?: dalej)?|pole[ćc]|wy[śs]lij|odpowiedz|obserwuj|subskrybuj|dla ciebie|obserwowani|poka[żz] wi[ęe]cej|wy[śs]wietl wi[ęe]cej|zobacz t[łl]umaczenie|przet[łl]umacz wpis|zobacz wszystkie komentarze\\W*\\d*|opublikuj (?:swoj[ąa] )?odpowied[źz]|(?:dodaj|napisz) komentarz\\W*|sortuj wed[łl]ug|najtrafniejsze|najlepsze|najnowsze|odpowiednie osoby|co si[ęe] dzieje|kogo obserwowa[ćc]|g[łl][óo]wna|odkrywaj|przegl[ąa]daj|powiadomienia|wiadomo[śs]ci|zak[łl]adki|wi[ęe]cej|wpis|posty|komentarze',
  'gilla|kommentera|dela|reposta|skicka|svara|f[öo]lj|f[öo]ljer|prenumerera|f[öo]r dig|visa mer|visa [öo]vers[äa]ttning|[öo]vers[äa]tt inl[äa]gg|visa alla \\d+ kommentarer|l[äa]gg upp ditt svar|(?:l[äa]gg till|skriv) en kommentar\\W*|sortera efter|mest relevanta|popul[äa]ra|senaste|relevanta personer|vad h[äa]nder|vem du kan f[öo]lja|hem|utforska|notiser|meddelanden|bokm[äa]rken|mer|inl[äa]gg|kommentarer',
  'be[ğg]en|yorum yap|payla[şs]|yeniden yay[ıi]nla|g[öo]nder|yan[ıi]tla|takip et|abone ol|sana [öo]zel|takip edilen|daha fazla(?: g[öo]ster)?|devam[ıi]n[ıi] g[öo]r|[çc]evirisini g[öo]r|g[öo]nderiyi [çc]evir|\\d+ yorumun t[üu]m[üu]n[üu] g[öo]r|yan[ıi]t[ıi]n[ıi] g[öo]nder|yorum (?:ekle(?:yin)?|yaz)\\W*|s[ıi]ralama [öo]l[çc][üu]t[üu]|en alakal[ıi]|pop[üu]ler|en yeni|[iİ]lgili ki[şs]iler|neler oluyor\\W*|ana ?sayfa|ke[şs]fet|bildirimler|mesajlar|yer i[şs]aretleri|g[öo]nderi(?:ler)?|yorumlar',
  'leuk|vind ik leuk|opmerking plaatsen|commentaar|delen|verzenden|beantwoorden|volgen|volgend|abonneren|voor jou|meer weergeven|vertaling (?:bekijken|weergeven)|alle \\d+ (?:opmerkingen|reacties) bekijken|post je antwoord|schrijf een (?:opmerking|reactie)\\W*|sorteren op|gesponsord',
].join('|');

/** Who reacted: a name and how many others. */
export const LOCAL_OTHERS =
  '.{2,40} (?:en|und|et|y|e|i|och|ve) [\\d.,]+ (?:anderen|weiteren?|autres personnes|personas m[áa]s|outras pessoas|altri|inn\\p{L}+|andra|di[ğg]er ki[şs]i)';

/** Labels of buttons that translate. */
export const LOCAL_TRANSLATE =
  'vedi traduzione|(?:traduzir|traduire|traducir|traduci|vertalen|przet[łl]umacz|[öo]vers[äa]tt)(?: (?:para|en|depuis|al?|in|naar|na|till) .{2,20})?|(?:ins .{2,20} )?[üu]bersetzen|\\p{L}{3,15} [çc]evir';

/** The sound of a video that is its own, as one network calls it, and as others do too. */
const LOCAL_TIKTOK_SOUND =
  'originalton|son original|sonido original|som original|suono originale|origineel geluid|oryginalny d[źz]wi[ęe]k|originalljud|orijinal ses';
const LOCAL_AUDIO = 'audio d.origine|[áa]udio original|audio originale|oorspronkelijke audio';
export const LOCAL_SOUND = `${LOCAL_TIKTOK_SOUND}|${LOCAL_AUDIO}`;

const buttons = (...rows: string[][]) => rows.map((row) => row.join('.{1,12}')).join('|');

/** Rows of buttons and other words that tell a network. */
export const LOCAL_SIGNS = {
  facebookButtons: new RegExp(
    `(?:${buttons(
      ['gef[äa]llt ?mir', 'kommentieren', 'teilen'],
      ['j.aime', 'commenter', 'partager'],
      ['me ?gusta', 'comentar', '(?:compartir|enviar)'],
      ['(?:curtir|gosto)', 'comentar', '(?:compartilhar|partilhar)'],
      ['mi ?piace', 'commenta', 'condividi'],
      ['leuk', '(?:opmerking(?: plaatsen)?|reageren)', 'delen'],
      ['lubi[ęe] to!?', '(?:komentarz|skomentuj)', 'udost[ęe]pnij'],
      ['gilla', 'kommentera', 'dela'],
      ['be[ğg]en', 'yorum yap', 'payla[şs]'],
    )})(?!.*(?:senden|envoyer|invia|verzenden|wy[śs]lij|skicka|g[öo]nder))`,
    'i',
  ),
  linkedinButtons: new RegExp(
    buttons(
      ['gef[äa]llt ?mir', 'kommentieren', 'reposten', 'senden'],
      ['j.aime', 'commenter', 'republier', 'envoyer'],
      ['recomendar', 'comentar', 'compartir', 'enviar'],
      ['(?:gostei|curtir)', 'comentar', '(?:compartilhar|repostar)', 'enviar'],
      ['consiglia', 'commenta', 'diffondi il post', 'invia'],
      ['interessant', 'commentaar', 'repost\\w*', 'verzenden'],
      [
        '(?:pole[ćc]|polub)',
        '(?:skomentuj|komentarz)',
        'udost[ęe]pnij\\w*(?: (?:dalej|ponownie))?',
        'wy[śs]lij',
      ],
      ['gilla', 'kommentera', '(?:reposta|dela)', 'skicka'],
      ['be[ğg]en', 'yorum yap', '(?:yeniden yay[ıi]nla|payla[şs])', 'g[öo]nder'],
    ),
    'i',
  ),
  facebookFields:
    /escrib[ae] un comentario|[ée]cri(?:vez|re) un commentaire|kommentar schreiben|escreva um coment[áa]rio|scrivi un commento|schrijf een (?:reactie|opmerking)|napisz komentarz|skriv en kommentar|yorum yaz/i,
  mostRelevant:
    /^\W*(?:m[áa]s relevantes|relevanteste(?: zuerst)?|(?:les )?plus pertinents|mais relevantes|pi[ùu] pertinenti|meest relevant|najtrafniejsze|mest relevanta|en alakal[ıi])\W*.?\W*$/im,
  instagramPosts:
    /^\W*(?:publicaciones|publications|beitr[äa]ge|publicaç[õo]es|posty|inl[äa]gg|g[öo]nderiler)\W*$/im,
  instagramComments:
    /alle \d[\d.]{0,14} kommentare ansehen|(?:voir|afficher) les \d[\d\s]{0,14} commentaires|ver (?:los|todos os) \d[\d.]{0,14} coment[aá]rios|(?:visualizza|vedi) tutti e \d[\d.]{0,14} i commenti|alle \d[\d.]{0,14} (?:opmerkingen|reacties) bekijken|gefällt \d[\d.]{0,14} mal|gefällt .+ und weiteren|aimé par .+ et d.autres|les gusta a .+ y otras|curtido por .+ e outras|piace a .+ e altre persone|zobacz wszystkie komentarze|visa alla \d[\d\s]{0,14} kommentarer|\d+ yorumun t[üu]m[üu]n[üu] g[öo]r|\d[\d\s]{0,14} gilla-markeringar|gillas av .+ och andra|lubi[ąa] to: .+ i inni|ve di[ğg]erleri be[ğg]endi|„gef[äa]llt mir“-angaben|\d[\d.]{0,14} vind-ik-leuks|en anderen vinden dit leuk/i,
  xFields:
    /deine antwort posten|relevante personen|mal angezeigt|postez votre réponse|personnes pertinentes|postea tu respuesta|personas relevantes|postar sua resposta|pessoas relevantes|posta la tua risposta|persone rilevanti|post je antwoord|relevante mensen|personas relevantes|persone pertinenti|opublikuj (?:swoj[ąa] )?odpowied[źz]|odpowiednie osoby|l[äa]gg upp ditt svar|relevanta personer|yan[ıi]t[ıi]n[ıi] g[öo]nder|[iİ]lgili ki[şs]iler|\d{4}\W+\d[\d.,\s]{0,14}(?:[a-z]{1,3}\.?\s)?(?:vues|visualizaciones|visualiza[çc][õo]es|visualizzazioni|weergaven|wy[śs]wietlenia|visningar|g[öo]r[üu]nt[üu]lenme)|qu[ée] est[áa] pasando|o que est[áa] acontecendo|wat gebeurt er|co si[ęe] dzieje|vad h[äa]nder|neler oluyor|was gibt.s neues/i,
  xTabs:
    /(?:für dich\W+folge ich|pour vous\W+abonnements|para ti\W+siguiendo|para você\W+seguindo|per te\W+seguiti|voor jou\W+volgend|dla ciebie\W+obserwowani|f[öo]r dig\W+f[öo]ljer|sana [öo]zel\W+takip edilen)/im,
  xMenu:
    /messages[\s\S]{1,200}(?:bookmarks|signets)|nachrichten[\s\S]{1,200}lesezeichen|mensajes[\s\S]{1,200}guardados|mensagens[\s\S]{1,200}itens salvos|messaggi[\s\S]{1,200}segnalibri|berichten[\s\S]{1,200}bladwijzers|wiadomo[śs]ci[\s\S]{1,200}zak[łl]adki|meddelanden[\s\S]{1,200}bokm[äa]rken|mesajlar[\s\S]{1,200}yer i[şs]aretleri/i,
  tiktokSound: new RegExp(LOCAL_TIKTOK_SOUND, 'i'),
  audio: new RegExp(LOCAL_AUDIO, 'i'),
  tiktokComments:
    /^\W*(?:kommentare|commentaires|comentarios|coment[áa]rios|commenti|reacties|komentarze|kommentarer|yorumlar) \(\d/im,
  telegramFields:
    /kommentar hinterlassen|laisser un commentaire|deja un comentario|deixe um comentário|lascia un commento|plaats een reactie|stummschalten|sourdine|silenciar|silenzia|wycisz|sessize al/i,
  youtubeAgo:
    /@[\p{L}\p{N}_.-]{3,30}\W{0,4}\s(?:vor|il y [aà]|hace|h[áa]|f[öo]r)\s\d+|@[\p{L}\p{N}_.-]{3,30}\W{0,4}\s\d+ \p{L}+ (?:fa|geleden|atr[áa]s|temu|[öo]nce)/iu,
  youtubeFields:
    /kommentar hinzufügen|ajouter un commentaire|añad(?:e|ir) un comentario|adicion(?:e|ar) um comentário|aggiungi un commento|reactie toevoegen|sortieren nach|trier par|ordenar por|ordina per|sorteren op|sortuj wed[łl]ug|sortera efter|s[ıi]ralama [öo]l[çc][üu]t[üu]|voeg een reactie toe|ajoutez un commentaire|yorum ekleyin/i,
} as const;

/**
 * What networks print around a post in German, French, Spanish, Portuguese, Italian and Dutch, as parts of regular
 * expressions without regard to case.
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

/** Names of months that English does not have. */
export const LOCAL_MONTHS = [MONTHS_DE, MONTHS_FR, MONTHS_ES, MONTHS_PT, MONTHS_IT, MONTHS_NL].join('|');

const UNIT =
  'sek(?:unden?)?|std|stunden?|min(?:uten?|utes?|utos?|uti)?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?|heures?|jours?|semaines?|mois|ans?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|anos?|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|uur|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|h|j|d|w|sem';
/** How long ago, told by a word before or behind it or by an abbreviated unit. */
export const LOCAL_AGO = `(?:(?:il y a|vor|hace|há)\\s+\\d{1,3}\\s+(?:${UNIT})\\b\\.?|\\d{1,3}\\s+(?:${UNIT})\\.?\\s+(?:geleden|fa|atrás)|\\d{1,3}\\s?(?:std|sem|j)\\b\\.?)`;
/** Days told by a word. */
export const LOCAL_NEAR_DAY = 'heute|gestern|hier|ayer|ontem|ieri|gisteren|vandaag';
/** Stands between a day and a clock. */
export const LOCAL_AT = 'à|às|um|a las?|alle(?: ore)?|om';

/** What is counted. */
export const LOCAL_COUNTED =
  'kommentare?|mal (?:geteilt|angezeigt)|aufrufe|zitate|antworten|follower|abonnenten|commentaires?|partages?|vues|citations|réponses?|abonnés|j.aime|comentarios?|comentários?|veces compartido|compartidos?|compartilhamentos?|partilhas?|visualizaciones|visualizações|citas|respuestas|respostas|me gusta|curtidas|gostos|seguidores|suscriptores|inscritos|commenti|condivisioni|visualizzazioni|risposte|mi piace|iscritti|opmerkingen|reacties|keer gedeeld|weergaven|volgers|abonnees|vind-ik-leuks';
/** Words for those who follow an account. */
export const LOCAL_FOLLOWERS =
  'follower|abonnenten|abonnés|seguidores|suscriptores|inscritos|iscritti|volgers|abonnees';

/** Labels of buttons, tabs and empty fields. */
export const LOCAL_LABELS = [
  'gefällt mir|kommentieren|kommentare?|teilen|reposten|senden|antworten|folgen|abonnieren|für dich|folge ich|mehr anzeigen|übersetzung anzeigen|alle \\d+ kommentare ansehen|deine antwort posten|(?:öffentlich )?kommentieren\\W*|kommentar (?:hinzufügen|schreiben)\\W*|sortieren nach|gesponsert|anzeige',
  'j.aime|commenter|commentaires|partager|republier|envoyer|répondre|suivre|suivi|s.abonner|pour vous|abonnements|voir plus|voir la traduction|(?:voir|afficher) les \\d+ commentaires|postez votre réponse|ajouter un commentaire\\W*|écrire un commentaire\\W*|trier par|sponsorisé',
  'me gusta|comentar|comentarios|compartir|recomendar|enviar|responder|seguir|siguiendo|suscribirse|para ti|ver más|ver traducción|ver los \\d+ comentarios|postea tu respuesta|añad(?:e|ir) un comentario\\W*|escribe un comentario\\W*|ordenar por|publicidad|patrocinado',
  'curtir|gosto|gostei|comentários|compartilhar|partilhar|seguindo|inscrever-se|para você|ver mais|ver tradução|ver todos os \\d+ comentários|postar sua resposta|adicion(?:e|ar) um comentário\\W*|escreva um comentário\\W*',
  'mi piace|commenta|commenti|condividi|consiglia|diffondi il post|invia|rispondi|segui|seguiti|iscriviti|per te|altro|mostra (?:altro|traduzione)|(?:visualizza|vedi) tutti e \\d+ i commenti|posta la tua risposta|(?:aggiungi|scrivi) un commento\\W*|ordina per|sponsorizzato',
  'leuk|vind ik leuk|opmerking plaatsen|commentaar|delen|verzenden|beantwoorden|volgen|volgend|abonneren|voor jou|meer weergeven|vertaling (?:bekijken|weergeven)|alle \\d+ (?:opmerkingen|reacties) bekijken|post je antwoord|schrijf een (?:opmerking|reactie)\\W*|sorteren op|gesponsord',
].join('|');

const buttons = (...rows: string[][]) => rows.map((row) => row.join('.{1,12}')).join('|');

/** Rows of buttons and other words that tell a network. */
export const LOCAL_SIGNS = {
  facebookButtons: new RegExp(
    `(?:${buttons(
      ['gefällt mir', 'kommentieren', 'teilen'],
      ['j.aime', 'commenter', 'partager'],
      ['me gusta', 'comentar', 'compartir'],
      ['(?:curtir|gosto)', 'comentar', '(?:compartilhar|partilhar)'],
      ['mi piace', 'commenta', 'condividi'],
      ['leuk', 'opmerking(?: plaatsen)?', 'delen'],
    )})(?!.*(?:senden|envoyer|enviar|invia|verzenden))`,
    'i',
  ),
  linkedinButtons: new RegExp(
    buttons(
      ['gefällt mir', 'kommentieren', 'reposten', 'senden'],
      ['j.aime', 'commenter', 'republier', 'envoyer'],
      ['recomendar', 'comentar', 'compartir', 'enviar'],
      ['gostei', 'comentar', '(?:compartilhar|repostar)', 'enviar'],
      ['consiglia', 'commenta', 'diffondi il post', 'invia'],
      ['interessant', 'commentaar', 'repost\\w*', 'verzenden'],
    ),
    'i',
  ),
  instagramComments:
    /alle \d[\d.]* kommentare ansehen|(?:voir|afficher) les \d[\d\s]* commentaires|ver (?:los|todos os) \d[\d.]* coment[aá]rios|(?:visualizza|vedi) tutti e \d[\d.]* i commenti|alle \d[\d.]* (?:opmerkingen|reacties) bekijken|gefällt \d[\d.]* mal|gefällt .+ und weiteren/i,
  xFields:
    /deine antwort posten|relevante personen|mal angezeigt|postez votre réponse|personnes pertinentes|postea tu respuesta|personas relevantes|postar sua resposta|pessoas relevantes|posta la tua risposta|persone rilevanti|post je antwoord|relevante mensen/i,
  xTabs:
    /^\W*(?:für dich\W+folge ich|pour vous\W+abonnements|para ti\W+siguiendo|para você\W+seguindo|per te\W+seguiti|voor jou\W+volgend)\W*$/im,
  youtubeAgo:
    /@[\p{L}\p{N}_.-]{3,30}\W{0,4}\s(?:vor|il y a|hace|há)\s\d+|@[\p{L}\p{N}_.-]{3,30}\W{0,4}\s\d+ \p{L}+ (?:fa|geleden|atrás)/iu,
  youtubeFields:
    /kommentar hinzufügen|ajouter un commentaire|añad(?:e|ir) un comentario|adicion(?:e|ar) um comentário|aggiungi un commento|reactie toevoegen|sortieren nach|trier par|ordenar por|ordina per|sorteren op/i,
} as const;

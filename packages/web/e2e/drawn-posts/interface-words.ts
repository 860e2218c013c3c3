/** Interface texts of the drawn networks in one language. */
export interface InterfaceWords {
  /** Age of a post, with `#` as a placeholder for the number. */
  readonly ages: readonly string[];
  readonly follow: string;
  readonly followers: string;
  readonly subscribers: string;
  readonly comments: string;
  readonly shares: string;
  readonly likes: string;
  readonly votes: string;
  readonly views: string;
  readonly left: string;
  readonly edited: string;
  readonly reply: string;
  readonly more: string;
  readonly relevant: string;
  readonly field: string;
  readonly reposted: string;
  readonly search: string;
  readonly buttons: readonly (readonly string[])[];
  readonly tabs: readonly string[];
  readonly heading: string;
  readonly date: string;
}

export const INTERFACES: Readonly<Record<string, InterfaceWords>> = {
  en: {
    ages: ['#h', '#m', '#d', '# hours ago', '# days ago'],
    follow: 'Follow',
    followers: 'followers',
    subscribers: 'subscribers',
    comments: 'comments',
    shares: 'shares',
    likes: 'likes',
    votes: 'votes',
    views: 'views',
    left: '# days left',
    edited: 'Edited',
    reply: 'Reply',
    more: 'more',
    relevant: 'Most relevant',
    field: 'Add a comment…',
    reposted: 'reposted',
    search: 'Search',
    buttons: [
      ['Like', 'Comment', 'Share'],
      ['Like', 'Comment', 'Send'],
      ['Like', 'Comment', 'Repost', 'Send'],
    ],
    tabs: ['For you', 'Following'],
    heading: 'Post',
    date: '11:03 AM · Nov 20, 2026',
  },
  de: {
    ages: ['# Std.', '# Min.', '# T', 'vor # Stunden', 'vor # Tagen'],
    follow: 'Folgen',
    followers: 'Follower',
    subscribers: 'Abonnenten',
    comments: 'Kommentare',
    shares: 'Mal geteilt',
    likes: 'Gefällt mir-Angaben',
    votes: 'Stimmen',
    views: 'Aufrufe',
    left: 'noch # Tage',
    edited: 'Bearbeitet',
    reply: 'Antworten',
    more: 'mehr',
    relevant: 'Relevanteste zuerst',
    field: 'Kommentar hinzufügen …',
    reposted: 'hat repostet',
    search: 'Suchen',
    buttons: [
      ['Gefällt mir', 'Kommentieren', 'Teilen'],
      ['Gefällt mir', 'Kommentar', 'Teilen', 'Senden'],
    ],
    tabs: ['Für dich', 'Folge ich'],
    heading: 'Beitrag',
    date: '11:03 · 20. Nov. 2026',
  },
  fr: {
    ages: ['# h', '# min', '# j', 'il y a # heures', 'il y a # jours'],
    follow: 'Suivre',
    followers: 'abonnés',
    subscribers: 'abonnés',
    comments: 'commentaires',
    shares: 'partages',
    likes: 'J’aime',
    votes: 'votes',
    views: 'vues',
    left: 'encore # jours',
    edited: 'Modifié',
    reply: 'Répondre',
    more: 'plus',
    relevant: 'Les plus pertinents',
    field: 'Ajouter un commentaire…',
    reposted: 'a reposté',
    search: 'Rechercher',
    buttons: [
      ['J’aime', 'Commenter', 'Partager'],
      ['J’aime', 'Commenter', 'Republier', 'Envoyer'],
    ],
    tabs: ['Pour vous', 'Abonnements'],
    heading: 'Publication',
    date: '11:03 · 20 nov. 2026',
  },
  es: {
    ages: ['# h', '# min', '# d', 'hace # horas', 'hace # días'],
    follow: 'Seguir',
    followers: 'seguidores',
    subscribers: 'suscriptores',
    comments: 'comentarios',
    shares: 'veces compartido',
    likes: 'Me gusta',
    votes: 'votos',
    views: 'visualizaciones',
    left: 'quedan # días',
    edited: 'Editado',
    reply: 'Responder',
    more: 'más',
    relevant: 'Más relevantes',
    field: 'Añadir un comentario…',
    reposted: 'reposteó',
    search: 'Buscar',
    buttons: [
      ['Me gusta', 'Comentar', 'Compartir'],
      ['Recomendar', 'Comentar', 'Compartir', 'Enviar'],
    ],
    tabs: ['Para ti', 'Siguiendo'],
    heading: 'Publicación',
    date: '11:03 · 20 nov. 2026',
  },
  pt: {
    ages: ['# h', '# min', '# d', 'há # horas', 'há # dias', '# d atrás'],
    follow: 'Seguir',
    followers: 'seguidores',
    subscribers: 'inscritos',
    comments: 'comentários',
    shares: 'compartilhamentos',
    likes: 'curtidas',
    votes: 'votos',
    views: 'visualizações',
    left: 'faltam # dias',
    edited: 'Editado',
    reply: 'Responder',
    more: 'mais',
    relevant: 'Mais relevantes',
    field: 'Adicionar um comentário…',
    reposted: 'repostou',
    search: 'Pesquisar',
    buttons: [
      ['Curtir', 'Comentar', 'Compartilhar'],
      ['Gostei', 'Comentar', 'Compartilhar', 'Enviar'],
    ],
    tabs: ['Para você', 'Seguindo'],
    heading: 'Publicação',
    date: '11:03 · 20 de nov. de 2026',
  },
};

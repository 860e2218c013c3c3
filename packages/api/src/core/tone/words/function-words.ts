/** The closed classes of English words. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const DETERMINERS = set(
  'a an the this that these those its his her their our your my some any each every all both another such what which whose several many most two three four five six seven eight nine ten half first second third own same other',
);
export const PREPOSITIONS = set(
  'about above according across against along alongside amid among amongst around at below beneath beside between beyond by concerning for from in including inside into near of on onto opposite outside over past per regarding round through throughout to toward towards under underneath unlike until up upon via with within without than like off down',
);
/** Words that open a clause of less weight than the main one; a pair of words across one counts less. */
export const SUBORDINATORS = set(
  'as after amid amidst before since until when while whilst whereas where because although though despite once who whom whose which that if unless whether following over even so',
);
export const COORDINATORS = set('and or but yet nor plus');
export const BE_FORMS = set("be is are was were been being am isn't aren't wasn't weren't 're 's");
export const AUXILIARIES = set(
  "be is are was were been being am isn't aren't wasn't weren't has have had having hasn't haven't hadn't do does did don't doesn't didn't will would shall should can could may might must won't wouldn't shouldn't can't cannot couldn't mustn't ain't get gets got getting",
);
export const MODALS = set(
  "will would shall should can could may might must won't wouldn't shouldn't can't cannot couldn't to do does did don't doesn't didn't let lets let's please",
);
export const PRONOUNS = set(
  'i you he she it we they me him us them who everyone everybody someone somebody anyone anybody one people',
);
export const NEGATIONS = set(
  "not never n't cannot can't cant don't dont doesn't doesnt didn't didnt isn't isnt aren't arent wasn't wasnt weren't werent won't wont wouldn't wouldnt shouldn't couldn't couldnt hasn't hasnt haven't havent hadn't neither nor hardly barely scarcely rarely seldom ain't",
);
/** Words that deny the noun behind them. */
export const NO_WORDS = set('no none few zero without nobody nothing neither nil minus');
/** Words that put a noun phrase up or down, before it or as a predicate behind it. */
export const MORE_WORDS = set(
  'more higher greater bigger longer extra additional larger up record highest biggest largest longest',
);
export const LESS_WORDS = set('fewer less lower down smaller shorter lowest smallest shortest fewest');
/** Lower-case words inside names (`Bank of the West`, `Help for Heroes`). */
export const NAME_LINKS = set(
  'of the and or for de la le du da von van der den & in on a an to from with at by y el al against n vs',
);

/** Whether a capitalized word at the start of a sentence is no name for sure. */
export function opensNoName(key: string): boolean {
  return [DETERMINERS, PREPOSITIONS, PRONOUNS, NEGATIONS, SUBORDINATORS].some((words) => words.has(key));
}

/** Types of the word lists that `stop-words.ts` takes from the untyped package `stopword`. */
declare module 'stopword' {
  const lists: Readonly<Record<string, readonly string[] | undefined>>;
  export = lists;
}

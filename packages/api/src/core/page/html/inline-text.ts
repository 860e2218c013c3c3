/** Joins the text of inline elements as a browser shows it: layout separates some of them without a space in the markup. */

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that style a part of a word or sentence. They never separate words. */
const FORMATTING = set(
  'abbr acronym b bdi bdo big code dfn del em font i img ins kbd mark nobr q rb ruby s samp small strike strong tt u var wbr',
);
const LAST_WORD = /[\p{L}\p{M}\p{N}]+$/u;
const SENTENCE_END = /[.!?:;,)”’»]$/u;
const FIRST_LETTER = /^[\p{L}\p{N}]/u;
/** A label and a name, such as "by Ada". */
const LABELED_NAME = /^\p{Ll}{1,4}\s\p{Lu}/u;
const ROMAN = /^[IVXLCDM]{2,7}$/;
const READ_CHARACTERS = 40;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Collects text. Report the start and end of every inline element between texts. */
export class InlineText {
  text = '';
  /** The last characters of the text, kept apart because a slice of a long growing string is slow. */
  #end = '';
  #opened = false;
  #closed = false;
  #isTime = false;
  #script: 'sub' | 'sup' | null = null;
  #isScriptEdge = false;
  #isSpacedScript = false;
  /** Whether the last text was a single character: letters and digits one by one are parts of a word. */
  #isSingle = false;

  /** Marks the start (`isStart`) or end of an inline element. */
  edge(tag: string, isStart: boolean): void {
    if (tag === 'sub' || tag === 'sup') {
      this.#script = isStart ? tag : null;
      this.#isScriptEdge = true;
    } else if (!FORMATTING.has(tag)) {
      this.#opened ||= isStart;
      this.#closed ||= !isStart;
      this.#isTime ||= tag === 'time';
    }
  }

  add(text: string): void {
    const isBlank = /^\s*$/.test(text);
    const end = this.#end;
    const start = text.slice(0, READ_CHARACTERS);
    if (this.#isScriptEdge && !isBlank) this.#addScript(end, text, start);
    else this.#append(`${!isBlank && this.#isSeparate(end, start) ? ' ' : ''}${text}`);
    if (isBlank) return;
    this.#isSingle = text.replace(/^\P{L}/u, '').length <= 1;
    this.#reset();
  }

  /** Returns the collected text and starts anew. */
  take(): string {
    const { text } = this;
    this.text = '';
    this.#end = '';
    this.#reset();
    this.#isSpacedScript = false;
    return text;
  }

  #append(text: string): void {
    this.text += text;
    this.#end = (this.#end + text.slice(-READ_CHARACTERS)).slice(-READ_CHARACTERS);
  }

  #reset(): void {
    this.#opened = false;
    this.#closed = false;
    this.#isTime = false;
    this.#isScriptEdge = false;
  }

  /** Whether layout separates the text before an edge from the text after it. Drop caps and parts of words stay together. */
  #isSeparate(end: string, start: string): boolean {
    if (!this.#opened && !this.#closed) return false;
    const areSiblings = this.#opened && this.#closed;
    const isUpper = /^[\p{Lu}\p{Lt}]/u.test(start);
    if (areSiblings && isUpper && SENTENCE_END.test(end)) return true;
    const [word = ''] = LAST_WORD.exec(end) ?? [];
    if (word === '' || !FIRST_LETTER.test(start)) return false;
    if (this.#isTime) return true;
    if (this.#isSingle) return false;
    if (areSiblings) return isUpper || /^\d/.test(start) || (word.length > 2 && LABELED_NAME.test(start));
    return word.length > 2 && /\p{Ll}$/u.test(word) && (isUpper || /^\d/.test(start));
  }

  /** Adds the first text inside or after a raised or lowered element. Footnote marks do not become part of the word. */
  #addScript(end: string, text: string, start: string): void {
    const [word = ''] = LAST_WORD.exec(end) ?? [];
    if (this.#script === null) {
      this.#append(`${this.#isSpacedScript && word !== '' && FIRST_LETTER.test(start) ? ' ' : ''}${text}`);
      this.#isSpacedScript = false;
      return;
    }
    const isNumber = /^\d+$/.test(word);
    if (isNumber && this.#script === 'sup' && /^\s*\d+\s*$/.test(text)) {
      this.#append(text.trim().replace(/\d/g, (digit) => RAISED_DIGITS.charAt(Number(digit))));
      return;
    }
    const isPart = word.length < 3 || isNumber || (ROMAN.test(word) && /^\p{Ll}/u.test(start));
    const isFormula = this.#script === 'sub' && !/\p{Ll}$/u.test(word);
    this.#isSpacedScript = !isPart && !isFormula && FIRST_LETTER.test(start);
    this.#append(`${this.#isSpacedScript ? ' ' : ''}${text}`);
  }
}

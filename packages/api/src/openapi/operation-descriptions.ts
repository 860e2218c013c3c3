/** What each call returns and what callers must know, in one or two sentences. */
import type { ProcedurePath } from '@earshot/schema/contract';

export const OPERATION_DESCRIPTIONS: Readonly<Record<ProcedurePath, string>> = {
  'article.analyze':
    'Reads the article, counts each keyword and returns the sentences behind every number. Send `url` or `manualContent`.',
  'social.analyze':
    'Reads the post through the public interface of its platform or from a screenshot, or takes its text as pasted, and reports like an article.',
  'trending.analyzeText':
    'Groups the lines into stories and ranks the stories by heat. `session_id` exports the result as CSV later.',
  'trending.analyzeFile': 'The same as a pasted list, from a file.',
  'trending.exportCsv': 'A ranking as a table, one row per story or per line, as long as it is stored.',
  'trending.deleteRanking': 'Deletes a stored ranking at once; its CSV is gone with it.',
  'urlExpander.expand':
    'Follows the link hop by hop and returns the destination with and without tracking parameters.',
  'feeds.read':
    'Reads a feed, or the feed that a page names, once. Send the `version` of an earlier answer to get items only when they have changed.',
  'suggestions.send': 'Stores a suggestion for the operator of this server.',
  'counters.get': 'Numbers of finished analyses since the server was set up.',
  'help.search': 'Searches the learning library by words, tolerating typing errors.',
  'help.frameworks': 'Frameworks that fit all filters, and the values that the filters can take.',
  'help.framework': 'One framework with its examples, templates and sources.',
  'help.glossary': 'Terms that fit all filters, and the categories.',
  'help.playbooks': 'All playbooks with their phases and templates.',
  'help.quizzes': 'All quizzes with questions, options and explanations.',
};

/** One sentence for each group of calls. */
export const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  article: 'Reports on news articles.',
  social: 'Reports on social media posts.',
  trending: 'Rankings of headlines.',
  urlExpander: 'Destinations of shortened links.',
  feeds: 'Items of feeds.',
  suggestions: 'Ideas for the product.',
  counters: 'How often the tools are used.',
  help: 'The learning library.',
};

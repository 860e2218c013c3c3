import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'AI & Search';

export const aiSearchTerms: GlossaryTerm[] = [
  {
    term: 'Generative Engine Optimization',
    category,
    plain: 'Work that helps AI assistants and AI search find, understand and cite your information.',
    definition:
      'Making information easy for AI assistants to find, understand and cite: clear facts, good sources and coverage by others. Effects differ by model and subject, and nobody outside the AI companies controls the answers. Measure with a fixed set of prompts that you repeat, and publish your method.',
    standard:
      'AMEC’s GEO Principles (May 2026) cover three areas: upstream reputation signals, how ready content is for search and AI, and AI outputs. They ask for repeatable prompts, documented methods, stated assumptions and clear limits.',
    inEarshot: 'Earshot does not query AI models. It can analyze the articles that an answer cites.',
    mistakes: [
      'Reporting one answer to one prompt as a result.',
      'Promising a client a place in AI answers.',
    ],
    aka: ['GEO', 'AEO', 'answer engine optimization', 'AI search optimization'],
    related: ['AI Visibility', 'AI Citation', 'Search Engine Optimization', 'Earned Media', 'Share of Model'],
    confusedWith: ['search engine optimization', 'geography'],
    sources: [
      cite('amecGeo', 'The principles and the three areas'),
      cite('aggarwal', 'The paper that named the field'),
    ],
  },
  {
    term: 'AI Citation',
    category,
    plain: 'A link or named source that an AI assistant gives for what it says.',
    definition:
      'A source that an AI answer names or links to in support of a statement. Open each one: the page may not say what the answer claims, and some citations do not exist. Count the cited outlets separately from mentions of your name.',
    inEarshot:
      'Paste the cited addresses into the Article Analyzer to see what each page really says about you.',
    mistakes: ['Counting a citation without opening the page.'],
    aka: ['AI source', 'LLM citation'],
    related: ['AI Visibility', 'Hallucination', 'Generative Engine Optimization', 'Backlink'],
    confusedWith: ['mention', 'academic citation'],
    sources: [cite('amecGeo', 'Citations as part of AI outputs')],
  },
  {
    term: 'Hallucination',
    category,
    plain: 'A confident statement by an AI model that is false or has no support.',
    definition:
      'Content from a language model that is false, or that its sources do not support, but that sounds confident. Models invent quotes, dates and studies. Check every fact, name and link before you publish anything that a model helped to write. Keep a record of false statements about your organization.',
    standard: 'NIST calls it confabulation: wrong or false content that is stated with confidence.',
    mistakes: [
      'Trusting an answer because it contains a link.',
      'Asking the same model whether its answer is right.',
    ],
    aka: ['AI hallucination', 'confabulation'],
    related: ['AI Citation', 'Large Language Model', 'Misinformation', 'AI Disclosure'],
    confusedWith: ['lie', 'outdated information'],
    sources: [cite('ji', 'Survey of the problem'), cite('nist', 'The term confabulation')],
  },
  {
    term: 'Share of Model',
    category,
    plain: 'Your share of all brand mentions in AI answers to a fixed set of prompts.',
    definition:
      'Mentions of one brand in AI answers, as a share of the mentions of all brands in its category. There is no single standard: results depend on the prompts, the models, the number of runs and the brands on the list. Compare only results that were produced in the same way.',
    formula: {
      text: 'Your mentions ÷ mentions of all listed brands × 100, over all runs',
      example:
        '20 prompts × 5 runs name your brand 60 times and three rivals 140 times: 60 ÷ 200 = 30 percent.',
    },
    mistakes: ['Using prompts that contain your own brand name.', 'Running each prompt only once.'],
    aka: ['share of AI voice'],
    related: ['AI Visibility', 'Share of Voice', 'Share of Search', 'Prompt', 'Sample'],
    confusedWith: ['share of voice', 'market share'],
    sources: [
      cite('roach', 'Mentions by one or more models as a share of mentions in the category'),
      cite('amecGeo'),
    ],
  },
  {
    term: 'Share of Search',
    category,
    plain: 'Searches for your brand as a percentage of searches for all brands in the category.',
    definition:
      'Searches for one brand as a share of the searches for all brands in its category. Les Binet found that it moves with market share for cars, energy and phones, sometimes months ahead. News also drives searches. A product recall can raise the figure, so note any such events in the period.',
    formula: {
      text: 'Searches for your brand ÷ searches for all listed brands × 100',
      example: '12,000 searches for you and 48,000 for four rivals: 12,000 ÷ 60,000 = 20 percent.',
    },
    mistakes: ['Reading a spike after bad news as growing interest in the product.'],
    aka: ['SOS'],
    related: ['Share of Voice', 'Share of Model', 'Search Engine Optimization', 'Benchmark'],
    confusedWith: ['share of voice', 'search ranking'],
    sources: [cite('binet', 'The measure and its relation to market share')],
  },
  {
    term: 'Search Engine Optimization',
    category,
    plain: 'Work that helps people find a page through unpaid search results.',
    definition:
      'Making pages easy to find in unpaid search results: useful content, clear titles, fast pages and links from other sites. A newsroom page that answers real questions does more than a keyword list. Buying untagged links breaks the rules of search engines and can lower a site’s rank.',
    aka: ['SEO', 'organic search optimization'],
    related: ['Backlink', 'Domain Authority', 'Generative Engine Optimization', 'Owned Media'],
    confusedWith: ['search advertising', 'generative engine optimization'],
    sources: [cite('googleSearch', 'What search engines recommend')],
  },
  {
    term: 'Backlink',
    category,
    plain: 'A link from another site to yours.',
    definition:
      'A link from another website to yours. Search engines use links as one sign of trust, so an article that links to your study helps more than one that only names it. Ask for a link where it helps the reader. Tag paid links so that search engines know they were paid for.',
    aka: ['inbound link', 'incoming link'],
    related: ['Search Engine Optimization', 'Domain Authority', 'Earned Media', 'AI Citation'],
    confusedWith: ['internal link', 'mention without a link'],
    sources: [cite('googleSearch', 'Links as a signal, and tags for paid links')],
  },
  {
    term: 'Domain Authority',
    category,
    plain: 'A vendor’s guess at how well a website can rank in search.',
    definition:
      'A score from a software vendor for how likely a site is to rank well in search, based mostly on the links to it. The name is one vendor’s, Moz; others call theirs domain rating or authority score. Search engines do not use these scores, and each vendor computes its own. Use one vendor’s score to sort outlets, never as a measure of audience or quality.',
    aka: ['domain rating', 'authority score'],
    related: ['Backlink', 'Search Engine Optimization', 'Media Tiers', 'Reach'],
    confusedWith: ['reach', 'credibility'],
    sources: [cite('googleSearch', 'What search engines say about links and ranking')],
  },
  {
    term: 'Large Language Model',
    category,
    plain: 'Software trained on huge amounts of text to predict and write text.',
    definition:
      'A program trained on large amounts of text that writes by predicting which words come next. Assistants such as ChatGPT, Claude and Gemini are built on one. It cannot tell what is true, and its knowledge may be out of date unless it searches the web. Do not paste confidential drafts into a public one.',
    inEarshot:
      'Earshot uses no language model. Its figures come from rules and small fitted models that run on the server.',
    aka: ['LLM'],
    related: ['Prompt', 'Hallucination', 'AI Visibility', 'AI Disclosure'],
    confusedWith: ['foundation model', 'search engine', 'database of facts'],
    sources: [cite('nist', 'Risks of generative AI'), cite('ji')],
  },
  {
    term: 'Prompt',
    category,
    plain: 'The question or instruction that you give an AI model.',
    definition:
      'The text that a person gives an AI model. Small changes in wording can change the answer, and the same words can produce different answers on the same day. For measurement, write the prompts before you see any answers, keep them unchanged, and record the model, date, place and account.',
    aka: ['AI prompt'],
    related: ['Large Language Model', 'AI Visibility', 'Share of Model', 'Codebook'],
    confusedWith: ['search query'],
    sources: [cite('amecGeo', 'Repeatable prompts')],
  },
  {
    term: 'AI Disclosure',
    category,
    plain: 'Saying openly that AI helped to produce content or make a decision.',
    definition:
      'Telling people when AI played a real part in content or in a decision about them. Professional bodies ask for it, some laws require it for synthetic images and voices, and many newsrooms refuse material without it. Say what part it played and who checked the result.',
    standard:
      'The Global Alliance’s Responsible AI principles (Venice Pledge, 2025) ask for openness about the use of AI, with people accountable for the result.',
    mistakes: ['Treating a spell check and a generated quote the same way.'],
    aka: ['AI transparency', 'AI labeling'],
    related: ['Synthetic Media', 'Hallucination', 'Material Connection', 'Content Credentials'],
    confusedWith: ['copyright notice'],
    sources: [cite('globalAlliance', 'Transparency and human accountability')],
  },
  {
    term: 'Synthetic Media',
    category,
    plain: 'Pictures, voices, video or text made or changed by AI.',
    definition:
      'Images, audio, video or text that AI made or changed. Much of it is harmless, such as a dubbed training video. A deepfake shows a real person saying or doing something that never happened. Label what AI made, keep the originals, and ask people before you copy their face or voice.',
    aka: ['AI-generated media'],
    related: ['Deepfake', 'AI Disclosure', 'Content Credentials', 'Disinformation'],
    confusedWith: ['deepfake', 'photo editing'],
    sources: [cite('nist', 'Synthetic content and its risks'), cite('globalAlliance')],
  },
  {
    term: 'Content Credentials',
    category,
    plain: 'A signed record, stored in a file, of who made it and what was changed.',
    definition:
      'A signed record that travels with an image, video or sound file. It can list who made the file and how it was edited, including by AI. It uses the open C2PA standard. It shows where a file came from, not whether what it shows is true, and many platforms still remove it.',
    aka: ['C2PA'],
    related: ['Provenance', 'Synthetic Media', 'Deepfake', 'AI Disclosure'],
    confusedWith: ['watermark', 'fact check'],
    sources: [cite('c2pa', 'The specification')],
  },
  {
    term: 'Zero-Click Search',
    category,
    plain: 'A search that ends on the results page, because the answer is already there.',
    definition:
      'A search after which nobody clicks, because the results page or an AI summary already gives the answer. Visits to your site then fall even if more people read your facts. Look at how you appear in the answer, and do not judge owned media by visits alone.',
    aka: ['no-click search'],
    related: ['Search Engine Optimization', 'AI Visibility', 'Owned Media', 'Click-Through Rate'],
    confusedWith: ['bounce'],
    sources: [cite('amecGeo', 'Discovery in AI answers')],
  },
  {
    term: 'Structured Data',
    category,
    plain: 'Facts on a web page written so that machines can read them.',
    definition:
      'Facts about a page, such as headline, author, date and organization, in machine-readable form. Search engines and AI tools use it to understand the page. It must match what visitors see. Newsroom pages that use it are easier to quote correctly.',
    inEarshot:
      'The Article Analyzer reads it first when it looks for the headline, date and source of a page.',
    aka: ['schema markup'],
    related: ['Search Engine Optimization', 'Provenance', 'Owned Media'],
    confusedWith: ['spreadsheet'],
    sources: [cite('googleSearch', 'How search uses it')],
  },
].map(glossaryTerm);

import { SAMPLE_SET_NAME, type SampleSet } from '@earshot/schema/help/sample-set';
import { exercises } from '../exercises.ts';
import articles from './articles.json' with { type: 'json' };
import codebook from './codebook.json' with { type: 'json' };
import headlines from './headlines.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };

/** Every person, company and outlet in the practice data set is fictional. */
export const sampleSet: SampleSet = {
  name: SAMPLE_SET_NAME,
  license: 'CC BY 4.0',
  keywords: ['Tidewell Ferries', 'Blue Strait', 'family pass'],
  articles,
  headlines,
  posts,
  codebook,
  exercises,
};

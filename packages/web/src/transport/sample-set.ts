import { SAMPLE_SET_PATH, type SampleSet } from '@earshot/schema/help/sample-set';

export async function fetchSampleSet(): Promise<SampleSet> {
  const response = await fetch(SAMPLE_SET_PATH);
  if (!response.ok) throw new Error(`The practice data set was answered with ${response.status}.`);
  const set: SampleSet = await response.json();
  return set;
}

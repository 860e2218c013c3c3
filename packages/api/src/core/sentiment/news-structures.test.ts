import { describe, expect, it } from 'vitest';
import { toneByRules } from './tone-by-rules.ts';

const signOf = (text: string) => {
  const { value } = toneByRules(text, []).sentiment;
  return value !== null && Math.abs(value) > 0.1 ? Math.sign(value) : 0;
};

/** Each pair or group has the same words on both sides, or nearly so: the structure decides. */
describe('the tone of a headline by the rules', () => {
  it.each([
    ['a verb with its object inside', 'Storm leaves 4,000 homes in Dunmere without power', -1],
    ['a verb with its object inside', 'Merger puts 700 mill workers out of work', -1],
    ['a participle before the news', 'Nurse accused of theft acquitted', 1],
    ['the end of something bad', 'Fracking plan dead', 1],
    ['the end of something bad', 'Injury scare over: winger to start on Saturday', 1],
    ['the end of something good', 'Unbeaten run over', -1],
    ['a level that is reached', 'Inflation hits 9 percent', -1],
    ['a level that is reached', 'Profit hits 9 million', 1],
    ['something refused', 'Court refuses to jail protester', 1],
    ['something refused', 'Hotel refuses to refund guests', -1],
    ['a plan', 'Firm scraps plan to sack 300', 1],
    ['a plan', 'Firm presses ahead with plan to sack 300', -1],
    ['a ruling that stands', 'Court upholds fine against builder', -1],
    ['a discovery', 'Asbestos found in classrooms', -1],
    ['something that comes back', 'Cholera returns to county', -1],
    ['something brought back', 'Council restores library hours', 1],
    ['steep falls', 'Pound slumps after budget', -1],
    ['evils that vanish', 'Airport queues vanish', 1],
    ['permission', 'Fracking approved in reserve', -1],
    ['a day on which something begins', 'Nair becomes operations chief, effective March 1', 0],
    ['a quality', 'New vaccine effective in children', 1],
    ['an end with its time', 'Dock strike ends after nine days', 1],
    ['an end with its time', 'Ceasefire ends after nine days', -1],
    ['a warning that is lifted', 'Avalanche warning cancelled for the pass', 1],
    ['a state that is declared', 'Cholera outbreak declared over', 1],
    ['a state that is declared', 'Fears unfounded', 1],
    ['the level of a fall', 'Complaints in Tarrow fall to lowest level', 1],
    ['the level of a fall', 'Exports in Tarrow fall to lowest level', -1],
    ['the level of a fall', 'Rupee sinks to record low against dollar', -1],
    ['costs that fall', 'Childcare costs to plunge for families', 1],
    ['a participle like its verb', 'Funding cut', -1],
    ['a way out', 'Poet walks out of jail', 1],
    ['a club by its short name', 'United relegated', -1],
    ['what could have been', 'Drowning could have been prevented', -1],
    ['a conviction that falls', 'Two arson convictions quashed', 1],
    ['an evil that passes by', 'Storm misses coast', 1],
    ['an evil that passes by', 'Injured striker misses final', -1],
    ['what somebody is cleared of', 'Tribunal exonerates driver accused of speeding', 1],
  ])('%s: %s', (_, text, sign) => {
    expect(signOf(text)).toBe(sign);
  });

  it.each([
    'Inquest into two deaths to open in May',
    'Murder trial jury sworn in',
    'Documentary on prison riots airs on Thursday',
    'Anti-bullying week starts on Monday',
    'Redundancy payments: what the rules say',
    'Should fireworks be banned from parks?',
    'Profit flat at Orme Glass',
    'Company denies it plans to cut jobs',
    'United appoint coach from Leeds',
    'Trumpet goes under the hammer in Leeds',
    'Voters split down the middle on bypass',
    'Reservoir levels little changed from last week',
  ])('tells of a subject, and no news that is good or bad: %s', (text) => {
    expect(signOf(text)).toBe(0);
  });
});

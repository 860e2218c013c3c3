import type { GlossaryTerm } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

const category = 'Strategy & Messaging';

export const planningTerms: GlossaryTerm[] = [
  {
    term: 'Goal',
    category,
    plain: 'The broad result that a program is meant to help bring about.',
    definition:
      'A broad statement of what an organization wants, such as safer roads near schools. It sets a direction but does not name a number. Objectives break it down into changes that can be measured. If an objective serves no goal of the organization, ask why it is in the plan.',
    aka: ['aim'],
    related: ['Objective', 'Strategy', 'Tactic', 'SMART Objective'],
    confusedWith: ['objective'],
    sources: [cite('broom'), cite('uab', 'Goal, objective, strategy, tactic')],
  },
  {
    term: 'Strategy',
    category,
    plain: 'How you will reach an objective.',
    definition:
      'The approach that links an objective to the work: who will deliver the message, which idea it rests on and why it should succeed. “Let nurses explain it to nurses” is one. It should rule some tactics out; if every tactic fits, it does not guide the work.',
    aka: ['communication strategy'],
    related: ['Objective', 'Tactic', 'Goal', 'Theory of Change'],
    confusedWith: ['plan', 'tactic'],
    sources: [cite('broom'), cite('uab')],
  },
  {
    term: 'Tactic',
    category,
    plain: 'One concrete piece of work in a plan.',
    definition:
      'A concrete action with an owner, date and cost: a briefing, a post, a visit. It should follow from the strategy. Counting tactics shows that people were busy. To see whether they helped, look at the objective.',
    aka: ['activity', 'program action'],
    related: ['Strategy', 'Objective', 'Outputs'],
    confusedWith: ['strategy', 'objective'],
    sources: [cite('broom'), cite('uab')],
  },
  {
    term: 'Situation Analysis',
    category,
    plain: 'A summary of where you stand before you plan.',
    definition:
      'The first part of a plan: what has happened, who is affected, what they think, what helps and what stands in the way. A SWOT table sums it up. Use evidence, and mark what you only assume. Half of it should be about the world outside your organization.',
    aka: ['background analysis'],
    related: ['Formative Research', 'Stakeholder', 'Objective', 'Strategy'],
    confusedWith: ['SWOT analysis', 'stakeholder map'],
    sources: [cite('broom')],
  },
  {
    term: 'Positioning',
    category,
    plain: 'The place that you want to hold in people’s minds, compared with others.',
    definition:
      'What you want people to think of first when they compare you with others. It names a group, a difference and a reason to believe it. It is earned by what you do over years; at best, a slogan sums it up. Check it by asking your audience, not your managers.',
    aka: ['market positioning'],
    related: ['Key Message', 'Target Audience', 'Reputation Management', 'Narrative'],
    confusedWith: ['slogan', 'mission'],
    sources: [cite('broom')],
  },
  {
    term: 'Public Affairs',
    category,
    plain: 'An organization’s work with government and on public policy.',
    definition:
      'The part of communication that deals with government, regulators and public policy. It includes lobbying, which is registered and regulated in many places, as well as coalitions and consultation. Say openly whom you speak for and who pays.',
    aka: ['corporate public affairs'],
    related: ['Issues Management', 'Stakeholder', 'Astroturfing'],
    confusedWith: ['lobbying', 'government relations', 'public relations'],
    sources: [cite('broom'), cite('prsa', 'Disclosure of sponsors')],
  },
  {
    term: 'Employee Advocacy',
    category,
    plain: 'Employees speaking up for their organization in their own networks.',
    definition:
      'Employees recommending their organization, or sharing its news, by choice. It works if they can use their own words and are free to stay silent. They must say that they work there. Pressure or quotas turn it into paid promotion and cost goodwill.',
    aka: ['staff advocacy'],
    related: ['Internal Communication', 'Material Connection', 'Shared Media'],
    confusedWith: ['influencer marketing', 'whistleblowing'],
    sources: [cite('ftcEndorsements', 'Endorsements by employees')],
  },
].map(glossaryTerm);

import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const oasisCampaignFramework = {
  id: 'framework-oasis-campaign-framework',
  slug: 'oasis-campaign-framework',
  name: 'OASIS Campaign Framework',
  category: 'Strategy & Planning',
  tags: ['campaigns', 'public sector', 'behavior change'],
  description:
    'OASIS is the campaign planning guide of the UK Government Communication Service (GCS): Objectives, Audience insight, Strategy or ideas, Implementation, Scoring or evaluation. It comes from the public sector, so it asks which policy aim a campaign serves and what keeps people from acting before it asks for a creative idea.',
  whenToUse:
    'Use it when you want people to do something, such as book a checkup, recycle or apply for support, when public or donated money must be accounted for, and when several organizations have to agree on one plan. The GCS applies it to everything from no-cost press work to large behavior change campaigns.',
  whenNotToUse:
    'For a plain announcement, the full version is more than you need. It also cannot help when the service itself is broken. If a form, a fee or a missing bus is the barrier, fix that first. A campaign that sends people to a closed door costs you trust.',
  difficulty: 'intermediate',
  timeToImplement: '1-2 days',
  keyComponents: [
    'Objectives: the policy or business aim first, then communication objectives that are specific, measurable and dated, and that name the behavior to change.',
    'Audience insight: who must act, what they do today, and what stands in the way; the COM-B model sorts barriers into capability, opportunity and motivation.',
    'Strategy or ideas: the proposition that lowers the main barrier, with messages and channels that follow from it, tested on members of the audience.',
    'Implementation: partners, content, timetable and budget; check low-cost routes, such as trusted local voices, before you buy space.',
    'Scoring or evaluation: six stages, tracked from the first day: inputs, outputs, out-takes, outcomes, impact, and learning and innovation. They come from the GCS Evaluation Cycle, which has replaced Evaluation Framework 2.0.',
    'Review points: agreed dates on which the plan can be changed or stopped, so that evaluation guides the campaign while it runs.',
  ],
  structure: `O  Policy or business aim:
   Communication objective: [audience] will [behavior], from [x] to [y], by [date]

A  Who exactly?            What do they do now?
   Barriers (COM-B)  Capability: can they?   Opportunity: does their setting allow it?   Motivation: do they want to?
   Whom do they trust?     Where can we reach them?

S  Proposition in one sentence
   Main barrier it lowers
   Messages, tone, channels; result of the pretest

I  Activity, partner, date, budget, person responsible

S  Scoring

| Level    | Indicator | Baseline | Target | Source | Review date |
|----------|-----------|----------|--------|--------|-------------|
| Input    |           |          |        |        |             |
| Output   |           |          |        |        |             |
| Out-take |           |          |        |        |             |
| Outcome  |           |          |        |        |             |
| Impact   |           |          |        |        |             |
| Learning |           |          |        |        |             |`,
  steps: [
    'Ask the policy or business owner what would be different if all went well. You get: an aim in plain words.',
    'Turn the aim into one to three behavioral objectives with baselines. You get: a brief that can be scored.',
    'Study the audience through data and conversations, and sort barriers with COM-B. You get: the one barrier that the campaign will address.',
    'Develop two propositions, pretest both and keep the better one. You get: wording that people outside the office understand.',
    'Build the implementation plan, partners first and purchases last. You get: calendar, budget and approvals on two pages.',
    'Start small where you can, read the first figures and adjust. You get: a main phase that benefits from the trial.',
    'Score at each review point, publish the result and pass on what you learned. You get: an evaluation that includes failures.',
  ],
  example: {
    situation:
      'Eastmoor Council, a fictional city government, wants more tenants to test their smoke alarms. Fire department figures show that in a third of home fires the alarm did not work.',
    steps: [
      {
        title: 'Objectives',
        text: 'Aim: fewer fire injuries. Objective: the share of tenants in the 3,000 council apartments who tested their alarm in the last month rises from 22 to 45 percent by March.',
      },
      {
        title: 'Audience insight',
        text: 'In 40 interviews, people say they want to test, and most are able to. Opportunity is the barrier: the ceiling is high and there is no ladder.',
      },
      {
        title: 'Strategy',
        text: '"Use a broom handle." Building staff show it at the door. In the pretest, a poster with flames frightens people but does not get them to test, so it is dropped.',
      },
      {
        title: 'Implementation',
        text: 'Building staff add one minute to visits they make anyway. Stickers with a test day go on the broom closet. There is one radio interview and no paid advertising.',
      },
      {
        title: 'Scoring',
        text: 'After the trial in two buildings, the share is 51 percent, compared with 24 in two similar ones. The main phase starts with staff from more buildings.',
      },
    ],
    result:
      'In March, 47 percent said they had tested. The evaluation notes that people may overstate this, so the fire department will check 100 alarms in person next time.',
  },
  template: {
    title: 'Barriers by COM-B',
    columns: [
      'Barrier',
      'Kind (capability, opportunity, motivation)',
      'Evidence',
      'Can communication lower it?',
      'What else would?',
    ],
    rows: [
      ['[barrier 1]', '', '', '', ''],
      ['[barrier 2]', '', '', '', ''],
      ['[barrier 3]', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['contacts made by partners', 'share of the audience reached at least once'],
    outTakes: ['recall of the instruction', 'share that says it applies to them'],
    outcomes: ['the behavior in the objective, self-reported and observed'],
    impact: ['the policy aim, such as injuries or cost, with other causes named'],
  },
  outcomes: [
    'A campaign tied to an aim that somebody owns.',
    'Money spent on a known barrier rather than on general awareness.',
    'Results that can be compared between campaigns, because the levels are the same.',
    'Partners who know their part, because they were asked before the launch.',
  ],
  tips: [
    'If the barrier is a bad form or a high fee, say so. In that case, communication is the wrong remedy, and the honest plan is a short one.',
    'Awareness is rarely the final aim. Ask "and then they do what?" until the answer is something you could film.',
    'Name one person for each line of the implementation table. Shared responsibility is where partner campaigns stall.',
    'Pitfall: uneven effort on the two S steps. Teams spend weeks on strategy and leave scoring for the last afternoon.',
    'Pretest on phones, in noise, with tired readers. Every layout looks good on an office screen.',
  ],
  questions: [
    {
      question:
        'People are able to do it and want to do it, but do not do it. Which part of COM-B do you check?',
      answer: 'Opportunity: time, money, place, tools or other people. A poster will not lower that barrier.',
    },
    {
      question: 'What comes before the communication objective in OASIS?',
      answer: 'The policy or business aim. The objective says what communication will contribute to it.',
    },
    {
      question: 'Which GCS document should an evaluation refer to today?',
      answer: 'The GCS Evaluation Cycle, which superseded Evaluation Framework 2.0.',
    },
  ],
  sources: [
    cite('gcsOasis', 'Online guide, revised several times; the year is approximate.'),
    cite('gcsCycle', 'Supersedes Evaluation Framework 2.0 and adds learning and innovation as a stage.'),
    cite('michie', 'the source of COM-B.'),
  ],
} satisfies Framework;

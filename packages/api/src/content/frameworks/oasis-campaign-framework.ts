import type { Framework } from '@earshot/schema/help/model';

export const oasisCampaignFramework = {
  id: 'framework-oasis-campaign-framework',
  slug: 'oasis-campaign-framework',
  name: 'OASIS Campaign Framework',
  category: 'Strategy & Planning',
  tags: ['campaigns', 'public sector', 'behaviour change'],
  description:
    'OASIS is the campaign planning guide of the British government communication service: Objectives, Audience insight, Strategy or idea, Implementation, Scoring or evaluation. Coming from the public sector, it asks of every campaign which policy aim it serves and which barrier keeps people from acting, before it asks for a creative idea.',
  whenToUse:
    'Reach for it when you want people to do something, such as book a check-up, recycle or apply for support, when public or donated money must be accounted for, and when several bodies have to agree on one plan. It is heavier than needed for plain announcements.',
  difficulty: 'intermediate',
  timeToImplement: '1-2 days',
  keyComponents: [
    'Objectives: the wider policy or business aim first, then communication objectives that are specific and limited in time and say which behaviour should change.',
    'Audience insight: who must act, what they do today, and the barriers of ability, opportunity or motivation that stand in between.',
    'Strategy or idea: the proposition that removes or lowers the main barrier, the messages and channels that follow from it, tested on real members of the audience.',
    'Implementation: partners, content, timetable and budget, with low-cost routes such as trusted local voices checked before paid space.',
    'Scoring or evaluation: inputs, outputs, out-takes, outcomes and impact followed from the first day, with targets for each one.',
    'Review points: agreed dates on which the plan may be changed or ended, so that evaluation steers and does not merely conclude.',
  ],
  structure: `O  Policy or business aim:
   Communication objective: [audience] will [behaviour], from [x] to [y], by [date]

A  Who exactly?            What do they do now?
   Barriers  - can they?   - does their setting allow it?   - do they want to?
   Whom do they trust?     Where are they reached?

S  Proposition in one sentence
   Main barrier it lowers
   Messages, tone, channels; result of the pre-test

I  Activity | partner | date | budget | responsible

S  Level     Indicator     Starting value   Target   Source   Review date
   Input / Output / Out-take / Outcome / Impact`,
  steps: [
    'Ask the policy or business owner what would be different in the world if all went well. Outcome: an aim in plain words.',
    'Turn the aim into one to three behavioural objectives with starting values. Outcome: a brief that allows yes-or-no scoring.',
    'Study the audience through data and conversations and sort barriers into can, may and want. Outcome: the one barrier the campaign will work on.',
    'Develop two propositions, pre-test both and keep the better. Outcome: wording that was understood by people outside the office.',
    'Build the implementation plan with partners first and purchases last. Outcome: calendar, budget and approvals on two pages.',
    'Start small where possible, read the first figures and adjust. Outcome: a main wave that benefits from the trial.',
    'Score at each review point, publish the result and pass on the learning. Outcome: an evaluation that names failures as well.',
  ],
  outcomes: [
    'A campaign tied to a policy or business aim that somebody owns.',
    'Spending directed at a known barrier and not at general awareness.',
    'Results that can be compared between campaigns because the levels are the same.',
    'Partners who know their part and were asked before the launch.',
  ],
  tips: [
    'If the barrier is a bad form, a missing bus or a high fee, say so: communication is then the wrong remedy, and the honest plan is a short one.',
    'Awareness is rarely an end. Ask "and then they do what?" until a verb appears that could be filmed.',
    'Name a single person for each line of the implementation table, as shared responsibility is where partner campaigns stall.',
    'Pitfall: the two letters S. Teams fill in the creative one for weeks and leave the scoring one for the last afternoon.',
    'Pre-test on phones and in noise, with readers who are tired; office screens flatter every layout.',
  ],
} satisfies Framework;

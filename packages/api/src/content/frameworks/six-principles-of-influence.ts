import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const sixPrinciplesOfInfluence = {
  id: 'framework-six-principles-of-influence',
  slug: 'six-principles-of-influence',
  name: 'Six Principles of Influence',
  category: 'Stakeholders & Influence',
  tags: ['persuasion', 'psychology', 'ethics'],
  description:
    'Robert Cialdini described six shortcuts by which people decide when time or knowledge is short: reciprocity, commitment and consistency, social proof, authority, liking and scarcity. In 2016 he added a seventh, unity. Knowing them helps you make honest requests easier to accept and notice when somebody uses the same shortcuts in bad faith.',
  whenToUse:
    'Go through them when people understand a message but do not act: few sign up, few reply, few come back. They are also a checklist for invitations, fundraising appeals, pitches and internal change, and they help you recognize pressure tactics aimed at you.',
  whenNotToUse:
    'Do not rely on them when people lack information, money or access, because a shortcut cannot replace those. Do not use them on decisions that deserve slow thought, such as medical consent or debt, or on children and people under pressure. In those cases they become manipulation, and often a legal problem.',
  timeToImplement: '1 hour',
  keyComponents: [
    'Reciprocity: people like to return what they receive, so give something useful first, with no strings attached.',
    'Commitment and consistency: after a small, voluntary and public yes, people are more likely to take a further step that fits it.',
    'Social proof: when unsure, we look at what others like us do, so real and similar examples beat large totals.',
    'Authority: proven expertise carries weight, provided that the expert knows this particular subject.',
    'Liking: we agree more readily with people who are like us, listen to us and treat us well, and that cannot be faked for long.',
    'Scarcity: what is truly limited in time or number seems more valuable, and a possible loss moves us more than an equal gain.',
    'Unity: belonging to the same group, place or cause goes beyond being alike; it is the seventh principle, added later.',
  ],
  structure: `Request: who should do what, by when?

| Principle    | What is true here?      | How we show it | Ethical check        |
|--------------|-------------------------|----------------|----------------------|
| Reciprocity  | What do we give first?  |                | no debt created      |
| Consistency  | What is the small yes?  |                | freely given         |
| Social proof | Which peers did it?     |                | real, current        |
| Authority    | Who knows and says so?  |                | competent, disclosed |
| Liking       | Who is the right voice? |                | no flattery          |
| Scarcity     | What is really limited? |                | the limit is real    |
| Unity        | What do we share?       |                | excludes no one      |

Rule: use two or three. Would we still do it if the audience saw this sheet?`,
  steps: [
    'Write the request as an action with a date. You get: the one action that everything else supports.',
    'Ask five people from the audience what keeps them from doing it. You get: the hesitation you have to address.',
    'Go through the table, and enter only what is true. You get: a shortlist of honest arguments.',
    'Pick the two or three principles that answer the hesitation. You get: a message that is not overloaded.',
    'Change the text, the sender and the timing. You get: version B.',
    'Test B against the old version with part of the audience. You get: a measured difference.',
    'Check the ethics column with somebody who is not involved, and keep the version that is both honest and more effective. You get: an appeal that you can explain in public.',
  ],
  example: {
    situation:
      'Stonebridge University, a fictional school, asks alumni to mentor students. The email goes to 6,000 people, and 48 sign up.',
    steps: [
      {
        title: 'The hesitation',
        text: 'In five calls, four people say the same thing: "I would not know what to tell them, and it sounds like a lot of time."',
      },
      {
        title: 'What is true',
        text: '130 alumni already mentor, most of them for an hour a month. A former student offers to write about it. There is no real deadline, so scarcity stays empty.',
      },
      {
        title: 'Choice',
        text: 'Social proof from the same department and year, and a small first step: one 20-minute call, with a guide for it.',
      },
      {
        title: 'Test',
        text: 'Half of 2,000 addresses get the old text, half the new one. The old one brings 9 sign-ups, the new one 27.',
      },
      {
        title: 'Ethics',
        text: 'A colleague crosses out "everyone in your class is doing it." It was not true.',
      },
    ],
    result:
      'The new version went to everyone. Of those who got it, 140 made a first call, and 90 stayed for a year. The report notes that a reunion in the same month may have helped.',
  },
  template: {
    title: 'Test of two versions',
    columns: ['Version', 'Hesitation it answers', 'Principle', 'What changed', 'Sent to', 'Acted', 'Rate'],
    rows: [
      ['A (old)', '', '', '', '', '', ''],
      ['B (new)', '', '', '', '', '', ''],
    ],
  },
  measures: {
    outputs: ['messages delivered in each version'],
    outTakes: ['opens, questions and opt-outs in each version'],
    outcomes: ['share that does what was asked, by version', 'share that does it again'],
    impact: ['what the action yields over a year', 'complaints and lost trust'],
  },
  outcomes: [
    'More responses from the same audience at the same cost.',
    'A reasoned choice of messenger and moment.',
    'A team that notices manipulation, including its own.',
    'Relationships that allow a second request, because the first one was fair.',
  ],
  tips: [
    'Say "three of your neighbors have signed" only if you can name three. Invented proof becomes a news story about you.',
    'Never complain that few people take part. "Nobody votes anymore" is social proof for staying home.',
    'A countdown clock that starts again at midnight teaches visitors to distrust the next real deadline.',
    'Pitfall: an authority outside his or her field. A famous face gets attention but settles no technical question.',
    'Effects found in a laboratory are usually smaller in the field. Expect a moderate gain, and measure it instead of promising it.',
  ],
  questions: [
    {
      question: '"Only a few residents have returned the form so far." What does this sentence do?',
      answer: 'It is social proof against returning the form. Say how many have, and who they are.',
    },
    {
      question: 'Which principle came last, and how does it differ from liking?',
      answer:
        'Unity, in 2016. Liking rests on being similar or pleasant; unity on belonging to the same "we."',
    },
    {
      question: 'Your webinar has no seat limit. May the ad say "few seats left"?',
      answer:
        'No. False scarcity is deceptive, and it may break advertising law. Use a true date or another principle.',
    },
  ],
  sources: [
    cite('cialdini', 'The source of the six principles, cited by the title in common use.'),
    cite('cialdiniPreSuasion', 'The seventh principle, unity.'),
  ],
} satisfies Framework;

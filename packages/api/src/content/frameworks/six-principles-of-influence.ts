import type { Framework } from '@earshot/schema/help/model';

export const sixPrinciplesOfInfluence = {
  id: 'framework-six-principles-of-influence',
  slug: 'six-principles-of-influence',
  name: 'Six Principles of Influence',
  category: 'Stakeholders & Influence',
  tags: ['persuasion', 'psychology', 'ethics'],
  description:
    'Social psychology describes six shortcuts by which people decide when time or knowledge is short: reciprocity, commitment and consistency, social proof, authority, liking and scarcity. A seventh, unity, was added later. Whoever knows them can design honest requests that are easy to accept, and can recognise when somebody is pressing the same buttons in bad faith.',
  whenToUse:
    'Look through them when a message is understood but nothing happens: few sign up, few reply, few come back. They are also a checklist for invitations, appeals for donations, pitches and internal change, and a defence when you examine rumours or pressure campaigns.',
  timeToImplement: '1 hour',
  keyComponents: [
    'Reciprocity: people like to return what they have received, so give something useful first and without a hidden invoice.',
    'Commitment and consistency: after a small, voluntary and public yes, a further step that fits it becomes more likely.',
    'Social proof: in doubt we look at what others like us do, hence real and similar examples outweigh large totals.',
    'Authority: proven expertise lends weight, provided that the expert is competent for exactly this question.',
    'Liking: we agree more readily with people who are similar, attentive and fair to us, which cannot be faked for long.',
    'Scarcity: what is truly limited in time or number gains in value, and potential loss moves us more than equal gain.',
    'Unity: belonging to the same group, place or cause goes beyond being alike; it is the later, seventh principle.',
  ],
  structure: `Request: who shall do what by when?

Principle      What is true here?        How we show it          Ethical check
Reciprocity    What do we give first?    ...                     no debt created
Consistency    Which small yes exists?   ...                     freely given
Social proof   Who like them did it?     ...                     real, current
Authority      Who knows and says so?    ...                     competent, disclosed
Liking         Who is the right voice?   ...                     no flattery
Scarcity       What is really limited?   ...                     limit is real
Unity          What do we share?         ...                     excludes no one

Rule: use two or three. Would we still do it if the audience saw this sheet?`,
  steps: [
    'Write the request as an action with a date. Outcome: a target for the principles, which have no use without one.',
    'Ask five people from the audience what keeps them from doing it. Outcome: the hesitation you have to meet.',
    'Go through the table and enter only what is true. Outcome: a shortlist of honest arguments.',
    'Pick the two or three principles that answer the hesitation. Outcome: a design that is not overloaded.',
    'Rewrite the text, the sender and the moment accordingly. Outcome: version B.',
    'Test B against the old version with a part of the audience. Outcome: a difference in figures.',
    'Check the ethics line with somebody uninvolved and keep the better honest version. Outcome: an appeal you can explain in public.',
  ],
  outcomes: [
    'More answers from the same audience at the same cost.',
    'A reasoned choice of messenger and moment.',
    'A team that notices manipulation, including its own.',
    'Relations that bear a second request, since the first one was fair.',
  ],
  tips: [
    'Say "three of your neighbours have signed" only if you can name three; invented proof turns into a news story about you.',
    'Never complain that few take part. "Nobody votes any more" is social proof for staying at home.',
    'Countdown clocks that start again at midnight teach visitors to distrust the next real deadline.',
    'Pitfall: an authority outside its field. A famous face helps with attention, hardly with a technical question.',
    'Laboratory effects shrink in the field, so expect a moderate gain and measure it instead of promising it.',
  ],
} satisfies Framework;

import type { Framework } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const scct = {
  id: 'framework-scct',
  slug: 'scct',
  name: 'Situational Crisis Communication Theory',
  category: 'Crisis & Reputation',
  tags: ['crisis', 'reputation', 'apology', 'response strategy'],
  description:
    'SCCT is a theory about how to respond to a crisis. People ask who is to blame; the more responsibility they assign to an organization, the more accommodating the theory says its response should be. A review of 24 studies found a strong link between blame and reputation (r = -.54) and a weak one between a matched response and reputation (r = .23). Information that keeps people safe and helps them cope comes before reputation.',
  whenToUse:
    'Use it in advance, to agree on responses to the crises you are most likely to face, and on the first day, once it is clear what happened and how outsiders explain it. It is a guide for protecting reputation. It does not replace legal advice, emergency procedures or the duty to protect people.',
  whenNotToUse:
    'Do not use it to choose words while people are still in danger; at that point, only safety matters. It is weaker where no organization is clearly responsible. Many of the experiments used short texts and student samples, often in the United States. Long, political or cross-border crises call for judgment that no table can replace.',
  difficulty: 'advanced',
  timeToImplement: '2-4 hours',
  keyComponents: [
    'Instructing information: what people must do to protect themselves, such as not eating a product; it comes first in any crisis, whoever is to blame.',
    'Adjusting information: what happened, what is being done, and concern for those affected, so that they can deal with the event.',
    'Victim cluster: natural disaster, rumor, workplace violence, product tampering and other malevolence; weak responsibility and a mild threat, since the organization is a victim as well.',
    'Accidental cluster: challenges (claims that you are doing something wrong), technical-error accidents and technical-error product harm; minimal responsibility and a moderate threat, since nothing was intended.',
    'Preventable cluster: human-error accidents, human-error product harm and organizational misdeeds; strong responsibility and a severe threat.',
    'Intensifiers: a history of similar crises or a poor prior reputation, each of which moves a case up by one cluster.',
    'Primary responses: deny (attack the accuser, denial, scapegoat), diminish (excuse, justification) and rebuild (compensation, apology).',
    'Bolstering: a reminder of past good works, praise for stakeholders, or the point that the organization is a victim too; only in addition to a primary response.',
  ],
  structure: `1. SAFETY   Is anyone at risk?  -> Instructing information, now, on all channels
2. CARE     Who is affected?    -> Facts, concern, next update at [time]
3. CLUSTER  How do outsiders explain the event?

| Cluster     | Typical cases                                             | Responsibility | Usual response                                     |
|-------------|-----------------------------------------------------------|----------------|----------------------------------------------------|
| Victim      | disaster, rumor, violence, tampering                      | weak           | inform and adjust; deny a rumor that is false      |
| Accidental  | challenge, technical-error accident or product harm       | minimal        | diminish with evidence; deny an unfounded challenge |
| Preventable | human error, accepted risk, misdeed                       | strong         | rebuild: apologize, compensate, correct            |

4. HISTORY  Similar crisis before, or a poor reputation?
            Victim -> treat as accidental;  accidental -> treat as preventable
5. CHECK    Does every statement fit the chosen response? Are you denying anything that is true?
6. BOLSTER  Only now, briefly, if at all`,
  steps: [
    'Establish what is known, and whether anyone is still in danger. You get: instructing information, ready to send.',
    'Publish facts, concern and the time of the next update. You get: a first statement without speculation.',
    'Read coverage, posts and call notes for how people explain the cause, not for tone. You get: a picture of the responsibility people assign, which may differ from your own view.',
    'Place the case in a cluster, and check history and prior reputation. You get: a decision with a written reason.',
    'Choose the primary response, and clear it with legal, operations and management in one meeting. You get: one response that all speakers follow.',
    'Recall, repair, pay or investigate in public view. You get: actions that back up the words.',
    'Track each day whom people hold responsible, and move to a stronger response when new facts require it. You get: a response that keeps pace with the evidence.',
    'Review afterward, and update the crisis plan. You get: a better list of likely cases.',
  ],
  example: {
    situation:
      'Alder Ridge Resort, a fictional ski area, has to stop a chairlift. Forty guests are stuck in the cold for two hours. Nobody is injured.',
    steps: [
      {
        title: 'Safety and care',
        text: 'Guests get instructions by loudspeaker, then blankets and hot drinks. The first post gives the status and the time of the next update, but no cause.',
      },
      {
        title: 'First cluster',
        text: 'A sensor failed without warning. Outsiders call it bad luck. It looks like a technical-error accident, so it goes in the accidental cluster.',
      },
      {
        title: 'History',
        text: 'A local paper recalls that the same lift stopped a year ago. That history moves the case up one cluster, so it is treated as preventable.',
      },
      {
        title: 'Response',
        text: 'Rebuild: an apology that names the two hours and both stops, free passes, and an outside inspection of all six lifts.',
      },
      {
        title: 'What was left out',
        text: 'Marketing wanted to add "50 years of safe winters." That has to wait until the inspection is published.',
      },
    ],
    result:
      'Coverage shifted from the stop to the inspection within three days. Two lifts needed new sensors, and the resort published both findings itself.',
  },
  template: {
    title: 'Crisis register: likely cases and agreed responses',
    columns: [
      'Likely case',
      'Cluster',
      'History or reputation?',
      'Instructing information',
      'Response',
      'Approved by, date',
    ],
    rows: [
      ['Rumor about the product', 'Victim', '', '', 'Inform; deny with evidence', ''],
      ['Equipment fails', 'Accidental', '', '', 'Inform; explain; repair', ''],
      ['Known risk was accepted', 'Preventable', '', '', 'Apologize; compensate; correct', ''],
    ],
  },
  measures: {
    outputs: [
      'minutes until instructing information is out',
      'updates at the promised time',
      'corrections made',
    ],
    outTakes: ['share of those affected who got and understood the instruction'],
    outcomes: ['responsibility that people assign, by survey or coding', 'trust and intention to buy again'],
    impact: ['injuries avoided', 'claims, churn or rating after six months'],
  },
  outcomes: [
    'Those affected learn first what they need to know.',
    'A response in proportion to the responsibility people assign.',
    'Consistent statements by all speakers, with reasons on file.',
    'Less lasting damage than silence or a false denial would cause.',
  ],
  tips: [
    'Choose by the cause people perceive, but never claim anything the findings do not support.',
    'Choose one response and leave room to go further. Mixing denial with apology discredits both.',
    'A full apology for something you did not cause can raise doubts. Rebuilding is not always the safe choice.',
    'If you found the problem yourself, be the one to disclose it. Being first with bad news usually limits the harm.',
    'Pitfall: bolstering in the first statement. Past good deeds sound like an excuse while people wait for instructions.',
    'Pitfall: scapegoating and attacking the accuser. SCCT lists them as forms of denial, and they backfire when any part of the claim turns out to be true.',
  ],
  questions: [
    {
      question: 'A machine fails without warning for the first time. Which cluster, and which response?',
      answer:
        'Accidental, since it is a technical-error accident. Inform and adjust first, then explain with evidence what happened and what you changed.',
    },
    {
      question:
        'Activists claim that your sourcing is unethical. The claim is unfounded. What does SCCT call it, and what may you do?',
      answer:
        'A challenge, in the accidental cluster. A denial with evidence fits when the claim is unfounded. If it has merit, change course.',
    },
    {
      question: 'Why is bolstering never enough?',
      answer:
        'It adds goodwill but answers no question about harm or responsibility. On its own, it looks like changing the subject.',
    },
  ],
  sources: [
    cite('coombs2007'),
    cite(
      'maZhan',
      'Responsibility and reputation r = -.54; matched response and reputation r = .23; 35 investigations from 24 studies.',
    ),
    cite('coombsClusters', 'for the clusters.'),
  ],
} satisfies Framework;

import type { Framework } from '@earshot/schema/help/model';

export const scct = {
  id: 'framework-scct',
  slug: 'scct',
  name: 'Situational Crisis Communication Theory',
  category: 'Crisis & Reputation',
  tags: ['crisis', 'reputation', 'apology', 'response strategy'],
  description:
    'SCCT is a theory, tested in many experiments, of how to answer a crisis. Its core: people ask who is to blame, and the more responsibility they attribute to an organisation, the more accommodating its answer has to be. Before any matter of reputation come information that keeps people safe and information that helps them to cope.',
  whenToUse:
    'Use it in preparation, to agree on responses for the crises you are most likely to face, and in the first hours, once it is clear what happened and how outsiders explain it. It is a guide for reputation and does not replace legal advice, emergency procedures or the duty to protect people.',
  difficulty: 'advanced',
  timeToImplement: '2-4 hours',
  keyComponents: [
    'Instructing information: what people must do to protect themselves, such as stop eating the product; it is given first, in any crisis, whoever is to blame.',
    'Adjusting information: what happened, what is being done and an expression of concern, which together help those affected to deal with the event.',
    'Victim cluster: natural disaster, rumour, attack from outside or violence by others; little responsibility is attributed, and the organisation is seen as harmed as well.',
    'Accidental cluster: technical failure or an unintended breach; moderate responsibility, because the organisation did not mean it but might have prevented it.',
    'Preventable cluster: human error that care would have avoided, known risks that were accepted, or misconduct; responsibility is strong and so is the threat.',
    'Intensifiers: earlier crises of the same kind and a poor prior record move a case one cluster up.',
    'Primary responses: deny (there is no crisis, or it is not ours), diminish (excuse or justify) and rebuild (compensate or apologise), ordered by how far they accept responsibility.',
    'Bolstering: reminding of good works, thanking helpers, or pointing out that one is a victim too; only ever in addition to a primary response.',
  ],
  structure: `1. SAFETY   Is anyone at risk?  -> Instructing information, now, on all channels
2. CARE     Who is affected?    -> Facts, concern, next update at [time]
3. CLUSTER  How do outsiders explain the event?

   Cluster       Attributed responsibility   Usual response
   Victim        low                         inform; deny only a rumour that is false
   Accidental    moderate                    diminish, with evidence
   Preventable   high                        rebuild: apologise, compensate, correct

4. HISTORY  Similar crisis before, or a bad record?
            Victim -> treat as accidental;  accidental -> treat as preventable
5. CHECK    Does every statement fit the chosen line? Nothing denied that is true?
6. BOLSTER  Only now, briefly, if at all`,
  steps: [
    'Establish what is known and whether anybody is still in danger. Outcome: instructing information, ready to send.',
    'Publish facts, concern and the time of the next update. Outcome: a first statement that speculates about nothing.',
    'Read coverage, posts and calls for explanations of cause, not for tone. Outcome: a picture of attributed responsibility, which may differ from your own view.',
    'Place the case in a cluster and check history and record. Outcome: a decision with a written reason.',
    'Choose the primary response and clear it with legal, operations and management in one meeting. Outcome: a line that all speakers follow.',
    'Act visibly on it: recall, repair, pay or investigate. Outcome: deeds that support the words.',
    'Track attribution daily and move up a level if new facts require it. Outcome: a response that keeps pace with the evidence.',
    'Review after the event and update the crisis plan. Outcome: a better prepared cluster list.',
  ],
  outcomes: [
    'Those affected learn first what they need to know.',
    'A response proportionate to the responsibility that people see.',
    'Consistent statements by all speakers, with reasons on file.',
    'Less lasting damage to reputation than silence or a false denial would cause.',
  ],
  tips: [
    'Decide by the perceived cause and not by the internal finding, but never claim anything that the finding does not support.',
    'Mixing denial with apology destroys both. Choose one line and leave room to go further.',
    'Rebuild is not the safe choice for every case: a full apology for something you did not cause can create doubts where there were none.',
    'Where you found the problem yourself, tell it yourself; being first with bad news limits the harm.',
    'Pitfall: bolstering in the first statement. Past good deeds sound like an excuse while people are still waiting for instructions.',
    'Pitfall: "we take this very seriously" without an act attached; readers have learned to skip it.',
  ],
} satisfies Framework;

import type { Playbook } from '@earshot/schema/help/model';
import { cite } from '../cite.ts';

export const mediaPitching = {
  id: 'playbook-media-pitching',
  slug: 'media-pitching',
  title: 'Media Pitching That Gets Answers',
  description:
    'How to choose a dozen suitable reporters instead of a thousand addresses, find the angle that serves their readers, write a pitch of under 150 words, follow up once and learn from every pitch that gets no answer.',
  tags: ['media relations', 'pitching', 'outreach'],
  whenToUse:
    'Use it when you have news, data, access or expertise that would help a particular journalist with a particular story. Allow a week from the idea to the last follow-up. If you only need facts on the record for everyone at once, publish a release and skip the pitch. If nothing is new, wait until something is: every empty pitch makes the next good one harder to place.',
  steps: [
    'Day 1: find the story and write it as one headline.',
    'Days 1-2: read recent articles and choose twelve names or fewer.',
    'Day 3: write the pitch and have the proof ready.',
    'Day 4: send one by one, and be reachable.',
    'Day 6: follow up once, with something new.',
    'Day 7: record who answered and who did not.',
  ],
  roles: {
    title: 'RACI for a pitch',
    columns: ['Task', 'Pitch owner', 'Head of press', 'Subject expert', 'Counsel'],
    rows: [
      ['Find the angle', 'R', 'A', 'C', 'I'],
      ['Build the list', 'R', 'A', 'I', 'I'],
      ['Check the facts', 'R', 'A', 'R', 'C'],
      ['Write and send', 'R', 'A', 'C', 'I'],
      ['Give the interview', 'C', 'A', 'R', 'I'],
      ['Record and review', 'R', 'A', 'I', 'I'],
    ],
  },
  phases: [
    {
      time: 'Day 1',
      title: 'Find the story',
      actions: [
        'Write the headline that you would like to read, without your own name in it.',
        'Ask what changed, for whom, and why it matters this week. Two clear answers out of three are enough to go on.',
        'List what only you can offer: a data set, a place, a person with the experience, an early look.',
        'Look for the weak point. What would a hostile expert say? If you have no answer, change the claim.',
        'Read what has been published on the subject in the last month, so that you add to it.',
        'Say the story aloud to a colleague from another department. If the first question is "so what?", keep looking.',
      ],
      decision:
        'The head of press decides whether there is a story. "We exist" and "we are proud" are not stories.',
      result: 'One headline, three facts with sources, and an honest answer to the hardest question.',
    },
    {
      time: 'Days 1-2',
      title: 'Choose the people',
      actions: [
        'Search for the last five pieces on the subject and note who wrote them.',
        'Read the last five pieces by each of those reporters. Keep the ones who would naturally write this one.',
        'Look for their stated preferences: email or phone, days off, subjects that they no longer cover.',
        'Add one or two trade or local titles. They often run the story in more depth, and national desks read them.',
        'Check your own records: who got your last pitch, and what happened?',
        'If an AI tool suggested the names, verify each one: such lists contain people who have left and people who never existed.',
        "In Earshot: analyze a reporter's last three articles, with words from your story as keywords. You should see right away whether the beat fits.",
      ],
      decision: 'The pitch owner decides on the order and on whether one outlet gets an exclusive.',
      result: 'Twelve names or fewer, each with one line on why this story fits that person.',
      practice: {
        label: 'See how one outlet covered the family pass',
        slug: 'exercise-read-one-outlet',
        task: 'Analyze the article. Open the mentions of family pass and the tone toward Tidewell Ferries.',
        sample: 'article-05',
        expected:
          'The keyword family pass has two mentions, one in the headline and one in the text, and the tone toward Tidewell Ferries is positive. A reporter who explains prices suits a story about prices.',
      },
    },
    {
      time: 'Day 3',
      title: 'Write it',
      actions: [
        'Write a subject line of eight words or fewer that states the news.',
        'Open with the connection to their work, in half a sentence, and only if it is true.',
        'Give the news, two facts with their source, and what you can offer: person, data, images, times.',
        'If you write on behalf of a client, name the client.',
        'Ask one question that can be answered with yes or no.',
        'Cut until it is under 150 words. Put links in the text and leave attachments out.',
        "Clear the expert's calendar for two days after sending. A source on a plane cannot answer.",
      ],
      decision:
        'The expert confirms every figure. Counsel looks only at claims about safety, law, competitors or money.',
      result: 'A pitch that can be answered from a phone in one minute.',
    },
    {
      time: 'Day 4',
      title: 'Send and stay reachable',
      actions: [
        "Send to one person at a time, under your own name, early in that person's working day.",
        'If you offer an exclusive, send to one reporter only and say when the offer expires.',
        'If the material is under embargo, get the agreement before you send it.',
        'Keep a log of who received what and when, and do not send anyone the same text twice.',
        'Answer replies within thirty minutes during working hours. Reporters remember speed.',
      ],
      decision: 'The pitch owner decides what may be added for a reporter who asks for more.',
      result: 'Twelve personal emails instead of a mass mailing.',
    },
    {
      time: 'Day 6',
      title: 'Follow up once',
      actions: [
        'Write two sentences with one new thing: a fresh figure, a local angle, a second voice.',
        'Do not ask whether the first email arrived.',
        'If there is no answer, stop. You can come back with another story.',
        'After a no, say thank you and ask in one line what would have made it useful.',
      ],
      decision:
        'The pitch owner decides whether an unplaced story goes to the second list or becomes a post of your own.',
      result: 'An answer or a clean end, with the relationship intact.',
    },
    {
      time: 'Day 7',
      title: 'Learn',
      actions: [
        'Fill in the record for each contact: sent, opened a conversation, published, declined, silent.',
        'Compare what ran with your three facts. Which ones made it into the text?',
        'Note what you learned about each reporter while you still remember it.',
        'Tell the expert and the team what happened, including who did not answer.',
        'Thank the reporters who published, without asking for anything. Corrections go in a separate message.',
        'Keep only the contact data that you need, and delete what people ask you to delete.',
      ],
      decision: 'The head of press decides what changes in the next pitch: the story, the list or the text.',
      result: 'A list that gets better with every round.',
    },
  ],
  example: {
    situation:
      'Northgate Transit, a fictional bus operator, has data on 4 million rides. Marketing wants "press on our new app." The press officer looks for a story instead.',
    steps: [
      {
        title: 'The angle',
        text: 'In the data, buses on two lines fill up at 5:30 a.m. The headline becomes: "The city\'s night workers now commute before dawn." The app is not in it.',
      },
      {
        title: 'The list',
        text: 'Nine names: two city reporters, a labor reporter, a data journalist, a radio producer, three local titles and one transit trade magazine.',
      },
      {
        title: 'The offer',
        text: 'The full data set with its method, a ride-along at 5:00 a.m., and a planner who can explain it. The labor reporter gets the exclusive until Thursday.',
      },
      {
        title: 'The answer',
        text: 'She replies in two hours and asks whether the rise could come from a schedule change. The planner checks: a third of it does. The pitch is corrected before anything is printed.',
      },
      {
        title: 'The follow-up',
        text: 'After her story runs, the other eight get two sentences with the figure for their own district. Three of them publish.',
      },
    ],
    result:
      'Four stories, one radio interview, and a correction made in time. Two of the three facts appeared in every piece. The app was mentioned once. Marketing was disappointed, and the planning department got the funding debate that it had wanted for years.',
  },
  pitfalls: [
    'The big list: four hundred addresses bring fewer answers than twelve, and some recipients block you for good.',
    'False familiarity: "I loved your recent piece" followed by the wrong piece. Leave it out if you have not read it.',
    'The buried story: three paragraphs on the company come before the news. Start with what changed.',
    'Double exclusives: two reporters get the same promise. Both find out on the same morning.',
    'No proof: the figure has no method, so a careful desk has to drop it. Send a page on how it was calculated.',
    'Chasing: four reminders and a call. One follow-up is the limit.',
    'Pitching on a bad day: an election night or a disaster leaves no room. Look at the news before you send.',
    'Asking to see the text: most newsrooms refuse. Offer to check figures and quotes instead.',
    'A source without an answer: the expert says "I would have to look that up" three times. Rehearse the six questions below.',
    'Confusing copies with success: twenty sites carry the wire story, and nobody wrote a story of their own. Report both numbers.',
  ],
  template: `Subject: [the news in eight words or fewer]

Hello [name],

Your piece on [topic, date] asked [question]. We have [finding or access]
that answers part of it.

- [fact with number and source]
- [second fact with number and source]

Available: [person and role], [data and method], [images], until [date].

Would this be useful to you?

[Name, phone, hours when you can be reached]`,
  textTemplates: [
    {
      title: 'Follow-up',
      text: `Hello [name], one addition to my note from [day]: [new fact or local figure].
[Person] can talk at [two times]. If this is not for you, no reply is needed.`,
    },
    {
      title: 'Embargo request (before you send anything)',
      text: `Hello [name], on [date, time, time zone] we publish [subject in one line].
May I send it to you today under embargo until then? Please reply yes
first, and I will send it right away.`,
    },
    {
      title: 'Q&A for the expert',
      text: `What is new here?               -> [one sentence]
How do you know?                 -> [source, period, sample, method]
Who paid for it?                 -> [plain answer]
What does it not show?           -> [the main limit]
What would a critic say?         -> [the argument, then your answer]
What happens next?               -> [date or event]`,
    },
  ],
  tableTemplates: [
    {
      title: 'Pitch record',
      columns: [
        'Reporter and outlet',
        'Why this story fits',
        'Sent',
        'Answer',
        'Followed up',
        'Result',
        'Learned',
      ],
      rows: [['[name, outlet]', '', '', '', '', '', '']],
    },
    {
      title: 'Go or no go',
      columns: ['Question', 'Answer', 'Go if'],
      rows: [
        ['What changed?', '', 'it happened in the past few weeks, or nobody knew it'],
        ['Who is affected?', '', 'they are readers of the outlet'],
        ['What is the proof?', '', 'a stranger could check it'],
        ['What is exclusive to us?', '', 'there is data, access or a person'],
        ['What is the weak point?', '', 'there is an honest answer'],
      ],
    },
  ],
  sources: [
    cite('prsa', 'For honest dealings with journalists and for disclosure. The one-week routine is our own.'),
  ],
} satisfies Playbook;

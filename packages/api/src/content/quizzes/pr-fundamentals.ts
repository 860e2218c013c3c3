import type { Quiz } from '@earshot/schema/help/model';

export const prFundamentals = {
  id: 'quiz-pr-fundamentals',
  slug: 'pr-fundamentals',
  title: 'PR Fundamentals',
  description:
    'Embargo or exclusive, pitch or release, paid or earned: the basic terms and the agreements behind them, tested on situations from the first year in a press office.',
  difficulty: 'beginner',
  estimatedMinutes: 5,
  badge: 'PR Foundations',
  lastReviewed: '2026-11',
  questions: [
    {
      question: 'You email a reporter a study marked "embargoed until Monday." When is she bound by it?',
      options: [
        'Once she has opened the email',
        'Once she has agreed to the terms',
        'From the moment you send it to her',
        'Only if she has covered you before',
      ],
      answer: 1,
      explanation:
        'An embargo is an agreement between two sides. A label you put on an email is only a request.',
      optionNotes: [
        'Opening an email does not mean accepting its terms.',
        'Get a yes first, then send the material.',
        'A note that nobody agreed to binds nobody.',
        'Earlier stories do not bind her to this one.',
      ],
    },
    {
      question: 'A blogger got a free phone from you and praises it. What do FTC rules require?',
      options: [
        'A contract, since a phone has value',
        'A tax form, since the phone is income',
        'Approval, since the phone was yours',
        'Disclosure that the phone was a gift',
      ],
      answer: 3,
      explanation:
        'A free product is a material connection, and the post has to say so. Where you file it in a report is your choice.',
      optionNotes: [
        'The rule is about what readers are told, not about paperwork.',
        'Taxes may be due, but that is a separate matter.',
        'You do not control the text of a review.',
        'In the United States the FTC expects a clear disclosure of gifts.',
      ],
    },
    {
      question:
        'A language model drafts your release and adds a quote from a customer. What do you do with it?',
      options: [
        'Remove it unless she said it',
        'Keep it if the text reads well',
        'Mark the quote as AI-assisted',
        'Ask the model for its source',
      ],
      answer: 0,
      explanation:
        'A model can invent quotes, names and numbers. A quote needs a person who said it and agreed to it.',
      optionNotes: [
        'Ask her for a sentence of her own, and get her approval.',
        'Fluent wording says nothing about truth.',
        'A label does not make an invented quote honest.',
        'It may invent the source as well.',
      ],
    },
    {
      question: 'In the RACE process, what happens in the Action stage?',
      options: [
        'The team sends out its release',
        'Analysts survey the same audience again',
        'The organization decides what to do',
        'Managers count the clips by outlet',
      ],
      answer: 2,
      explanation:
        "In Marston's RACE, Action means planning and deciding. It includes what the organization itself will change.",
      optionNotes: [
        'Sending is part of Communication, the next stage.',
        'Surveys belong to Research or to Evaluation.',
        'Conduct is settled before any message is written.',
        'Counting is only the first part of Evaluation.',
      ],
    },
    {
      question:
        'A source says, "You can use this, but don\'t name me. Call me an industry executive." What is that?',
      options: ['Off the record', 'On background', 'On the record', 'Under embargo'],
      answer: 1,
      explanation: 'Background material can be published under a description that both sides agree on.',
      optionNotes: [
        'Off the record usually means that it is not for publication.',
        'Newsrooms define it differently, so agree on the wording first.',
        'On the record allows both the name and the quote.',
        'An embargo sets the time, not the attribution.',
      ],
    },
    {
      question: 'Whom does the power-interest grid tell you to manage closely?',
      options: [
        'Reporters who cover your company',
        'Supporters who share your posts',
        'People with high power and high interest',
        'Affected people who have little say',
      ],
      answer: 2,
      explanation: 'The upper right is "manage closely." Whether they support you is marked separately.',
      optionNotes: [
        'Some reporters may land there, but a beat is not power over the decision.',
        'Support and power are different questions.',
        'They can change the outcome and they want to.',
        'Low power and high interest means keep informed.',
      ],
    },
    {
      question:
        'You promise a reporter that nobody else gets a story before she runs it. What did you offer?',
      options: ['An exclusive', 'A media advisory', 'An embargo', 'A byline'],
      answer: 0,
      explanation:
        'An exclusive gives one outlet the story first. Breaking that promise costs you the relationship.',
      optionNotes: [
        'Agree on the date, and on what happens if she passes.',
        'An advisory invites media to an event.',
        'An embargo can cover many outlets at once.',
        'A byline names the author of a text.',
      ],
    },
    {
      question: 'Where does the most important fact go in a press release?',
      options: [
        'In the boilerplate at the end',
        'In the quote from the chief executive',
        'In the notes for the editor',
        'In the headline and first paragraph',
      ],
      answer: 3,
      explanation: 'Editors cut from the bottom and decide in seconds, so the news comes first.',
      optionNotes: [
        'The boilerplate describes you and is rarely read.',
        'A quote adds a view. It should not carry the news.',
        'Notes contain methods and contacts.',
        'A reader who stops there still has the story.',
      ],
    },
    {
      question: 'A reporter asks about layoffs that you cannot discuss yet. What do you say?',
      options: [
        'That you have no comment on anything',
        'That the rumor is completely untrue',
        'That she should ask your competitors',
        'That you cannot discuss it, and why',
      ],
      answer: 3,
      explanation: 'Say what you can, say why you cannot say more, and give a time if there is one.',
      optionNotes: [
        '"No comment" is often read as confirmation.',
        'A false denial ends your credibility once the facts are out.',
        'Sending her elsewhere gains you nothing.',
        'A reason, such as staff hearing it first, is an answer.',
      ],
    },
    {
      question: 'Your story ran with the wrong revenue figure. What do you do first?',
      options: [
        'Post a complaint about the outlet',
        'Send the reporter proof and ask for a fix',
        'Call the publisher and cancel the ads',
        'Wait, since corrections draw attention',
      ],
      answer: 1,
      explanation:
        'Most errors are honest. A polite note with a source usually gets a correction the same day.',
      optionNotes: [
        'A public fight makes a small mistake bigger.',
        'Name the sentence, the right figure and the source.',
        'Ads and news are separate, and pressure becomes a story.',
        'An uncorrected number gets copied by others.',
      ],
    },
  ],
} satisfies Quiz;

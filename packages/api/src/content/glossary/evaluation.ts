import type { GlossaryTerm } from '@earshot/schema/help/model';

export const evaluationTerms = [
  {
    id: 'term-baseline',
    slug: 'baseline',
    term: 'Baseline',
    category: 'Measurement & Evaluation',
    definition:
      'The value of a measure before the work began, such as the share of customers who know about a service in March. Without one, a later figure shows a level and no change. Measure it with the same questions, sources and group of people that you will use at the end.',
    aka: ['starting value', 'pre-measure'],
    related: ['Benchmark', 'Outcomes', 'SMART Objective', 'Key Performance Indicator'],
    confusedWith: ['benchmark', 'target'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-smart-objective',
    slug: 'smart-objective',
    term: 'SMART Objective',
    category: 'Measurement & Evaluation',
    definition:
      'An objective that is specific, measurable, assignable, realistic and time-related. Many later versions read the A as achievable and the R as relevant. “Raise awareness” fails the test; “raise unaided recall among nurses in Ohio from 12 to 20 percent by June” passes.',
    aka: ['SMART', 'SMART goal'],
    related: ['Objective', 'Baseline', 'Key Performance Indicator', 'Outcomes'],
    confusedWith: ['vision statement', 'task list'],
    sources: [
      {
        author: 'George T. Doran',
        title: 'There’s a S.M.A.R.T. Way to Write Management’s Goals and Objectives',
        year: 1981,
        note: 'Management Review; later versions changed some of the words',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-net-sentiment',
    slug: 'net-sentiment',
    term: 'Net Sentiment',
    category: 'Measurement & Evaluation',
    definition:
      'The share of positive items minus the share of negative items, often as a figure from -100 to 100. Vendors differ on whether neutral items count in the total, so state the formula. The same score can stand for quiet coverage or for a fierce split: show the three shares beside it.',
    aka: ['net tone', 'net sentiment score'],
    related: ['Sentiment Analysis', 'Tone', 'Share of Voice'],
    confusedWith: ['Net Promoter Score'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-inter-coder-reliability',
    slug: 'inter-coder-reliability',
    term: 'Inter-coder Reliability',
    category: 'Measurement & Evaluation',
    definition:
      'How far two or more people who code the same items separately arrive at the same codes. Plain percent agreement overstates it, because some agreement happens by chance; Krippendorff’s alpha and Cohen’s kappa correct for that. Report the figure, and how many items were coded twice.',
    aka: ['intercoder reliability', 'coder agreement'],
    related: ['Media Content Analysis', 'Sample', 'Sentiment Analysis'],
    confusedWith: ['validity'],
    sources: [
      {
        author: 'Klaus Krippendorff',
        title: 'Content Analysis: An Introduction to Its Methodology',
        year: 1980,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-ai-visibility',
    slug: 'ai-visibility',
    term: 'AI Visibility',
    category: 'Measurement & Evaluation',
    definition:
      'How often, and how accurately, AI assistants and AI search mention an organization in their answers to a fixed set of questions. There is no agreed method yet, and answers vary by model, date, place and user. Report the questions, the models, the dates and the number of repeat runs.',
    aka: ['generative AI visibility'],
    related: ['Share of Voice', 'Mention', 'Sample', 'Earned Media'],
    confusedWith: ['search ranking', 'share of voice'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-tone',
    slug: 'tone',
    term: 'Tone',
    category: 'Measurement & Evaluation',
    definition:
      'How the words of a text describe something: favorably, unfavorably or neither. In Earshot it is a value from -1 to 1, for English only, shown with the words that decided it; no such words means no value. A factual report of a recall may have a negative tone and still be fair to you.',
    aka: ['tone of coverage'],
    related: ['Sentiment Analysis', 'Net Sentiment', 'Evidence', 'Media Content Analysis'],
    confusedWith: ['tone of voice', 'opinion of the audience'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-evidence',
    slug: 'evidence',
    term: 'Evidence',
    category: 'Measurement & Evaluation',
    definition:
      'The exact sentences and positions that a figure is based on. In Earshot every mention, tone and date opens into its evidence, so that a reader can check it. A number without evidence is a claim; keep the source text or its address with every report.',
    aka: ['supporting sentences'],
    related: ['Mention', 'Provenance', 'Tone', 'Breakout'],
    confusedWith: ['proof of effect'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-prominence',
    slug: 'prominence',
    term: 'Prominence',
    category: 'Measurement & Evaluation',
    definition:
      'How visible a subject is within an item: in the headline, in the opening, in the body, or only in passing near the end. A headline mention and a name in the last paragraph are both one mention. So report where mentions appear as well as how many there are.',
    aka: ['placement'],
    related: ['Mention', 'Standfirst', 'Media Content Analysis', 'Message Pull-Through'],
    confusedWith: ['tier of the outlet', 'volume'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-theory-of-change',
    slug: 'theory-of-change',
    term: 'Theory of Change',
    category: 'Measurement & Evaluation',
    definition:
      'A written chain of reasons from activities to impact: what we do, what we expect people to take in, how they will change, and why that should lead to the result. Each link is an assumption that you can test. Drawn up before the work, it shows what has to be measured.',
    aka: ['logic of change'],
    related: ['Outputs', 'Outcomes', 'Impact', 'Objective'],
    confusedWith: ['activity plan'],
    sources: [
      {
        author: 'Carol H. Weiss',
        title: 'Nothing as Practical as Good Theory',
        year: 1995,
        note: 'on theory-based evaluation of community programs',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-attribution',
    slug: 'attribution',
    term: 'Attribution',
    category: 'Measurement & Evaluation',
    definition:
      'Saying which cause produced a result. It requires a comparison, such as an experiment or a region without the campaign. Where several causes work together, communication can rarely claim more than a contribution; say so, and list the other causes that you considered.',
    aka: ['causal attribution'],
    related: ['Impact', 'Outcomes', 'Theory of Change', 'Baseline'],
    confusedWith: ['contribution', 'quoting a source'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-engagement-rate',
    slug: 'engagement-rate',
    term: 'Engagement Rate',
    category: 'Measurement & Evaluation',
    definition:
      'Reactions, comments, shares and clicks divided by followers, by reach or by impressions. Each choice gives a different result, so name the divisor, and compare only rates that use the same one. The rate says how many reacted, not whether they approved.',
    aka: ['engagement ratio'],
    related: ['Out-takes', 'Impressions', 'Reach', 'Net Sentiment'],
    confusedWith: ['approval', 'conversion rate'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-sample',
    slug: 'sample',
    term: 'Sample',
    category: 'Measurement & Evaluation',
    definition:
      'The part of all items or people that you actually examine. It represents the whole only if it was chosen without bias, for example at random. Report how it was drawn and how large it is. A hundred items chosen by hand prove nothing about the rest.',
    aka: ['sampling'],
    related: ['Inter-coder Reliability', 'Media Content Analysis', 'Social Listening'],
    confusedWith: ['full coverage', 'convenience list'],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];

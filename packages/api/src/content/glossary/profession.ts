import { cite } from '../cite.ts';
import { glossaryTerm } from './glossary-term.ts';

export const professionTerms = [
  glossaryTerm({
    term: 'Public Relations',
    category: 'Strategy & Messaging',
    plain: 'The work of building good relationships between an organization and the people it depends on.',
    definition:
      'Planned work to build good relations between an organization and its publics. You inform the press, staff, neighbors and officials. You also listen, and tell leaders what they should change. Advertising buys space and marketing sells products; public relations builds trust over time.',
    standard:
      'PRSA (2012) calls it a strategic communication process that builds relationships that benefit both sides.',
    aka: ['PR'],
    related: ['Publics', 'Earned Media', 'Public Affairs', 'Internal Communication', 'Code of Ethics'],
    confusedWith: ['advertising', 'publicity', 'press office'],
    sources: [cite('prsaDefinition', 'The definition of 2012'), cite('broom')],
  }),
  glossaryTerm({
    term: 'Publics',
    category: 'Strategy & Messaging',
    plain: 'Groups of people who face the same issue and may act on it together.',
    definition:
      'Groups that an issue ties to an organization, such as parents near a planned road. A public forms around a problem, while an audience is a group that you choose. Grunig sorts publics by how active they are: latent, aware or active. Name them one by one; there is no “general public.”',
    aka: ['public'],
    related: ['Situational Theory of Publics', 'Stakeholder', 'Target Audience'],
    confusedWith: ['audience', 'stakeholder', 'market segment'],
    sources: [cite('grunigHunt', 'Latent, aware and active publics')],
  }),
  glossaryTerm({
    term: 'Persona',
    category: 'Strategy & Messaging',
    plain: 'A made-up person who stands for one part of an audience.',
    definition:
      'A short portrait of an invented person who represents one segment: what she does all day, what she needs, whom she trusts, what stops her. It helps a team write for someone. Base it on interviews and data; otherwise it only shows what the team already believes.',
    aka: ['audience persona', 'buyer persona'],
    related: ['Audience Segmentation', 'Target Audience', 'Formative Research'],
    confusedWith: ['spokesperson', 'target audience'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Brand',
    category: 'Strategy & Messaging',
    plain: 'A name or symbol, together with what people associate with it.',
    definition:
      'The name, symbol or design that sets a product apart, and everything people associate with it. The owner can design the logo, but what people think of when they see it comes from their experience. A brand is about a product and its customers; reputation is how all stakeholders judge the organization.',
    aka: [],
    related: ['Brand Awareness', 'Positioning', 'Reputation Management', 'Brand Lift'],
    confusedWith: ['logo', 'reputation'],
    sources: [cite('broom'), cite('fombrun', 'How a reputation differs')],
  }),
  glossaryTerm({
    term: 'Brand Ambassador',
    category: 'Media Relations',
    plain: 'A person who represents a brand over an extended period, usually for pay.',
    definition:
      'Someone who speaks for a brand over months or years: an athlete, a customer or an employee. The role is usually paid or rewarded, so each post has to disclose it. Agree in writing on topics, limits and what happens if either side gets into trouble.',
    aka: ['ambassador program'],
    related: ['Influencer', 'Material Connection', 'Employee Advocacy'],
    confusedWith: ['influencer', 'spokesperson'],
    sources: [cite('ftcEndorsements', 'Paid endorsers must disclose the tie')],
  }),
  glossaryTerm({
    term: 'Investor Relations',
    category: 'Strategy & Messaging',
    plain: 'Informing shareholders, analysts and the market about a company.',
    definition:
      'The part of communication that deals with shareholders, analysts and lenders. The law governs what a public company must say, and when: facts that could move the stock price have to reach everyone at the same time. So first clear every statement with the people in charge of disclosure.',
    aka: ['IR', 'financial communication'],
    related: ['Stakeholder', 'Public Affairs', 'Internal Communication'],
    confusedWith: ['public relations for a product', 'financial advertising'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Community Relations',
    category: 'Strategy & Messaging',
    plain: 'An organization’s work with the people who live and work nearby.',
    definition:
      'Contact with neighbors, schools, clubs and local officials around a site. It starts with what the neighbors notice: noise, traffic, jobs. Visits and open houses work better if they begin before there is a dispute. A donation is no substitute for answering a complaint.',
    aka: ['neighbor relations', 'community engagement'],
    related: ['Stakeholder', 'Corporate Social Responsibility', 'Issues Management'],
    confusedWith: ['community management on social media', 'charity'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Integrated Marketing Communication',
    category: 'Strategy & Messaging',
    plain: 'Planning advertising, PR, sales promotion and social media as one program.',
    definition:
      'Planning all marketing messages together, so that they say the same thing and support one another. For example, an ad, a news story, a store sign and a post make the same promise. The plan starts from what customers see, not from departments. It covers customers; other publics need a plan of their own.',
    aka: ['IMC'],
    related: ['Paid Media', 'Owned Media', 'Call to Action'],
    confusedWith: ['public relations', 'PESO model'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'Town Hall Meeting',
    category: 'Strategy & Messaging',
    plain: 'An open meeting in which leaders answer questions from employees or residents.',
    definition:
      'A meeting at which leaders report briefly and then take questions from everyone, in a room or online. Leave at least half of the time for questions, and allow anonymous ones. Publish the answers, including those that had to wait, within a few days.',
    aka: ['town hall', 'all-hands meeting'],
    related: ['Internal Communication', 'Dialogic Communication', 'Spokesperson'],
    confusedWith: ['news conference', 'webinar'],
    sources: [cite('broom')],
  }),
  glossaryTerm({
    term: 'PESTLE Analysis',
    category: 'Strategy & Messaging',
    plain: 'A checklist of six kinds of outside forces that can help or hurt a plan.',
    definition:
      'A list of what goes on outside an organization, in six groups. The letters stand for political, economic, social, technological, legal and environmental. The shorter PEST has four. Add a source to each point, and keep only those that would change what you do.',
    aka: ['PEST analysis', 'PEST'],
    related: ['Situation Analysis', 'Issues Management', 'Stakeholder'],
    confusedWith: ['SWOT analysis'],
    sources: [cite('johnson', 'PEST, the form with four groups')],
  }),
  glossaryTerm({
    term: 'Code of Ethics',
    category: 'Strategy & Messaging',
    plain: 'The written rules of conduct of a profession or an organization.',
    definition:
      'Rules of conduct that members of a professional body promise to follow. They cover honesty, conflicts of interest, confidences, and saying openly who pays. Many codes are not enforced by law, but members can be expelled. When a client asks for something questionable, point to the rule and put your advice in writing.',
    standard: 'PRSA names six values: advocacy, honesty, expertise, independence, loyalty and fairness.',
    aka: ['ethics code', 'code of conduct', 'PRSA Code of Ethics'],
    related: ['Astroturfing', 'Material Connection', 'AI Disclosure'],
    confusedWith: ['law', 'mission statement'],
    sources: [cite('prsa', 'The six values and the provisions of conduct')],
  }),
  glossaryTerm({
    term: 'Crisis Communication Plan',
    category: 'Crisis & Reputation',
    plain: 'A short written plan of who does what when a crisis begins.',
    definition:
      'A document for the first hours of a crisis. It lists who is on the team, how to reach them at night, who speaks and who approves, with draft statements for likely scenarios. Keep it short, print it, and update it every year. It saves time but does not make decisions for you. Test it in an exercise.',
    aka: ['crisis plan', 'crisis management plan'],
    related: ['Crisis Communication', 'Crisis Simulation', 'Holding Statement', 'Dark Site'],
    confusedWith: ['emergency plan', 'risk register'],
    sources: [cite('coombsIpr', 'What a plan contains and how often to update it')],
  }),
];

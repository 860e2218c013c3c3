import type { Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';
import { withChanges, withLayers } from './entry-notes.ts';
import { amecIntegratedEvaluationFramework } from './frameworks/amec-integrated-evaluation-framework.ts';
import { barcelonaPrinciples } from './frameworks/barcelona-principles.ts';
import { messageHouse } from './frameworks/message-house.ts';
import { oasisCampaignFramework } from './frameworks/oasis-campaign-framework.ts';
import { pesoModel } from './frameworks/peso-model.ts';
import { raceProcess } from './frameworks/race-process.ts';
import { ropeProcess } from './frameworks/rope-process.ts';
import { rpieProcess } from './frameworks/rpie-process.ts';
import { scct } from './frameworks/scct.ts';
import { sixPrinciplesOfInfluence } from './frameworks/six-principles-of-influence.ts';
import { stakeholderPowerInterestGrid } from './frameworks/stakeholder-power-interest-grid.ts';
import { aiSearchTerms } from './glossary/ai-search.ts';
import { crisisTerms } from './glossary/crisis.ts';
import { earshotWordsTerms } from './glossary/earshot-words.ts';
import { evaluationTerms } from './glossary/evaluation.ts';
import { measurementTerms } from './glossary/measurement.ts';
import { mediaRelationsTerms } from './glossary/media-relations.ts';
import { mediaTypeTerms } from './glossary/media-types.ts';
import { monitoringTerms } from './glossary/monitoring.ts';
import { newsroomTerms } from './glossary/newsroom.ts';
import { onlineTerms } from './glossary/online.ts';
import { planningTerms } from './glossary/planning.ts';
import { professionTerms } from './glossary/profession.ts';
import { researchTerms } from './glossary/research-methods.ts';
import { riskTerms } from './glossary/risk.ts';
import { storyTerms } from './glossary/stories.ts';
import { strategyTerms } from './glossary/strategy.ts';
import { surveyTerms } from './glossary/surveys.ts';
import { theoryTerms } from './glossary/theory.ts';
import { coverageReport } from './playbooks/coverage-report.ts';
import { crisisFirst24Hours } from './playbooks/crisis-first-24-hours.ts';
import { mediaPitching } from './playbooks/media-pitching.ts';
import { monitoringSetup } from './playbooks/monitoring-setup.ts';
import { productLaunch } from './playbooks/product-launch.ts';
import { crisisDecisions } from './quizzes/crisis-decisions.ts';
import { measurementAndEvaluation } from './quizzes/measurement-and-evaluation.ts';
import { prFundamentals } from './quizzes/pr-fundamentals.ts';
import { reviewed } from './reviewed.ts';

export interface Library {
  readonly frameworks: readonly Framework[];
  readonly glossary: readonly GlossaryTerm[];
  readonly playbooks: readonly Playbook[];
  readonly quizzes: readonly Quiz[];
}

const entries: Library = {
  frameworks: [
    pesoModel,
    raceProcess,
    rpieProcess,
    ropeProcess,
    oasisCampaignFramework,
    barcelonaPrinciples,
    amecIntegratedEvaluationFramework,
    scct,
    messageHouse,
    stakeholderPowerInterestGrid,
    sixPrinciplesOfInfluence,
  ],
  glossary: [
    ...measurementTerms,
    ...evaluationTerms,
    ...researchTerms,
    ...surveyTerms,
    ...mediaRelationsTerms,
    ...newsroomTerms,
    ...storyTerms,
    ...mediaTypeTerms,
    ...monitoringTerms,
    ...onlineTerms,
    ...earshotWordsTerms,
    ...crisisTerms,
    ...riskTerms,
    ...strategyTerms,
    ...planningTerms,
    ...professionTerms,
    ...aiSearchTerms,
    ...theoryTerms,
  ],
  playbooks: [crisisFirst24Hours, mediaPitching, productLaunch, monitoringSetup, coverageReport],
  quizzes: [prFundamentals, measurementAndEvaluation, crisisDecisions],
};

/** The whole learning library, in display order. Each entry except a quiz has its month of review and its corrections. */
export const library: Library = {
  frameworks: entries.frameworks.map(reviewed).map(withChanges),
  glossary: entries.glossary.map(withLayers).map(reviewed).map(withChanges),
  playbooks: entries.playbooks.map(reviewed).map(withChanges),
  quizzes: entries.quizzes,
};

import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MainPage } from '../features/main/main-page.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';

const AboutPage = lazy(() =>
  import('../features/about/about-page.tsx').then((m) => ({ default: m.AboutPage })),
);
const SuggestionsPage = lazy(() =>
  import('../features/suggestions/suggestions-page.tsx').then((m) => ({ default: m.SuggestionsPage })),
);
const TrendingPage = lazy(() =>
  import('../features/trending/trending-page.tsx').then((m) => ({ default: m.TrendingPage })),
);
const HelpHome = lazy(() => import('../features/help/help-home.tsx').then((m) => ({ default: m.HelpHome })));
const FrameworkList = lazy(() =>
  import('../features/help/framework-list.tsx').then((m) => ({ default: m.FrameworkList })),
);
const FrameworkDetail = lazy(() =>
  import('../features/help/framework-detail.tsx').then((m) => ({ default: m.FrameworkDetail })),
);
const GlossaryList = lazy(() =>
  import('../features/help/glossary-list.tsx').then((m) => ({ default: m.GlossaryList })),
);
const PlaybookList = lazy(() =>
  import('../features/help/playbook-list.tsx').then((m) => ({ default: m.PlaybookList })),
);
const QuizList = lazy(() => import('../features/help/quiz-list.tsx').then((m) => ({ default: m.QuizList })));
const AnalyticsPage = lazy(() =>
  import('../features/analytics/analytics-page.tsx').then((m) => ({ default: m.AnalyticsPage })),
);

/** The route table of spec section 2, in its order; every screen but the first is loaded when it is opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<MainPage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/suggestions" element={<SuggestionsPage />} />
        <Route path="/trending" element={<TrendingPage />} />
        <Route path="/help" element={<HelpHome />} />
        <Route path="/help/frameworks" element={<FrameworkList />} />
        <Route path="/help/frameworks/:slug" element={<FrameworkDetail />} />
        <Route path="/help/glossary" element={<GlossaryList />} />
        <Route path="/help/playbooks" element={<PlaybookList />} />
        <Route path="/help/quizzes" element={<QuizList />} />
        <Route path="/analytics" element={<AnalyticsPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

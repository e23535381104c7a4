import { i18n } from '../i18n/i18n';
import { dataSaver } from '../lib/data-saver';
import { allRoutes } from './all-routes';

/** The form itself comes first. */
const afterMs = 500;

/** An effect that fetches what most people see first once they have signed in, while they still type: on a slow connection it takes seconds. Not for people who save data. */
export function prefetchDashboard(): () => void {
  const timer = setTimeout(fetchAll, afterMs);
  return () => clearTimeout(timer);
}

function fetchAll(): void {
  if (dataSaver.isOn()) return;
  const words = i18n.loadNamespaces(['shell', 'notifications', 'dashboard', 'lessons']);
  // What fails is fetched again when the page opens.
  void Promise.all([allRoutes.fetch(), import('./layouts/signed-in-layout'), import('./pages/student/dashboard'), words]).catch(() => {});
}

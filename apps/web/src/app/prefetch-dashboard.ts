import { i18n } from '../i18n/i18n';

/** Fetches what most people see first once they have signed in, while they still type: on a slow connection it takes seconds. */
export function prefetchDashboard(): void {
  const words = () => i18n.loadNamespaces(['shell', 'notifications', 'dashboard', 'lessons']);
  // What fails is fetched again when the page opens.
  void Promise.all([import('./layouts/signed-in-layout'), import('./pages/student/dashboard'), words()]).catch(() => {});
}

import { i18n } from '../../i18n/i18n';
import { LoadingPage } from '../../ui/loading-page';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/page-skeleton';
import { useShown } from '../routing/shown';
import { TopBar } from './top-bar';

/** What a route declares about its page before the page is loaded: its heading, as a translation key, and its width. */
export interface RouteHandle {
  maxW?: '4xl';
  heading?:
    | 'dashboard:studentTitle'
    | 'dashboard:teacherTitle'
    | 'earnings:title'
    | 'lessons:title'
    | 'messages:pageTitle'
    | 'notifications:title'
    | 'operations:audit.title'
    | 'operations:roles.title'
    | 'operations:system.title'
    | 'operations:ledger.title'
    | 'requests:title'
    | 'availability:title'
    | 'operations:payouts.title'
    | 'operations:people.title'
    | 'operations:problems.title'
    | 'operations:reports.title'
    | 'verification:queue.title'
    | 'students:title'
    | 'students:teachersTitle'
    | 'profile:title'
    | 'settings:title';
}

/** The frame of the requested page, shown until it is known whether the user may see it. */
export function WaitingPage() {
  const { heading, maxW = 'page' } = (useShown().matches.at(-1)?.route.handle ?? {}) as RouteHandle;
  if (!heading) return <LoadingPage />;
  const title = i18n.t(heading);
  return (
    <>
      <TopBar>{null}</TopBar>
      <Page as="main" title={title} maxW={maxW}>
        <PageHeader title={title} />
        <PageSkeleton />
      </Page>
    </>
  );
}

import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { speakAt } from '../../i18n/locale';
import { languageOfPath } from '../../lib/local-path';
import { ScrollRestoration } from '../routing/scroll-restoration';
import { OfflineBanner } from './offline-banner';
import { RouteProgress } from './route-progress';
import { useFocusOnNavigate } from './use-focus-on-navigate';

/** What surrounds every page, for every user. */
export function Frame() {
  const locale = languageOfPath(useLocation().pathname);
  useFocusOnNavigate();
  useEffect(() => void speakAt(locale), [locale]);
  return (
    <>
      <RouteProgress />
      <Outlet />
      <OfflineBanner />
      <ScrollRestoration />
    </>
  );
}

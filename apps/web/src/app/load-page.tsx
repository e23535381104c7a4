import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@chakra-ui/react';
import { clock } from '../lib/clock';
import { tabStore } from '../lib/storage';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';

type PageFile = { default: ComponentType };

/** Waits longer than a connection needs to settle. */
const againMs = 5_000;
const reloadAgainMs = 60_000;
const reloadedKey = 'somo-reloaded-at';

/** Returns the page or, if its file cannot be fetched, one in its place that says so and becomes the page as soon as it can be. */
export async function loadPage(load: () => Promise<PageFile>): Promise<ComponentType> {
  try {
    return (await load()).default;
  } catch {
    return () => <UnfetchedPage load={load} />;
  }
}

/**
 * Reloads this page if the server answers, for a browser may remember that a file could not be fetched, and after a new release only a
 * reload gets the new one; once, unless that was long ago.
 */
async function reloadOnce(): Promise<void> {
  const last = Number(tabStore.read(reloadedKey) ?? 0);
  const here = window.location.href;
  if (clock.now() - last < reloadAgainMs || !(await answers(here)) || here !== window.location.href) return;
  // Where this cannot be remembered, it would never stop.
  if (tabStore.write(reloadedKey, String(clock.now()))) window.location.reload();
}

const answers = (url: string) =>
  fetch(url, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  );

function UnfetchedPage({ load }: { load: () => Promise<PageFile> }) {
  const { t } = useTranslation();
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const retry = () => {
      setOnline(navigator.onLine);
      if (navigator.onLine) load().then((file) => setLoaded(() => file.default), reloadOnce);
    };
    retry();
    const timer = setInterval(retry, againMs);
    window.addEventListener('online', retry);
    window.addEventListener('offline', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', retry);
    };
  }, [load]);
  if (Loaded) return <Loaded />;
  // Online, the file may be gone after a new release: reloading gets the new one.
  return (
    <Page title={t(isOnline ? 'brokenTitle' : 'offlineTitle')}>
      <EmptyState
        drawing="cloud"
        title={t(isOnline ? 'brokenTitle' : 'offlineTitle')}
        text={t(isOnline ? 'brokenText' : 'offlineText')}
        action={isOnline && <Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      />
    </Page>
  );
}

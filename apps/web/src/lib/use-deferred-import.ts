import { useState } from 'react';
import { i18n } from '../i18n/i18n';
import { toast } from './toast';

/**
 * A part of the screen that is fetched when somebody asks for it. `show` fetches it and shows it from then on; `prepare` fetches it because somebody
 * is about to. Where it cannot be fetched, the page stays as it is and says so.
 */
export function useDeferredImport<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [asked, setAsked] = useState(false);
  return {
    part,
    asked: asked && !part,
    prepare: () => void load().catch(() => {}),
    show: () => {
      setAsked(true);
      load()
        .then(
          (loaded) => setPart(() => loaded),
          () => toast(i18n.t('notFetched'), i18n.t('notFetchedText'), 'error'),
        )
        .finally(() => setAsked(false));
    },
  };
}

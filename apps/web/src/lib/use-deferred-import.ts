import { useState } from 'react';
import { i18n } from '../i18n/i18n';
import { dataSaver } from './data-saver';
import { toast } from './toast';

/**
 * Loads a component on demand. `show` loads it and renders it from then on; `prepare` preloads it when the user is about to need it, unless they save data.
 * If loading fails, the page stays as it is and a toast reports it.
 */
export function useDeferredImport<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [asked, setAsked] = useState(false);
  return {
    part,
    asked: asked && !part,
    prepare: () => dataSaver.isOn() || void load().catch(() => {}),
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

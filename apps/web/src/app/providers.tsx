import { useEffect, type ReactNode } from 'react';
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18n } from '../i18n/i18n';
import { greet, speakTo } from '../i18n/locale';
import { followSystem } from '../lib/color-mode';
import { session } from '../lib/session';
import { system } from '../ui/theme/system';
import { Toasts } from './toasts';

/** The context providers of every page. Clears the cached data when a different user signs in, or the user signs out. */
export function Providers({ cache, children }: { cache: QueryClient; children: ReactNode }) {
  useEffect(() => {
    let userId: string | null = null;
    let stopKeeping = () => {};
    const keepFor = async (id: string) => {
      const { stayOffline } = await import('./stay-offline');
      if (userId === id) stopKeeping = stayOffline(cache);
    };
    const forgetOthers = session.subscribe(() => {
      const state = session.state();
      const now = state.status === 'signed-in' ? state.user.id : null;
      if (state.status === 'signed-in') void (now === userId ? speakTo : greet)(state.user);
      if (userId && now !== userId) cache.clear();
      if (now !== userId) stopKeeping();
      if (now && now !== userId) void keepFor(now).catch(() => {});
      userId = now;
    });
    const fromDevice = () => import('./resume-offline').then(({ resumeOffline }) => resumeOffline(cache)).catch(() => {});
    const stops = [forgetOthers, session.start(fromDevice), followSystem(), () => stopKeeping()];
    return () => stops.forEach((stop) => stop());
  }, [cache]);

  return (
    <ChakraProvider value={system}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={cache}>
          <Directed>
            {children}
            <Toasts />
          </Directed>
        </QueryClientProvider>
      </I18nextProvider>
    </ChakraProvider>
  );
}

/** Tabs, menus and fields go the way the language is read. */
function Directed({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  return <LocaleProvider locale={language}>{children}</LocaleProvider>;
}

import { useSyncExternalStore } from 'react';
import { Box, type BoxProps } from '@chakra-ui/react';
import { notifyManager, useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../lib/use-is-online';
import { measureTopNote } from '../../ui/bottom-edge';
import { LiveRegion } from '../../ui/live-region';
import { useCopyTime } from '../../ui/use-copy-time';

const none = '0 false';

/** Says above a page that is read offline from when its copy is, and whether something is missing from it. */
export function CopyNote(place: BoxProps) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const answers = useQueryClient().getQueryCache();
  const copyTime = useCopyTime();
  const shown = useSyncExternalStore(
    (listener) => answers.subscribe(notifyManager.batchCalls(listener)),
    () => (isOnline ? none : shownIn(answers)),
  );
  const [at, isPart] = shown.split(' ');
  return (
    <LiveRegion>
      {shown !== none && (
        <Box
          ref={measureTopNote}
          maxW="page"
          mx="auto"
          w="full"
          px={{ base: '4', md: '8' }}
          pt="3"
          textStyle="sm"
          color="fg.muted"
          {...place}
        >
          {[Number(at) > 0 && copyTime(Number(at)), isPart === 'true' && t('notSaved')].filter(Boolean).join(' · ')}
        </Box>
      )}
    </LiveRegion>
  );
}

/** Returns when the oldest answer on the page was fetched, and whether one is missing, as text. */
function shownIn(answers: QueryCache): string {
  const asked = answers.findAll({ type: 'active', predicate: ({ queryKey: [route] }) => String(route).startsWith('GET ') });
  const states = asked.map(({ state }) => state);
  const times = states.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [dataUpdatedAt]));
  return `${times.length > 0 ? Math.min(...times) : 0} ${times.length < states.length}`;
}

import { Badge, Box, Heading, HStack, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { hiddenWhile } from '../../ui/hidden-while';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { byTime } from './by-time';
import { CardRequest } from './card-request';
import { usePendingRequests } from './api/list-requests';
import { ProposeDialogOf } from './propose-dialog-of';
import { RejectDialog } from './reject-dialog';
import { SameTime } from './same-time';
import { useAnswers } from './use-answers';

/** The latest pending requests on a teacher's dashboard. */
export function RequestsCard() {
  const { t } = useTranslation('requests');
  const zone = useZone();
  const now = useNow();
  const query = usePendingRequests();
  const answers = useAnswers();
  const count = query.data?.pendingCount ?? 0;
  return (
    <Panel asChild>
      <section {...listMark} tabIndex={-1} aria-label={t('card.title')}>
        <HStack justifyContent="space-between">
          <Heading as="h2" size="md">
            {t('card.title')}
          </Heading>
          {count > 0 && (
            <Badge colorPalette="clay" aria-label={t('pendingCount', { count })}>
              {count}
            </Badge>
          )}
        </HStack>
        {query.isPending && <Skeleton h="14" mt="4" />}
        <FetchError compact of={query} text={t('card.failed')} />
        {query.data?.items.length === 0 && (
          <Text color="fg.muted" mt="2">
            {t('card.none')}
          </Text>
        )}
        <Box as="ul" listStyleType="none">
          <Each of={byTime(query.data?.items ?? [])} as="li">
            {({ time, requests }) => (
              <li>
                {requests.length > 1 && <SameTime time={time} zone={zone} pt="4" />}
                {/* By role, so that one whose neighbor leaves is not drawn anew and keeps the focus. */}
                <div role={requests.length > 1 ? 'list' : undefined}>
                  <Each of={requests}>
                    {(request) => (
                      <CardRequest request={request} zone={zone} now={now} answers={answers} isTimeSaid={requests.length > 1} />
                    )}
                  </Each>
                </div>
              </li>
            )}
          </Each>
        </Box>
        <ButtonLink to={paths.teacherRequests} variant="outline" mt="4" {...hiddenWhile(query.isPending)}>
          {t('card.all')}
        </ButtonLink>
        <ProposeDialogOf answers={answers} zone={zone} />
        <RejectDialog key={answers.rejecting?.id} answers={answers} />
      </section>
    </Panel>
  );
}

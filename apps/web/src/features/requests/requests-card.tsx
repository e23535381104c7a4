import { Badge, Box, Heading, HStack, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { dayName, listText, timeOf, unparted } from '../../lib/format';
import { listMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { hiddenWhile } from '../../ui/hidden-while';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { CardRequest } from './card-request';
import { usePendingRequests } from './api/list-requests';
import { ProposeDialogOf } from './propose-dialog-of';
import { RejectDialog } from './reject-dialog';
import { useAnswers } from './use-answers';

/** The latest pending requests on a teacher's dashboard. */
export function RequestsCard() {
  const { t } = useTranslation('requests');
  const zone = useZone();
  const now = useNow();
  const query = usePendingRequests();
  const answers = useAnswers();
  const count = query.data?.pendingCount ?? 0;
  const items = byTime(query.data?.items ?? []);
  const sameTime = ({ startsAt }: BookingRequest) => items.filter((other) => other.startsAt === startsAt).length;
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
          <Each of={items} as="li">
            {(request, at) => (
              <>
                {sameTime(request) > 1 && items[at - 1]?.startsAt !== request.startsAt && (
                  <Text as="li" textStyle="sm" fontWeight="semibold" pt="4">
                    <bdi>{t('card.sameTime', { count: sameTime(request), time: startText(request, zone) })}</bdi>
                  </Text>
                )}
                <CardRequest request={request} zone={zone} now={now} answers={answers} isTimeSaid={sameTime(request) > 1} />
              </>
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

/** Those of the same time one below the other, where the first of them was. */
const byTime = (requests: readonly BookingRequest[]): BookingRequest[] =>
  [...new Set(requests.map(({ startsAt }) => startsAt))].flatMap((time) => requests.filter(({ startsAt }) => startsAt === time));

/** Returns 'Tuesday, December 8, 6:00 PM'. */
const startText = ({ startsAt }: BookingRequest, zone: string) => unparted(listText([dayName(startsAt, zone), timeOf(startsAt, zone)]));

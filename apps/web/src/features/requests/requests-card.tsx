import { Badge, Box, Heading, HStack, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromInstant } from '@somo/contracts/time';
import { deadline, fullDate, timeRange, unparted, zoneLabel } from '../../lib/format';
import { itemMark, listMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { FetchError } from '../../ui/fetch-error';
import { hiddenWhile } from '../../ui/hidden-while';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { AnswerButtons } from './answer-buttons';
import { usePendingRequests } from './api/list-requests';
import { ConflictList } from './conflict-list';
import { RejectDialog } from './reject-dialog';
import { useAnswers } from './use-answers';

export const requestsShown = 3;

/** The latest pending requests on a teacher's dashboard. */
export function RequestsCard() {
  const { t } = useTranslation('requests');
  const zone = useZone();
  const now = useNow();
  const query = usePendingRequests(requestsShown);
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
          {query.data?.items.map((request) => (
            <Box as="li" key={request.id} {...itemMark} tabIndex={-1} py="4" borderBottomWidth="1px" borderColor="border">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <bdi>{request.student.fullName || t('unknownStudent')}</bdi>
              </Text>
              <Text textStyle="sm">{t('lesson', { subject: request.subject })}</Text>
              <Text textStyle="sm">{fullDate(request.startsAt, zone)}</Text>
              <Text textStyle="sm" fontVariantNumeric="tabular-nums">
                <bdi>
                  {unparted(`${timeRange(request.startsAt, request.endsAt, zone)}, ${zoneLabel(zone, fromInstant(request.startsAt))}`)}
                </bdi>
              </Text>
              <Text textStyle="sm" fontWeight="medium">
                {t('answerBy', { time: deadline(request.expiresAt, now, zone) })}
              </Text>
              <ConflictList request={request} />
              <HStack mt="3" gap="3">
                <AnswerButtons size="sm" request={request} zone={zone} answers={answers} />
              </HStack>
            </Box>
          ))}
        </Box>
        <ButtonLink to={paths.teacherRequests} variant="outline" mt="4" {...hiddenWhile(query.isPending)}>
          {t('card.all')}
        </ButtonLink>
        <RejectDialog key={answers.rejecting?.id} answers={answers} />
      </section>
    </Panel>
  );
}

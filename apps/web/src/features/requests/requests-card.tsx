import { Badge, Box, Heading, HStack, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { subjectName } from '../../i18n/names';
import { deadline, fullDate, unparted } from '../../lib/format';
import { itemMark, listMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { hiddenWhile } from '../../ui/hidden-while';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { AnswerButtons } from './answer-buttons';
import { usePendingRequests } from './api/list-requests';
import { ProposeDialogOf } from './propose-dialog-of';
import { RejectDialog } from './reject-dialog';
import { Requester } from './requester';
import { RequestTime } from './request-time';
import { useAnswers } from './use-answers';
import { WishNotes } from './wish-notes';

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
          <Each of={query.data?.items ?? []} as="li">
            {(request) => (
              <Box as="li" {...itemMark} tabIndex={-1} py="4" borderBottomWidth="1px" borderColor="border">
                <HStack gap="3" alignItems="flex-start">
                  <PersonAvatar person={request.student} size="9" />
                  <Box minW="0" flex="1">
                    <Requester request={request} />
                    <Text textStyle="sm">{t('lesson', { subject: subjectName(request.subject) })}</Text>
                    <Text textStyle="sm" fontWeight="medium" mt="1">
                      {fullDate(request.startsAt, zone)}
                    </Text>
                    <Text textStyle="sm" fontVariantNumeric="tabular-nums">
                      <RequestTime time={request} zone={zone} />
                    </Text>
                    {request.wishes.length === 1 ? (
                      <WishNotes size="xs" wish={request.wishes[0]!} />
                    ) : (
                      <Text textStyle="sm" color="fg.muted">
                        {t('moreWishes', { count: request.wishes.length - 1 })}
                      </Text>
                    )}
                    <Text textStyle="sm" color="fg.muted" mt="1">
                      {t('answerBy', { time: unparted(deadline(request.expiresAt, now, zone)) })}
                    </Text>
                  </Box>
                </HStack>
                <HStack mt="3" gap="2" flexWrap="wrap">
                  {request.wishes.length === 1 ? (
                    <AnswerButtons isInCard request={request} wish={request.wishes[0]!} zone={zone} answers={answers} />
                  ) : (
                    <ButtonLink to={paths.teacherRequests}>{t('card.choose')}</ButtonLink>
                  )}
                </HStack>
              </Box>
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

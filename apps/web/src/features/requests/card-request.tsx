import { Box, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { subjectName } from '../../i18n/names';
import { dayName, deadline, unparted } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { AnswerButtons } from './answer-buttons';
import { Requester } from './requester';
import { RequestTime } from './request-time';
import type { Answers } from './use-answers';
import { WishNotes } from './wish-notes';

interface Props {
  request: BookingRequest;
  zone: string;
  now: number;
  answers: Answers;
  /** One of several of the same time, which the line above them says. */
  isTimeSaid: boolean;
}

/** A pending request on the dashboard: who, when, what to know, and the answers. */
export function CardRequest({ request, zone, now, answers, isTimeSaid }: Props) {
  const { t } = useTranslation('requests');
  const [wish, ...others] = request.wishes;
  return (
    <Box role={isTimeSaid ? 'listitem' : undefined} {...itemMark} tabIndex={-1} py="4" borderBottomWidth="1px" borderColor="border">
      <HStack gap="3" alignItems="flex-start">
        <PersonAvatar person={request.student} size="9" />
        <Box minW="0" flex="1" textStyle="sm">
          <Requester request={request} />
          <Text color="fg.muted">{t('lesson', { subject: subjectName(request.subject) })}</Text>
          {!isTimeSaid && (
            <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
              {dayName(request.startsAt, zone)}
              <br />
              <RequestTime time={request} zone={zone} />
            </Text>
          )}
          {others.length === 0 && wish ? (
            <WishNotes wish={wish} />
          ) : (
            <Text color="fg.muted">{t('moreWishes', { count: others.length })}</Text>
          )}
          <Text color="fg.muted" mt="1">
            {t('answerBy', { time: unparted(deadline(request.expiresAt, now, zone)) })}
          </Text>
        </Box>
      </HStack>
      <HStack mt="3" gap={{ base: '2', lg: '1.5' }} flexWrap="wrap">
        {others.length === 0 && wish ? (
          <AnswerButtons isInCard request={request} wish={wish} zone={zone} answers={answers} />
        ) : (
          <ButtonLink to={paths.teacherRequests} variant="outline" size="sm">
            {t('card.choose')}
          </ButtonLink>
        )}
      </HStack>
    </Box>
  );
}

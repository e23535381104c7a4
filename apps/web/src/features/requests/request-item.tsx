import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import type { Instant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dayAndTime, deadline, fullDate, unparted } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { relativeTime } from '../../lib/relative-time';
import { MessageLink } from '../../ui/message-link';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { AnswerButtons } from './answer-buttons';
import { ProposedTimes } from './proposed-times';
import { RequestBadge } from './request-badge';
import { Requester } from './requester';
import { RequestTime } from './request-time';
import type { Answers } from './use-answers';
import { chosenWish, WishChoice } from './wish-choice';

interface Props {
  request: BookingRequest;
  zone: string;
  now: number;
  answers: Answers;
  onOpen: (request: BookingRequest) => void;
}

/** A request as its teacher sees it in the list. */
export function RequestItem({ request, zone, now, answers, onOpen }: Props) {
  const { t } = useTranslation('requests');
  const { t: common } = useTranslation('common');
  const [picked, setPicked] = useState<Instant | null>(null);
  const { student, subject, startsAt, status, message, createdAt, expiresAt } = request;
  const name = student.fullName || t('unknownStudent');
  const words = t('openDetails', { name, time: dayAndTime(startsAt, zone) });
  const wish = chosenWish(request, picked, now);
  const isPending = status === 'pending';
  const reason = request.timeTaken ? t('timeTaken') : request.rejectReason && `${t('facts.reason')}: ${request.rejectReason}`;
  return (
    <Panel asChild p="5" position="relative">
      <article {...itemMark} tabIndex={-1} aria-label={words}>
        <Box display="flex" gap="4" alignItems="flex-start">
          <PersonAvatar person={student} />
          <Box flex="1" minW="0">
            <Box
              asChild
              textAlign="start"
              cursor="pointer"
              display="block"
              w="full"
              // The whole card opens the details.
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <button type="button" onClick={() => onOpen(request)} aria-label={words}>
                <Requester request={request} size="md" />
                <Text color="fg.muted" textStyle="sm">
                  <Stored>{t('lesson', { subject: subjectName(subject) })}</Stored>
                </Text>
              </button>
            </Box>
          </Box>
          <Box display="flex" flexDirection="column" alignItems="flex-end" gap="1" flexShrink="0">
            {!isPending && <RequestBadge status={status} />}
            <Text color="fg.muted" textStyle="xs">
              {relativeTime(createdAt, now, common)}
            </Text>
          </Box>
        </Box>
        <Box mt="3" ms={{ md: '16' }}>
          {message && (
            <Text mb="3" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={3}>
              {common('quoted', { words: message })}
            </Text>
          )}
          {isPending ? (
            <WishChoice request={request} chosen={wish} zone={zone} now={now} onChoose={setPicked} />
          ) : (
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <Box as="span" display={{ base: 'block', md: 'inline' }}>
                {fullDate(startsAt, zone)}
              </Box>{' '}
              <RequestTime time={request} zone={zone} />
            </Text>
          )}
          {reason && (
            <Text mt="2" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={3}>
              {reason}
            </Text>
          )}
          {isPending && (
            <>
              <ProposedTimes request={request} zone={zone} />
              <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="6" rowGap="2" mt="4">
                <Text color="fg.muted" textStyle="sm">
                  {t(request.proposals.length > 0 ? 'openUntil' : 'answerBy', { time: unparted(deadline(expiresAt, now, zone)) })}
                </Text>
                <MessageLink
                  userId={student.id}
                  about={{ request: request.id }}
                  label={t('writeTo', { name })}
                  ms="auto"
                  position="relative"
                  zIndex="1"
                >
                  {t('write')}
                </MessageLink>
                <Box display="flex" flexWrap="wrap" gap="2" w={{ base: 'full', md: 'auto' }} position="relative" zIndex="1">
                  <AnswerButtons request={request} wish={wish} zone={zone} answers={answers} />
                </Box>
              </Box>
            </>
          )}
        </Box>
      </article>
    </Panel>
  );
}

import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { dayAndTime, deadline, fullDate, unparted } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { relativeTime } from '../../lib/relative-time';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { AnswerButtons } from './answer-buttons';
import { ConflictList, blockOf } from './conflict-list';
import { RequestBadge } from './request-badge';
import { RequestTime } from './request-time';
import type { Answers } from './use-answers';

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
  const { student, subject, startsAt, status, message, createdAt, rejectReason, expiresAt } = request;
  const block = blockOf(request);
  const name = student.fullName || t('unknownStudent');
  const words = t('openDetails', { name, time: dayAndTime(startsAt, zone) });
  return (
    <Panel asChild p="5" position="relative">
      <article {...itemMark} tabIndex={-1} aria-label={words}>
        <Box display="flex" gap="4" alignItems="flex-start">
          <PersonAvatar person={student} />
          <Box flex="1" minW="0">
            <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" justifyContent="space-between">
              <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
                <bdi>{name}</bdi>
              </Text>
              <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
                <Text color="fg.muted" textStyle="sm">
                  {relativeTime(createdAt, now, common)}
                </Text>
                <RequestBadge status={status} until={status === 'pending' ? unparted(deadline(expiresAt, now, zone)) : null} />
              </Box>
            </Box>
            <Box
              asChild
              mt={{ base: '2', md: '1' }}
              textAlign="start"
              cursor="pointer"
              display="block"
              w="full"
              // The whole card opens the details.
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <button type="button" onClick={() => onOpen(request)} aria-label={words}>
                <Text color="fg.muted">
                  <Stored>{t('lesson', { subject })}</Stored>
                </Text>
                <Text fontWeight="semibold">{fullDate(startsAt, zone)}</Text>
                <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  <RequestTime request={request} zone={zone} />
                </Text>
              </button>
            </Box>
            {message && (
              <Text
                mt="2"
                overflowWrap="anywhere"
                whiteSpace="pre-line"
                lineClamp={3}
                _before={{ content: '"“"' }}
                _after={{ content: '"”"' }}
              >
                {message}
              </Text>
            )}
            {rejectReason && (
              <Text mt="2" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={3}>
                {t('facts.reason')}: {rejectReason}
              </Text>
            )}
            {status === 'pending' ? (
              <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="flex-end" columnGap="6" rowGap="3">
                <Box minW="0">
                  <ConflictList request={request} />
                  {block && (
                    <Text color="fg.muted" textStyle="sm" mt="1">
                      {t(`cannotAccept.${block}`)}
                    </Text>
                  )}
                </Box>
                <Box display="flex" flexWrap="wrap" gap="3" ms={{ md: 'auto' }} position="relative" zIndex="1">
                  <AnswerButtons request={request} zone={zone} answers={answers} />
                </Box>
              </Box>
            ) : (
              <ConflictList request={request} />
            )}
          </Box>
        </Box>
      </article>
    </Panel>
  );
}

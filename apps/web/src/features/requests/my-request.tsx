import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '@somo/contracts/lessons';
import type { BookingRequest } from '@somo/contracts/requests';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dayAndTime, deadline, fullDate, listText, timeElsewhere, timeRange, unparted, zoneLabel } from '../../lib/format';
import { itemMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { TextLink } from '../../ui/links';
import { MessageLink } from '../../ui/message-link';
import { PersonAvatar } from '../../ui/person-avatar';
import { OfferedTimes } from './offered-times';
import { RequestBadge } from './request-badge';
import { ShortTime } from './short-time';

interface Props {
  request: BookingRequest;
  zone: string;
  name: string;
  onWithdraw: () => void;
}

/** A request as its student sees it. */
export function MyRequest({ request, zone, name, onWithdraw }: Props) {
  const { t } = useTranslation('requests');
  const now = useNow();
  const { subject, startsAt, status, message, rejectReason, timeTaken, lessonId, expiresAt, teacher } = request;
  const isPending = status === 'pending';
  const shown: Alternative[] = isPending ? request.wishes : [request];
  const isOffered = isPending && request.proposals.length > 0;
  const reason = timeTaken
    ? t('mine.timeTaken', { name: teacher.firstName || name })
    : rejectReason && `${t('facts.reason')}: ${rejectReason}`;
  return (
    <Box as="li" {...itemMark} tabIndex={-1} py="4" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: 0, pb: 0 }}>
      <Box display="flex" gap="3" alignItems="center">
        <PersonAvatar person={teacher} size="9" />
        <Text fontWeight="semibold" overflowWrap="anywhere" minW="0" flex="1">
          <bdi>
            {request.learner
              ? t('mine.toFor', { subject: subjectName(subject), name, learner: request.learner.firstName })
              : t('mine.to', { subject: subjectName(subject), name })}
          </bdi>
        </Text>
        <RequestBadge status={status} isTurn={isOffered} />
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between" alignItems="flex-end" mt="2" ms={{ sm: '12' }}>
        <Box minW="0">
          {shown.length > 1 ? (
            <Box as="ul" listStyleType="none" textStyle="sm">
              {shown.map(({ startsAt: at }) => (
                <li key={at}>
                  <ShortTime at={at} teacher={teacher.firstName || name} teacherZone={request.teacherTimeZone} zone={zone} />
                </li>
              ))}
            </Box>
          ) : (
            <RequestedTime time={shown[0]!} request={request} zone={zone} name={name} />
          )}
          {isPending && !isOffered && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {t('mine.answerBy', { name, time: deadline(expiresAt, now, zone) })}
            </Text>
          )}
          {[message, reason].filter(Boolean).map((text) => (
            <Text key={text} color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
              {text}
            </Text>
          ))}
        </Box>
        {isPending && (
          <MessageLink userId={teacher.id} about={{ request: request.id }} label={t('writeTo', { name })} ms="auto">
            {t('write')}
          </MessageLink>
        )}
        {isPending && (
          <Button
            variant="plain"
            colorPalette="clay"
            size="sm"
            minH="11"
            aria-label={t('mine.withdrawFor', { name, time: dayAndTime(startsAt, zone) })}
            onClick={onWithdraw}
          >
            {t('mine.withdraw')}
          </Button>
        )}
        {lessonId && <TextLink to={paths.lesson(lessonId)}>{t('mine.viewLesson')}</TextLink>}
      </Box>
      {isOffered && <OfferedTimes request={request} zone={zone} name={teacher.firstName || name} now={now} />}
    </Box>
  );
}

type TimeProps = Pick<Props, 'request' | 'zone' | 'name'> & { time: Alternative };

function RequestedTime({ time, request: { teacher, teacherTimeZone }, zone, name }: TimeProps) {
  const { t } = useTranslation('requests');
  const { startsAt, endsAt } = time;
  return (
    <Box textStyle="sm" fontVariantNumeric="tabular-nums">
      <Text>{fullDate(startsAt, zone)}</Text>
      <Text>
        <bdi>{unparted(listText([timeRange(startsAt, endsAt, zone), zoneLabel(zone, fromInstant(startsAt))]))}</bdi>
      </Text>
      {teacherTimeZone !== zone && (
        <Text color="fg.muted">
          <bdi>{t('mine.theirs', { name: teacher.firstName || name, range: unparted(timeElsewhere(time, teacherTimeZone, zone)) })}</bdi>
        </Text>
      )}
    </Box>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { fromInstant } from '@somo/contracts/time';
import { dayAndTime, deadline, fullDate, timeElsewhere, timeRange, unparted, zoneLabel } from '../../lib/format';
import { focusOn, focusSpot, itemMark, listMark } from '../../lib/focus-spot';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Fold } from '../../ui/fold';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { useAnswerRequest } from './api/answer-request';
import { RequestBadge } from './request-badge';

const shown = 5;

/** A student's latest requests and what became of them; nothing if there are none. */
export function MyRequests() {
  const { t } = useTranslation('requests');
  const zone = useZone();
  const latest = useQuery(query('GET /api/booking-requests', { query: { limit: shown } }));
  const answering = useAnswerRequest();
  const [leaving, setLeaving] = useState<BookingRequest | null>(null);
  const spot = useRef(focusSpot(null));
  const nameOf = (request: BookingRequest) => request.teacher.fullName || t('mine.unknownTeacher');
  const withdraw = ({ id }: BookingRequest) =>
    answering.mutate(
      { id, answer: 'withdraw' },
      {
        onSuccess: () => {
          toast(t('mine.withdrawn'));
          const { item } = spot.current;
          spot.current = { ...spot.current, button: item };
          focusOn(item);
        },
        onError: (error) => toast(t('mine.withdrawFailed'), refusalOf(error) ?? t('tryLater'), 'error'),
        onSettled: () => setLeaving(null),
      },
    );
  function leave(request: BookingRequest): void {
    spot.current = focusSpot();
    setLeaving(request);
  }
  if (!latest.isError && (latest.data?.items.length ?? 0) === 0) return null;
  return (
    <Panel asChild mb="6">
      <section {...listMark} tabIndex={-1} aria-label={t('mine.title')}>
        <FetchError compact of={latest} text={t('mine.failed')} />
        {latest.data && (
          <FoldedUnlessPending items={latest.data.items}>
            <Each of={latest.data.items} as="li">
              {(request) => <RequestRow request={request} zone={zone} name={nameOf(request)} onWithdraw={() => leave(request)} />}
            </Each>
          </FoldedUnlessPending>
        )}
        {leaving && (
          <ConfirmDialog
            open
            danger
            title={t('mine.withdrawTitle')}
            keep={t('mine.keep')}
            confirm={t('mine.withdraw')}
            busy={answering.isPending}
            onKeep={() => setLeaving(null)}
            onConfirm={() => withdraw(leaving)}
            returnTo={() => spot.current.button()}
          >
            <Text>{t('mine.withdrawText', { name: nameOf(leaving) })}</Text>
          </ConfirmDialog>
        )}
      </section>
    </Panel>
  );
}

/** Where none waits for an answer, the lessons below matter more. */
function FoldedUnlessPending({ items, children }: { items: BookingRequest[]; children: ReactNode }) {
  const { t } = useTranslation('requests');
  // Decided once: a request that is withdrawn stays in view, and keeps the focus.
  const [isOpen] = useState(items.some(({ status }) => status === 'pending'));
  return (
    <Fold
      isOpen={isOpen}
      space="0"
      title={
        <Heading as="h2" size="md">
          {t('mine.title')}
        </Heading>
      }
    >
      <Stack as="ul" listStyleType="none" gap="0">
        {children}
      </Stack>
    </Fold>
  );
}

interface RowProps {
  request: BookingRequest;
  zone: string;
  name: string;
  onWithdraw: () => void;
}

function RequestRow({ request, zone, name, onWithdraw }: RowProps) {
  const { t } = useTranslation('requests');
  const now = useNow();
  const { subject, startsAt, endsAt, status, message, rejectReason, lessonId, expiresAt, teacher, teacherTimeZone } = request;
  return (
    <Box as="li" {...itemMark} tabIndex={-1} py="4" borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: 0, pb: 0 }}>
      <Box display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            <bdi>{t('mine.to', { subject, name })}</bdi>
          </Text>
          <Text textStyle="sm">{fullDate(startsAt, zone)}</Text>
          <Text textStyle="sm" fontVariantNumeric="tabular-nums">
            <bdi>{unparted(`${timeRange(startsAt, endsAt, zone)}, ${zoneLabel(zone, fromInstant(startsAt))}`)}</bdi>
          </Text>
          {teacherTimeZone !== zone && (
            <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
              <bdi>
                {t('mine.theirs', { name: teacher.firstName || name, range: unparted(timeElsewhere(request, teacherTimeZone, zone)) })}
              </bdi>
            </Text>
          )}
          {status === 'pending' && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {t('mine.answerBy', { name, time: deadline(expiresAt, now, zone) })}
            </Text>
          )}
          {[message, rejectReason && `${t('facts.reason')}: ${rejectReason}`].filter(Boolean).map((text) => (
            <Text key={text} color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
              {text}
            </Text>
          ))}
        </Box>
        <Box display="flex" flexDirection="column" alignItems="flex-end" gap="2">
          <RequestBadge status={status} />
          {status === 'pending' && (
            <Button
              variant="plain"
              colorPalette="clay"
              size="sm"
              aria-label={t('mine.withdrawFor', { name, time: dayAndTime(startsAt, zone) })}
              onClick={onWithdraw}
            >
              {t('mine.withdraw')}
            </Button>
          )}
          {lessonId && <TextLink to={paths.studentLesson(lessonId)}>{t('mine.viewLesson')}</TextLink>}
        </Box>
      </Box>
    </Box>
  );
}

import { Badge, Box, Dialog, IconButton, Portal, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { deadline, money, offsetName } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { KenteStrip } from '../../ui/kente-strip';
import { ButtonLink } from '../../ui/links';
import { BookedFacts } from './booked-facts';
import { BookedPayment } from './booked-payment';

interface Props {
  booked: Lesson;
  zone: string;
  /** Before a link leads to another page. */
  onLeave: () => void;
  onClose: () => void;
}

/** Confirms the booking, or shows what is still missing; follows the payment. */
export function BookedDialog({ booked, zone, onLeave, onClose }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const now = useNow();
  const lesson = useQuery({
    ...query('GET /api/lessons/:id', { params: { id: booked.id } }),
    initialData: booked,
    // Fetched once at the start, because a push may have come before.
    initialDataUpdatedAt: 0,
  }).data;
  const held = lesson.status === 'pending';
  const unpaidUntil = lesson.paidAt === null ? lesson.payBy : null;
  const payBy = unpaidUntil !== null && now < fromInstant(unpaidUntil) ? unpaidUntil : null;
  const waits = held || unpaidUntil !== null;
  const name = lesson.teacher.firstName || t('common:unknownTeacher');
  return (
    <Dialog.Root open size={lesson.moduleId ? 'md' : 'sm'} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content overflow="hidden">
            <KenteStrip />
            <Dialog.Header display="flex" alignItems="center" gap="3" pe="14">
              <Box color={waits ? 'clay.fg' : 'fg.success'} aria-hidden>
                {waits ? <Clock size={28} /> : <CircleCheck size={28} />}
              </Box>
              <Dialog.Title>{t(held ? 'held' : 'confirmed')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>{held ? t('heldText', { name }) : t('confirmedText')}</Text>
              <BookedFacts lesson={lesson} zone={zone} payment={lesson.paidAt && <Badge colorPalette="leaf">{t('paid')}</Badge>} />
              <Box mt="4" aria-live="polite">
                {lesson.paidAt ? <BookedPayment lessonId={lesson.id} /> : payBy && <Unpaid payBy={payBy} now={now} zone={zone} />}
              </Box>
            </Dialog.Body>
            <Dialog.Footer flexDirection={{ base: 'column-reverse', sm: 'row' }} alignItems={{ base: 'stretch', sm: 'center' }}>
              <ButtonLink to={paths.studentDashboard} onClick={onLeave} variant="outline">
                {t('toDashboard')}
              </ButtonLink>
              {lesson.moduleId && (
                <ButtonLink to={paths.studentModule(lesson.moduleId)} onClick={onLeave} variant="outline">
                  {t('startLearning')}
                </ButtonLink>
              )}
              {payBy ? (
                <ButtonLink to={paths.payLesson(lesson.id)} onClick={onLeave}>
                  {t('payNow', { amount: money(lesson.price.amountCents) })}
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.studentLesson(lesson.id)} onClick={onLeave}>
                  {t('viewLesson')}
                </ButtonLink>
              )}
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={t('common:close')}>
                <X />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Unpaid({ payBy, now, zone }: { payBy: Instant; now: number; zone: string }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <Badge colorPalette="clay">
        <bdi>{t('payBy', { time: deadline(payBy, now, zone), zone: offsetName(zone, fromInstant(payBy)) })}</bdi>
      </Badge>
      <Text textStyle="sm" mt="2">
        {t('payByHint')}
      </Text>
    </>
  );
}

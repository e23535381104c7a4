import { Badge, Box, Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { clockOf, dayText, fullDate, offsetName, timeRange, wallTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';
import { ButtonLink, TextLink } from '../../ui/links';
import { useLesson } from './api/get-lesson';

/** Confirms the booking, or says what is still missing; follows the payment. */
export function BookedDialog({ booked, zone, onClose }: { booked: Lesson; zone: string; onClose: () => void }) {
  const { t } = useTranslation(['booking', 'common']);
  const lesson = useLesson(booked).data;
  const theirs = lesson.teacherLocal;
  const held = lesson.status === 'pending';
  const name = lesson.teacher.firstName || t('common:unknownTeacher');
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content overflow="hidden">
            <KenteStrip />
            <Dialog.Header display="flex" alignItems="center" gap="3">
              <Box color="fg.success" aria-hidden>
                <CircleCheck size={28} />
              </Box>
              <Dialog.Title>{t(held ? 'held' : 'confirmed')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>{held ? t('heldText', { name }) : t('confirmedText')}</Text>
              <Text color="fg" fontWeight="semibold" mt="4">
                {fullDate(lesson.startsAt, zone)}
              </Text>
              <Text color="fg">{`${timeRange(lesson.startsAt, lesson.endsAt, zone)} (${offsetName(zone, fromInstant(lesson.startsAt))})`}</Text>
              {lesson.teacherTimeZone !== zone && (
                <Text textStyle="sm">
                  {t('theirClock', {
                    name: lesson.teacher.firstName,
                    day: dayText(theirs.date),
                    range: `${wallTime(theirs.startTime)} - ${wallTime(theirs.endTime)}`,
                    zone: offsetName(lesson.teacherTimeZone, fromInstant(lesson.startsAt)),
                  })}
                </Text>
              )}
              <Box mt="4" aria-live="polite">
                {lesson.paidAt ? (
                  <Badge colorPalette="leaf">{t('paid')}</Badge>
                ) : (
                  lesson.payBy && (
                    <>
                      <Badge colorPalette="clay">{t('payBy', { time: clockOf(lesson.payBy, zone) })}</Badge>
                      <Text textStyle="sm" mt="2">
                        {t('payByHint')}
                      </Text>
                      <TextLink to={paths.payLesson(lesson.id)} display="inline-block" mt="2">
                        {t('payNow')}
                      </TextLink>
                    </>
                  )
                )}
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {t('common:close')}
              </Button>
              <ButtonLink to={paths.studentDashboard}>{t('toDashboard')}</ButtonLink>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

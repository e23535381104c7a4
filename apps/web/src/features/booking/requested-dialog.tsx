import { Box, Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { clock } from '../../lib/clock';
import { deadline, fullDate, listText, timeRange, unparted, zoneLabel } from '../../lib/format';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';
import { ButtonLink } from '../../ui/links';

/** Says that the teacher has been asked, where they accept each booking themselves. */
export function RequestedDialog({ request, zone, onClose }: { request: BookingRequest; zone: string; onClose: () => void }) {
  const { t } = useTranslation(['booking', 'common']);
  const { teacher, subject, startsAt, endsAt, expiresAt } = request;
  const name = teacher.firstName || t('common:unknownTeacher');
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content overflow="hidden">
            <KenteStrip />
            <Dialog.Header display="flex" alignItems="center" gap="3">
              <Box color="clay.fg" aria-hidden>
                <Clock size={28} />
              </Box>
              <Dialog.Title>{t('requested')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text>{t('requestedText', { name, time: deadline(expiresAt, clock.now(), zone) })}</Text>
              <Text mt="4" fontWeight="semibold">
                {subjectName(subject)}
              </Text>
              <Text>{fullDate(startsAt, zone)}</Text>
              <Text fontVariantNumeric="tabular-nums">
                <bdi>{unparted(listText([timeRange(startsAt, endsAt, zone), zoneLabel(zone, fromInstant(startsAt))]))}</bdi>
              </Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                {t('common:close')}
              </Button>
              <ButtonLink to={paths.studentLessons}>{t('viewRequests')}</ButtonLink>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

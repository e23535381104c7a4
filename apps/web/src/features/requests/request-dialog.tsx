import { Box, Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { dateOf, deadline, timeRange, zoneLabel } from '../../lib/format';
import { fromInstant } from '@somo/contracts/time';
import { AnswerButtons } from './answer-buttons';
import { ConflictList } from './conflict-list';
import { RequestBadge } from './request-badge';
import type { Answers } from './use-answers';

interface Props {
  request: BookingRequest;
  zone: string;
  now: number;
  answers: Answers;
  onClose: () => void;
}

/** All about one request. */
export function RequestDialog({ request, zone, now, answers, onClose }: Props) {
  const { t } = useTranslation('requests');
  const { student, subject, startsAt, endsAt, status, message, rejectReason, expiresAt } = request;
  const facts: [string, string | null][] = [
    [t('facts.student'), student.fullName || t('unknownStudent')],
    [t('facts.subject'), subject],
    [t('facts.date'), dateOf(startsAt, zone)],
    [t('facts.time'), `${timeRange(startsAt, endsAt, zone)}, ${zoneLabel(zone, fromInstant(startsAt))}`],
    [t('facts.message'), message],
    [t('facts.until'), status === 'pending' ? deadline(expiresAt, now, zone) : null],
    [t('facts.reason'), rejectReason],
  ];
  return (
    <Dialog.Root open finalFocusEl={answers.returnTo} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('details')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="5" rowGap="2">
                {facts
                  .filter(([, value]) => value !== null)
                  .map(([name, value]) => (
                    <Box key={name} display="contents">
                      <Text as="dt" color="fg.muted">
                        {name}
                      </Text>
                      <Text as="dd" overflowWrap="anywhere" whiteSpace="pre-line">
                        <bdi>{value}</bdi>
                      </Text>
                    </Box>
                  ))}
                <Text as="dt" color="fg.muted">
                  {t('facts.status')}
                </Text>
                <dd>
                  <RequestBadge status={status} />
                </dd>
              </Box>
              <ConflictList request={request} />
            </Dialog.Body>
            <Dialog.Footer>
              {status === 'pending' ? (
                <AnswerButtons request={request} zone={zone} answers={answers} onAccepted={onClose} />
              ) : (
                <Button variant="outline" onClick={onClose}>
                  {t('close')}
                </Button>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

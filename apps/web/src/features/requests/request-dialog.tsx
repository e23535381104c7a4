import { useState } from 'react';
import { Box, Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dateOf, deadline, listText, timeRange, zoneLabel } from '../../lib/format';
import { AnswerButtons } from './answer-buttons';
import { ProposedTimes } from './proposed-times';
import { RequestBadge } from './request-badge';
import type { Answers } from './use-answers';
import { chosenWish, WishChoice } from './wish-choice';
import { WishNotes } from './wish-notes';

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
  const [picked, setPicked] = useState<Instant | null>(null);
  const { student, subject, startsAt, endsAt, status, message, rejectReason, expiresAt } = request;
  const isPending = status === 'pending';
  const wish = chosenWish(request, picked, now);
  // Several times are shown for themselves.
  const isOne = !isPending || request.wishes.length === 1;
  const facts: [string, string | null][] = [
    [t('facts.learner'), request.learner ? t('learner', { learner: request.learner.firstName }) : null],
    [t(request.learner ? 'facts.guardian' : 'facts.student'), student.fullName || t('unknownStudent')],
    [t('facts.subject'), subjectName(subject)],
    [t('facts.date'), isOne ? dateOf(startsAt, zone) : null],
    [t('facts.time'), isOne ? listText([timeRange(startsAt, endsAt, zone), zoneLabel(zone, fromInstant(startsAt))]) : null],
    [t('facts.message'), message],
    [t('facts.until'), isPending ? deadline(expiresAt, now, zone) : null],
    [t('facts.reason'), request.timeTaken ? t('timeTaken') : rejectReason],
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
              {isPending && (
                <Box mt="4" color="fg">
                  {isOne ? (
                    <WishNotes wish={wish} />
                  ) : (
                    <WishChoice request={request} chosen={wish} zone={zone} now={now} onChoose={setPicked} />
                  )}
                  <ProposedTimes request={request} zone={zone} />
                </Box>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              {isPending ? (
                <AnswerButtons request={request} wish={wish} zone={zone} answers={answers} onAnswered={onClose} />
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

import { Box, Dialog, IconButton, Portal, Text } from '@chakra-ui/react';
import { CircleCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { deadline, fullDate, money, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { KenteStrip } from '../../ui/kente-strip';
import { ButtonLink } from '../../ui/links';

interface Props {
  lessons: Lesson[];
  zone: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Confirms weekly lessons, all of which are paid in one step. */
export function WeeklyDialog({ lessons, zone, onLeave, onClose }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const now = useNow();
  const [first] = lessons;
  if (!first) return null;
  const amount = money(lessons.reduce((sum, { price }) => sum + price.amountCents, 0));
  const isOpen = first.payBy !== null && now < fromInstant(first.payBy);
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content overflow="hidden">
            <KenteStrip />
            <Dialog.Header display="flex" alignItems="center" gap="3" pe="14">
              <Box color="fg.success" aria-hidden>
                <CircleCheck size={28} />
              </Box>
              <Dialog.Title>{t('weekly.booked', { count: lessons.length })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text fontWeight="semibold">
                <bdi>{t('subjectWith', { subject: first.subject || t('general'), name: first.teacher.fullName })}</bdi>
              </Text>
              <Box as="ul" listStyleType="none" mt="2" aria-label={t('weekly.dates')}>
                {lessons.map(({ id, startsAt }) => (
                  <Text as="li" key={id} py="0.5" fontVariantNumeric="tabular-nums">
                    <bdi>{unparted(`${fullDate(startsAt, zone)}, ${timeOf(startsAt, zone)}`)}</bdi>
                  </Text>
                ))}
              </Box>
              {isOpen && first.payBy && (
                <Box mt="4" p="4" borderRadius="l2" bg="brand.subtle" color="fg">
                  <Text fontWeight="semibold" textStyle="lg" textWrap="balance">
                    {t('oneStepLeft', { amount, time: deadline(first.payBy, now, zone) })}
                  </Text>
                  <Text textStyle="sm" mt="1" mb="4">
                    {t('weekly.eachPaid')}
                  </Text>
                  <ButtonLink to={paths.payLesson(first.id)} onClick={onLeave} size="lg" w="full">
                    {t('payNow', { amount })}
                  </ButtonLink>
                </Box>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <ButtonLink to={paths.studentLessons} onClick={onLeave} variant={isOpen ? 'plain' : 'outline'}>
                {t('weekly.toLessons')}
              </ButtonLink>
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

import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../lib/format';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { weeklyOn } from './hours';
import type { EditedHours } from './use-hours';
import { weekdayName, weekdays } from './weekly-list';
import { windowText } from './window-text';

/** The hours were changed elsewhere since they were read: shows the newer ones, and lets the teacher choose. */
export function NewerDialog({ edited }: { edited: EditedHours }) {
  const { t } = useTranslation('availability');
  const { newer } = edited;
  if (!newer) return null;
  const days = weekdays.filter((day) => weeklyOn(newer, day).length > 0);
  return (
    <ConfirmDialog
      open
      title={t('newer.title')}
      keep={t('newer.take')}
      confirm={t('newer.overwrite')}
      danger
      busy={edited.busy}
      onKeep={edited.takeNewer}
      onConfirm={() => edited.save(newer.version)}
    >
      <Text>{t('newer.text')}</Text>
      <Box as="ul" ps="5" mt="3" textStyle="sm">
        {days.map((day) => (
          <li key={day}>
            <bdi>{`${weekdayName(day)}: ${listText(weeklyOn(newer, day).map(windowText))}`}</bdi>
          </li>
        ))}
        <li>{t('newer.rest', { dates: newer.specificDates.length, breaks: newer.breakPeriods.length })}</li>
      </Box>
    </ConfirmDialog>
  );
}

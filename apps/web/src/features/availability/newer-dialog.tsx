import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { differencesOf } from './differences';
import type { EditedHours } from './use-hours';

/** The hours were changed elsewhere since they were read: shows where the two differ, and lets the teacher choose. */
export function NewerDialog({ edited }: { edited: EditedHours }) {
  const { t } = useTranslation('availability');
  const { newer } = edited;
  if (!newer) return null;
  const said = (text: string) => text || t('newer.nothing');
  return (
    <ConfirmDialog
      open
      title={t('newer.title')}
      keep={t('keepEditing')}
      confirm={t('newer.overwrite')}
      danger
      busy={edited.busy}
      onKeep={edited.keepEditing}
      onConfirm={() => edited.save(newer.version)}
    >
      <Text>{t('newer.text')}</Text>
      <Box as="dl" mt="3" textStyle="sm" display="grid" gap="3">
        {differencesOf(edited.hours, newer, t).map(({ what, mine, theirs }) => (
          <div key={what}>
            <Text as="dt" fontWeight="semibold" color="fg">
              {what}
            </Text>
            <dd>
              <bdi>{t('newer.mine', { hours: said(mine) })}</bdi>
            </dd>
            <dd>
              <bdi>{t('newer.theirs', { hours: said(theirs) })}</bdi>
            </dd>
          </div>
        ))}
      </Box>
      <Button variant="outline" mt="4" disabled={edited.busy} onClick={edited.takeNewer}>
        {t('newer.take')}
      </Button>
    </ConfirmDialog>
  );
}

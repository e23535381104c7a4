import type { ComponentProps } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../ui/text-area-field';

/** The operator's reason, required for every action. */
export function NoteField(field: Omit<ComponentProps<typeof TextAreaField>, 'label'>) {
  const { t } = useTranslation('operations');
  return (
    <Box>
      <TextAreaField {...field} label={t('note')} rows={3} required />
      <Text color="fg.muted" textStyle="sm" mt="1.5">
        {t('noteHint')}
      </Text>
    </Box>
  );
}

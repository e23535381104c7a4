import type { ComponentProps } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { cancelReasonMax } from '@somo/contracts/rules/booking';
import { TextAreaField } from '../../ui/text-area-field';

interface Props extends Omit<ComponentProps<typeof TextAreaField>, 'label'> {
  names: { student: string; teacher: string };
}

/** Why an operator changes a lesson: the student and the teacher read it. */
export function SharedReasonField({ names, ...field }: Props) {
  const { t } = useTranslation('operations');
  return (
    <Box>
      <TextAreaField {...field} label={t('sharedReason')} rows={3} maxLength={cancelReasonMax} required />
      <Text color="fg.muted" textStyle="sm" mt="1.5">
        {t('sharedReasonHint', names)}
      </Text>
    </Box>
  );
}

import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { problemTextMax } from '@somo/contracts/rules/booking';
import { textProblem } from '@somo/contracts/rules/lines';
import { TextAreaField } from '../../ui/text-area-field';

export const noteName = 'note';

export function noteProblem(note: string, missing = noteName): string | undefined {
  return textProblem(note.trim(), problemTextMax, missing);
}

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** True once the field shows its validation error. */
  checked: boolean;
  disabled: boolean;
}

/** The operator's reason, required for every action. */
export function NoteField({ value, onChange, checked, disabled }: Props) {
  const { t } = useTranslation('operations');
  return (
    <Box>
      <TextAreaField
        label={t('note')}
        name={noteName}
        rows={3}
        required
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        error={checked ? noteProblem(value, t('noteMissing')) : undefined}
      />
      <Text color="fg.muted" textStyle="sm" mt="1.5">
        {t('noteHint')}
      </Text>
    </Box>
  );
}

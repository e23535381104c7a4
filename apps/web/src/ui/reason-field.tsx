import { useTranslation } from 'react-i18next';
import { cancelReasonMax } from '@somo/contracts/rules/booking';
import { TextAreaField } from './text-area-field';

/** A few optional words to the other person: why a lesson is cancelled, moved or declined. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('common');
  return (
    <TextAreaField
      label={t('reason')}
      rows={3}
      maxLength={cancelReasonMax}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

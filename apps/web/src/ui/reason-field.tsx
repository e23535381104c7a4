import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelReasonMax } from '@somo/contracts/rules/booking';
import { TextAreaField } from './text-area-field';

/** A few optional words to the other person: why a lesson is cancelled, moved or declined. */
export function ReasonField(field: Omit<ComponentProps<typeof TextAreaField>, 'label'>) {
  const { t } = useTranslation('common');
  return <TextAreaField {...field} label={t('reason')} rows={3} maxLength={cancelReasonMax} />;
}

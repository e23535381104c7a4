import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../lib/format';
import { useCheckedForm } from '../../lib/use-checked-form';
import { CheckField } from '../../ui/check-field';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { copyDay, weeklyOn, type Hours } from './hours';
import { weekdayName, weekdays } from './weekly-list';
import { windowText } from '../../lib/week-in-short';

interface Props {
  hours: Hours;
  onCopy: (hours: Hours) => void;
  onClose: () => void;
}

/** Copies the hours of one weekday to others, after a preview of the changes. */
export function CopyDialog({ hours, onCopy, onClose }: Props) {
  const { t } = useTranslation('availability');
  const form = useCheckedForm({
    defaultValues: { from: String(weekdays().find((day) => weeklyOn(hours, day).length > 0) ?? 1), to: [] as string[] },
    more: (draft) => ({ to: targetsOf(draft).length === 0 ? t('copy.missing') : undefined }),
  });
  const draft = form.watch();
  const from = Number(draft.from);
  const { error, ...day } = form.field('to');
  const windows = weeklyOn(hours, from).map(windowText);
  const replaced = targetsOf(draft)
    .filter((day) => weeklyOn(hours, day).length > 0)
    .map(weekdayName);
  return (
    <FormDialog
      title={t('copy.title')}
      confirm={t('copy.confirm')}
      working={t('copy.confirm')}
      busy={false}
      refusal={null}
      onClose={onClose}
      onSubmit={form.handleSubmit((draft) => {
        onCopy(copyDay(hours, Number(draft.from), targetsOf(draft)));
        onClose();
      })}
    >
      <SelectField
        label={t('copy.from')}
        value={draft.from}
        onChange={(value) => {
          form.setValue('from', value);
          if (form.formState.isSubmitted) void form.trigger('to');
        }}
        options={weekdays().map((weekday) => ({ value: String(weekday), label: weekdayName(weekday) }))}
      />
      <Box as="fieldset" display="grid" gap="2">
        <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
          {t('copy.to')}
        </Box>
        {weekdays()
          .filter((weekday) => weekday !== from)
          .map((weekday) => (
            <CheckField key={weekday} {...day} value={weekday} label={weekdayName(weekday)} />
          ))}
      </Box>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {error}
        </Text>
      )}
      <Text aria-live="polite" color="fg.muted" textStyle="sm">
        {windows.length === 0 ? t('copy.nothing') : t('copy.windows', { windows: listText(windows) })}
        {replaced.length > 0 && ` ${t('copy.replaces', { days: listText(replaced) })}`}
      </Text>
    </FormDialog>
  );
}

const targetsOf = ({ from, to }: { from: string; to: string[] }) => to.filter((day) => day !== from).map(Number);

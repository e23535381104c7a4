import { useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { calendarProblems } from '@somo/contracts/external-calendars';
import { calendarAddressMax } from '@somo/contracts/rules/calendar-address';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { isRefused } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormAlert, formProblem, type FormProblem } from '../../ui/form-alert';
import { TextField } from '../../ui/text-field';

/** Connects a calendar by its address, which is read at once: what is wrong with it is said at the field. */
export function ConnectCalendar({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('availability');
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const connecting = useMutation(mutation('POST /api/me/external-calendars', { changes: ['calendars'] }));
  const form = useCheckedForm({
    rules: fieldRules['POST /api/me/external-calendars'],
    defaultValues: { url: '' },
    words: t('calendars.addressMissing'),
  });

  const submit = form.handleSubmit(({ url }) => {
    setProblem(null);
    connecting.mutate(
      { body: { url: url.trim() } },
      {
        onSuccess: ({ busyCount }) => {
          toast(t('calendars.connected'), t('calendars.found', { count: busyCount }));
          form.reset();
        },
        onError: (error) => {
          const why = problemIn(error);
          if (why) form.setError('url', { message: t(`calendars.problems.${why}`) }, { shouldFocus: true });
          else if (!form.showErrors(error))
            setProblem(formProblem(error, { title: t('calendars.notConnected'), fallback: t('calendars.notConnected') }));
        },
      },
    );
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('calendars.address')}
        hint={t('calendars.addressHint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={calendarAddressMax}
        placeholder="https://…/basic.ics"
        disabled={connecting.isPending}
        {...form.field('url')}
      />
      <Box display="grid" gap="4" mt="4" justifyItems="start">
        <FormAlert problem={problem} />
        <Button
          type="submit"
          w={{ base: 'full', sm: 'auto' }}
          variant={isFirst ? 'solid' : 'outline'}
          loading={connecting.isPending}
          loadingText={t('calendars.connecting')}
        >
          {t('calendars.connect')}
        </Button>
      </Box>
    </form>
  );
}

function problemIn(error: Error) {
  if (!isRefused(error, 'calendar-not-read')) return undefined;
  const { problem } = error.problem as { problem?: unknown };
  return calendarProblems.find((each) => each === problem);
}

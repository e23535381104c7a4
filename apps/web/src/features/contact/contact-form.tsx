import { useState } from 'react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { contactMessageMax, emailMax } from '@somo/contracts/rules/profile';
import { fieldRules } from '../../generated/field-rules';
import { mutation } from '../../lib/mutation';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FormAlert, type FormProblem } from '../../ui/form-alert';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';

const empty = { name: '', email: '', message: '' };
/** Only the server checks the address. */
const rules = { ...fieldRules['POST /api/contact'], email: { required: true } } as const;

/** What the user typed stays in the fields until the server has accepted it. */
export function ContactForm() {
  const { t } = useTranslation('content');
  const writing = useMutation(mutation('POST /api/contact'));
  const missing = (name: keyof typeof empty) => t(`contactForm.missingOf.${name}`);
  const form = useCheckedForm({
    rules,
    defaultValues: empty,
    words: { name: missing('name'), email: missing('email'), message: missing('message') },
  });
  const field = (name: keyof typeof empty) => ({
    ...form.field(name),
    label: t(`contactForm.${name}`),
    required: true,
    disabled: writing.isPending,
  });
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const submit = form.handleSubmit((body) => {
    setProblem(null);
    writing.mutate(
      { body },
      {
        onSuccess: () => form.reset(),
        onError: (error) => {
          if (!form.showErrors(error)) setProblem({ title: t('contactForm.failed'), text: error.message });
        },
      },
    );
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label={t('contactForm.title')}>
      <Stack gap="5">
        <Heading as="h2" size="md">
          {t('contactForm.title')}
        </Heading>
        <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" maxLength={emailMax} />
        </Box>
        <TextAreaField {...field('message')} value={form.watch('message')} maxLength={contactMessageMax} />
        <FormAlert problem={problem} />
        <Button type="submit" alignSelf="flex-start" disabled={writing.isPending}>
          {writing.isPending ? t('contactForm.sending') : t('contactForm.send')}
        </Button>
        <Text role="status" color="fg.muted">
          {writing.isSuccess ? t('contactForm.sent') : ''}
        </Text>
      </Stack>
    </form>
  );
}

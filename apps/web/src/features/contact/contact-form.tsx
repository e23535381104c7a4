import { useState, type FormEvent } from 'react';
import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lineProblem, textProblem } from '@somo/contracts/rules/lines';
import { contactMessageMax, emailMax } from '@somo/contracts/rules/profile';
import { mutation } from '../../lib/mutation';
import { ProblemError } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';

const empty = { name: '', email: '', message: '' };
const names = ['name', 'email', 'message'] as const;

/** What the user typed stays in the fields until the server has accepted it. */
export function ContactForm() {
  const { t } = useTranslation(['content', 'common']);
  const [text, setText] = useState(empty);
  const writing = useMutation(mutation('POST /api/contact'));
  const [asked, setAsked] = useState(false);
  const missing = (name: keyof typeof empty) => t(`contactForm.missingOf.${name}`);
  const wrong = {
    name: lineProblem(text.name, missing('name')),
    email: text.email.trim() === '' ? missing('email') : undefined,
    message: textProblem(text.message, contactMessageMax, missing('message')),
  };
  const firstWrong = names.find((name) => wrong[name]);
  const problem = writing.error instanceof ProblemError ? writing.error.problem.errors : undefined;
  const field = (name: keyof typeof empty) => ({
    name,
    label: t(`contactForm.${name}`),
    required: true,
    disabled: writing.isPending,
    value: text[name],
    error: (asked && wrong[name]) || problem?.[name]?.join(' '),
    onChange: (event: { target: { value: string } }) => setText({ ...text, [name]: event.target.value }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAsked(true);
    if (firstWrong) {
      (event.currentTarget.elements.namedItem(firstWrong) as HTMLElement).focus();
      const isMissing = text[firstWrong].trim() === '';
      return toast(t('common:error'), isMissing ? t('contactForm.missing') : wrong[firstWrong], 'error');
    }
    writing.mutate(
      { body: { ...text, email: text.email.trim() } },
      {
        onSuccess: () => {
          setText(empty);
          setAsked(false);
        },
        onError: (error) => toast(t('contactForm.failed'), error.message, 'error'),
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t('contactForm.title')}>
      <Stack gap="5">
        <Heading as="h2" size="lg">
          {t('contactForm.title')}
        </Heading>
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={emailMax} />
        <TextAreaField {...field('message')} maxLength={contactMessageMax} />
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

import { useState, type ComponentProps } from 'react';
import { Field, Textarea, useRecipe } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The share of the length after which the field shows how much is left. */
const nearlyFull = 0.8;

/** A labeled multiline input with its error message; it shows how many characters are left once few are. */
export function TextAreaField({ label, hint, error, ...area }: Props) {
  const { t } = useTranslation('common');
  const input = useRecipe({ key: 'input' });
  const [typed, setTyped] = useState(0);
  const { maxLength: most } = area;
  const length = typeof area.value === 'string' ? area.value.length : typed;
  const left = most !== undefined && length >= most * nearlyFull ? t('charactersLeft', { count: most - length }) : '';
  const help = [hint, left].filter(Boolean).join(' ');
  return (
    <Field.Root invalid={Boolean(error)} disabled={area.disabled ?? false}>
      <Field.Label>{label}</Field.Label>
      <Textarea
        {...{ unstyled: true, rows: 6, css: input(), height: 'auto', py: '3', resize: 'vertical', ...area }}
        onInput={(event) => setTyped(event.currentTarget.value.length)}
      />
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

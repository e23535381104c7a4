import type { ComponentProps } from 'react';
import { Field, Textarea, useRecipe } from '@chakra-ui/react';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labeled multiline input with its error message. */
export function TextAreaField({ label, hint, error, ...area }: Props) {
  const input = useRecipe({ key: 'input' });
  return (
    <Field.Root invalid={Boolean(error)} disabled={area.disabled ?? false}>
      <Field.Label>{label}</Field.Label>
      <Textarea unstyled rows={6} css={input()} height="auto" py="3" resize="vertical" {...area} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

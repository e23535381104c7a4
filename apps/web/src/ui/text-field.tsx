import type { ComponentProps, ReactNode } from 'react';
import { Field, Input } from '@chakra-ui/react';

interface Props extends ComponentProps<typeof Input> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labeled input with its error message. */
export function TextField({ label, error, hint, ...input }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Field.Label>{label}</Field.Label>
      <Input {...input} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

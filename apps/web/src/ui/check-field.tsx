import type { ComponentProps, ReactNode } from 'react';
import { Box, Field } from '@chakra-ui/react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label. */
export function CheckField({ label, error, ...input }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Box asChild display="inline-flex" gap="3" alignItems="flex-start" textStyle="sm" cursor="pointer">
        <label>
          <input {...input} type="checkbox" aria-invalid={Boolean(error)} />
          <span>{label}</span>
        </label>
      </Box>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

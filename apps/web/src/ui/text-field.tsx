import type { ComponentProps, ReactNode } from 'react';
import { Box, Field, Input } from '@chakra-ui/react';

interface Props extends ComponentProps<typeof Input> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** The prefix of the value in the field, such as a currency. */
  unit?: string;
}

/** A labeled input with its error message. */
export function TextField({ label, error, hint, unit, ...input }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Field.Label>{label}</Field.Label>
      {unit ? (
        <Box position="relative" w="full" maxW={input.maxW}>
          <Box as="span" aria-hidden position="absolute" insetStart="4" top="50%" transform="translateY(-50%)" color="fg.muted">
            {unit}
          </Box>
          <Input ps="8" {...input} />
        </Box>
      ) : (
        <Input {...input} />
      )}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

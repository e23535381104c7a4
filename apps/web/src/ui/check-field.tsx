import type { ComponentProps, ReactNode } from 'react';
import { Box, Field } from '@chakra-ui/react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** The browser's own tick box, in our colours and with its sentence. */
export function CheckField({ label, error, ...input }: Props) {
  return (
    <Field.Root invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Box
        asChild
        display="inline-flex"
        gap="3"
        alignItems="flex-start"
        textStyle="sm"
        cursor="pointer"
        css={{
          '& input': {
            width: '1.25rem',
            height: '1.25rem',
            flexShrink: 0,
            accentColor: 'var(--chakra-colors-brand-500)',
            borderRadius: '0.375rem',
          },
        }}
      >
        <label>
          <input {...input} type="checkbox" aria-invalid={Boolean(error)} />
          <span>{label}</span>
        </label>
      </Box>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

import { useState, type ComponentProps } from 'react';
import { Box, Field, IconButton, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props extends ComponentProps<typeof Input> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A password input with a show/hide button. */
export function PasswordField({ label, error, hint, ...input }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Field.Root invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Field.Label>{label}</Field.Label>
      <Box position="relative" w="full">
        <Input {...input} type={open ? 'text' : 'password'} pe="12" />
        <IconButton
          type="button"
          variant="ghost"
          size="sm"
          position="absolute"
          insetBlock="0"
          my="auto"
          insetEnd="1"
          color="fg.muted"
          aria-pressed={open}
          aria-label={`${open ? t('hidePassword') : t('showPassword')}: ${label}`}
          onClick={() => setOpen(!open)}
        >
          {open ? <EyeOff /> : <Eye />}
        </IconButton>
      </Box>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

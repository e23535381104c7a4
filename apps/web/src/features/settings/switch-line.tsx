import { useId, type ComponentProps } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { CheckField } from '../../ui/check-field';

interface Props extends Omit<ComponentProps<typeof CheckField>, 'role' | 'error'> {
  label: string;
  hint: string;
}

/** A switch with what it does. */
export function SwitchLine({ label, hint, ...input }: Props) {
  const hintId = useId();
  return (
    <Box>
      <CheckField
        role="switch"
        label={
          <Text as="span" fontWeight="semibold">
            {label}
          </Text>
        }
        aria-describedby={hintId}
        {...input}
      />
      <Text id={hintId} color="fg.muted" textStyle="sm" ms="3.25rem" mt="0.5">
        {hint}
      </Text>
    </Box>
  );
}

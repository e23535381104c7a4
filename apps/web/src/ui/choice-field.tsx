import type { ComponentProps, ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';

interface Props<V extends string> extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> {
  legend: string;
  /** null: nothing is chosen yet. */
  value: V | null;
  options: readonly { value: V; label: ReactNode; disabled?: boolean }[];
  disabled: boolean;
  error?: string | undefined;
  /** Side by side in twos, where there is room. */
  inTwos?: boolean;
}

/** A radio group of a few options, all visible. */
export function ChoiceField<V extends string>({ legend, value, options, disabled, error, inTwos = false, ...input }: Props<V>) {
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" textStyle="sm" fontWeight="semibold" color="fg" mb="2">
        {legend}
      </Box>
      <Box display="grid" gap="2" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: inTwos ? 'repeat(2, minmax(0, 1fr))' : undefined }}>
        {options.map((option) => (
          <Box
            asChild
            key={option.value}
            display="flex"
            alignItems="center"
            gap="3"
            minH="11"
            px="4"
            py="2"
            borderRadius="l2"
            borderWidth="1px"
            borderColor={option.value === value ? 'brand.solid' : 'border.emphasized'}
            bg={option.value === value ? 'brand.subtle' : 'bg.field'}
            color={option.disabled ? 'fg.muted' : 'fg'}
            fontWeight="medium"
            cursor={option.disabled ? 'not-allowed' : 'pointer'}
            transition="background 150ms"
          >
            <label>
              <input {...input} type="radio" value={option.value} checked={option.value === value} disabled={disabled || option.disabled} />
              <span>{option.label}</span>
            </label>
          </Box>
        ))}
      </Box>
      {error && (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1.5">
          {error}
        </Text>
      )}
    </Box>
  );
}

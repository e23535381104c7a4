import { useId } from 'react';
import { Box } from '@chakra-ui/react';

interface Props<V extends string> {
  legend: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

/** A choice between two or three short words, beside each other. */
export function SegmentField<V extends string>({ legend, value, onChange, options }: Props<V>) {
  const name = useId();
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
        {legend}
      </Box>
      <Box display="grid" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)" p="1" gap="1" borderRadius="full" bg="bg.muted">
        {options.map((option) => (
          <Box
            asChild
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="center"
            minH="10"
            px="3"
            borderRadius="full"
            fontWeight="semibold"
            textStyle="sm"
            cursor="pointer"
            color={option.value === value ? 'fg' : 'fg.muted'}
            bg={option.value === value ? 'bg.panel' : 'transparent'}
            boxShadow={option.value === value ? 'card' : undefined}
            _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' }}
          >
            <label>
              <Box asChild position="absolute" inset="0" opacity="0" cursor="pointer">
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                />
              </Box>
              {option.label}
            </label>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import { Chip } from './chip';
import { Stored } from './stored';

interface Props {
  label: string;
  options: readonly string[];
  /** Returns what an option is called. */
  nameOf: (option: string) => string;
  value: string[];
  onChange: (value: string[]) => void;
}

/** Any number of a few options that are stored by their English names. */
export function ChipsField({ label, options, nameOf, value, onChange }: Props) {
  return (
    <Box as="fieldset" borderWidth="0" minW="0">
      <Box as="legend" textStyle="sm" fontWeight="semibold" color="fg" mb="2">
        {label}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        {options.map((option) => {
          const isOn = value.includes(option);
          return (
            <Chip key={option} on={isOn} onToggle={() => onChange(isOn ? value.filter((each) => each !== option) : [...value, option])}>
              <Stored>{nameOf(option)}</Stored>
            </Chip>
          );
        })}
      </Box>
    </Box>
  );
}

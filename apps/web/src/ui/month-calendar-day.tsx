import { Box } from '@chakra-ui/react';
import { numberText } from '../lib/format';

interface Props {
  day: string;
  name: string;
  inMonth: boolean;
  today: boolean;
  selected: boolean;
  open: boolean;
  focusable: boolean;
  onSelect: (day: string) => void;
}

export function DayCell({ day, name, inMonth, today, selected, open, focusable, onSelect }: Props) {
  return (
    <Box role="gridcell" aria-selected={selected} display="flex" justifyContent="center" p="0.5" minW="0">
      <Box
        asChild
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        w="full"
        maxW="10"
        h="10"
        borderRadius="l2"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        position="relative"
        visibility={inMonth ? 'visible' : 'hidden'}
        cursor={open ? 'pointer' : 'default'}
        color={selected ? 'brand.contrast' : open ? 'fg' : 'fg.subtle'}
        bg={selected ? 'brand.solid' : open ? 'brand.subtle' : 'transparent'}
        fontWeight={open || today ? 'semibold' : 'normal'}
        textDecoration={today ? 'underline' : 'none'}
        textDecorationThickness="2px"
        textUnderlineOffset="4px"
        _hover={open && !selected ? { bg: 'brand.muted' } : {}}
      >
        <button
          type="button"
          aria-label={name}
          aria-disabled={!open}
          aria-current={today ? 'date' : undefined}
          tabIndex={focusable && inMonth ? 0 : -1}
          onClick={() => open && onSelect(day)}
        >
          {numberText(Number(day.slice(8)))}
        </button>
      </Box>
    </Box>
  );
}

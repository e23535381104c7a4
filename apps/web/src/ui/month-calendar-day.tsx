import { Box } from '@chakra-ui/react';
import { monthLabelText, numberText } from '../lib/format';

/** What is on a selectable day: something to come, something past, or only what was cancelled. */
export type LessonDayVariant = 'upcoming' | 'past' | 'cancelled';
/** `free`: has open times; `booked`: something to come; `partly`: and room left; `off`: a day off; `chosen`: an end of a span. */
export type DayVariant = LessonDayVariant | 'free' | 'plain' | 'booked' | 'partly' | 'off' | 'chosen';

const variants = {
  upcoming: { bg: 'brand.subtle', color: 'fg', fontWeight: 'semibold' },
  free: { bg: { _light: 'brand.muted', _dark: 'brand.emphasized' }, color: 'brand.fg', fontWeight: 'bold' },
  past: { bg: 'bg.muted', color: 'fg.muted', fontWeight: 'normal' },
  booked: { bg: 'bg.emphasized', color: 'fg', fontWeight: 'semibold' },
  partly: {
    bg: 'linear-gradient(135deg, {colors.brand.subtle} 50%, {colors.bg.emphasized} 50%)',
    color: 'fg',
    fontWeight: 'semibold',
  },
  off: { bg: 'clay.subtle', color: 'clay.fg', fontWeight: 'semibold', borderWidth: '1px', borderColor: 'clay.border' },
  chosen: { bg: 'brand.solid', color: 'brand.contrast', fontWeight: 'semibold' },
  plain: { bg: 'transparent', color: 'fg', fontWeight: 'normal' },
  cancelled: {
    bg: 'transparent',
    color: 'fg.muted',
    fontWeight: 'normal',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
  },
} as const;

/** A sample of a day, for a legend. */
export function DayMark({ variant }: { variant: DayVariant }) {
  return (
    <Box as="span" aria-hidden w="4" h="4" borderRadius="l1" borderWidth="1px" borderColor="border.emphasized" {...variants[variant]} />
  );
}

interface Props {
  day: string;
  name: string;
  inMonth: boolean;
  /** Names its month, where the days of several are together. */
  isNewMonth?: boolean;
  today: boolean;
  selected: boolean;
  open: boolean;
  variant?: DayVariant | undefined;
  focusable: boolean;
  onSelect: (day: string) => void;
}

export function DayCell({
  day,
  name,
  inMonth,
  isNewMonth = false,
  today,
  selected,
  open,
  variant = 'upcoming',
  focusable,
  onSelect,
}: Props) {
  return (
    <Box role="gridcell" aria-selected={selected} display="flex" justifyContent="center" p="0.5" minW="0">
      <Box
        asChild
        display="inline-flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        w="full"
        maxW="10"
        minH={{ base: '11', md: '10' }}
        borderRadius="l2"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        position="relative"
        visibility={inMonth ? 'visible' : 'hidden'}
        cursor={open ? 'pointer' : 'default'}
        color="fg.subtle"
        opacity={open || today ? undefined : '0.55'}
        fontWeight={today ? 'semibold' : 'normal'}
        {...(open ? variants[variant] : {})}
        {...(selected ? { bg: 'brand.solid', color: 'brand.contrast', borderWidth: '0' } : {})}
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
          {isNewMonth && (
            <Box as="span" fontSize="min({fontSizes.2xs}, 2.8vw)" lineHeight="1" fontWeight="semibold">
              {monthLabelText(day)}
            </Box>
          )}
          <Box
            as="span"
            lineHeight={isNewMonth ? 'shorter' : undefined}
            textDecoration={today ? 'underline' : undefined}
            textDecorationThickness="2px"
            textUnderlineOffset={isNewMonth ? '3px' : '4px'}
          >
            {numberText(Number(day.slice(8)))}
          </Box>
          {open && variant === 'free' && (
            <Box
              as="span"
              position="absolute"
              bottom="1"
              w="1"
              h="1"
              borderRadius="full"
              bg={selected ? 'brand.contrast' : 'brand.solid'}
            />
          )}
        </button>
      </Box>
    </Box>
  );
}

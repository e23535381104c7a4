import { Box, Text, type BoxProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MonthlyEarnings } from '@somo/contracts/earnings';
import { money, shortMoney } from '../../lib/format';
import { monthInitial, monthLabel, monthName, monthsOfChart, roomyMonths, topOf } from './months';

const heightPx = 200;
const lines = [0, 0.5, 1];
/** Bar width as a fraction of the month's width. */
const share = 0.56;
/** A few bars stay as narrow as six would be. */
const widest = (share * 100) / roomyMonths;
const round = 7;
/** The amount above the highest bar stays below the top line. */
const roomForAmount = 1.12;
const pendingLook = { _light: 'brand.200', _dark: 'brand.200' };

const sumOf = ({ earnedCents, pendingCents }: MonthlyEarnings) => earnedCents + pendingCents;

function Key({ bg, children }: { bg: BoxProps['bg']; children: string }) {
  return (
    <Box display="flex" alignItems="center" gap="2">
      <Box w="3" h="3" borderRadius="l1" bg={bg} />
      <Text textStyle="sm">{children}</Text>
    </Box>
  );
}

/** One bar per month: the earned amount, with the pending amount on top in a lighter color. */
export function MonthChart({ monthly }: { monthly: MonthlyEarnings[] }) {
  const { t } = useTranslation('earnings');
  const months = monthsOfChart(monthly);
  const best = months.reduce<MonthlyEarnings | undefined>((top, month) => (top && sumOf(top) >= sumOf(month) ? top : month), undefined);
  const told = months.slice(months.findIndex((month) => sumOf(month) > 0));
  const [first] = told;
  const last = told.at(-1);
  if (!best || !first || !last) return null;
  const top = topOf(sumOf(best) * roomForAmount);
  const step = 100 / months.length;
  const width = Math.min(step * share, widest);
  const up = (cents: number) => (cents / top) * heightPx;
  const total = (part: 'earnedCents' | 'pendingCents') => money(months.reduce((sum, month) => sum + month[part], 0));
  const words = t('chart', {
    count: told.length,
    from: monthName(first),
    to: monthName(last),
    earned: total('earnedCents'),
    pending: total('pendingCents'),
    best: monthName(best),
    bestAmount: money(sumOf(best)),
  });
  return (
    <Box role="img" aria-label={words}>
      <Box display="flex" gap="5" mb="5">
        <Key bg="brand.solid">{t('earned')}</Key>
        <Key bg={pendingLook}>{t('pending')}</Key>
      </Box>
      <Box display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="3" pt="2">
        <Box position="relative" h={`${heightPx}px`} fontVariantNumeric="tabular-nums" textStyle="xs" color="fg.muted" textAlign="end">
          <Box visibility="hidden">{shortMoney(top)}</Box>
          {lines.map((line) => (
            <Box key={line} position="absolute" insetEnd="0" bottom={`${line * 100}%`} transform="translateY(50%)">
              {shortMoney(top * line)}
            </Box>
          ))}
        </Box>
        <Box position="relative">
          <Box asChild display="block" w="full" h={`${heightPx}px`} overflow="visible" _rtl={{ transform: 'scaleX(-1)' }}>
            <svg aria-hidden>
              {lines.map((line) => (
                <Box asChild key={line} stroke="border" strokeWidth="1" strokeDasharray={line === 0 ? undefined : '3 5'}>
                  <line x1="0" x2="100%" y1={heightPx * (1 - line)} y2={heightPx * (1 - line)} />
                </Box>
              ))}
              {months.map((month, at) => (
                <Bar
                  key={monthName(month)}
                  x={step * (at + 0.5) - width / 2}
                  width={width}
                  earned={up(month.earnedCents)}
                  all={up(sumOf(month))}
                />
              ))}
            </svg>
          </Box>
          <Amounts months={months} up={up} />
        </Box>
        <Box gridColumn="2" display="flex" mt="2" textStyle="xs" color="fg.muted">
          {months.map((month, at) => (
            <Box key={monthName(month)} flex="1 1 0" minW="0" textAlign="center">
              <Box display={{ base: months.length > roomyMonths ? 'none' : 'block', md: 'block' }}>{monthLabel(month)}</Box>
              {months.length > roomyMonths && <Box display={{ base: 'block', md: 'none' }}>{monthInitial(month)}</Box>}
              {namesYear(months, at) && <Box whiteSpace="nowrap">{month.year}</Box>}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** The sum of each month above its bar, where there is room; in whole dollars on a phone. */
function Amounts({ months, up }: { months: MonthlyEarnings[]; up: (cents: number) => number }) {
  return (
    <Box
      position="absolute"
      inset="0"
      display={{ base: months.length > roomyMonths ? 'none' : 'flex', md: 'flex' }}
      textStyle="xs"
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
    >
      {months.map((month) => (
        <Box key={monthName(month)} flex="1 1 0" minW="0" position="relative">
          {sumOf(month) > 0 && (
            <Box position="absolute" insetX="0" bottom={`${up(sumOf(month)) + 4}px`} textAlign="center" whiteSpace="nowrap">
              <Box as="span" bg="bg.panel" px="1" display={{ base: 'none', md: 'inline' }}>
                {money(sumOf(month))}
              </Box>
              <Box as="span" display={{ md: 'none' }}>
                {shortMoney(Math.round(sumOf(month) / 100) * 100)}
              </Box>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** Labels the year under January, and under the first month if January is far enough away. */
function namesYear(months: MonthlyEarnings[], at: number): boolean {
  const january = months.findIndex(({ month }) => month === 1);
  return at === january || (at === 0 && (january === -1 || january > 2));
}

/** x and width in percent, heights in pixels; the bottom edge is clipped, so that only the top corners are rounded. */
function Bar({ x, width, earned, all }: { x: number; width: number; earned: number; all: number }) {
  const box = { x: `${x}%`, width: `${width}%` };
  return (
    <svg {...box} y={heightPx - all} height={all} overflow="hidden">
      <Box asChild fill={pendingLook}>
        <rect width="100%" height={all + round} rx={round} />
      </Box>
      <Box asChild fill="brand.solid">
        <rect width="100%" y={all - earned} height={earned + round} rx={earned === all ? round : 0} />
      </Box>
    </svg>
  );
}

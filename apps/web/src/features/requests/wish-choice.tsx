import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest, WishedTime } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { fullDate } from '../../lib/format';
import { RequestTime } from './request-time';
import { blockOf, WishNotes } from './wish-notes';

interface Props {
  request: BookingRequest;
  chosen: WishedTime;
  zone: string;
  now: number;
  onChoose: (startsAt: Instant) => void;
}

/** Returns the wish that was picked or, at first, the preferred one of those that can be accepted. */
export function chosenWish({ wishes }: BookingRequest, picked: Instant | null, now: number): WishedTime {
  const open = wishes.filter((wish) => isOpen(wish, now));
  return wishes.find(({ startsAt }) => startsAt === picked) ?? open[0] ?? wishes[0]!;
}

const isOpen = (wish: WishedTime, now: number) => blockOf(wish) === undefined && fromInstant(wish.startsAt) > now;

/** The times of a pending request: one of several is chosen before it is accepted. */
export function WishChoice({ request, chosen, zone, now, onChoose }: Props) {
  const { t } = useTranslation('requests');
  const [only, ...others] = request.wishes;
  if (only && others.length === 0)
    return (
      <Box>
        <WishTime wish={only} zone={zone} />
        <WishNotes wish={only} />
      </Box>
    );
  return (
    <Box as="fieldset" minW="0" position="relative" zIndex="1">
      <Box as="legend" textStyle="sm" color="fg.muted" mb="2">
        {t('wishes', { count: request.wishes.length })}
      </Box>
      <Box display="grid" gap="2">
        {request.wishes.map((wish) => {
          const canBe = isOpen(wish, now);
          const isChosen = canBe && wish === chosen;
          return (
            <Box
              asChild
              key={wish.startsAt}
              display="flex"
              alignItems="flex-start"
              gap="3"
              minH="11"
              px="3"
              py="2"
              borderRadius="l2"
              borderWidth="1px"
              borderColor={isChosen ? 'brand.solid' : 'border'}
              bg={isChosen ? 'brand.subtle' : undefined}
              color={canBe ? 'fg' : 'fg.muted'}
              cursor={canBe ? 'pointer' : 'not-allowed'}
            >
              <label>
                <Box asChild mt="1">
                  <input
                    type="radio"
                    name={`wish-${request.id}`}
                    checked={isChosen}
                    disabled={!canBe}
                    onChange={() => onChoose(wish.startsAt)}
                  />
                </Box>
                <Box minW="0">
                  <WishTime wish={wish} zone={zone} />
                  {fromInstant(wish.startsAt) <= now ? (
                    <Text textStyle="sm" color="fg.muted">
                      {t('wishPassed')}
                    </Text>
                  ) : (
                    <WishNotes wish={wish} />
                  )}
                </Box>
              </label>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

function WishTime({ wish, zone }: { wish: WishedTime; zone: string }) {
  return (
    <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
      <Box as="span" display={{ base: 'block', md: 'inline-block' }} me="2">
        {fullDate(wish.startsAt, zone)}
      </Box>
      <RequestTime time={wish} zone={zone} />
    </Text>
  );
}

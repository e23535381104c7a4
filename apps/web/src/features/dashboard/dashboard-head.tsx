import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayName, dayOf, timeOf, unparted } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';

interface Props {
  title: string;
  firstName: string;
  /** When the next lesson starts, if there is one; 'now' while one is on. */
  nextAt: Instant | 'now' | undefined;
  loading: boolean;
}

/** The page's name and a greeting with the current or else the next lesson, or a loading text. */
export function DashboardHead({ title, firstName, nextAt, loading }: Props) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const zone = useZone();

  function greeting(): string {
    if (!firstName) return t('welcomeNameless');
    if (nextAt === 'now') return t('welcomeNow', { name: firstName });
    if (!nextAt) return t('welcome', { name: firstName });
    const time = timeOf(nextAt, zone);
    if (dayOf(nextAt, zone) === dayOf(now, zone)) return t('welcomeToday', { name: firstName, time });
    return t('welcomeNext', { name: firstName, day: dayName(nextAt, zone), time });
  }

  return (
    <Box mb={{ base: '6', md: '8' }}>
      <Heading as="h1" size="sm" color="fg.muted" fontFamily="body" letterSpacing="normal">
        {title}
      </Heading>
      {/* On a phone the greeting may take three lines: nothing below moves when it comes. */}
      <Text
        fontFamily="heading"
        fontWeight="bold"
        letterSpacing="-0.015em"
        textStyle={{ base: '2xl', md: '3xl' }}
        textWrap="balance"
        mt="1"
        minH={{ base: '16', md: '10' }}
        role={loading ? 'status' : undefined}
      >
        {loading ? <LoadingGreeting>{t('loading')}</LoadingGreeting> : <bdi>{unparted(greeting())}</bdi>}
      </Text>
    </Box>
  );
}

function LoadingGreeting({ children }: { children: string }) {
  return (
    <>
      <Box as="span" srOnly>
        {children}
      </Box>
      <Skeleton as="span" display="block" h="8" maxW="md" />
    </>
  );
}

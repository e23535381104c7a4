import type { ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { CalendarSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { horizonDays } from '@somo/contracts/rules/booking';
import { countedMax, type FoundTeachers } from '@somo/contracts/asks/catalog';
import { deadline, numberText } from '../../lib/format';
import type { Chosen } from './chosen';
import { withoutGroup } from './filters';
import { timesPhrase } from './wanted-times';

interface Props {
  chosen: Chosen;
  found: FoundTeachers;
  atOtherTimes: number;
  now: number;
  zone: string;
  onChange: (values: Chosen) => void;
  /** The cards of the teachers whose times are nearest. */
  children: ReactNode;
}

/** The result of a search that finds teachers, but none at these times: how many there are, and who is nearest. */
export function NoneThen({ chosen, found, atOtherTimes, now, zone, onChange, children }: Props) {
  const { t } = useTranslation('search');
  const number = atOtherTimes > countedMax ? t('atLeast', { number: numberText(countedMax) }) : numberText(atOtherTimes);
  const [subject = chosen.subject, another] = found.searchedFor ?? [];
  const when = timesPhrase(chosen, t);
  const title =
    subject === undefined || another !== undefined
      ? t('noneThen', { count: atOtherTimes, number, when })
      : t('noneOfSubjectThen', { count: atOtherTimes, number, subject, when });
  const first = found.nearest?.[0];
  return (
    <>
      <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} alignItems={{ md: 'center' }} gap={{ base: '3', md: '5' }} mb="6">
        <Box display="grid" placeItems="center" flexShrink={0} w="14" h="14" borderRadius="l3" bg="clay.muted" color="clay.fg">
          <CalendarSearch size={28} aria-hidden />
        </Box>
        <Box flex="1" minW="0">
          <Heading as="h2" size="lg" textWrap="balance" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="fg.muted" mt="1">
            {first ? (
              <bdi>{t('noneThenNearest', { name: first.teacher.firstName, time: deadline(first.nextFreeAt, now, zone) })}</bdi>
            ) : (
              t('noneThenOpen', { days: horizonDays })
            )}
          </Text>
        </Box>
        <Button variant={first ? 'outline' : 'solid'} onClick={() => onChange(withoutGroup('when'))}>
          {t('anyTime', { count: atOtherTimes, number })}
        </Button>
      </Box>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { horizonDays } from '@somo/contracts/rules/booking';
import { countedMax, type FoundTeachers } from '@somo/contracts/asks/catalog';
import type { Instant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
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
  onBook: (teacherId: string, startsAt: Instant) => void;
  /** The cards of the teachers whose times are nearest. */
  children: ReactNode;
}

/** The result of a search that finds teachers, but none at these times: how many there are, and who is nearest. */
export function NoneThen({ chosen, found, atOtherTimes, now, zone, onChange, onBook, children }: Props) {
  const { t } = useTranslation('search');
  const number = atOtherTimes > countedMax ? t('atLeast', { number: numberText(countedMax) }) : numberText(atOtherTimes);
  const [subject = chosen.subject, another] = found.searchedFor ?? [];
  const when = timesPhrase(chosen, t);
  const title =
    subject === undefined || another !== undefined
      ? t('noneThen', { count: atOtherTimes, number, when })
      : t('noneOfSubjectThen', { count: atOtherTimes, number, subject: subjectName(subject), when });
  const first = found.nearest?.[0];
  const time = first && deadline(first.nextFreeAt, now, zone);
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
        alignItems="center"
        columnGap="8"
        rowGap="3"
        mb={{ base: '4', md: '6' }}
      >
        <Box minW="0">
          <Heading as="h2" size={{ base: 'md', md: 'lg' }} textWrap="balance" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text mt="1" color={first ? undefined : 'fg.muted'}>
            {first ? <bdi>{t('noneThenNearest', { name: first.teacher.firstName, time })}</bdi> : t('noneThenOpen', { days: horizonDays })}
          </Text>
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3">
          {first && (
            <Button flex={{ base: '1 1 auto', lg: 'initial' }} onClick={() => onBook(first.teacher.id, first.nextFreeAt)}>
              <bdi>{t('bookNearest', { time })}</bdi>
            </Button>
          )}
          <Button
            variant={first ? 'plain' : 'solid'}
            flex={{ base: '1 1 auto', lg: 'initial' }}
            onClick={() => onChange(withoutGroup('when'))}
          >
            {t('anyTime', { count: atOtherTimes, number })}
          </Button>
        </Box>
      </Box>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FoundTeachers } from '@somo/contracts/asks/catalog';
import { commonSubjects } from '@somo/contracts/rules/profile';
import type { Instant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { useTaughtSubjects } from '../../lib/catalog';
import { EmptyState } from '../../ui/empty-state';
import { Stored } from '../../ui/stored';
import type { Chosen } from './chosen';
import { filterGroups, groupText, withoutGroup } from './filters';
import { NoneThen } from './none-then';

const shown = 6;
const withoutFilters: Chosen = Object.assign({}, ...filterGroups.map(withoutGroup)) as Chosen;

interface Props {
  chosen: Chosen;
  found: FoundTeachers | undefined;
  now: number;
  zone: string;
  /** Searches for a subject alone: the other filters may be why no teacher was found. */
  onSubject: (subject: string) => void;
  onChange: (values: Chosen) => void;
  onClear: () => void;
  onBook: (teacherId: string, startsAt: Instant) => void;
  /** The cards of the teachers whose times are nearest. */
  cards: ReactNode;
}

/** The result of a search that found no teacher: why, as far as it is known, and ways to go on. */
export function NoTeachers({ chosen, found, now, zone, onSubject, onChange, onClear, onBook, cards }: Props) {
  const { t } = useTranslation('search');
  const taught = useTaughtSubjects().data?.items ?? [];
  const words = chosen.q;
  const filtered = filterGroups.some((group) => groupText(group, chosen, t) !== undefined);
  if (words === undefined && !filtered) return <EmptyState drawing="search" title={t('noneTitle')} text={t('noneYetText')} />;
  if (found?.atOtherTimes !== undefined)
    return (
      <NoneThen chosen={chosen} found={found} atOtherTimes={found.atOtherTimes} now={now} zone={zone} onChange={onChange} onBook={onBook}>
        {cards}
      </NoneThen>
    );
  const near = found?.nearSubjects ?? [];
  const label = near.length > 0 ? t('nearSubjects') : t('commonSubjects');
  const subjects = near.length > 0 ? near : commonSubjects.filter((subject) => taught.includes(subject)).slice(0, shown);
  const text = words === undefined ? t('noneWithFilters') : t(filtered ? 'noneForWithFilters' : 'noneFor', { words });
  return (
    <EmptyState
      drawing="search"
      title={t('noneTitle')}
      text={text}
      action={
        <>
          <Box role="group" aria-label={label} hidden={subjects.length === 0}>
            <Text color="fg.muted" textStyle="sm" mb="3">
              {label}
            </Text>
            <Box display="flex" flexWrap="wrap" justifyContent="center" gap="2" maxW="md" mx="auto">
              {subjects.map((subject) => (
                <Button key={subject} variant="subtle" size="sm" minH={{ base: '11', md: '9' }} onClick={() => onSubject(subject)}>
                  <Stored>{subjectName(subject)}</Stored>
                </Button>
              ))}
            </Box>
          </Box>
          <Box display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="8">
            {filtered && words !== undefined && <Button onClick={() => onChange(withoutFilters)}>{t('withoutFilters')}</Button>}
            <Button variant={filtered ? 'outline' : 'plain'} onClick={onClear}>
              {t('clearSearch')}
            </Button>
          </Box>
        </>
      }
    />
  );
}

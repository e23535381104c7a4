import { useEffect, useRef, useState } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isTimeZone } from '@somo/contracts/time';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { i18n } from '../../i18n/i18n';
import { dayOf, zoneLabel } from '../../lib/format';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { KenteStrip } from '../../ui/kente-strip';
import { useTeachers } from './api/find-teachers';
import { chosenFrom, countFilters, filtersOf, withFilter, zoneFrom, type ChosenName } from './filters';
import { resultCount } from './result-count';
import { SearchBar } from './search-bar';
import { TeacherResults } from './teacher-results';

const loadFilters = async () => {
  const [file] = await Promise.all([import('./filter-panel'), i18n.loadNamespaces('filters')]);
  return file.FilterPanel;
};

/** The page behind both /teachers and /student/find-teachers; each page decides what View Profile does. */
export function TeacherSearch({ onView }: { onView: (teacher: Card) => void }) {
  const { t } = useTranslation(['teachers', 'common']);
  const [search, setSearch] = useSearchParams();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { part: FilterPanel, ...panel } = useDeferredImport(loadFilters);
  const ownZone = useZone();
  const now = useNow(60_000);
  const zone = zoneFrom(search, isTimeZone) ?? ownZone;
  const today = dayOf(now, zone);
  const chosen = chosenFrom(search, today);
  const filters = filtersOf(chosen, zone);
  const teachers = useTeachers(filters);
  const active = countFilters(chosen);
  const found = teachers.data ? resultCount(teachers.data.pages, teachers.hasNextPage) : null;
  const results = useRef<HTMLHeadingElement>(null);
  // A second change may come before the URL reflects the first.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (name: ChosenName, value: string) => {
    latest.current = withFilter(latest.current, name, value);
    setSearch(latest.current);
  };

  return (
    <>
      <Box bg="bg.hero" color="fg.onHero">
        <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12' }}>
          <Heading as="h1" size="2xl">
            {t('title')}
          </Heading>
          <Text color="fg.onHeroMuted" textStyle={{ base: 'md', md: 'lg' }} mt="1" mb="6">
            {t('text')}
          </Text>
          <SearchBar key={filters.q ?? ''} searched={filters.q ?? ''} onSearch={(words) => change('q', words)} />
        </Box>
        <KenteStrip />
      </Box>
      <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }}>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="6">
          <Heading as="h2" size="md" me="auto" aria-live="polite" ref={results} tabIndex={-1}>
            {found && t(found.more ? 'foundMore' : 'found', { count: found.count })}
          </Heading>
          <Text color="fg.muted" textStyle="sm" order={{ base: 1, md: 0 }} w={{ base: 'full', md: 'auto' }}>
            <bdi>{t('common:timesIn', { zone: zoneLabel(zone, now) })}</bdi>
          </Text>
          <Button
            variant="outline"
            size="sm"
            aria-expanded={filtersOpen && FilterPanel !== undefined}
            aria-controls="teacher-filters"
            aria-busy={panel.asked}
            onPointerEnter={panel.prepare}
            onClick={() => {
              setFiltersOpen(!FilterPanel || !filtersOpen);
              panel.show();
            }}
          >
            <SlidersHorizontal aria-hidden />
            {active > 0 ? t('filtersCount', { count: active }) : t('filters')}
          </Button>
        </Box>
        {FilterPanel && filtersOpen && (
          <FilterPanel
            chosen={chosen}
            today={today}
            found={teachers.isPlaceholderData ? null : found}
            onChange={change}
            onShow={() => {
              results.current?.focus();
              setFiltersOpen(false);
            }}
          />
        )}
        {(filters.q !== undefined || filters.level !== undefined) && (
          <Box display="flex" flexWrap="wrap" gap="2" mb="6" mt="-2">
            {filters.q !== undefined && (
              <Button variant="subtle" size="sm" onClick={() => change('q', '')}>
                <X aria-hidden />
                {t('clearSearch')}
              </Button>
            )}
            {filters.level !== undefined && (
              <Button
                variant="subtle"
                size="sm"
                aria-label={t('removeFilter', { name: filters.level })}
                onClick={() => change('level', '')}
              >
                <X aria-hidden />
                {filters.level}
              </Button>
            )}
          </Box>
        )}
        <TeacherResults
          teachers={teachers}
          now={now}
          zone={zone}
          onView={onView}
          onClear={() => setSearch({})}
          searched={Object.keys(filters).length > 0}
        />
      </Box>
    </>
  );
}

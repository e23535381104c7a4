import { useState } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isTimeZone } from '@somo/contracts/time';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { dayOf, zoneLabel } from '../../lib/format';
import { useLater } from '../../lib/use-later';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { KenteStrip } from '../../ui/kente-strip';
import { useTeachers } from './api/find-teachers';
import { filterNames, filtersFrom, withFilter, zoneFrom } from './filters';
import { SearchBar } from './search-bar';
import { TeacherResults } from './teacher-results';

const loadFilters = () => import('./filter-panel').then((file) => file.FilterPanel);

/** The one page behind /teachers and /student/find-teachers; what View Profile does is the page's to say. */
export function TeacherSearch({ onView }: { onView: (teacher: Card) => void }) {
  const { t } = useTranslation(['teachers', 'common']);
  const [search, setSearch] = useSearchParams();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { part: FilterPanel, ...panel } = useLater(loadFilters);
  const ownZone = useZone();
  const now = useNow(60_000);
  const zone = zoneFrom(search, isTimeZone) ?? ownZone;
  const filters = filtersFrom(search, zone);
  const teachers = useTeachers(filters);
  const active = filterNames.filter((name) => search.get(name));
  const count = teachers.data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0;
  const change = (name: string, value: string) => setSearch(withFilter(search, name, value));

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
          <Heading as="h2" size="md" me="auto" aria-live="polite">
            {teachers.data && (teachers.hasNextPage ? t('foundMore', { count }) : t('found', { count }))}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
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
            {active.length > 0 ? t('filtersCount', { count: active.length }) : t('filters')}
          </Button>
        </Box>
        {FilterPanel && filtersOpen && <FilterPanel search={search} today={dayOf(now, zone)} onChange={change} />}
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

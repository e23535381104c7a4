import { lazy, Suspense, useEffect, useRef } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { subjectList } from '../../i18n/names';
import { dayOf } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { useUser, useZone } from '../../lib/use-session';
import { KenteStrip } from '../../ui/kente-strip';
import { LiveRegion } from '../../ui/live-region';
import { useTeachers } from './api/find-teachers';
import { FilterBar } from './filter-bar';
import { chosenFrom, filtersOf } from './filters';
import { countText, resultCount } from './result-count';
import { SearchBar } from './search-bar';
import { SearchZone } from './search-zone';
import { SortSelect } from './sort-select';
import { belowFilters } from './stays-on-top';
import { TeacherResults, type GoTo } from './teacher-results';
import { useSearchFilters } from './use-search-filters';
import { WhyOrder } from './why-order';

const GuessLine = lazy(async () => {
  const [{ GuessLine }] = await Promise.all([import('./guess-line'), i18n.loadNamespaces('filters')]);
  return { default: GuessLine };
});

/** The page behind both /teachers and /student/find-teachers; each page decides how to go to a page of students. */
export function TeacherSearch({ onGo }: { onGo: GoTo }) {
  const { t } = useTranslation(['search', 'common']);
  const { search, change, restart, clear } = useSearchFilters();
  const ownZone = useZone();
  const now = useNow(60_000);
  const todayIn = (zone = ownZone) => dayOf(now, zone);
  const chosen = chosenFrom(search, todayIn);
  if (useUser()?.role !== 'student') delete chosen.favorites;
  const zone = chosen.tz ?? ownZone;
  const filters = filtersOf(chosen, zone);
  const teachers = useTeachers(filters);
  // That nobody was found says nothing of the search that is on its way.
  const isStale = teachers.isPlaceholderData && teachers.data?.pages[0]?.items.length === 0;
  const found = teachers.data && !isStale ? resultCount(teachers.data.pages, teachers.hasNextPage) : null;
  const searchedFor = teachers.data?.pages[0]?.searchedFor;
  const isNone = found?.count === 0;
  const isGuess = teachers.data?.pages[0]?.isGuess === true && !teachers.isPlaceholderData;
  const foundText = found && countText(found, t);
  const results = useRef<HTMLHeadingElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!hasLeft.current || teachers.isPlaceholderData) return;
    hasLeft.current = false;
    if (document.activeElement === results.current) results.current?.scrollIntoView({ block: 'nearest' });
  }, [teachers.data, teachers.isPlaceholderData]);
  /** Does what takes the pressed button away: the focus goes on at the number of results. */
  function leave(act: () => void): void {
    act();
    hasLeft.current = true;
    results.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <Box bg="bg.hero" color="fg.onHero">
        <Box maxW="page" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '8' }}>
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="flex-end"
            justifyContent="space-between"
            columnGap="10"
            rowGap={{ base: '3', md: '5' }}
          >
            <Box>
              <Heading as="h1" size="2xl">
                {t('title')}
              </Heading>
              <Text color="fg.onHeroMuted" textStyle="lg" mt="1" display={{ base: 'none', md: 'block' }}>
                {t('text')}
              </Text>
            </Box>
            <Box flex="1 1 min(22rem, 100%)" minW="0" maxW={{ lg: 'xl' }}>
              <SearchBar
                key={filters.q ?? ''}
                searched={filters.q ?? ''}
                onSearch={(q) => leave(() => change({ q }))}
                onSubject={(subject) => leave(() => change({ q: '', subject }))}
              />
            </Box>
          </Box>
        </Box>
        <KenteStrip />
      </Box>
      <Box
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '3', md: '8' }}
        pb={{ base: '5', md: '8' }}
        display="flex"
        flexDirection="column"
      >
        <FilterBar
          chosen={chosen}
          zone={zone}
          today={todayIn(zone)}
          found={teachers.isPlaceholderData ? null : found}
          onChange={change}
          onClear={() => leave(clear)}
          onShow={() => results.current?.focus()}
        />
        <Box display="flex" flexDirection="column" css={belowFilters}>
          <LiveRegion>
            {isGuess && (
              <Suspense>
                <GuessLine words={filters.q ?? ''} subjects={searchedFor} onClear={() => leave(() => change({ q: '' }))} />
              </Suspense>
            )}
          </LiveRegion>
          {/* Where nobody is found, what to do about it comes first. */}
          <Box
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap={{ base: '2', md: '4' }}
            mb={{ base: '3.5', md: '6' }}
            order={isNone ? 1 : undefined}
          >
            {/* On a phone, the time zone has a line of its own below. */}
            <Box flex={{ md: '1' }} minW="0" display={{ base: 'contents', md: 'flex' }} alignItems="center" columnGap="4">
              <Heading
                as="h2"
                size={{ base: 'sm', md: 'md' }}
                lineHeight="short"
                minH="5"
                flex={{ base: '1 1 8rem', md: '0 0 auto' }}
                aria-live="polite"
                ref={results}
                tabIndex={-1}
                srOnly={isNone}
              >
                {found && (searchedFor && !isGuess ? t('foundFor', { found: foundText, subjects: subjectList(searchedFor) }) : foundText)}
              </Heading>
              {(!isNone || search.has('tz')) && (
                <SearchZone
                  zone={zone}
                  now={now}
                  asked={search.get('tz')}
                  onChange={(chosen) => change({ tz: chosen === ownZone ? '' : chosen })}
                />
              )}
            </Box>
            {!isNone && (
              <>
                <WhyOrder sort={chosen.sort ?? ''} />
                <SortSelect value={chosen.sort ?? ''} onChange={(sort) => change({ sort })} />
              </>
            )}
          </Box>
          <TeacherResults
            teachers={teachers}
            now={now}
            zone={zone}
            chosen={chosen}
            onGo={onGo}
            onChange={(values) => leave(() => change(values))}
            onClear={() => leave(clear)}
            onSubject={(subject) => leave(() => restart({ subject }))}
          />
        </Box>
      </Box>
    </>
  );
}

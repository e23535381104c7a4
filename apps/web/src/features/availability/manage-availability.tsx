import { useState } from 'react';
import { Box, Heading, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { EffectNote } from './effect-note';
import { addWeekly, weeklyOn } from './hours';
import { NewerDialog } from './newer-dialog';
import { roomForBar } from './room-for-bar';
import { SaveBar } from './save-bar';
import { SettingBadges } from './setting-badges';
import { useHours, type EditedHours } from './use-hours';
import { WeeklyList, weekdayName, weekdays } from './weekly-list';
import { WindowFields } from './window-fields';
import { ZoneLine } from './zone-line';

/** The simple editor of weekly hours, and the rules that apply to all lessons. */
export function ManageAvailability() {
  const { t } = useTranslation('availability');
  const saved = useQuery(query('GET /api/me/availability'));
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15.5rem' }}>
      <Tabs.Root defaultValue="hours" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="hours">{t('setTab')}</Tabs.Trigger>
          <Tabs.Trigger value="settings">{t('settingsTab')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="hours">
          {saved.isPending && (
            <Loading label={t('loading')}>
              <Skeleton h="64" borderRadius="l3" />
            </Loading>
          )}
          <FetchError of={saved} text={t('failed')} />
          {saved.data && <SimpleEditor saved={saved.data} />}
        </Tabs.Content>
        <Tabs.Content value="settings">
          <SettingBadges />
        </Tabs.Content>
      </Tabs.Root>
      <Panel asChild mt={{ lg: '4.25rem' }}>
        <section aria-label={t('how.title')}>
          <Heading as="h2" size="sm" mb="2">
            {t('how.title')}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {t('how.text')}
          </Text>
          <Heading as="h2" size="sm" mt="5" mb="2">
            {t('more.title')}
          </Heading>
          <Text color="fg.muted" textStyle="sm" mb="3">
            {t('more.text')}
          </Text>
          <TextLink to={paths.teacherSchedule} textStyle="sm">
            {t('fullSchedule')}
          </TextLink>
        </section>
      </Panel>
    </Box>
  );
}

function SimpleEditor({ saved }: { saved: Availability }) {
  const { t } = useTranslation('availability');
  const edited = useHours(saved);
  return (
    <Panel>
      <Stack gap="5" css={roomForBar}>
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="4" alignItems="center" justifyContent="space-between">
          <Box minW="0">
            <EffectNote edited={edited} saved={saved} />
            <ZoneLine edited={edited} saved={saved} />
          </Box>
          <Box minH="11">
            <SaveBar edited={edited} label={t('saveAll')} />
          </Box>
        </Box>
        <AddWeekly edited={edited} />
        <Box>
          <Heading as="h2" size="sm" mb="1">
            {t('weekly')}
          </Heading>
          <WeeklyList hours={edited.hours} onChange={edited.change} />
        </Box>
      </Stack>
      <NewerDialog edited={edited} />
    </Panel>
  );
}

function AddWeekly({ edited }: { edited: EditedHours }) {
  const { t } = useTranslation('availability');
  const [day, setDay] = useState(1);
  return (
    <WindowFields others={weeklyOn(edited.hours, day)} onAdd={(window) => edited.change(addWeekly(edited.hours, day, window))}>
      <SelectField
        label={t('day')}
        value={String(day)}
        onChange={(value) => setDay(Number(value))}
        options={weekdays.map((each) => ({ value: String(each), label: weekdayName(each) }))}
      />
    </WindowFields>
  );
}

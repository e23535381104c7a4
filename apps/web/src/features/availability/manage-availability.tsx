import { useState } from 'react';
import { Heading, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import { useAvailability } from './api/availability';
import { EffectNote } from './effect-note';
import { addWeekly, weeklyOn } from './hours';
import { NewerDialog } from './newer-dialog';
import { SaveBar } from './save-bar';
import { SettingBadges } from './setting-badges';
import { useHours, type EditedHours } from './use-hours';
import { WeeklyList, weekdayName, weekdays } from './weekly-list';
import { WindowFields } from './window-fields';
import { ZoneLine } from './zone-line';

/** The simple editor of weekly hours, and the rules that apply to all lessons. */
export function ManageAvailability() {
  const { t } = useTranslation('availability');
  const query = useAvailability();
  return (
    <Stack gap="6">
      <Panel asChild>
        <section aria-label={t('how.title')}>
          <Heading as="h2" size="md" mb="2">
            {t('how.title')}
          </Heading>
          <Text color="fg.muted">{t('how.text')}</Text>
        </section>
      </Panel>
      <Tabs.Root defaultValue="hours" lazyMount>
        <Tabs.List>
          <Tabs.Trigger value="hours">{t('setTab')}</Tabs.Trigger>
          <Tabs.Trigger value="settings">{t('settingsTab')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="hours">
          {query.isPending && (
            <Loading label={t('loading')}>
              <Skeleton h="64" borderRadius="l3" />
            </Loading>
          )}
          <FetchError of={query} text={t('failed')} />
          {query.data && <SimpleEditor saved={query.data} />}
        </Tabs.Content>
        <Tabs.Content value="settings">
          <SettingBadges />
        </Tabs.Content>
      </Tabs.Root>
    </Stack>
  );
}

function SimpleEditor({ saved }: { saved: Availability }) {
  const { t } = useTranslation('availability');
  const edited = useHours(saved);
  return (
    <Panel>
      <Stack gap="5" css={{ '& :is(button, input, select)': { scrollMarginBottom: '7rem' } }}>
        <ZoneLine edited={edited} timeZone={saved.timeZone} />
        <AddWeekly edited={edited} />
        <WeeklyList hours={edited.hours} onChange={edited.change} />
        <EffectNote edited={edited} saved={saved} />
        <SaveBar stickTo="bottom" edited={edited} label={t('saveAll')} />
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

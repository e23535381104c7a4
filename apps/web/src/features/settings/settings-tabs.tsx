import type { ReactNode } from 'react';
import { Tabs } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { TabList } from '../../ui/tab-list';
import { SettingsOutline } from './settings-outline';

interface SettingsTab {
  value: string;
  label: string;
  content: ReactNode;
}

/** The sections of the settings; the open one is in the URL. */
export function SettingsTabs({ tabs }: { tabs: [SettingsTab, ...SettingsTab[]] }) {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  const isNarrow = useIsNarrow();
  return (
    <Tabs.Root
      value={open.value}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      onValueChange={({ value }) => setSearch({ tab: value }, { replace: true, preventScrollReset: true })}
      lazyMount
      unmountOnExit
    >
      <SettingsOutline
        tabs={
          <TabList chosen={open.value} columnGap={{ base: '0', sm: '2' }} flexDirection={{ lg: 'column' }} boxShadow={{ lg: 'none' }}>
            {tabs.map(({ value, label }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                px={{ base: '2', sm: '3' }}
                minH={{ lg: '10' }}
                borderBottomWidth={{ lg: '0' }}
                borderRadius={{ lg: 'l2' }}
                _selected={{ lg: { bg: 'brand.subtle' } }}
              >
                {label}
              </Tabs.Trigger>
            ))}
          </TabList>
        }
      >
        {tabs.map(({ value, content }) => (
          <Tabs.Content key={value} value={value} pt={{ lg: '0' }}>
            {content}
          </Tabs.Content>
        ))}
      </SettingsOutline>
    </Tabs.Root>
  );
}

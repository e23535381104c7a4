import type { ReactNode } from 'react';
import { Tabs } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { TabList } from '../../ui/tab-list';

interface SettingsTab {
  value: string;
  label: string;
  content: ReactNode;
}

/** The sections of the settings; the open one is in the URL. */
export function SettingsTabs({ tabs }: { tabs: [SettingsTab, ...SettingsTab[]] }) {
  const [search, setSearch] = useSearchParams();
  const [only, ...more] = tabs;
  const open = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  if (more.length === 0) return only.content;
  return (
    <Tabs.Root
      value={open.value}
      onValueChange={({ value }) => setSearch({ tab: value }, { replace: true, preventScrollReset: true })}
      lazyMount
      unmountOnExit
    >
      <TabList chosen={open.value} columnGap={{ base: '0', sm: '2' }}>
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value} px={{ base: '2', sm: '3' }}>
            {label}
          </Tabs.Trigger>
        ))}
      </TabList>
      {tabs.map(({ value, content }) => (
        <Tabs.Content key={value} value={value}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

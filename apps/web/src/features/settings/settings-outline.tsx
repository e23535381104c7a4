import { createContext, useCallback, useContext, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Box, Link, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Entry {
  id: string;
  title: string;
  at: HTMLElement;
}

const Outline = createContext<(entry: Entry) => () => void>(() => () => {});

/** Lists a section beside the settings for as long as it is shown, and shows it if the address names it. Returns the id of its heading. */
export function useOutlined(title: string, heading: RefObject<HTMLElement | null>): string {
  const add = useContext(Outline);
  const id = title.replaceAll(/\s+/g, '-');
  useEffect(() => {
    const at = heading.current;
    if (!at) return undefined;
    if (location.hash === hashOf(id)) at.scrollIntoView({ block: 'start' });
    return add({ id, title, at });
  }, [add, id, title, heading]);
  return id;
}

const hashOf = (id: string) => `#${encodeURIComponent(id)}`;

const inOrder = (one: Entry, other: Entry) => (one.at.compareDocumentPosition(other.at) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** On a wide screen, the tabs and the list of what the open one holds stay beside the settings. */
export function SettingsOutline({ tabs, children }: { tabs?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('settings');
  const [entries, setEntries] = useState<Entry[]>([]);
  const add = useCallback((entry: Entry) => {
    setEntries((all) => [...all, entry].sort(inOrder));
    return () => setEntries((all) => all.filter((each) => each !== entry));
  }, []);
  return (
    <Outline value={add}>
      <Box display="grid" columnGap="12" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}>
        <Box minW="0" position={{ lg: 'sticky' }} top="24" maxH={{ lg: 'calc(100vh - 7rem)' }} overflowY={{ lg: 'auto' }}>
          {tabs}
          {entries.length > 1 && (
            <Box as="nav" aria-label={t('onThisPage')} display={{ base: 'none', lg: 'block' }} mt={tabs ? '6' : '0'} px="3">
              <Text color="fg.muted" textStyle="xs" fontWeight="semibold" mb="2" aria-hidden>
                {t('onThisPage')}
              </Text>
              <Box as="ul" listStyleType="none">
                {entries.map(({ id, title, at }) => (
                  <li key={id}>
                    <SectionLink {...{ id, title, at }} />
                  </li>
                ))}
              </Box>
            </Box>
          )}
        </Box>
        <Box minW="0" maxW={{ lg: '3xl' }}>
          {children}
        </Box>
      </Box>
    </Outline>
  );
}

/** Shows a section and moves the focus there; in a new tab, its address does the former. */
function SectionLink({ id, title, at }: Entry) {
  return (
    <Link
      href={hashOf(id)}
      display="block"
      py="1"
      textStyle="sm"
      fontWeight="normal"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        at.scrollIntoView({ block: 'start' });
        at.focus({ preventScroll: true });
      }}
    >
      {title}
    </Link>
  );
}

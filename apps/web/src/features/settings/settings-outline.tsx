import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { Box, Link, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Entry {
  id: string;
  title: string;
  at: HTMLElement;
}

const Outline = createContext<(entry: Entry) => () => void>(() => () => {});

/** Lists a section beside the settings for as long as it is shown. */
export function useOutlined(title: string, heading: RefObject<HTMLElement | null>): void {
  const add = useContext(Outline);
  const id = useId();
  useEffect(() => (heading.current ? add({ id, title, at: heading.current }) : undefined), [add, id, title, heading]);
}

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
                    <SectionButton title={title} at={at} />
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

/** Shows a section and moves the focus there. Not a link: a section has no address of its own. */
function SectionButton({ title, at }: Omit<Entry, 'id'>) {
  return (
    <Link
      asChild
      display="block"
      w="full"
      textAlign="start"
      py="1"
      textStyle="sm"
      fontWeight="normal"
      color="fg.muted"
      _hover={{ color: 'fg' }}
    >
      <button
        type="button"
        onClick={() => {
          at.scrollIntoView({ block: 'start' });
          at.focus({ preventScroll: true });
        }}
      >
        {title}
      </button>
    </Link>
  );
}

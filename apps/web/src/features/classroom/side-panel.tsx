import { useEffect, useRef, type ReactNode } from 'react';
import { Box, Heading, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../lib/use-is-narrow';

/** Where a panel stands beside the picture: on wide screens, and on a phone or tablet that is held sideways. */
const hasRoom = '(min-width: 64em), (orientation: landscape) and (min-width: 36em)';
export const beside = `@media ${hasRoom}`;

/** Returns whether panels stand beside the stage. */
export const useIsBeside = () => useMedia(hasRoom);

/** Marks each panel of the room. */
const panelMark = { 'data-room-panel': true };

interface Props {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Where it stands below the stage, leaves more room for what fills that. */
  isLow: boolean;
  /** Below the stage, it is no higher than its content, which scrolls by itself. */
  grows?: boolean;
  /** Whether the content scrolls as a whole. */
  scrolls?: boolean;
  children: ReactNode;
}

/** Beside the picture, or below it on a phone. It stays mounted while closed, so that nothing typed is lost. */
export function SidePanel({ title, isOpen, onClose, isLow, grows = false, scrolls = false, children }: Props) {
  const { t } = useTranslation('common');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field would open a phone's keyboard over the picture.
    const begin = window.matchMedia('(hover: hover)').matches ? 'textarea, h2' : 'h2';
    const [heading, field] = [...(panel.current?.querySelectorAll<HTMLElement>(begin) ?? [])];
    if (isOpen) (field ?? heading)?.focus({ preventScroll: true });
  }, [isOpen]);
  const height = { base: isLow ? '45%' : '60%', md: isLow ? '40%' : '50%' };
  return (
    <Box
      asChild
      display={isOpen ? 'flex' : 'none'}
      flexDirection="column"
      flexShrink="0"
      minH="0"
      w="full"
      {...(grows ? { maxH: height } : { h: height })}
      bg="bg.panel"
      borderTopRadius="l3"
      css={{ [beside]: { width: 'min(23rem, 45%)', height: '100%', maxHeight: '100%', borderRadius: 0 } }}
    >
      <section ref={panel} {...panelMark} aria-label={title} hidden={!isOpen}>
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="2" ps="5" pe="2" pt="2">
          <Heading as="h2" size="sm" tabIndex={-1}>
            {title}
          </Heading>
          <IconButton variant="ghost" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </Box>
        <Box
          flex="1 1 auto"
          minH="0"
          {...(grows ? { display: 'flex', flexDirection: 'column' } : {})}
          px="5"
          pb={{ base: scrolls ? '8' : '4', lg: '4' }}
          pt="1"
          overflowY={scrolls ? 'auto' : 'hidden'}
        >
          {children}
        </Box>
      </section>
    </Box>
  );
}

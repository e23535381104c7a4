import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Box, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts, type Toast } from '../lib/toast';

const shownMs = { success: 4_000, error: 9_000 };

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  useEffect(() => {
    const timer = setTimeout(() => toasts.dismiss(toast.id), shownMs[toast.kind]);
    return () => clearTimeout(timer);
  }, [toast.id, toast.kind]);
  const tint = toast.kind === 'error' ? 'clay' : 'leaf';
  return (
    <Box
      role={toast.kind === 'error' ? 'alert' : 'status'}
      display="flex"
      alignItems="flex-start"
      gap="3"
      w="min(24rem, calc(100vw - 1rem))"
      bg="bg.panel"
      color="fg"
      borderRadius="l2"
      boxShadow="float"
      borderInlineStartWidth="4px"
      borderInlineStartColor={`${tint}.solid`}
      ps="4"
      pe="2"
      py="3"
      pointerEvents="auto"
      animation="rise-in 200ms ease-out"
      _motionReduce={{ animation: 'none' }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{toast.title}</Text>
        {toast.text && (
          <Text textStyle="sm" color="fg.muted">
            {toast.text}
          </Text>
        )}
      </Box>
      <IconButton variant="ghost" size="sm" aria-label={t('dismiss')} onClick={() => toasts.dismiss(toast.id)}>
        <X />
      </IconButton>
    </Box>
  );
}

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Short messages at the bottom; errors interrupt a screen reader, other messages wait their turn. */
export function ToastCorner() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown);
  const corner = useRef<HTMLDivElement>(null);
  // A message makes way for what has the focus: to the other end of the screen, and back again.
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      // A heading or the page itself, focused after a navigation, may be covered: nothing is done there.
      if (!(target instanceof HTMLElement) || target.tabIndex < 0 || corner.current?.contains(target)) return;
      const cards = [...(corner.current?.children ?? [])];
      if (cards.some((card) => overlap(card.getBoundingClientRect(), target.getBoundingClientRect()))) setAway((away) => !away);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  if (isAway && shown.length === 0) setAway(false);
  return (
    <Box
      ref={corner}
      position="fixed"
      {...(isAway ? { top: '20' } : { bottom: { base: '3', lg: '6' } })}
      insetEnd={{ base: '2', lg: '6' }}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      alignItems="flex-end"
      gap="3"
      pointerEvents="none"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

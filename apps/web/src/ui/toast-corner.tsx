import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Box, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts, type Toast } from '../lib/toast';
import { bottomEdge } from './bottom-edge';
import { freePlace, toastGapPx, toastTopPx, type ToastPlace } from './toast-place';

const shownMs = 4_000;
/** What a slow reader needs for a long message. */
const msPerCharacter = 70;
const lookMs = 250;

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const length = toast.title.length + (toast.text?.length ?? 0);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toasts.dismiss(toast.id), Math.max(shownMs, length * msPerCharacter));
    return () => clearTimeout(timer);
  }, [toast.id, length, isHeld]);
  const tint = toast.kind === 'error' ? 'clay' : 'leaf';
  return (
    <Box
      role={toast.kind === 'error' ? 'alert' : 'status'}
      display="flex"
      alignItems="flex-start"
      gap="3"
      w="min(24rem, calc(100vw - 1.5rem))"
      bg="bg.panel"
      color="fg"
      borderRadius="l2"
      boxShadow="float"
      borderInlineStartWidth="4px"
      borderInlineStartColor={`${tint}.solid`}
      ps="4"
      pe="1"
      py="2"
      pointerEvents="auto"
      animation="rise-in 200ms ease-out"
      _motionReduce={{ animation: 'none' }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box flex="1" minW="0" py="1.5">
        <Text fontWeight="semibold">{toast.title}</Text>
        {toast.text && (
          <Text textStyle="sm" color="fg.muted">
            {toast.text}
          </Text>
        )}
      </Box>
      <IconButton variant="ghost" aria-label={t('dismiss')} onClick={() => toasts.dismiss(toast.id)}>
        <X />
      </IconButton>
    </Box>
  );
}

/** Short messages; errors interrupt a screen reader, other messages wait their turn. They make way for what can be pressed. */
export function ToastCorner() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown);
  const corner = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ToastPlace>('bottom-start');
  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty) return setPlace('bottom-start');
    // The page below may change at any time: the next one comes, a dialog opens, somebody scrolls.
    const look = () => setPlace((now) => (corner.current ? freePlace(corner.current, now) : now));
    look();
    const timer = setInterval(look, lookMs);
    document.addEventListener('focusin', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', look);
    };
  }, [isEmpty, shown]);
  return (
    <Box
      ref={corner}
      position="fixed"
      {...(place.startsWith('top') ? { top: `${toastTopPx}px` } : { bottom: `calc(${bottomEdge} + ${toastGapPx}px)` })}
      {...(place.endsWith('start') ? { insetStart: `${toastGapPx}px` } : { insetEnd: `${toastGapPx}px` })}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="3"
      pointerEvents="none"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

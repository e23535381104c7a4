import { useEffect, useSyncExternalStore } from 'react';
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
      w="min(24rem, calc(100vw - 2rem))"
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

/** Short messages in the corner; errors interrupt a screen reader, other messages wait their turn. */
export function ToastCorner() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.shown);
  return (
    <Box
      position="fixed"
      bottom="4"
      insetStart="4"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="3"
      pointerEvents="none"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

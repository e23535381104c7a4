import type { ReactNode } from 'react';
import { Box, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { KenteStrip } from '../../ui/kente-strip';

interface Props {
  title: string;
  icon: ReactNode;
  /** The color of the icon. */
  tint: string;
  size?: 'sm' | 'md';
  /** What comes next. */
  footer: ReactNode;
  /** A lesson that waits to be paid: closing leads to its page, which says so. */
  unpaidId: string | null;
  /** Before another page opens. */
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog that follows a booking. */
export function BookedFrame({ title, icon, tint, size = 'md', footer, unpaidId, onLeave, onClose, children }: Props) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  function close(): void {
    if (unpaidId === null) return onClose();
    onLeave();
    void navigate(paths.lesson(unpaidId));
  }

  return (
    <Dialog.Root open size={size} onOpenChange={(change) => !change.open && close()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content overflow="hidden">
            <KenteStrip />
            <Dialog.Header display="flex" alignItems="center" gap="3" pe="14">
              <Box color={tint} aria-hidden>
                {icon}
              </Box>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer flexDirection={{ base: 'column-reverse', sm: 'row' }} alignItems={{ base: 'stretch', sm: 'center' }}>
              {footer}
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" aria-label={t('close')}>
                <X />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

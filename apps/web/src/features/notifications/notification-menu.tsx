import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { Check, EllipsisVertical, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  /** Absent once it is read. */
  onRead: (() => void) | undefined;
  onDelete: () => void;
}

/** What can be done with a notification, apart from what it asks for. */
export function NotificationMenu({ title, onRead, onDelete }: Props) {
  const { t } = useTranslation('notifications');
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" size="sm" color="fg.muted" aria-label={t('moreOf', { title })}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {onRead && (
              <Menu.Item value="read" onSelect={onRead}>
                <Check aria-hidden />
                {t('markRead')}
              </Menu.Item>
            )}
            <Menu.Item value="delete" onSelect={onDelete}>
              <Trash2 aria-hidden />
              {t('delete')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

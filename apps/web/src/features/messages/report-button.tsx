import { IconButton } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ConversationMessage } from '@somo/contracts/conversations';
import { useReporting } from './reporting';

/** Reports one message. Where there is a pointer it appears over the message, or with the focus. */
export function ReportButton({ message: { senderId, seq, text }, name }: { message: ConversationMessage; name: string }) {
  const { t } = useTranslation('messages');
  const report = useReporting();
  if (!report) return null;
  return (
    <IconButton
      variant="plain"
      aria-label={t('reportMessage', { name })}
      title={t('report')}
      minW="0"
      minH="0"
      w="5"
      h="5"
      position="relative"
      color="fg.muted"
      _icon={{ w: '3.5', h: '3.5' }}
      // As large as a finger, and no higher than the line.
      _after={{ content: '""', position: 'absolute', inset: '-3' }}
      _focusVisible={{ opacity: 1 }}
      css={{ '@media (hover: hover)': { opacity: 0, '.group:hover &, &:focus-visible': { opacity: 1 } } }}
      onClick={() => report({ about: 'message', userId: senderId, name, seq, text })}
    >
      <Flag aria-hidden />
    </IconButton>
  );
}

import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { outbox, type Waiting } from '../../lib/outbox';
import { Bubble } from './bubble';
import { writeAgain } from './use-waiting';

/** A message that the server does not have: it waits for the network, or was refused. */
export function WaitingBubble({ message, name }: { message: Waiting; name: string }) {
  const { t } = useTranslation('messages');
  return (
    <Bubble name={name} text={message.text} isOwn>
      {message.refused === undefined ? (
        <span>{t('waiting')}</span>
      ) : (
        <>
          <Text as="span" color="clay.fg">
            {t('notSent', { reason: message.refused })}
          </Text>
          <Button size="2xs" variant="plain" onClick={() => void writeAgain(message)}>
            {t('tryAgain')}
          </Button>
          <Button size="2xs" variant="plain" colorPalette="clay" onClick={() => void outbox.remove(message.clientId)}>
            {t('delete')}
          </Button>
        </>
      )}
    </Bubble>
  );
}

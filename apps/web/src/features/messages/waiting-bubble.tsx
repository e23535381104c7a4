import { memo } from 'react';
import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { cancelUpload } from '../../lib/cancel-upload';
import { outbox, type Waiting } from '../../lib/outbox';
import { percent } from '../../lib/format';
import { useUploaded } from '../../lib/upload-progress';
import { FileThatWaits } from './attached/waiting-file';
import { Bubble } from './bubble';
import { writeAgain } from './use-waiting';

/** A message that the server does not have: it waits for the network, is being uploaded, or was refused. */
export const WaitingBubble = memo(function WaitingBubble({ message, name }: { message: Waiting; name: string }) {
  const { t } = useTranslation('messages');
  const { file, refused } = message;
  return (
    <Bubble name={name} text={message.text} file={file && <FileThatWaits message={message} file={file} />} isOwn>
      {refused === undefined ? (
        <Progress message={message} />
      ) : (
        <>
          <Text as="span" color="clay.fg">
            {file?.isGone ? t('files.gone') : t('notSent', { reason: refused })}
          </Text>
          {!file?.isGone && (
            <Button size="2xs" minH={{ base: '11', lg: '6' }} variant="plain" onClick={() => void writeAgain(message)}>
              {t('tryAgain')}
            </Button>
          )}
          <Button
            size="2xs"
            minH={{ base: '11', lg: '6' }}
            variant="plain"
            colorPalette="clay"
            onClick={() => void outbox.remove(message.clientId)}
          >
            {t('delete')}
          </Button>
        </>
      )}
    </Bubble>
  );
});

function Progress({ message }: { message: Waiting }) {
  const { t } = useTranslation('messages');
  const share = useUploaded(message.clientId);
  const { file } = message;
  return (
    <>
      <span>
        {share === undefined
          ? t(file && !file.isKept ? 'files.waitingHere' : 'waiting')
          : t('files.share', { share: percent(Math.round(share * 100) / 100) })}
      </span>
      {file && file.id === undefined && (
        <Button size="2xs" minH={{ base: '11', lg: '6' }} variant="plain" onClick={() => void cancelUpload(message)}>
          {t('files.cancel')}
        </Button>
      )}
    </>
  );
}

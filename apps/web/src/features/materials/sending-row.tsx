import { useCallback, useState } from 'react';
import { Box, IconButton, Text } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { percent } from '../../lib/format';
import { MaterialLine } from './material-line';
import type { OnItsWay } from './use-sending';

/** A file on its way to the lesson, with how far it is, or why it did not get there. One that is prepared again takes the focus from the button that was pressed. */
export function SendingRow({ of, onDrop }: { of: OnItsWay; onDrop: () => void }) {
  const { t } = useTranslation('materials');
  const { name, bytes, isBroken, preparing, problem, materialId } = of;
  const [isAgain] = useState(materialId !== undefined);
  const focusIfAgain = useCallback((button: HTMLElement | null) => void (isAgain && button?.focus()), [isAgain]);
  const share = preparing?.of ? preparing.page / preparing.of : of.share;
  const progress = preparing
    ? preparing.of > 0
      ? t('preparing', preparing)
      : t('opening')
    : share < 1
      ? t('sending', { share: percent(share) })
      : t('checking');
  const words = isBroken ? t('broken') : progress;
  return (
    <MaterialLine
      {...{ name, bytes }}
      icon={<FileText size={20} />}
      note={problem === null ? words : undefined}
      acts={
        <IconButton ref={focusIfAgain} variant="ghost" aria-label={t(problem === null ? 'cancel' : 'dismiss', { name })} onClick={onDrop}>
          <X aria-hidden />
        </IconButton>
      }
    >
      {problem === null ? (
        <Box
          role="progressbar"
          aria-label={t(preparing ? 'preparingOf' : 'sendingOf', { name })}
          aria-valuenow={Math.round(share * 100)}
          h="1"
          mt="2"
          borderRadius="full"
          overflow="hidden"
          bg="bg.muted"
        >
          <Box h="full" bg="brand.solid" transition="width 0.2s" style={{ width: `${share * 100}%` }} />
        </Box>
      ) : (
        <Text role="alert" color="clay.fg" textStyle="sm" mt="1">
          {problem}
        </Text>
      )}
    </MaterialLine>
  );
}

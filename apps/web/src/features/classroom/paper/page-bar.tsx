import { Box, Button, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Minus, PencilLine, Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { zoomMax } from '@somo/contracts/rules/pages';
import { useIsPhone } from '../../../lib/use-is-narrow';
import { Stored } from '../../../ui/stored';
import type { Look } from './looks';
import { PageMenu } from './page-menu';

interface Props {
  fileName: string;
  count: number;
  /** The first name of the other person. */
  name: string;
  look: Look;
  isMine: boolean;
  isAway: boolean;
  /** All of the page is seen. */
  isWhole: boolean;
  onEnlarge: () => void;
  onReduce: () => void;
  onTurn: (by: 1 | -1) => void;
  onFollow: () => void;
  onShow: () => void;
  onDraw: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** Who shows what, which page it is, and what turns and enlarges it. */
export function PageBar({
  fileName,
  count,
  name,
  look,
  isWhole,
  isMine,
  isAway,
  onEnlarge,
  onReduce,
  onTurn,
  onFollow,
  onShow,
  onDraw,
  onStop,
  onClose,
}: Props) {
  const { t } = useTranslation('materials');
  const isPhone = useIsPhone();
  const { page, zoom } = look;
  return (
    <Box
      display="flex"
      flexWrap={{ base: 'nowrap', md: 'wrap' }}
      alignItems="center"
      justifyContent="space-between"
      columnGap={{ base: '1', md: '3' }}
      rowGap="1"
      px={{ base: '1.5', md: '3' }}
      py="1.5"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <Text display={{ base: 'none', md: 'block' }} flex="1" minW="32" textStyle="sm" truncate>
        <Text as="span" fontWeight="semibold" display={{ base: 'none', lg: 'inline' }}>
          {`${isMine ? t('youShow', { name }) : isAway ? t('youLookAlone') : t('theyShow', { name })} · `}
        </Text>
        <Stored>{fileName}</Stored>
      </Text>
      {count > 1 && (
        <Box display="flex" alignItems="center">
          <IconButton variant="ghost" aria-label={t('pageBefore')} disabled={page <= 1} onClick={() => onTurn(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <Text textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap" aria-live="polite">
            <Box as="span" srOnly={{ base: true, md: false }}>
              {t('pageOf', { page, count })}
            </Box>
            <Box as="span" display={{ md: 'none' }} aria-hidden>
              {t('pageAt', { page, count })}
            </Box>
          </Text>
          <IconButton variant="ghost" aria-label={t('pageAfter')} disabled={page >= count} onClick={() => onTurn(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </Box>
      )}
      {isPhone && isAway ? (
        <>
          <Button size="sm" minW="0" flex="0 1 auto" px="3" variant="outline" onClick={onFollow}>
            <Box as="span" truncate>
              {t('follow', { name })}
            </Box>
          </Button>
          <PageMenu {...{ name, look, isWhole, onEnlarge, onReduce, onShow, onDraw }} />
        </>
      ) : (
        <Box display="flex">
          <IconButton variant="ghost" aria-label={t('smaller')} disabled={zoom <= 1 && isWhole} onClick={onReduce}>
            <Minus aria-hidden />
          </IconButton>
          <IconButton variant="ghost" aria-label={t('larger')} disabled={zoom >= zoomMax} onClick={onEnlarge}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton variant="ghost" aria-label={t('drawOn')} title={t('drawOn')} onClick={onDraw}>
            <PencilLine aria-hidden />
          </IconButton>
        </Box>
      )}
      {isMine && !isPhone ? (
        <Button size="sm" variant="outline" onClick={onStop}>
          {t('stopShowing')}
        </Button>
      ) : isMine ? (
        <IconButton variant="ghost" aria-label={t('stopShowing')} onClick={onStop}>
          <X aria-hidden />
        </IconButton>
      ) : (
        <IconButton variant="ghost" aria-label={t('closePage')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      )}
      {isAway && !isPhone && (
        <Box display="flex" flexWrap="wrap" flexGrow="1" justifyContent="flex-end" gap="2">
          <Button size="sm" variant="outline" onClick={onFollow}>
            {t('backToWhat', { name })}
          </Button>
          <Button size="sm" variant="outline" onClick={onShow}>
            {t('showThis', { name })}
          </Button>
        </Box>
      )}
    </Box>
  );
}

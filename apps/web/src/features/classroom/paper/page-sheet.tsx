import { useLayoutEffect, useRef, useState } from 'react';
import { Box, Button, Spinner, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { covered } from '../stage-places';
import { fitted, type Look } from './looks';
import { useHandsOn } from './use-hands-on';
import type { Spot } from './use-pointer';
import type { usePagePicture } from './use-page-picture';

interface Props {
  picture: ReturnType<typeof usePagePicture>;
  /** What the picture is, in words. */
  alt: string;
  look: Look;
  onLook: (look: Look) => void;
  onTurn: (by: 1 | -1) => void;
  onPoint: (spot: Spot) => void;
  /** Where the other person points on this page, and who that is. */
  spot: Spot | undefined;
  name: string;
  /** Something is open beside or over it. */
  isTight: boolean;
}

/** One page, as large as fits or enlarged, with the pointer of whoever shows it. */
export function PageSheet({ picture, alt, look, onLook, onTurn, onPoint, spot, name, isTight }: Props) {
  const { t } = useTranslation('materials');
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, height: 0 });
  const [natural, setNatural] = useState({ width: 1, height: 1.414 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setPlace(entry.contentRect));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const size = fitted(place, natural);
  const hands = useHandsOn({ look, size, onLook, onTurn, onPoint: (x, y) => onPoint({ page: look.page, x, y }) });
  const { zoom, x, y } = look;
  return (
    <Box
      ref={frame}
      position="relative"
      flex="1"
      minH="0"
      overflow="hidden"
      display="flex"
      alignItems="center"
      justifyContent="center"
      bg="bg.muted"
      css={{ touchAction: 'none' }}
    >
      <Box
        dir="ltr"
        position="relative"
        flexShrink={0}
        cursor={zoom > 1 ? 'grab' : 'default'}
        userSelect="none"
        {...hands}
        style={{ ...size, transform: `scale(${zoom}) translate(${(0.5 - x) * 100}%, ${(0.5 - y) * 100}%)` }}
      >
        {picture.src && (
          <img
            src={picture.src}
            alt={alt}
            draggable={false}
            style={{ width: '100%', height: '100%' }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setNatural({ width: naturalWidth, height: naturalHeight })}
          />
        )}
        {spot && (
          <Box
            position="absolute"
            pointerEvents="none"
            aria-hidden
            style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%`, transform: `scale(${1 / zoom})` }}
          >
            <Box boxSize="3.5" m="-1.75" borderRadius="full" bg="clay.solid" borderWidth="2px" borderColor="white" />
            <Text
              position="absolute"
              top="3"
              insetStart="3"
              px="1.5"
              borderRadius="l1"
              bg="sand.950"
              color="sand.50"
              textStyle="xs"
              whiteSpace="nowrap"
            >
              <bdi>{name}</bdi>
            </Text>
          </Box>
        )}
      </Box>
      {!picture.isReadable && (
        <Box
          position="absolute"
          bottom="3"
          css={isTight ? { [covered]: { top: '0.75rem', bottom: 'auto' } } : {}}
          px="3"
          py="1.5"
          borderRadius="full"
          bg="sand.950"
          color="sand.50"
          textStyle="sm"
          role="status"
          display="flex"
          alignItems="center"
          gap="2"
        >
          {picture.failed ? (
            <>
              {t('pageFailed')}
              <Button size="xs" variant="outline" color="inherit" onClick={picture.retry}>
                {t('pageAgain')}
              </Button>
            </>
          ) : (
            <>
              <Spinner size="xs" aria-hidden />
              {t('pageComing')}
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

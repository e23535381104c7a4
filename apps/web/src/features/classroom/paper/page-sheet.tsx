import { useLayoutEffect, useRef, useState } from 'react';
import { Box, Button, Spinner, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../use-shortcuts';
import { LiveRegion } from '../../../ui/live-region';
import { further, marginOf, seenIn, sized, type Look, type Size } from './looks';
import { useHandsOn } from './use-hands-on';
import type { Spot } from './use-pointer';
import type { usePagePicture } from './use-page-picture';

interface Props {
  picture: ReturnType<typeof usePagePicture>;
  /** What the picture is, in words. */
  alt: string;
  look: Look;
  /** All of the page is seen, however small. */
  isWhole: boolean;
  onLook: (look: Look) => void;
  onTurn: (by: 1 | -1) => void;
  onPoint: (spot: Spot) => void;
  /** Where the other person points on this page, and who that is. */
  spot: Spot | undefined;
  name: string;
}

/** One page, as wide as its place, whole or enlarged, with the pointer of whoever shows it. */
export function PageSheet({ picture, alt, look: wanted, isWhole, onLook, onTurn, onPoint, spot, name }: Props) {
  const { t } = useTranslation('materials');
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Size>({ width: 0, height: 0 });
  const [natural, setNatural] = useState({ width: 1, height: 1.414, margin: 0 });
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setPlace(entry.contentRect));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  const size = sized(place, natural, { isWhole, margin: natural.margin });
  const look = seenIn(place, size, wanted);
  const isMovable = size.width * look.zoom > place.width + 1 || size.height * look.zoom > place.height + 1;
  const read = (share: number, atEnd?: () => void) => {
    const next = further(place, size, look, share);
    if (next) onLook(next);
    else atEnd?.();
  };
  useShortcuts({
    arrowdown: () => read(0.2),
    arrowup: () => read(-0.2),
    pagedown: () => read(0.9, () => onTurn(1)),
    pageup: () => read(-0.9, () => onTurn(-1)),
  });
  const hands = useHandsOn({ look, isMovable, size, onLook, onTurn, onPoint: (x, y) => onPoint({ page: look.page, x, y }) });
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
        cursor={isMovable ? 'grab' : 'default'}
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
            onLoad={({ currentTarget: image }) =>
              setNatural({ width: image.naturalWidth, height: image.naturalHeight, margin: marginOf(image) })
            }
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
      <LiveRegion position="absolute" bottom="3" insetInline="0" display="flex" justifyContent="center" pointerEvents="none">
        {!picture.isReadable && (
          <Box
            pointerEvents="auto"
            px="3"
            py="1.5"
            borderRadius="full"
            bg="sand.950"
            color="sand.50"
            textStyle="sm"
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
      </LiveRegion>
    </Box>
  );
}

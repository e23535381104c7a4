import type { ReactNode, Ref } from 'react';
import { Box, Image, Skeleton } from '@chakra-ui/react';

interface Props {
  ref?: Ref<HTMLDivElement>;
  width: number;
  height: number;
  /** Absent while it is fetched. */
  src: string | undefined;
  alt: string;
  children?: ReactNode;
}

/** In pixels; a phone gives less. */
const widest = 288;
const highest = 320;

/** A picture with its place: nothing moves when it arrives. */
export function PictureFrame({ ref, width, height, src, alt, children }: Props) {
  const scale = Math.min(1, widest / width, highest / height);
  return (
    <Box
      ref={ref}
      position="relative"
      w={`${Math.max(96, Math.round(width * scale))}px`}
      maxW="full"
      aspectRatio={`${width} / ${height}`}
      minH="12"
      borderRadius="l2"
      overflow="hidden"
      bg="bg.muted"
    >
      {src ? <Image src={src} alt={alt} boxSize="full" objectFit="cover" /> : <Skeleton boxSize="full" />}
      {children}
    </Box>
  );
}

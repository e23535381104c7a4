import { useEffect, useRef } from 'react';
import { chakra } from '@chakra-ui/react';
import { density, paintSheet } from '../paint-sheet';
import { sheet, type Stroke } from '../stroke';

const Canvas = chakra('canvas');

interface Props {
  strokes: readonly Stroke[];
  /** What lies behind them, as soon as it is there. */
  background: HTMLCanvasElement | null;
  label: string;
}

/** A page of a board that nobody draws on any more. */
export function SheetPicture({ strokes, background, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const painted = canvas.current!;
    const paint = () => {
      const scale = (painted.clientWidth * density()) / sheet.width;
      [painted.width, painted.height] = [Math.round(sheet.width * scale), Math.round(sheet.height * scale)];
      const context = painted.getContext('2d')!;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      paintSheet(context, strokes, background);
    };
    paint();
    const observer = new ResizeObserver(paint);
    observer.observe(painted);
    return () => observer.disconnect();
  }, [strokes, background]);
  return (
    <Canvas
      ref={canvas}
      role="img"
      aria-label={label}
      display="block"
      w="full"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
    />
  );
}

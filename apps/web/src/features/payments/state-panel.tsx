import { useEffect, useRef, type ReactNode } from 'react';
import { Box, Heading } from '@chakra-ui/react';
import { KenteStrip } from '../../ui/kente-strip';
import { Panel } from '../../ui/panel';

interface Props {
  title: string;
  icon?: ReactNode;
  tint?: 'brand' | 'leaf' | 'clay' | 'sand';
  /** Adds the ornament, for good news. */
  festive?: boolean;
  /** True if this state replaced another while the user was watching: the element that had the focus is gone. */
  arrived: boolean;
  children: ReactNode;
}

/** One step of a payment, with a heading. */
export function StatePanel({ title, icon, tint = 'brand', festive = false, arrived, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived && document.activeElement?.contains(heading.current)) heading.current?.focus();
  }, [arrived]);
  return (
    <Panel asChild p="0" overflow="hidden">
      <section aria-label={title}>
        {festive && <KenteStrip />}
        <Box p={{ base: '5', md: '6' }}>
          <Box display="flex" alignItems="center" gap="3" mb="3">
            {icon && (
              <Box colorPalette={tint} bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2" aria-hidden>
                {icon}
              </Box>
            )}
            <Heading as="h2" size="md" ref={heading} tabIndex={-1} outline="0">
              {title}
            </Heading>
          </Box>
          {children}
        </Box>
      </section>
    </Panel>
  );
}

import { useId, useState, type ReactNode } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneySplit } from './money-split';
import type { Shares } from './shares';

interface Props {
  shares: Shares;
  side: 'student' | 'teacher';
  /** The teacher's name, for the student. */
  name?: string;
  /** Distinguishes the button from the others in a list. */
  of: string;
  /** Shown next to the button. */
  children?: ReactNode;
  /** In a row with other elements, the parts come below the whole row. */
  inRow?: boolean;
  /** The parts stand below an amount at the end of the line. */
  atEnd?: boolean;
}

const below = { order: 1, flexBasis: '100%', gridColumn: '1 / -1' };

/** 'Price breakdown', and below it the parts. */
export function SplitToggle({ shares, side, name = '', of, children, inRow = false, atEnd = false }: Props) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState(false);
  const id = useId();
  const question = t(side === 'teacher' ? 'split.titleTeacher' : 'split.title');
  return (
    <>
      <Box display={inRow ? 'contents' : 'flex'} flexWrap="wrap" columnGap="5" rowGap="2" mt="2">
        <Button
          variant="plain"
          size="sm"
          {...(inRow ? { justifyContent: 'flex-start' } : {})}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('split.of', { question, of })}
          onClick={() => setOpen(!open)}
        >
          {question}
          <Box asChild transition="transform 150ms" transform={open ? 'rotate(180deg)' : undefined}>
            <ChevronDown aria-hidden />
          </Box>
        </Button>
        {children}
      </Box>
      <Box id={id} hidden={!open} {...(inRow ? below : { mt: '3' })}>
        <Box p="4" borderRadius="l2" bg={{ _light: 'bg.subtle', _dark: 'bg.muted' }} maxW="md" ms={atEnd ? { md: 'auto' } : undefined}>
          <MoneySplit shares={shares} side={side} name={name} />
        </Box>
      </Box>
    </>
  );
}

import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Step } from './wizard';

interface Props {
  steps: Step[];
  step: Step;
  /** Called with a finished step to return to. */
  onReturn: (step: Step) => void;
  disabled: boolean;
}

/** The steps as one line, filled up to the current one; those that are done lead back. */
export function StepList({ steps, step, onReturn, disabled }: Props) {
  const { t } = useTranslation('booking');
  const at = steps.indexOf(step);
  return (
    <Box
      as="ol"
      aria-label={t('stepsLabel')}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={`repeat(${steps.length}, minmax(0, 1fr))`}
      gap={{ base: '1.5', md: '2' }}
      mb={{ base: '4', lg: '6' }}
    >
      {steps.map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined}>
          <Mark isReached={index <= at} isCurrent={index === at}>
            {index < at ? (
              <button type="button" disabled={disabled} onClick={() => onReturn(each)}>
                <Box as="span" minW="0">
                  {t(`steps.${each}`)}
                </Box>
                <Check aria-hidden size={14} />
              </button>
            ) : (
              <span>{t(`steps.${each}`)}</span>
            )}
          </Mark>
        </li>
      ))}
    </Box>
  );
}

function Mark({ isReached, isCurrent, children }: { isReached: boolean; isCurrent: boolean; children: ReactNode }) {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="1.5"
      w="full"
      minH={{ base: '11', md: '9' }}
      borderTopWidth="4px"
      borderColor={isReached ? 'brand.solid' : 'border'}
      textAlign="start"
      overflowWrap="anywhere"
      minW="0"
      textStyle={{ base: 'xs', sm: 'sm' }}
      fontWeight={isCurrent ? 'bold' : isReached ? 'semibold' : 'normal'}
      color={isReached ? (isCurrent ? 'fg' : 'brand.fg') : 'fg.muted'}
    >
      {children}
    </Box>
  );
}

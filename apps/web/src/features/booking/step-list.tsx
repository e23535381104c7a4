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

export function StepList({ steps, step, onReturn, disabled }: Props) {
  const { t } = useTranslation('booking');
  const at = steps.indexOf(step);
  return (
    <Box
      as="ol"
      aria-label={t('stepsLabel')}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '2', md: '3' }}
      mb={{ base: '4', lg: '6' }}
    >
      {steps.map((each, index) => (
        <Box
          as="li"
          key={each}
          aria-current={index === at ? 'step' : undefined}
          display="flex"
          alignItems="center"
          gap="2"
          flex={index < steps.length - 1 ? '1' : '0 0 auto'}
          minW={index === at ? 'max-content' : '8'}
        >
          {index < at ? (
            <Box
              asChild
              display="flex"
              alignItems="center"
              gap="2"
              minH={{ base: '11', md: '8' }}
              minW={{ base: '11', md: '8' }}
              justifyContent={{ base: 'center', md: 'flex-start' }}
              borderRadius="full"
              cursor="pointer"
              _hover={{ color: 'brand.fg' }}
            >
              <button type="button" disabled={disabled} onClick={() => onReturn(each)}>
                <StepMark index={index} at={at} />
                <StepName step={each} isCurrent={false} />
              </button>
            </Box>
          ) : (
            <>
              <StepMark index={index} at={at} />
              <StepName step={each} isCurrent={index === at} />
            </>
          )}
          {index < steps.length - 1 && <Box aria-hidden flex="1" h="2px" bg={index < at ? 'brand.solid' : 'border'} borderRadius="full" />}
        </Box>
      ))}
    </Box>
  );
}

function StepMark({ index, at }: { index: number; at: number }) {
  return (
    <Box
      as="span"
      aria-hidden
      w="8"
      h="8"
      flexShrink={0}
      borderRadius="full"
      borderWidth="2px"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      textStyle="sm"
      fontWeight="semibold"
      _icon={{ w: '4', h: '4' }}
      borderColor={index <= at ? 'brand.solid' : 'border'}
      bg={index < at ? 'brand.solid' : index === at ? 'brand.subtle' : 'transparent'}
      color={index < at ? 'brand.contrast' : index === at ? 'brand.fg' : 'fg.muted'}
    >
      {index < at ? <Check /> : index + 1}
    </Box>
  );
}

function StepName({ step, isCurrent }: { step: Step; isCurrent: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <Box
      as="span"
      textStyle="sm"
      fontWeight={isCurrent ? 'semibold' : 'normal'}
      color={isCurrent ? 'fg' : 'fg.muted'}
      srOnly={{ base: !isCurrent, sm: false }}
    >
      {t(`steps.${step}`)}
    </Box>
  );
}

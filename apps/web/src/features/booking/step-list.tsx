import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Step } from './wizard';

export function StepList({ steps, step }: { steps: Step[]; step: Step }) {
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
      mb="6"
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
          <Box
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
          <Box
            as="span"
            textStyle="sm"
            fontWeight={index === at ? 'semibold' : 'normal'}
            color={index === at ? 'fg' : 'fg.muted'}
            srOnly={{ base: index !== at, sm: false }}
          >
            {t(`steps.${each}`)}
          </Box>
          {index < steps.length - 1 && <Box aria-hidden flex="1" h="2px" bg={index < at ? 'brand.solid' : 'border'} borderRadius="full" />}
        </Box>
      ))}
    </Box>
  );
}

import { useEffect, useRef } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../lib/use-is-narrow';
import { steps, type Step } from './steps';

/** How far the onboarding is, and what the step asks; takes the focus when the step changes. */
export function StepHead({ at, step, text }: { at: number; step: Step; text: string }) {
  const { t } = useTranslation('onboarding');
  // There, the line above says it in less room.
  const isPhone = useIsPhone();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <Box>
      <Box as="ol" listStyleType="none" display="grid" gridTemplateColumns={`repeat(${steps.length}, 1fr)`} gap="1.5" mb="5">
        {steps.map((each, index) => (
          <Box
            as="li"
            key={each}
            aria-current={index === at ? 'step' : undefined}
            borderTopWidth="6px"
            borderRadius="2px"
            borderColor={index <= at ? 'brand.solid' : 'bg.emphasized'}
            pt="1.5"
            textStyle={{ base: 'xs', sm: 'sm' }}
            overflowWrap="anywhere"
            {...(index === at ? { fontWeight: 'semibold' } : { color: 'fg.muted' })}
          >
            {t(`stepNames.${each}`)}
          </Box>
        ))}
      </Box>
      <Text color="fg.muted" textStyle="sm" fontWeight="semibold" srOnly={isPhone}>
        {t('stepOf', { step: at + 1, count: steps.length })}
      </Text>
      <Heading ref={heading} as="h2" size="xl" mt="1" tabIndex={-1} outline="0">
        {t(`steps.${step}`)}
      </Heading>
      <Text color="fg.muted" mt="1">
        {text}
      </Text>
    </Box>
  );
}

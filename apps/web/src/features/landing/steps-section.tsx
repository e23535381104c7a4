import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from './section';

const steps = ['find', 'schedule', 'learn', 'rate'] as const;

export function StepsSection() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" title={t('stepsTitle')}>
      <Box
        as="ol"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
        columnGap="8"
        rowGap={{ base: '6', md: '8' }}
        mb={{ md: '6' }}
      >
        {steps.map((step, at) => (
          <Box
            as="li"
            key={step}
            display="flex"
            flexDirection={{ md: 'column' }}
            gap={{ base: '5', md: '3' }}
            pt={{ md: '5' }}
            borderTopWidth={{ md: '2px' }}
            borderColor="clay.border"
          >
            <Text
              aria-hidden
              fontFamily="heading"
              fontWeight="bold"
              textStyle="4xl"
              color="clay.fg"
              lineHeight="1"
              minW={{ base: '6', md: '0' }}
            >
              {at + 1}
            </Text>
            <Box minW="0">
              <Heading as="h3" size="sm">
                {t(`steps.${step}.title`)}
              </Heading>
              <Text color="fg.muted" mt="1">
                {t(`steps.${step}.text`)}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

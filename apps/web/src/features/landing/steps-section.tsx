import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
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
        gap="6"
      >
        {steps.map((step, at) => (
          <Panel as="li" key={step}>
            <Text aria-hidden fontFamily="heading" fontWeight="bold" textStyle="3xl" color="clay.fg" lineHeight="shorter">
              {at + 1}
            </Text>
            <Heading as="h3" size="sm" mt="3">
              {t(`steps.${step}.title`)}
            </Heading>
            <Text color="fg.muted" textStyle="sm" mt="1">
              {t(`steps.${step}.text`)}
            </Text>
          </Panel>
        ))}
      </Box>
    </Section>
  );
}

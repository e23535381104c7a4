import { Box, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck, CircleDollarSign, Globe, MonitorPlay, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from './section';

const features = [
  { name: 'verified', Icon: BadgeCheck, tint: 'leaf' },
  { name: 'zones', Icon: Globe, tint: 'brand' },
  { name: 'classroom', Icon: MonitorPlay, tint: 'clay' },
  { name: 'pricing', Icon: CircleDollarSign, tint: 'brand' },
  { name: 'ratings', Icon: Star, tint: 'leaf' },
] as const;

export function FeaturesSection() {
  const { t } = useTranslation('landing');
  return (
    <Section id="features" title={t('featuresTitle')}>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(5, 1fr)' }}
        gap={{ base: '6', lg: '8' }}
      >
        {features.map(({ name, Icon, tint }) => (
          <Box as="li" key={name} display={{ base: 'flex', lg: 'block' }} gap="4">
            <Box
              colorPalette={tint}
              bg="colorPalette.muted"
              color="colorPalette.fg"
              w="11"
              h="11"
              flexShrink={0}
              borderRadius="l2"
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
            >
              <Icon aria-hidden />
            </Box>
            <Box>
              <Heading as="h3" size="sm" mt={{ lg: '4' }}>
                {t(`features.${name}.title`)}
              </Heading>
              <Text color="fg.muted" textStyle="sm" mt="1">
                {t(`features.${name}.text`)}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

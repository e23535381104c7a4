import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { BadgeCheck, CircleDollarSign, Globe, MonitorPlay, Star, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
import { Section } from './section';

const pictured = [
  { name: 'zones', Icon: Globe, tint: 'brand' },
  { name: 'pricing', Icon: CircleDollarSign, tint: 'clay' },
] as const;

const plain = [
  { name: 'verified', Icon: BadgeCheck, tint: 'leaf' },
  { name: 'classroom', Icon: MonitorPlay, tint: 'clay' },
  { name: 'ratings', Icon: Star, tint: 'sun' },
] as const;

type Name = (typeof pictured | typeof plain)[number]['name'];

interface FeatureProps {
  name: Name;
  Icon: LucideIcon;
  tint: string;
  /** How many of six columns it takes. */
  columns: number;
  children?: ReactNode;
}

function Feature({ name, Icon, tint, columns, children }: FeatureProps) {
  const { t } = useTranslation('landing');
  return (
    <Panel
      as="li"
      gridColumn={{ md: `span ${String(columns)}` }}
      gridRow={{ md: children ? 'span 2' : undefined }}
      display="grid"
      gridTemplateRows={{ md: children ? 'subgrid' : undefined }}
      alignContent="start"
      gap="6"
      overflow="hidden"
      {...(children ? {} : { p: { base: '0', md: '0' }, mt: { md: '4' }, bg: 'transparent', boxShadow: 'none' })}
    >
      <Box display="flex" flexDirection={{ md: children ? 'row' : 'column', lg: 'row' }} gap="4">
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
          <Heading as="h3" size="sm">
            {t(`features.${name}.title`)}
          </Heading>
          <Text color="fg.muted" textStyle="sm" mt="1">
            {t(`features.${name}.text`)}
          </Text>
        </Box>
      </Box>
      {children}
    </Panel>
  );
}

/** What Somo is built for; `pictures` show two of it. */
export function FeaturesSection({ pictures }: { pictures: Record<(typeof pictured)[number]['name'], ReactNode> }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="features" title={t('featuresTitle')}>
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(6, 1fr)' }} gap="6">
        {pictured.map((feature) => (
          <Feature key={feature.name} columns={3} {...feature}>
            <Box
              display="grid"
              placeItems="center"
              mx={{ base: '-5', md: '-6' }}
              mb={{ base: '-5', md: '-6' }}
              p={{ base: '5', md: '8' }}
              bg="brand.subtle"
              _empty={{ display: 'none' }}
            >
              {pictures[feature.name]}
            </Box>
          </Feature>
        ))}
        {plain.map((feature) => (
          <Feature key={feature.name} columns={2} {...feature} />
        ))}
      </Box>
    </Section>
  );
}

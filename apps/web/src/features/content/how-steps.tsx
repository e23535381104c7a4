import type { ReactNode } from 'react';
import { Box, Heading } from '@chakra-ui/react';
import { Panel } from '../../ui/panel';
import { AtAGlance } from './at-a-glance';
import { FeeSplit } from './fee-split';
import { Paragraphs } from './paragraphs';
import { sectionId } from './section-list';
import { useSections, type Section } from './use-sections';

/** The steps to a lesson, each beside its picture, and then what it costs and how it is to teach. */
export function HowSteps({ pictures }: { pictures: ReactNode[] }) {
  const sections = useSections('howItWorks');
  const [costs, teaching] = sections.slice(pictures.length) as [Section, Section];
  return (
    <>
      <Box as="ol" listStyleType="none" display="grid" gap={{ base: '8', lg: '6' }}>
        {pictures.map((picture, at) => (
          <Step key={sections[at]!.title} at={at} picture={picture} section={sections[at]!} />
        ))}
      </Box>
      <Box
        display="grid"
        alignItems="start"
        columnGap="12"
        rowGap="6"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
        mt={{ base: '10', lg: '14' }}
      >
        <Box as="section" id={sectionId(pictures.length)} aria-label={costs.title} maxW="prose">
          <Heading as="h2" size="lg">
            {costs.title}
          </Heading>
          <Paragraphs {...costs} />
          <FeeSplit />
        </Box>
        <AtAGlance />
      </Box>
      <Panel
        as="section"
        id={sectionId(pictures.length + 1)}
        aria-label={teaching.title}
        bg="brand.subtle"
        boxShadow="none"
        mt={{ base: '8', lg: '12' }}
        p={{ base: '5', md: '8' }}
      >
        <Heading as="h2" size="lg">
          {teaching.title}
        </Heading>
        <Box display="grid" columnGap="12" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
          <Paragraphs {...teaching} />
        </Box>
      </Panel>
    </>
  );
}

function Step({ at, section, picture }: { at: number; section: Section; picture: ReactNode }) {
  return (
    <Box
      as="li"
      id={sectionId(at)}
      display="grid"
      alignItems="center"
      gap={{ base: '5', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
    >
      <Box display="flex" gap={{ base: '4', md: '5' }} maxW="prose">
        <Box {...number} aria-hidden>
          {at + 1}
        </Box>
        <Box minW="0">
          <Heading as="h2" size="md" pt="1.5">
            {section.title}
          </Heading>
          <Paragraphs {...section} />
        </Box>
      </Box>
      <Box
        display="grid"
        placeItems="center"
        minH={{ lg: '72' }}
        p={{ base: '5', lg: '8' }}
        borderRadius="l3"
        bg={{ _light: 'brand.subtle', _dark: 'bg.muted' }}
        _empty={{ display: 'none' }}
      >
        {picture}
      </Box>
    </Box>
  );
}

const number = {
  flexShrink: 0,
  w: '10',
  h: '10',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.fg',
  fontFamily: 'heading',
  fontWeight: 'bold',
  textStyle: 'lg',
} as const;

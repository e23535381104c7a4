import { Box, Heading } from '@chakra-ui/react';
import { Panel } from '../../ui/panel';
import { ProductPicture } from '../../ui/product-picture';
import { AtAGlance } from './at-a-glance';
import { Paragraph } from './paragraph';
import { sectionId } from './section-list';
import { useSections, type Section } from './use-sections';

/** What the product looks like at each step. */
const pictures = ['teacher', 'times', 'lesson'] as const;

/** The steps to a lesson, each with a picture of it, and then what it costs and how it is to teach. */
export function HowSteps() {
  const sections = useSections('howItWorks');
  const rest = sections.slice(pictures.length);
  return (
    <>
      <Box as="ol" listStyleType="none" display="grid" gap={{ base: '8', lg: '6' }}>
        {pictures.map((picture, at) => (
          <Step key={picture} at={at} picture={picture} {...sections[at]!} />
        ))}
      </Box>
      <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} mt="10" mb="6">
        {rest.map(({ title, paragraphs }, at) => (
          <Panel as="section" key={title} id={sectionId(pictures.length + at)} aria-label={title}>
            <Heading as="h2" size="md">
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </Panel>
        ))}
      </Box>
      <AtAGlance />
    </>
  );
}

function Step({ at, title, paragraphs, picture }: Section & { at: number; picture: (typeof pictures)[number] }) {
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
            {title}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
        </Box>
      </Box>
      <Box
        display="grid"
        placeItems="center"
        minH={{ lg: '72' }}
        p={{ base: '5', lg: '8' }}
        borderRadius="l3"
        bg={{ _light: 'brand.subtle', _dark: 'bg.muted' }}
      >
        <ProductPicture of={picture} maxH="64" w="auto" borderRadius="l2" boxShadow="card" />
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

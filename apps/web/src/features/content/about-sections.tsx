import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { CalendarCheck, CircleDollarSign, EyeOff, ReceiptText, Signal, Undo2, type LucideIcon } from 'lucide-react';
import { FeeSplit } from './fee-split';
import { IconTile } from './icon-tile';
import { Paragraphs } from './paragraphs';
import { sectionId } from './section-list';
import { useSections, type Section } from './use-sections';

/** One for each promise. */
const promises = [CalendarCheck, ReceiptText, Undo2, EyeOff];

/** Why Somo is there, what it promises, and how it earns its money. */
export function AboutSections() {
  const [why, promised, money, slow] = useSections('about') as [Section, Section, Section, Section];
  return (
    <Box display="grid" gap={{ base: '10', md: '12' }}>
      <Part of={why} at={0}>
        {why.paragraphs.map((paragraph) => (
          <Text key={paragraph} mt="3" textStyle={{ base: 'lg', md: 'xl' }} lineHeight="tall">
            {paragraph}
          </Text>
        ))}
      </Part>
      <Part of={promised} at={1}>
        <Box as="ul" listStyleType="none" display="grid" gap="6" mt="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
          {promised.paragraphs.map((promise, at) => (
            <Box as="li" key={promise} display="flex" gap="3" alignItems="flex-start">
              <IconTile icon={promises[at]!} tint="leaf" />
              <Text fontWeight="medium" pt="1.5">
                {promise}
              </Text>
            </Box>
          ))}
        </Box>
      </Part>
      <Part of={money} at={2} icon={CircleDollarSign}>
        <Paragraphs {...money} />
        <FeeSplit />
      </Part>
      <Part of={slow} at={3} icon={Signal}>
        <Paragraphs {...slow} />
      </Part>
    </Box>
  );
}

interface PartProps {
  of: Section;
  at: number;
  icon?: LucideIcon;
  children: ReactNode;
}

function Part({ of: { title }, at, icon, children }: PartProps) {
  return (
    <Box as="section" id={sectionId(at)} aria-label={title} scrollMarginTop="24">
      <Box display="flex" gap="3" alignItems="center">
        {icon && <IconTile icon={icon} tint="brand" />}
        <Heading as="h2" size="md">
          {title}
        </Heading>
      </Box>
      {children}
    </Box>
  );
}

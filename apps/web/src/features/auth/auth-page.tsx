import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KenteStrip } from '../../ui/kente-strip';
import { ProductPicture } from '../../ui/product-picture';

interface Props {
  promises: { title: string; points: string[] };
  children: ReactNode;
}

/** A sign-in or sign-up form; on wide screens beside what Somo promises. */
export function AuthPage({ promises: { title, points }, children }: Props) {
  const { t } = useTranslation('auth');
  return (
    <Box
      maxW="page"
      mx="auto"
      px={{ lg: '8' }}
      py={{ lg: '8' }}
      display="grid"
      gap={{ base: '8', lg: '16' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(var(--chakra-sizes-form), 60%)' }}
    >
      {/* Beside the promises, the card keeps no distance of its own. */}
      <Box css={{ lg: { '& > div': { p: '0' } } }}>{children}</Box>
      <Box
        as="aside"
        aria-label={t('promises')}
        display={{ base: 'none', lg: 'flex' }}
        flexDirection="column"
        order="-1"
        bg="bg.hero"
        color="fg.onHero"
        borderRadius="l3"
        overflow="hidden"
      >
        <Box px="10" pt="10" pb="8" my="auto">
          <Heading as="h2" size="2xl" textWrap="balance">
            {title}
          </Heading>
          <Box as="ul" listStyleType="none" display="grid" gap="4" mt="6">
            {points.map((point) => (
              <Box as="li" key={point} display="flex" gap="3" alignItems="flex-start">
                <Box as="span" color="leaf.300" mt="0.5" flexShrink={0} aria-hidden>
                  <Check size={20} />
                </Box>
                <Text color="fg.onHeroMuted">{point}</Text>
              </Box>
            ))}
          </Box>
        </Box>
        {/* As many whole pictures as the height of the form leaves room for: what doesn't fit wraps out of sight. */}
        <Box
          flex="1 1 17rem"
          h="0"
          mx="10"
          mb="10"
          display="flex"
          flexFlow="column wrap"
          columnGap="10"
          rowGap="5"
          overflow="hidden"
          _empty={{ display: 'none' }}
        >
          <ProductPicture of="lesson" w="full" borderRadius="l3" />
          <ProductPicture of="price" w="full" borderRadius="l3" />
        </Box>
        <KenteStrip />
      </Box>
    </Box>
  );
}

import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../lib/query';
import { figures, figuresShown } from './figures';

/** Figures as written are marked as examples. Live figures show a dash until they are loaded, never an invented number. */
export function FigureRow({ shown = figuresShown }: { shown?: 'as-written' | 'live' }) {
  const { t } = useTranslation('landing');
  const isExample = shown === 'as-written';
  const stats = useQuery({ ...query('GET /api/stats'), enabled: !isExample }).data;
  return (
    <Box as="section" aria-label={t('figuresTitle')} bg="bg.panel" borderBottomWidth="1px" borderColor="border">
      <Box
        as="dl"
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt="6"
        pb={isExample ? '3' : '6'}
        display={{ base: 'grid', lg: 'flex' }}
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(7, minmax(0, auto))' }}
        flexWrap="wrap"
        justifyContent="space-between"
        textAlign={{ base: 'center', lg: 'start' }}
        columnGap={{ base: '4', lg: '8' }}
        rowGap="4"
      >
        {figures.map((figure) => (
          <Box
            key={figure.word}
            display="flex"
            flexDirection="column-reverse"
            justifyContent="flex-end"
            // An odd one out on a phone takes the whole row.
            css={{ mdDown: { '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } } }}
          >
            <Text as="dt" color="fg.muted" textStyle={{ base: 'sm', md: 'xs', lg: 'sm' }}>
              {t(`figures.${figure.word}`)}
            </Text>
            <Text as="dd" fontFamily="heading" fontWeight="bold" textStyle="xl" fontVariantNumeric="tabular-nums">
              {isExample ? figure.written : stats ? figure.live(stats) : '–'}
            </Text>
          </Box>
        ))}
      </Box>
      {isExample && (
        <Text
          maxW="page"
          mx="auto"
          px={{ base: '4', md: '8' }}
          pb="4"
          color="fg.muted"
          textStyle="xs"
          textAlign={{ base: 'center', lg: 'start' }}
        >
          {t('figuresExample')}
        </Text>
      )}
    </Box>
  );
}

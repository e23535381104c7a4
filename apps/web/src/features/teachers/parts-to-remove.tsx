import { Box, Button, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from './chosen';
import { countText, type ResultCount } from './result-count';
import type { SearchPart } from './use-close-matches';

interface Props {
  parts: SearchPart[];
  /** How many each would find by its absence; none until known, null where it could not be asked. */
  counts: (ResultCount | null)[];
  onRemove: (changes: Chosen) => void;
}

/** What a search that finds nobody is made of, each to be removed, and how many that finds. */
export function PartsToRemove({ parts, counts, onRemove }: Props) {
  const { t } = useTranslation(['filters', 'search']);
  const { t: ofSearch } = useTranslation('search');
  const helps = counts.some((count) => count && count.count > 0);
  const label = t(helps ? 'loosen' : 'yourSearch');
  return (
    <Box role="group" aria-label={label}>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {label}
      </Text>
      <Box display="flex" flexWrap="wrap" gap="2">
        {parts.map(({ text, without }, index) => {
          const count = counts[index];
          // Removing what helps nobody is no way on.
          if (helps && count?.count === 0) return null;
          const found = helps && count ? countText(count, ofSearch) : undefined;
          return (
            <Button
              key={text}
              variant="outline"
              size="sm"
              h="auto"
              minH={{ base: '11', md: '9' }}
              maxW="full"
              py="1"
              whiteSpace="normal"
              textAlign="start"
              aria-label={found === undefined ? t('search:removeFilter', { name: text }) : t('removeFilterFor', { name: text, found })}
              onClick={() => onRemove(without)}
            >
              <X aria-hidden />
              <Box as="bdi" minW="0" overflowWrap="anywhere">
                {text}
              </Box>
              {found !== undefined && (
                <Box as="span" color="fg.muted" fontWeight="normal">
                  {found}
                </Box>
              )}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}

import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Props {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next page of a list; renders nothing on the last page. */
export function ShowMore({ of: list }: Props) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <Box textAlign="center" mt="6">
      {/* Disabled, it would lose the focus with each page. */}
      <Button variant="outline" aria-busy={list.isFetchingNextPage} onClick={() => void (list.isFetchingNextPage || list.fetchNextPage())}>
        {t('showMore')}
      </Button>
    </Box>
  );
}

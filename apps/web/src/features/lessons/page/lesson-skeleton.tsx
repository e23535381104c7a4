import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/loading';

/** Stands for the page of a lesson until it is there. */
export function LessonSkeleton() {
  const { t } = useTranslation('lesson');
  return (
    <Loading label={t('loading')}>
      <Box
        display="grid"
        gap={{ base: '4', lg: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        alignItems="start"
      >
        <Skeleton h={{ base: '80', md: '72' }} borderRadius="l3" />
        <Skeleton h="56" borderRadius="l3" />
      </Box>
    </Loading>
  );
}

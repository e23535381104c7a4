import { Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Loading } from './loading';

/** Stands for the content of a page until it is there. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <Stack gap="6">
        <Skeleton h="24" />
        <Skeleton h="48" />
      </Stack>
    </Loading>
  );
}

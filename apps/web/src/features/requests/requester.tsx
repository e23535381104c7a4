import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BookingRequest } from '@somo/contracts/requests';

/** Who asks for a lesson: of one for a child, the child and, below, their guardian. */
export function Requester({ request, size }: { request: BookingRequest; size?: 'md' }) {
  const { t } = useTranslation('requests');
  const name = request.student.fullName || t('unknownStudent');
  const learner = request.learner?.firstName;
  return (
    <>
      <Text {...(size ? { textStyle: size } : {})} fontWeight="semibold" overflowWrap="anywhere">
        <bdi>{learner ? t('learner', { learner }) : name}</bdi>
      </Text>
      {learner && (
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          <bdi>{t('guardian', { name })}</bdi>
        </Text>
      )}
    </>
  );
}

import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayAndTime } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { browserZone } from '../../lib/zone';

interface Props {
  ticket: string;
  eraseAt: Instant;
  /** The account is open again. */
  onKept: () => void;
  onLeft: () => void;
}

/** Lets a person who has just shown who they are keep an account that is being closed. */
export function KeepAccount({ ticket, eraseAt, onKept, onLeft }: Props) {
  const { t } = useTranslation('auth');
  const keeping = useMutation(mutation('POST /api/auth/keep-account'));
  return (
    <Box role="alert" bg="sun.subtle" color="sun.fg" borderRadius="l2" px="4" py="3" mb="5">
      <Heading as="h2" textStyle="md" mb="1">
        {t('closing.title')}
      </Heading>
      <Text>{t('closing.text', { time: dayAndTime(eraseAt, browserZone()) })}</Text>
      {keeping.error && (
        <Text role="alert" mt="2">
          {refusalOf(keeping.error) ?? t('closing.failed')}
        </Text>
      )}
      <Box display="flex" flexWrap="wrap" gap="3" mt="3">
        <Button loading={keeping.isPending} onClick={() => keeping.mutate({ body: { ticket } }, { onSuccess: onKept })}>
          {t('closing.keep')}
        </Button>
        <Button variant="outline" disabled={keeping.isPending} onClick={onLeft}>
          {t('closing.leave')}
        </Button>
      </Box>
    </Box>
  );
}

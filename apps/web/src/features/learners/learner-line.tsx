import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Learner } from '@somo/contracts/learners';
import { dateOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { Fold } from '../../ui/fold';
import { Stored } from '../../ui/stored';

interface Props {
  learner: Learner;
  onEdit: () => void;
  onRemove: () => void;
}

/** A child of the user: name, age, what can be done, and what the user has agreed to. */
export function LearnerLine({ learner, onEdit, onRemove }: Props) {
  const { t } = useTranslation('learners');
  const zone = useZone();
  const { firstName: name, ageGroup, consent } = learner;
  return (
    <Box as="li" py="3" borderColor="border" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
        <Box flex="1 1 10rem" minW="0" overflowWrap="anywhere">
          <Text fontWeight="semibold">
            <Stored>{name}</Stored>
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {t('aged', { ages: t(`ages.${ageGroup}`) })}
          </Text>
        </Box>
        <Box display="flex" gap="4">
          <Button {...quiet} aria-label={t('editOf', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button {...quiet} color="fg.muted" aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </Box>
      </Box>
      <Fold
        title={t('agreed', { day: dateOf(consent.givenAt, zone) })}
        space={{ base: '2', md: '1' }}
        textStyle="sm"
        color="fg.muted"
        maxW={{ md: 'sm' }}
      >
        <Text pb="1" textWrap="pretty">
          {consent.version === 1 ? t('consent.v1') : null}
        </Text>
      </Fold>
    </Box>
  );
}

const quiet = { variant: 'plain', size: 'sm', minH: '11' } as const;

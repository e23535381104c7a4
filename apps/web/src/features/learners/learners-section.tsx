import { useRef, useState } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Learner } from '@somo/contracts/learners';
import { learnersMax } from '@somo/contracts/rules/learners';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { LearnerDialog } from './learner-dialog';
import { LearnerLine } from './learner-line';
import { RemoveLearnerDialog } from './remove-learner-dialog';
import { useLearners } from './use-learners';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'remove'; learner: Learner };

/** The children for whom the user books lessons: to add, change and remove. */
export function LearnersSection() {
  const { t } = useTranslation('learners');
  const list = useLearners();
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = { onClose: () => setOpen(null), returnTo: () => heading.current };
  const learners = list.data?.items ?? [];
  const isFull = learners.length >= learnersMax;
  return (
    <Panel asChild>
      <section aria-label={t('title')}>
        <Box display="flex" flexWrap="wrap" alignItems="start" justifyContent="space-between" columnGap="6" rowGap="3">
          <Box flex="1 1 16rem" minW="0">
            <Heading as="h2" size="md" ref={heading} tabIndex={-1} outline="none">
              {t('title')}
            </Heading>
            <Text color="fg.muted" textStyle="sm" mt="1" textWrap="pretty">
              {isFull ? t('full', { most: learnersMax }) : t('text')}
            </Text>
          </Box>
          {list.data && !isFull && (
            <Button variant="outline" minH="11" onClick={() => setOpen({ dialog: 'add' })}>
              <Plus aria-hidden />
              {t('add')}
            </Button>
          )}
        </Box>
        {list.isPending && (
          <Loading label={t('loading')} mt="4">
            <Skeleton h="12" />
          </Loading>
        )}
        <FetchError compact of={list} text={t('failed')} />
        {learners.length > 0 && (
          <Box as="ul" listStyleType="none" mt="3" mb="-3">
            <Each of={learners} as="li">
              {(learner) => (
                <LearnerLine
                  learner={learner}
                  onEdit={() => setOpen({ dialog: 'edit', learner })}
                  onRemove={() => setOpen({ dialog: 'remove', learner })}
                />
              )}
            </Each>
          </Box>
        )}
        {open?.dialog === 'add' && <LearnerDialog {...dialog} />}
        {open?.dialog === 'edit' && <LearnerDialog learner={open.learner} {...dialog} />}
        {open?.dialog === 'remove' && <RemoveLearnerDialog learner={open.learner} {...dialog} />}
      </section>
    </Panel>
  );
}

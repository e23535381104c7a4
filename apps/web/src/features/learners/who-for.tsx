import { useId, useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { learnersMax } from '@somo/contracts/rules/learners';
import { FetchError } from '../../ui/fetch-error';
import { Stored } from '../../ui/stored';
import { LearnerDialog } from './learner-dialog';
import type { WhoForChoice } from './use-who-for';

/** Asks for whom a lesson is, if the user has learners; otherwise offers to add one without leaving the page. */
export function WhoFor({ who, onAdd }: { who: WhoForChoice; onAdd?: () => void }) {
  const { t } = useTranslation('learners');
  const name = useId();
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { list, learners, learnerId, choose } = who;
  function add(): void {
    setAdding(true);
    onAdd?.();
  }
  const options = [{ id: null, label: t('who.me') }, ...learners.map(({ id, firstName }) => ({ id, label: <Stored>{firstName}</Stored> }))];
  return (
    <Box>
      {learners.length > 0 && (
        <Box as="fieldset" minW="0">
          <Text as="legend" textStyle="sm" fontWeight="semibold" mb="2">
            {t('who.title')}
          </Text>
          <Box display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))">
            {options.map(({ id, label }) => (
              <Box
                asChild
                key={id ?? 'me'}
                {...card}
                borderColor={id === learnerId ? 'brand.solid' : 'border.emphasized'}
                bg={id === learnerId ? 'brand.subtle' : 'bg.field'}
              >
                <label>
                  <input type="radio" name={name} checked={id === learnerId} onChange={() => choose(id)} />
                  <Box as="span" minW="0" overflowWrap="anywhere">
                    {label}
                  </Box>
                </label>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <FetchError compact of={list} text={t('who.failed')} />
      {list.data && learners.length < learnersMax && (
        <Button ref={button} variant="plain" size="sm" minH="11" onClick={add}>
          {t(learners.length > 0 ? 'who.addAnother' : 'who.child')}
        </Button>
      )}
      {isAdding && (
        // Of the form that this choice is part of, nothing is sent yet.
        <Box onSubmit={(event) => event.stopPropagation()}>
          <LearnerDialog onSaved={({ id }) => choose(id)} onClose={() => setAdding(false)} returnTo={() => button.current} />
        </Box>
      )}
    </Box>
  );
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '11',
  px: '3',
  py: '2',
  borderRadius: 'l2',
  borderWidth: '1px',
  fontWeight: 'medium',
  cursor: 'pointer',
  transition: 'background 150ms',
} as const;

import { useState } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import { deviceStore } from '../../lib/storage';
import { useIsNarrow } from '../../lib/use-is-narrow';
import { Fold } from '../../ui/fold';
import { StepAct } from './step-act';
import { StepRow } from './step-row';
import type { FirstStep } from './steps';

const key = 'somo-checklist';

interface Props {
  steps: { step: FirstStep; isDone: boolean }[];
  teacherId: string;
  availability: Availability;
  /** Unfolded, unless the teacher has folded it, or the screen is narrow. */
  isOpen: boolean;
}

/** What is left to complete a teacher's page, with the progress; folded, it is the next step of it. */
export function FirstSteps({ steps, teacherId, availability, isOpen }: Props) {
  const { t } = useTranslation('dashboard');
  const [wasFolded] = useState(() => deviceStore.read(key) !== null);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isNarrow = useIsNarrow();
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <Fold
      isOpen={isOpen && !wasFolded && !isNarrow}
      space="1"
      onToggle={(event: { currentTarget: HTMLElement }) =>
        void (event.currentTarget.hasAttribute('open') ? deviceStore.remove(key) : deviceStore.write(key, 'folded'))
      }
      title={
        <>
          <Heading as="h2" size="md">
            {t('steps.title')}
          </Heading>
          <Box display="flex" alignItems="center" gap="3" mt="2">
            <Box aria-hidden w="32" h="1.5" borderRadius="full" bg="bg.emphasized" overflow="hidden">
              <Box h="full" borderRadius="full" bg="leaf.solid" style={{ width: `${(done / steps.length) * 100}%` }} />
            </Box>
            <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
              {t('steps.progress', { done, count: steps.length })}
            </Text>
          </Box>
          {next && (
            <Text textStyle="sm" mt="1" hideFrom="lg" css={{ 'details[open] > summary &': { display: 'none' } }}>
              {t('steps.next', { step: t(`steps.${next}.title`) })}
            </Text>
          )}
        </>
      }
    >
      <Box as="ul" listStyleType="none" divideY="1px" divideColor="border" mt="3" mb="-3">
        {steps.map(({ step, isDone }) => (
          <StepRow key={step} step={step} isDone={isDone}>
            <StepAct step={step} isNext={step === next} teacherId={teacherId} availability={availability} />
          </StepRow>
        ))}
      </Box>
    </Fold>
  );
}

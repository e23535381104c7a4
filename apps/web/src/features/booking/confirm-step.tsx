import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '@somo/contracts/lessons';
import { moduleName as nameOfModule, subjectName } from '../../i18n/names';
import { AnswerRow } from '../../ui/answer-row';
import { StepHeading } from './step-heading';
import { theirTime } from './their-time';
import type { Weekly } from './use-weekly';
import { WeeklyChoice } from './weekly-choice';
import { WhenRow } from './when-row';
import type { Step } from './wizard';

interface Props {
  slot: Slot;
  zone: string;
  teacherZone: string;
  name: string;
  subject: string;
  moduleName: string | null;
  /** There is another subject, or a module, to choose. */
  hasChoice: boolean;
  /** Asks for whom the lesson is. */
  whoFor: ReactNode;
  weekly: Weekly;
  disabled: boolean;
  /** Returns to a step to answer it differently. */
  onChange: (step: Step) => void;
}

/** What has been chosen, each line with the way to change it. */
export function ConfirmStep({ slot, zone, teacherZone, name, subject, moduleName, hasChoice, ...rest }: Props) {
  const { whoFor, weekly, disabled, onChange } = rest;
  const { t } = useTranslation('booking');
  const theirs = theirTime(slot, teacherZone, zone);
  return (
    <Box>
      <StepHeading mb="1">{t('confirmTitle')}</StepHeading>
      <dl>
        <WhenRow slot={slot} zone={zone} disabled={disabled} onChange={() => onChange('time')}>
          {theirs && (
            // On phones, it goes on below 'Change'.
            <Text color="fg.muted" fontWeight="normal" textStyle="sm" me={{ base: '-16', sm: '0' }}>
              {t('theirClock', { name, range: theirs })}
            </Text>
          )}
        </WhenRow>
      </dl>
      <Box _empty={{ display: 'none' }}>{whoFor}</Box>
      <dl>
        <AnswerRow
          label={t('subject')}
          change={hasChoice ? { label: t('changeSubject'), disabled, onChange: () => onChange('module') } : undefined}
        >
          {subjectName(subject)}
        </AnswerRow>
        {moduleName && <AnswerRow label={t('module')}>{nameOfModule(moduleName)}</AnswerRow>}
      </dl>
      <WeeklyChoice weekly={weekly} zone={zone} disabled={disabled} />
    </Box>
  );
}

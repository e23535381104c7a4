import type { ReactNode } from 'react';
import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '@somo/contracts/lessons';
import { fullDate, lessonTime, unparted } from '../../lib/format';
import { AnswerRow } from '../../ui/answer-row';

interface Props {
  slot: Slot;
  zone: string;
  disabled: boolean;
  onChange: () => void;
  children?: ReactNode;
}

/** The chosen time, with the way to another one. */
export function WhenRow({ slot, zone, disabled, onChange, children }: Props) {
  const { t } = useTranslation('booking');
  return (
    <AnswerRow isPlain label={t('when')} change={{ label: t('changeTime'), disabled, onChange }}>
      <Text fontFamily="heading" fontWeight="bold" textStyle={{ base: 'md', sm: 'lg' }}>
        {fullDate(slot.startsAt, zone)}
      </Text>
      <Text>{unparted(lessonTime(slot, zone))}</Text>
      {children}
    </AnswerRow>
  );
}

import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import { listText, unitText } from '../../lib/format';

/** How long it is until the classroom opens, in words: '2 days, 21 hours', in the end each minute. */
export function OpensIn({ ms }: { ms: number }) {
  const { t } = useTranslation('classroom');
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const days = Math.floor((minutes * minuteMs) / dayMs);
  const hours = Math.floor((minutes * minuteMs - days * dayMs) / hourMs);
  const parts = [
    ...(days > 0 ? [unitText(days, 'day')] : []),
    ...(hours > 0 ? [unitText(hours, 'hour')] : []),
    ...(days === 0 && minutes % 60 > 0 ? [unitText(minutes % 60, 'minute')] : []),
  ];
  return (
    <Text role="timer" textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {t('notYet.opensIn', { time: listText(parts) })}
    </Text>
  );
}

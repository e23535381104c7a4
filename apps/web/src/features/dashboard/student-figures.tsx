import { CalendarDays, CircleCheck, Clock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../ui/stat-card';
import { StatStrip } from '../../ui/stat-strip';

type Name = 'upcomingLessons' | 'completedLessons' | 'uniqueConnections' | 'totalHours';

interface Props {
  of: { data: Record<Name, number> | undefined; isError: boolean; refetch: () => unknown };
}

/** A student's lessons, teachers and hours in four figures. */
export function StudentFigures({ of: stats }: Props) {
  const { t } = useTranslation('dashboard');
  const figure = (name: Name) => (stats.data ? stats.data[name] : stats.isError ? null : undefined);
  const retry = stats.refetch;
  return (
    <StatStrip inColumn>
      <StatCard label={t('upcomingLessons')} value={figure('upcomingLessons')} icon={<CalendarDays />} retry={retry} tint="brand" />
      <StatCard label={t('completedLessons')} value={figure('completedLessons')} icon={<CircleCheck />} retry={retry} tint="leaf" />
      <StatCard label={t('teachers')} value={figure('uniqueConnections')} icon={<Users />} retry={retry} tint="clay" />
      <StatCard label={t('studyHours')} value={figure('totalHours')} icon={<Clock />} retry={retry} tint="brand" />
    </StatStrip>
  );
}

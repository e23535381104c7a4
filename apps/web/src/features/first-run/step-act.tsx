import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { ButtonLink } from '../../ui/links';
import { hasHours, type FirstStep } from './steps';

const leadsTo: Record<Exclude<FirstStep, 'lesson'>, string> = {
  subjects: paths.onboarding,
  rate: paths.editTeacherProfile,
  photo: paths.editTeacherProfile,
  bio: paths.editTeacherProfile,
  video: paths.editTeacherProfile,
  hours: paths.teacherSchedule,
  payout: paths.payoutSettings,
};

interface Props {
  step: FirstStep;
  /** The first step that is left: the one thing to do now. */
  isNext: boolean;
  teacherId: string;
  availability: Availability;
}

/** What does a step. */
export function StepAct({ step, isNext, teacherId, availability }: Props) {
  const { t } = useTranslation('dashboard');
  const look = { size: 'sm', variant: isNext ? 'solid' : 'outline', minH: '11', md: { minH: '9' } } as const;
  if (step === 'lesson') return <CopyLink teacherId={teacherId} look={look} />;
  return (
    <>
      {step === 'hours' && hasHours(availability) && <KeepHours availability={availability} />}
      <ButtonLink to={leadsTo[step]} {...look}>
        {t(`steps.${step}.act`)}
      </ButtonLink>
    </>
  );
}

/** Saves the hours that everyone starts with as the teacher's own. */
function KeepHours({ availability }: { availability: Availability }) {
  const { t } = useTranslation('dashboard');
  const saving = useMutation({
    ...mutation('PUT /api/me/availability'),
    onSuccess: ({ outside: _, ...saved }, _request, _result, { client }) =>
      client.setQueryData(query('GET /api/me/availability').queryKey, saved),
  });
  const { version, recurringSlots, specificDates, breakPeriods } = availability;
  const keep = () =>
    saving.mutate(
      { body: { version, recurringSlots, specificDates, breakPeriods } },
      { onError: (error) => toast(t('steps.hours.notKept'), refusalOf(error) ?? undefined, 'error') },
    );
  return (
    <Button variant="plain" size="sm" minH="11" md={{ minH: '9' }} loading={saving.isPending} onClick={keep}>
      {t('steps.hours.keep')}
    </Button>
  );
}

function CopyLink({ teacherId, look }: { teacherId: string; look: object }) {
  const { t } = useTranslation('dashboard');
  const url = new URL(paths.teacher(teacherId), window.location.origin).href;
  // Browsers refuse it without a secure connection: then the address itself is shown to copy.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('steps.lesson.copied'), url);
    } catch {
      toast(t('steps.lesson.notCopied'), url, 'error');
    }
  };
  return (
    <Button {...look} onClick={() => void copy()}>
      {t('steps.lesson.act')}
    </Button>
  );
}

import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookingRequest } from '@somo/contracts/requests';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { dayAndTime, deadline, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { isRefused, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ChoiceField } from '../../ui/choice-field';
import { useAnswerRequest } from './api/answer-request';
import { ShortTime } from './short-time';

interface Props {
  request: BookingRequest;
  zone: string;
  name: string;
  now: number;
}

/** The other times that the teacher suggests: the student chooses one, which books the lesson, and goes on to pay for it. */
export function OfferedTimes({ request, zone, name, now }: Props) {
  const { t } = useTranslation('requests');
  const answering = useAnswerRequest();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<Instant | null>(null);
  // Times that the teacher no longer has.
  const [taken, setTaken] = useState<readonly Instant[]>([]);
  const [why, setWhy] = useState<string | null>(null);
  const options = request.proposals.map(({ startsAt }) => {
    const isGone = taken.includes(startsAt) || fromInstant(startsAt) <= now;
    const label = (
      <>
        <ShortTime at={startsAt} teacher={name} teacherZone={request.teacherTimeZone} zone={zone} />
        {isGone && ` ${t('offered.gone')}`}
      </>
    );
    return { value: startsAt, label, disabled: isGone };
  });
  const open = options.filter(({ disabled }) => !disabled);
  const chosen = picked ?? (open.length === 1 ? open[0]!.value : null);
  function accept(startsAt: Instant): void {
    setWhy(null);
    // Not with mutate's own callbacks, which do not run if a push closes this box before the response arrives.
    void answering.mutateAsync({ id: request.id, answer: 'accept-proposal', startsAt }).then(
      ({ lessonId }) => {
        toast(t('offered.booked'), t('offered.bookedText', { time: unparted(dayAndTime(startsAt, zone)) }));
        if (lessonId) void navigate(paths.payLesson(lessonId));
      },
      (error: Error) => {
        setWhy(refusalOf(error) ?? t('tryLater'));
        if (!isTimeGone(error)) return;
        setTaken((known) => [...known, startsAt]);
        setPicked(null);
      },
    );
  }
  return (
    <Box bg="brand.subtle" borderRadius="l2" p="4" mt="3">
      <Text fontWeight="semibold">{t('offered.title', { count: options.length, name })}</Text>
      <Text color="fg.muted" textStyle="sm" mb="3">
        {t('offered.until', { time: deadline(request.expiresAt, now, zone) })}
      </Text>
      <ChoiceField
        legend={t('offered.choose')}
        name={`offered-${request.id}`}
        value={chosen}
        options={options}
        onChange={(event) => setPicked(event.target.value as Instant)}
        disabled={answering.isPending}
        error={why ?? undefined}
      />
      <Button
        mt="3"
        w={{ base: 'full', sm: 'auto' }}
        disabled={chosen === null || answering.isPending}
        onClick={() => chosen && accept(chosen)}
      >
        {t('offered.book')}
      </Button>
    </Box>
  );
}

const isTimeGone = (error: Error) =>
  (['slot-taken', 'daily-limit-reached', 'you-have-a-lesson-then'] as const).some((code) => isRefused(error, code));

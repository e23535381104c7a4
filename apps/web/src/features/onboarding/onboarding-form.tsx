import { useState, type FormEvent, type ReactNode } from 'react';
import { Box, Button, Stack } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OnboardingBody } from '@somo/contracts/routes/auth';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import type { SessionUser } from '@somo/contracts/people';
import { rateCents } from '@somo/contracts/rules/profile';
import { shortMoney } from '../../lib/format';
import type { IntendedRole } from '../../lib/intended-role';
import { useNow } from '../../lib/use-now';
import { zoneLabel } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { AboutFields } from './about-fields';
import { CardPreview } from './card-preview';
import { PersonStep } from './person-step';
import { toBody } from './profile-draft';
import { RateFields } from './rate-fields';
import { StepFooter } from './step-footer';
import { StepHead } from './step-head';
import { fieldsOfStep, steps, useSteps, type Step } from './steps';
import { SubjectPicker } from './subject-picker';
import { useProfileForm } from './use-profile-form';

interface Props {
  /** The heading of the page. */
  head: ReactNode;
  user: SessionUser;
  role: IntendedRole | undefined;
  choices: SubjectChoice[];
  onChoices: (choices: SubjectChoice[]) => void;
  /** The chosen hours in short, a line each; empty if there are none. */
  hours: string[];
  onSkipHours: () => void;
  /** The step that asks for the hours. */
  hoursStep: (timeZone: string, error: string | undefined, skip: ReactNode) => ReactNode;
  /** Asks a student whether they book for a child. */
  forChild: ReactNode;
  busy: boolean;
  /** Rejects with what the server has against it. */
  onSubmit: (profile: OnboardingBody) => Promise<unknown>;
}

/** Asks a student in one step who they are, and a teacher in four also what, when and for how much they teach. */
export function OnboardingForm({ head, user, role, choices, onChoices, hours, onSkipHours, hoursStep, forChild, busy, onSubmit }: Props) {
  const { t } = useTranslation(['onboarding', 'common']);
  const now = useNow();
  const form = useProfileForm(user, role);
  const { at, step: reached, go } = useSteps();
  const [tried, setTried] = useState<Step | null>(null);
  const teaches = form.watch('userType') === 'teacher';
  const timeZone = form.watch('timeZone');
  const step = teaches ? reached : 'you';
  const isLast = !teaches || step === steps.at(-1);
  const missing = tried === step && ((step === 'subjects' && choices.length === 0) || (step === 'hours' && hours.length === 0));

  const send = form.handleSubmit(({ userType, ...draft }) => {
    if (userType === null) return;
    return onSubmit(toBody(userType, draft)).catch((error: Error) => {
      if (!form.showErrors(error)) return;
      const wrong = Object.keys(form.formState.errors);
      go(
        Math.max(
          0,
          steps.findIndex((each) => fieldsOfStep[each].some((field) => wrong.includes(field))),
        ),
      );
    });
  });

  async function next(): Promise<void> {
    setTried(step);
    const isFilled = await form.trigger(fieldsOfStep[step], { shouldFocus: true });
    const isChosen = (step !== 'subjects' || choices.length > 0) && (step !== 'hours' || hours.length > 0);
    if (isFilled && isChosen) go(at + 1);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void (isLast ? send(event) : next());
  }

  const texts: Record<Step, string> = {
    you: t('stepTexts.you'),
    subjects: t('stepTexts.subjects'),
    hours: t('stepTexts.hours', { zone: zoneLabel(timeZone, now) }),
    price: t('stepTexts.price', { price: shortMoney(rateCents.suggested) }),
  };
  const skip = (
    <Button
      variant="outline"
      size="sm"
      minH="11"
      onClick={() => {
        onSkipHours();
        go(at + 1);
      }}
    >
      {t('skipHours')}
    </Button>
  );
  return (
    <FormProvider {...form}>
      <Box
        display="grid"
        columnGap="8"
        alignItems="start"
        mx="auto"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: teaches ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)' }}
        maxW={teaches ? '68rem' : '2xl'}
      >
        <Box gridColumn="1 / -1">{head}</Box>
        <Panel css={{ '& :is(button, input, select, summary, [role=gridcell])': { scrollMarginBottom: '7rem' } }}>
          <form noValidate onSubmit={submit}>
            <Stack gap="6">
              {teaches && <StepHead at={at} step={step} text={texts[step]} />}
              {step === 'you' && <PersonStep teaches={teaches} afterRole={form.watch('userType') === 'student' && forChild} />}
              {step === 'subjects' && (
                <>
                  <SubjectPicker choices={choices} onChange={onChoices} error={missing ? t('subjectsNeeded') : undefined} />
                  <AboutFields />
                </>
              )}
              {step === 'hours' && hoursStep(timeZone, missing ? t('hoursNeeded') : undefined, skip)}
              {step === 'price' && <RateFields />}
              <StepFooter busy={busy} isLast={isLast} onBack={teaches && at > 0 ? () => go(at - 1) : undefined} />
            </Stack>
          </form>
        </Panel>
        {teaches && <CardPreview userId={user.id} choices={choices} hours={hours} isPriced={isLast} />}
      </Box>
    </FormProvider>
  );
}

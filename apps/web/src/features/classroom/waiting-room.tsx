import { useState } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';
import { subjectName } from '../../i18n/names';
import { dateOf, dayOf, fullDate, lessonTime, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { PersonAvatar } from '../../ui/person-avatar';
import { readChoices, storeChoices } from './choices';
import { DeviceProblems } from './device-problems';
import { LobbyChecks } from './lobby-checks';
import { LobbyFrame } from './lobby-frame';
import { LobbyPicture } from './lobby-picture';
import { OpensIn } from './opens-in';
import type { Place } from './place';
import { useDeviceCheck } from './use-device-check';

/** For who comes before the classroom opens: what the lesson is, how long it takes to open, and a check of the devices meanwhile. */
export function WaitingRoom({ place, now }: { place: Place; now: number }) {
  const { t } = useTranslation(['classroom', 'lessons']);
  const { lesson, me, other, name, zone } = place;
  const [choices, setChoices] = useState(() => readChoices(lesson.id));
  // Nothing is opened before it is asked for: the lesson may be days away.
  const check = useDeviceCheck(lesson.id, choices, { microphone: false, camera: false });
  const opensMs = fromInstant(lesson.startsAt) - joinOpensMinutes * minuteMs;
  const opensAt = toInstant(opensMs);
  const time = timeOf(opensAt, zone);
  const isToday = dayOf(opensAt, zone) === dayOf(now, zone);
  const subject = lesson.subject ? subjectName(lesson.subject) : t('lessons:general');
  return (
    <LobbyFrame
      picture={
        <LobbyPicture
          me={me}
          camera={check.preview.camera}
          isCameraOn={check.isCameraOn}
          isMicrophoneOn={check.isMicrophoneOn}
          onCamera={() => check.turnCamera()}
          onMicrophone={check.turnMicrophone}
        />
      }
      side={
        <>
          <Box display="flex" gap="4" alignItems="center">
            <PersonAvatar person={other} size="16" />
            <Box minW="0" overflowWrap="anywhere">
              <Text fontWeight="semibold">
                <bdi>{t('titleOf', { subject, name })}</bdi>
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {fullDate(lesson.startsAt, zone)}
                <br />
                <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
              </Text>
            </Box>
          </Box>
          <Box display="flex" flexDirection="column" gap="1">
            <Box role="status">
              <Heading as="h2" size={{ base: 'md', lg: 'lg' }} textWrap="balance">
                {t('notYet.title')}
              </Heading>
            </Box>
            <OpensIn ms={opensMs - now} />
            <Text color="fg.muted">
              {isToday
                ? t('notYet.text', { time, count: joinOpensMinutes })
                : t('notYet.textOnDay', { day: dateOf(opensAt, zone), time, count: joinOpensMinutes })}
            </Text>
          </Box>
          <DeviceProblems preview={check.preview} />
          <ButtonLink to={paths.lesson(lesson.id)} variant="outline" alignSelf="start">
            {t('toLesson')}
          </ButtonLink>
        </>
      }
      checks={
        <LobbyChecks
          preview={check.preview}
          isMicrophoneOn={check.isMicrophoneOn}
          choices={choices}
          onChoose={(change) => {
            const next = { ...choices, ...change };
            setChoices(next);
            storeChoices(next);
          }}
        />
      }
    />
  );
}

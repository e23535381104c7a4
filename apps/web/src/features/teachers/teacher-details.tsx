import { Fragment, type ReactNode } from 'react';
import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { clock } from '../../lib/clock';
import { listText, zoneLabel } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { offsetMinutes } from '../../lib/zone';
import { OutsideLink } from '../../ui/outside-link';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

const stored = (text: string | null) => (text ? <Stored>{text}</Stored> : null);

/** The teacher's profile below the head, which names the country; what the teacher has not told is left out. */
export function TeacherDetails({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  const zone = useZone();
  const levels =
    teacher.gradeLevels.length === 0
      ? null
      : teacher.gradeLevels.map((level, at) => (
          <Fragment key={level}>
            <Box as="span" whiteSpace="nowrap">
              {t(`common:gradeLevels.${level}`, { defaultValue: level })}
            </Box>
            {at < teacher.gradeLevels.length - 1 && ' · '}
          </Fragment>
        ));
  const now = clock.now();
  const isSameClock = offsetMinutes(teacher.timeZone, now) === offsetMinutes(zone, now);
  const facts: [name: string, value: ReactNode, note?: string | null][] = [
    [t('languages'), stored(listText(teacher.languages))],
    [t('education'), stored(teacher.education)],
    [t('experience'), stored(teacher.experience)],
    [t('timeZone'), zoneLabel(teacher.timeZone, now), isSameClock ? t('sameClock') : null],
    [t('teachingStyle'), stored(teacher.teachingStyle)],
    [t('levels'), levels],
    [t('introVideo'), teacher.introVideoUrl && <OutsideLink to={teacher.introVideoUrl}>{t('watchVideo')}</OutsideLink>],
  ];
  return (
    <Panel>
      <Heading as="h2" size="sm">
        {t('about')}
      </Heading>
      <Text mt="1" maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere">
        {teacher.bio === null ? t('noBio') : <Stored>{teacher.bio}</Stored>}
      </Text>
      {teacher.specialties.length > 0 && (
        <>
          <Heading as="h2" size="sm" mt="6" mb="2">
            {t('specialties')}
          </Heading>
          <Box display="flex" flexWrap="wrap" gap="2">
            {teacher.specialties.map((each) => (
              <Badge key={each}>
                <Stored>{each}</Stored>
              </Badge>
            ))}
          </Box>
        </>
      )}
      <Box
        as="dl"
        mt="6"
        pt="5"
        borderTopWidth="1px"
        borderColor="border"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="4"
      >
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value, note]) => (
            <Box key={label} minW="0" gridColumn={label === t('levels') ? '1 / -1' : undefined}>
              <Text as="dt" color="fg.muted" textStyle="sm">
                {label}
              </Text>
              <Text as="dd" overflowWrap="anywhere">
                {value}
                {note && (
                  <Box as="span" display="block" color="fg.muted" textStyle="sm">
                    {note}
                  </Box>
                )}
              </Text>
            </Box>
          ))}
      </Box>
    </Panel>
  );
}

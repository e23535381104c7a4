import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { clock } from '../../lib/clock';
import { listText, zoneLabel } from '../../lib/format';
import { OutsideLink } from '../../ui/outside-link';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

const stored = (text: string | null) => (text ? <Stored>{text}</Stored> : null);

/** The teacher's profile; what the teacher has not told is left out. */
export function TeacherDetails({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  const levels =
    teacher.gradeLevels.length === 0
      ? null
      : teacher.gradeLevels.map((level) => (
          <Box as="span" key={level} display="block" whiteSpace="nowrap">
            {t(`common:gradeLevels.${level}`, { defaultValue: level })}
          </Box>
        ));
  const facts = [
    [t('country'), stored(teacher.country)],
    [t('education'), stored(teacher.education)],
    [t('experience'), stored(teacher.experience)],
    [t('levels'), levels],
    [t('languages'), stored(listText(teacher.languages))],
    [t('timeZone'), zoneLabel(teacher.timeZone, clock.now())],
    [t('teachingStyle'), stored(teacher.teachingStyle)],
    [t('introVideo'), teacher.introVideoUrl && <OutsideLink to={teacher.introVideoUrl}>{t('watchVideo')}</OutsideLink>],
  ] as const;
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
      <Box as="dl" mt="6" display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <Box key={label} minW="0">
              <Text as="dt" color="fg.muted" textStyle="sm">
                {label}
              </Text>
              <Text as="dd" overflowWrap="anywhere">
                {value}
              </Text>
            </Box>
          ))}
      </Box>
    </Panel>
  );
}

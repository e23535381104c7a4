import { Fragment } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { clock } from '../../lib/clock';
import { listMark, zoneLabel } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { offsetMinutes } from '../../lib/zone';
import { TeacherFact } from './teacher-fact';

/** The teacher's students and time zone, as entries of a description list. */
export function TeachingFacts({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation(['booking', 'common']);
  const zone = useZone();
  const now = clock.now();
  const isSameClock = offsetMinutes(teacher.timeZone, now) === offsetMinutes(zone, now);
  const levels = teacher.gradeLevels;
  return (
    <>
      <TeacherFact label={t('timeZone')}>
        {zoneLabel(teacher.timeZone, now)}
        {isSameClock && (
          <Box as="span" display="block" color="fg.muted" textStyle="sm">
            {t('sameClock')}
          </Box>
        )}
      </TeacherFact>
      {levels.length > 0 && (
        <TeacherFact label={t('levels')}>
          {levels.map((level, at) => (
            <Fragment key={level}>
              {at > 0 && ' '}
              <Box as="span" whiteSpace="nowrap">
                {t(`common:gradeLevels.${level}`, { defaultValue: level })}
                {at < levels.length - 1 && listMark()}
              </Box>
            </Fragment>
          ))}
        </TeacherFact>
      )}
    </>
  );
}

import { useState } from 'react';
import { Box, Stack, Text } from '@chakra-ui/react';
import type { TeacherCard as Card } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { StatusBadge } from '../../../features/lessons/lesson-badges';
import { TeacherCard } from '../../../features/teachers/teacher-card';
import { dayOf, fullDate, money, offsetName, shortMoney, timeRange, zoneLabel } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { CheckField } from '../../../ui/check-field';
import { Chip } from '../../../ui/chip';
import { ButtonLink, TextLink } from '../../../ui/links';
import { MonthCalendar } from '../../../ui/month-calendar';
import { Panel } from '../../../ui/panel';
import { PasswordField } from '../../../ui/password-field';
import { PersonAvatar } from '../../../ui/person-avatar';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { Specimen } from './specimen';

const kwame: Card = {
  id: 'kwame',
  firstName: 'Kwame',
  lastName: 'Mensah',
  fullName: 'Kwame Mensah',
  avatarUrl: null,
  country: 'Ghana',
  timeZone: 'Africa/Accra',
  subjects: ['Physics'],
  specialties: ['Mechanics', 'Electricity', 'Optics'],
  languages: ['English'],
  gradeLevels: [],
  headline: null,
  hourlyRateCents: 2800,
  averageRating: 4.8,
  reviewsCount: 98,
  lessonsTaught: 128,
  answerMinutes: 170,
  isVerified: true,
  nextFreeAt: null,
  sharesAvailability: true,
};

export function Samples() {
  const now = useNow();
  const zone = useZone();
  const [on, setOn] = useState(true);
  const [day, setDay] = useState<string | null>(null);
  const at = toInstant(now);
  const links = { book: <ButtonLink to="/dev/ui">Book Lesson</ButtonLink>, view: <TextLink to="/dev/ui">View Profile</TextLink> };
  return (
    <>
      <Specimen name="People">
        <Box display="flex" gap="4" mb="6">
          {(['9', '12', '16', '20'] as const).map((size) => (
            <PersonAvatar key={size} person={{ ...kwame, id: size }} size={size} presence="online" />
          ))}
        </Box>
        <Box display="grid" gap="6" gridTemplateColumns="repeat(auto-fit, minmax(18rem, 1fr))">
          <TeacherCard teacher={{ ...kwame, nextFreeAt: at }} now={now} zone={zone} {...links} />
          <TeacherCard teacher={{ ...kwame, country: null, hourlyRateCents: null, reviewsCount: 0 }} now={now} zone={zone} {...links} />
        </Box>
      </Specimen>
      <Specimen name="Money, dates and times">
        <Stack>
          <Text>{`${money(2500)} · ${shortMoney(2500)} · ${shortMoney(2250)}`}</Text>
          <Text>{`${fullDate(at, zone)}, ${timeRange(at, toInstant(now + 3_600_000), zone)} (${offsetName(zone, now)})`}</Text>
          <Text>{zoneLabel(zone, now)}</Text>
          <Box display="flex" gap="2">
            {(['upcoming', 'completed', 'cancelled'] as const).map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </Box>
        </Stack>
      </Specimen>
      <Specimen name="Fields">
        <Panel maxW="md" display="flex" flexDirection="column" gap="4">
          <TextField label="Text" hint="A hint" />
          <TextField label="Refused" error="First name is required" />
          <PasswordField label="Password" />
          <SelectField label="Select" value="" onChange={() => {}} options={[{ value: '', label: 'Any level' }]} />
          <CheckField label="Remember me" />
          <Chip on={on} onToggle={() => setOn(!on)}>
            Mathematics
          </Chip>
          <MonthCalendar
            label="Calendar"
            today={dayOf(now, zone)}
            selected={day}
            onSelect={setDay}
            days={new Set([dayOf(now, zone)])}
            word={() => 'free'}
          />
        </Panel>
      </Specimen>
    </>
  );
}

import type { ReactNode } from 'react';
import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { languageList, moduleName } from '../../i18n/names';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { StoredText } from '../../ui/stored-text';
import { IntroVideo } from './intro-video';
import { TeacherFact } from './teacher-fact';
import { TeachingFacts } from './teaching-facts';

const stored = (text: string | null) => (text ? <Stored>{text}</Stored> : null);

interface Props {
  teacher: TeacherProfile;
  /** Languages, levels and time zone are shown elsewhere on the page; what is missing is not mentioned. */
  brief?: boolean;
}

/** The facts of the teacher; missing ones are left out, except bio and education. */
export function TeacherDetails({ teacher, brief = false }: Props) {
  const { t } = useTranslation('booking');
  const facts: [name: string, value: ReactNode][] = [
    [t('languages'), brief ? null : stored(languageList(teacher.languages))],
    [t('education'), stored(teacher.education) ?? (brief ? null : t('notSpecified'))],
    [t('experience'), stored(teacher.experience)],
    [t('teachingStyle'), stored(teacher.teachingStyle)],
    [t('introVideo'), teacher.introVideoUrl && <IntroVideo link={teacher.introVideoUrl} name={teacher.fullName} />],
  ];
  const told = facts.filter(([, value]) => value !== null);
  if (brief && teacher.bio === null && teacher.specialties.length === 0 && told.length === 0) return null;
  return (
    <Panel>
      <Heading as="h2" size={brief ? 'md' : 'sm'}>
        {t('about')}
      </Heading>
      {teacher.bio !== null && (
        <StoredText mt="2" maxW="prose" whiteSpace="pre-line">
          {teacher.bio}
        </StoredText>
      )}
      {teacher.bio === null && !brief && <Text mt="2">{t('noBio')}</Text>}
      {teacher.specialties.length > 0 && (
        <>
          <Heading as="h2" size="sm" mt="6" mb="3">
            {t('specialties')}
          </Heading>
          <Box display="flex" flexWrap="wrap" gap="2">
            {teacher.specialties.map((each) => (
              <Badge key={each}>
                <Stored>{moduleName(each)}</Stored>
              </Badge>
            ))}
          </Box>
        </>
      )}
      {(told.length > 0 || !brief) && (
        <Box
          as="dl"
          mt="6"
          pt="5"
          borderTopWidth="1px"
          borderColor="border"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="5"
        >
          {told.map(([label, value]) => (
            <TeacherFact key={label} label={label}>
              {value}
            </TeacherFact>
          ))}
          {!brief && <TeachingFacts teacher={teacher} />}
        </Box>
      )}
    </Panel>
  );
}

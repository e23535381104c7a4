import { Box, Menu, Portal, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { CalendarSync, Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { googleAddUrl, outlookAddUrl } from '@somo/messages/add-links';
import { lessonUrl, lessonWords } from '@somo/messages/lesson-words';
import { moduleName, subjectName } from '../i18n/names';
import { paths } from '../lib/paths';
import { refusalOf } from '../lib/problem';
import { saveFile } from '../lib/save-file';
import { download } from '../lib/send-as-user';
import { toast } from '../lib/toast';
import { AddToCalendarButton } from './add-to-calendar-button';
import { LocalLink } from './links';

interface Props {
  lesson: Lesson;
  side: 'student' | 'teacher';
  text: string;
  label: string;
}

const fileOf = async ({ id, startsAt }: Lesson): Promise<void> => {
  const { file, name } = await download('GET /api/lessons/:id/calendar.ics', { params: { id } });
  saveFile(name ?? `somo-lesson-${startsAt.slice(0, 10)}.ics`, file);
};

/** Opens at once, because it is loaded when it is asked for. */
export function AddToCalendarMenu({ lesson, side, ...look }: Props) {
  const { t } = useTranslation('calendar');
  const saving = useMutation({
    mutationFn: fileOf,
    onError: (error) => toast(t('add.failed'), refusalOf(error) ?? t('add.failedText'), 'error'),
  });
  const [readerId, other] = side === 'student' ? [lesson.studentId, lesson.teacher] : [lesson.teacherId, lesson.student];
  const url = lessonUrl(lesson, window.location.origin);
  const name = other.fullName || undefined;
  const words = lessonWords(t, lesson, {
    readerId,
    name,
    names: { subject: subjectName, module: moduleName },
    url,
    opensMinutes: joinOpensMinutes,
  });
  const event = { ...words, startsAt: lesson.startsAt, endsAt: lesson.endsAt, url };
  const outside = [
    { word: 'google', to: googleAddUrl(event) },
    { word: 'outlook', to: outlookAddUrl(event) },
  ] as const;
  return (
    <Menu.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
      <Menu.Trigger asChild>
        <AddToCalendarButton {...look} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="20rem">
            <Menu.Item value="file" minH="11" disabled={saving.isPending} onClick={() => saving.mutate(lesson)}>
              <Download aria-hidden />
              <Box>
                {t('add.file')}
                <Text color="fg.muted" textStyle="xs">
                  {t('add.fileHint')}
                </Text>
              </Box>
            </Menu.Item>
            {outside.map(({ word, to }) => (
              <Menu.Item key={word} value={word} minH="11" asChild>
                <a href={to} target="_blank" rel="noopener noreferrer">
                  <ExternalLink aria-hidden />
                  {t(`add.${word}`)}
                </a>
              </Menu.Item>
            ))}
            <Menu.Separator />
            <Menu.Item value="all" minH="11" asChild>
              <LocalLink to={`${side === 'student' ? paths.studentSettings : paths.teacherSettings}?tab=calendar`}>
                <CalendarSync aria-hidden />
                {t('add.all')}
              </LocalLink>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

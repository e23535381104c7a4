import { useRef, useState } from 'react';
import { Badge, Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { moduleName, subjectName } from '../../i18n/names';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';

const loadDialog = () => import('./subjects-dialog').then((file) => file.SubjectsDialog);

const namesLevel = (name: string, level: string) => name.toLowerCase().includes(level.toLowerCase());

/** What a teacher teaches, each subject with the chosen modules. */
export function TeachingSubjects({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation(['profile', 'common']);
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part: SubjectsDialog, ...dialog } = useDeferredImport(loadDialog);
  return (
    <Panel asChild>
      <section aria-label={t('subjects.title')}>
        <Box display="flex" alignItems="center" justifyContent="space-between" gap="4" mb="4">
          <Heading as="h2" size="md">
            {t('subjects.title')}
          </Heading>
          <Button
            ref={button}
            size="sm"
            variant="outline"
            aria-label={t('subjects.editLabel')}
            aria-busy={dialog.asked}
            onPointerEnter={dialog.prepare}
            onFocus={dialog.prepare}
            onClick={() => {
              setEditing(true);
              dialog.show();
            }}
          >
            {t('subjects.edit')}
          </Button>
        </Box>
        {profile.subjects.length === 0 && <Text color="fg.muted">{t('subjects.none')}</Text>}
        <Stack gap="5">
          {profile.subjects.map((subject) => {
            const modules = profile.modules.filter((module) => module.subject === subject);
            return (
              <Box key={subject}>
                <Heading as="h3" size="sm" mb="2">
                  <Stored>{subjectName(subject)}</Stored>
                </Heading>
                {modules.length === 0 ? (
                  <Text color="fg.muted" textStyle="sm">
                    {t('subjects.noModules')}
                  </Text>
                ) : (
                  <Box display="flex" flexWrap="wrap" gap="2">
                    {modules.map((module) => (
                      <Badge key={module.id} maxW="full" whiteSpace="normal" textStyle={{ base: 'xs', sm: 'sm' }}>
                        <Box as="span" minW="0" overflowWrap="anywhere">
                          <Stored>{moduleName(module.name)}</Stored>
                          {!namesLevel(moduleName(module.name), t(`common:moduleLevels.${module.level}`)) &&
                            ` · ${t(`common:moduleLevels.${module.level}`)}`}
                        </Box>
                      </Badge>
                    ))}
                  </Box>
                )}
              </Box>
            );
          })}
        </Stack>
        {SubjectsDialog && editing && (
          <SubjectsDialog profile={profile} onClose={() => setEditing(false)} returnTo={() => button.current} />
        )}
      </section>
    </Panel>
  );
}

import { Box, Input, Tabs } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { studentSearchMax } from '@somo/contracts/rules/students';
import { studentTabs } from '@somo/contracts/students';
import { subjectName } from '../../i18n/names';
import { SelectField } from '../../ui/select-field';
import type { StudentChoice } from './use-student-choice';

interface Props {
  choice: StudentChoice;
  search: string;
  onSearch: (text: string) => void;
  /** Of all students. */
  subjects: string[];
}

/** What narrows the list of students down. The tabs belong to a `Tabs.Root` around this and the list. */
export function StudentFilters({ choice, search, onSearch, subjects }: Props) {
  const { t } = useTranslation('students');
  return (
    <Box px="3" pt="3">
      <Box position="relative">
        <Box
          aria-hidden
          position="absolute"
          insetStart="3"
          top="0"
          h="full"
          display="flex"
          alignItems="center"
          color="fg.muted"
          pointerEvents="none"
          _icon={{ w: '4', h: '4' }}
        >
          <Search />
        </Box>
        <Input
          type="search"
          ps="9"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={studentSearchMax}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </Box>
      {subjects.length > 1 && (
        <Box mt="2">
          <SelectField
            hideLabel
            label={t('subject')}
            value={choice.subject ?? ''}
            onChange={(subject) => choice.set({ subject: subject || null })}
            options={[
              { value: '', label: t('allSubjects') },
              ...subjects.map((value) => ({ value, label: subjectName(value), stored: true as const })),
            ]}
          />
        </Box>
      )}
      <Tabs.List mt="1" mx="-3" px="3">
        {studentTabs.map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Box>
  );
}

import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { subjectName } from '../../i18n/names';
import { scrollRow } from '../../ui/scroll-row';
import { Stored } from '../../ui/stored';
import { StepHeading } from './step-heading';

interface Props {
  subjects: string[];
  subject: string;
  onSubject: (subject: string) => void;
}

/** What the lesson is about, where a teacher has several subjects: the modules depend on it. */
export function SubjectChoice({ subjects, subject, onSubject }: Props) {
  const { t } = useTranslation('booking');
  if (subjects.length < 2) return null;
  return (
    <Box mb={{ base: '4', lg: '6' }}>
      <StepHeading id="subject-question">{t('chooseSubject')}</StepHeading>
      <Box role="group" aria-labelledby="subject-question" display="flex" flexWrap="wrap" gap="2" css={scrollRow({ base: '5', md: '6' })}>
        {subjects.map((each) => (
          <Button
            key={each}
            variant={each === subject ? 'subtle' : 'outline'}
            borderColor={each === subject ? 'brand.solid' : 'border.emphasized'}
            color={each === subject ? 'brand.fg' : 'fg'}
            whiteSpace="normal"
            aria-pressed={each === subject}
            onClick={() => onSubject(each)}
          >
            <Stored>{subjectName(each)}</Stored>
          </Button>
        ))}
      </Box>
    </Box>
  );
}

import { useState, type FormEvent } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function FindLesson({ onFind }: { onFind: (lessonId: string) => void }) {
  const { t } = useTranslation('timeline');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const id = text.trim().toLowerCase();
    setWrong(!idForm.test(id));
    if (idForm.test(id)) onFind(id);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="flex-start">
        <Box flex="1 1 20rem" minW="0">
          <TextField
            label={t('lessonId')}
            name="lessonId"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={wrong ? t('noId') : undefined}
            hint={t('lessonIdHint')}
          />
        </Box>
        <Button type="submit" mt={{ base: '0', sm: '7' }}>
          {t('open')}
        </Button>
      </Box>
    </form>
  );
}

import { Box, IconButton, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StudentNote } from '@somo/contracts/students';
import { dateOf } from '../../lib/format';
import { StoredText } from '../../ui/stored-text';

interface Props {
  note: StudentNote;
  zone: string;
  onDelete: () => void;
}

export function NoteCard({ note, zone, onDelete }: Props) {
  const { t } = useTranslation('students');
  const day = dateOf(note.createdAt, zone);
  return (
    <Box as="li" display="flex" gap="2" borderWidth="1px" borderColor="border" borderRadius="l2" ps="4" pe="1" py="1">
      <Box flex="1" minW="0" py="2">
        <StoredText whiteSpace="pre-line" maxW="prose">
          {note.text}
        </StoredText>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {day}
        </Text>
      </Box>
      <IconButton variant="ghost" color="fg.muted" minW="11" minH="11" aria-label={t('deleteNote', { day })} onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </Box>
  );
}

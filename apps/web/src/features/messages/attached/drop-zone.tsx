import { useState, type DragEvent, type ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  /** Unset where nothing can be written. */
  onDrop: ((files: FileList) => void) | undefined;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

/** A conversation, on which a file can be dropped. */
export function DropZone({ label, onDrop, children }: Props) {
  const { t } = useTranslation('messages');
  const [isOver, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (!onDrop || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box asChild display="flex" flexDirection="column" h="full" minH="0" position="relative">
      <section
        aria-label={label}
        onDragEnter={allow}
        onDragOver={allow}
        onDragLeave={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node | null) && setOver(false)}
        onDrop={(event) => {
          if (!onDrop || !hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          onDrop(event.dataTransfer.files);
        }}
      >
        {children}
        {isOver && (
          <Box
            position="absolute"
            inset="0"
            display="flex"
            alignItems="center"
            justifyContent="center"
            bg="brand.subtle"
            color="brand.fg"
            borderWidth="2px"
            borderStyle="dashed"
            borderColor="brand.solid"
            borderRadius="l3"
            pointerEvents="none"
          >
            <Text fontWeight="semibold">{t('files.drop')}</Text>
          </Box>
        )}
      </section>
    </Box>
  );
}

import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MediaProblem } from './call/media';

interface Props {
  preview: { microphoneProblem: MediaProblem | null; cameraProblem: MediaProblem | null };
}

/** Why a device did not open, and what to do. */
export function DeviceProblems({ preview: { microphoneProblem, cameraProblem } }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <>
      {microphoneProblem && (
        <Text role="alert" color="clay.fg">
          {t(`media.microphone.${microphoneProblem}`)}
        </Text>
      )}
      {cameraProblem && (
        <Text role="alert" color="clay.fg">
          {t(`media.camera.${cameraProblem}`)}
        </Text>
      )}
    </>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../ui/check-field';
import { canBlur, setBlur } from './call/blur';

interface Props {
  camera: MediaStreamTrack | null | undefined;
  /** Undefined: nothing was chosen. */
  isOn: boolean | undefined;
  onChange: (isOn: boolean) => void;
}

/** Blurs one's background, where the camera can; nothing elsewhere. */
export function BlurField({ camera, isOn, onChange }: Props) {
  const { t } = useTranslation('classroom');
  const able = canBlur(camera) ? camera : null;
  useEffect(() => {
    if (able && isOn !== undefined) void setBlur(able, isOn);
  }, [able, isOn]);
  return (
    able && (
      <CheckField
        label={t('check.blur')}
        checked={isOn ?? able.getSettings().backgroundBlur === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  );
}

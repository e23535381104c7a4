import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field';

interface Props {
  kind: MediaDeviceKind;
  label: string;
  devices: MediaDeviceInfo[];
  value: string | undefined;
  onChange: (deviceId: string) => void;
}

/** The devices of one kind, and which of them is in use; nothing where there is none, or one without a name. */
export function DeviceSelect({ kind, label, devices, value, onChange }: Props) {
  const { t } = useTranslation('classroom');
  const found = devices.filter((device) => device.kind === kind && device.deviceId !== '');
  if (found.length < 2 && !found[0]?.label) return null;
  const options = found.map(({ deviceId, label: name }, at) => ({
    value: deviceId,
    label: name || t('check.unnamedDevice', { number: at + 1 }),
  }));
  return <SelectField label={label} value={value ?? found[0]!.deviceId} onChange={onChange} options={options} />;
}

import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field';

interface Props {
  kind: MediaDeviceKind;
  label: string;
  devices: MediaDeviceInfo[];
  value: string | undefined;
  onChange: (deviceId: string) => void;
}

/** A choice between devices of one kind; nothing where there is nothing to choose. */
export function DeviceSelect({ kind, label, devices, value, onChange }: Props) {
  const { t } = useTranslation('classroom');
  const found = devices.filter((device) => device.kind === kind && device.deviceId !== '');
  if (found.length < 2) return null;
  const options = found.map(({ deviceId, label: name }, at) => ({
    value: deviceId,
    label: name || t('check.unnamedDevice', { number: at + 1 }),
  }));
  return <SelectField label={label} value={value ?? found[0]!.deviceId} onChange={onChange} options={options} />;
}

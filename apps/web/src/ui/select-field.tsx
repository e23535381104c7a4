import type { ChangeEvent, ReactNode } from 'react';
import { Field, NativeSelect } from '@chakra-ui/react';

interface Props {
  label: string;
  /** If omitted, the field is uncontrolled and a form reads its value. */
  value?: string;
  onChange?: (value: string) => void;
  /** `stored`: named as in the database, in no catalogue. */
  options: { value: string; label: string; stored?: true }[];
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
}

export function SelectField({ label, value, onChange, options, hint, disabled = false, name, hideLabel = false }: Props) {
  return (
    <Field.Root disabled={disabled}>
      <Field.Label srOnly={hideLabel}>{label}</Field.Label>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field name={name} value={value} onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} data-stored={option.stored}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

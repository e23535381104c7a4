import type { ChangeEvent, ReactNode, Ref } from 'react';
import { Field, NativeSelect } from '@chakra-ui/react';

interface Props {
  label: string;
  /** If omitted, the field is uncontrolled and a form reads its value. */
  value?: string;
  onChange?: (value: string) => void;
  /** `stored`: named as in the database, in no catalogue. */
  options: { value: string; label: string; stored?: true }[];
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  name?: string;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, value, onChange, options, hint, error, disabled = false, name, hideLabel = false, ref }: Props) {
  return (
    <Field.Root disabled={disabled} invalid={Boolean(error)}>
      <Field.Label srOnly={hideLabel}>{label}</Field.Label>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field
          ref={ref}
          name={name}
          value={value}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} data-stored={option.stored}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

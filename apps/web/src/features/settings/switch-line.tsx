import { useId, type ComponentProps } from 'react';
import { Text } from '@chakra-ui/react';
import { CheckField } from '../../ui/check-field';

interface Props extends Omit<ComponentProps<typeof CheckField>, 'role' | 'error'> {
  label: string;
  hint: string;
}

/** A switch with what it does; a finger may hit any of it. */
export function SwitchLine({ label, hint, ...input }: Props) {
  const [nameId, hintId] = [useId(), useId()];
  const words = (
    <>
      <Text as="span" id={nameId} display="block" fontWeight="semibold">
        {label}
      </Text>
      <Text as="span" id={hintId} display="block" color="fg.muted" mt="0.5">
        {hint}
      </Text>
    </>
  );
  return <CheckField role="switch" label={words} aria-labelledby={nameId} aria-describedby={hintId} {...input} />;
}

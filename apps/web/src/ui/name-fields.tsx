import { Box } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '../lib/use-checked-form';
import { CheckField } from './check-field';
import { TextField } from './text-field';

interface Names {
  firstName: string;
  lastName: string;
  /** The person goes by one name: the last name is left out. */
  oneName: boolean;
}

interface Props {
  words: Record<'firstName' | 'lastName' | 'onlyName' | 'oneName', string>;
}

/** A first and a last name, or the only name of those who go by one. */
export function NameFields({ words }: Props) {
  const form = useFormContext<Names>();
  const field = fieldsOf(form);
  const isOne = form.watch('oneName');
  return (
    <Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="5"
        rowGap="4"
        alignItems="start"
      >
        <TextField
          label={isOne ? words.onlyName : words.firstName}
          autoComplete={isOne ? 'name' : 'given-name'}
          required
          {...field('firstName')}
        />
        {!isOne && <TextField label={words.lastName} autoComplete="family-name" required {...field('lastName')} />}
      </Box>
      <Box mt="3">
        <CheckField label={words.oneName} {...field('oneName')} />
      </Box>
    </Box>
  );
}

/** Returns the last name as it is sent: none for those who go by one name. */
export const lastNameOf = ({ lastName, oneName }: Pick<Names, 'lastName' | 'oneName'>): string => (oneName ? '' : lastName.trim());

import type { ComponentProps } from 'react';
import { Button } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';

interface Props extends ComponentProps<typeof Button> {
  text: string;
  label: string;
}

const height = { base: '11', md: '9' };

export function AddToCalendarButton({ text, label, ...rest }: Props) {
  return (
    <Button variant="plain" size="sm" minH={height} {...rest} aria-label={label}>
      <CalendarPlus aria-hidden />
      {text}
    </Button>
  );
}

import { Box, Text } from '@chakra-ui/react';
import { i18n } from '../i18n/i18n';
import { refusalOf } from '../lib/problem';

/** Why a form was not accepted. */
export interface FormProblem {
  title: string;
  text?: string | undefined;
}

/** Returns what to say of an error that belongs to no field: the server's refusal under `title`, or that something failed. */
export function formProblem(error: Error, { title, fallback }: { title: string; fallback: string }): FormProblem {
  const refusal = refusalOf(error);
  return refusal === null ? { title: i18n.t('errorHappened'), text: error.message || fallback } : { title, text: refusal };
}

/** Says why a form was not accepted, beside the button that was pressed: on a phone the start of the form is out of view. */
export function FormAlert({ problem }: { problem: FormProblem | null | undefined }) {
  if (!problem) return null;
  return (
    <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
      <Text fontWeight="semibold">{problem.title}</Text>
      {problem.text && <Text textStyle="sm">{problem.text}</Text>}
    </Box>
  );
}

import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { FieldRule } from '../generated/field-rules';
import { fieldProblem } from './field-problem';

interface Checks<Values> {
  /** What the server requires of the fields: the rules of the route that the form is sent to. */
  rules?: Readonly<Record<string, FieldRule>>;
  /** What is said at a field that is missing or invalid; '' says nothing, but the field gets the focus. */
  words?: { [Name in keyof Values]?: string };
  /** Returns what else is wrong: whatever depends on several fields. */
  more?: (values: Values) => { [Name in keyof Values]?: string | undefined };
}

/** Returns a form that checks its fields by the server's rules; its texts are submitted without space around them. */
export function useCheckedForm<Values extends FieldValues>({
  defaultValues,
  ...checks
}: Checks<NoInfer<Values>> & { defaultValues: Values }) {
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: (values) => {
      const errors = errorsOf(values, checks);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: submitted(values, checks.rules), errors: {} };
    },
  });
  return { ...form, field: fieldsOf(form) };
}

/** Returns a function that connects an input to a field of a form, and to what is wrong with it. */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Pick<UseFormReturn<Values>, 'register' | 'formState'>) {
  const errors = formState.errors as Record<string, FieldError | undefined>;
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: errors[name]?.message,
  });
}

function errorsOf<Values extends FieldValues>(values: Values, { rules = {}, words = {}, more }: Checks<Values>) {
  const ofRules = Object.keys(values).map((name) => [name, rules[name] && fieldProblem(rules[name], values[name], words[name])] as const);
  const problems = [...Object.entries(more?.(values) ?? {}), ...ofRules].filter(([, message]) => message !== undefined);
  return Object.fromEntries(problems.map(([name, message]) => [name, { type: 'rule', message }])) as unknown as FieldErrors<Values>;
}

/** A password or a code may begin or end with a space. */
const asTyped: FieldRule['kind'][] = ['password', 'text'];

function submitted<Values extends FieldValues>(values: Values, rules: Checks<Values>['rules'] = {}): Values {
  const trimmed = (name: string, value: unknown): unknown =>
    typeof value === 'string' && rules[name] && !asTyped.includes(rules[name].kind) ? value.trim() : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimmed(name, value)])) as Values;
}

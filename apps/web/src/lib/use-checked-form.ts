import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldSentence } from '../i18n/field-sentence';
import type { FieldRule } from '../generated/field-rules';
import { fieldProblem } from './field-problem';
import { ProblemError } from './problem';

interface Checks<Values> {
  /** What the server requires of the fields: the rules of the route that the form is sent to. */
  rules?: Readonly<Record<string, FieldRule>> | undefined;
  /** The message of a field that is missing or invalid; '' shows none, but the field gets the focus. */
  words?: string | { [Name in keyof Values]?: string } | undefined;
  /** Returns what else is wrong: whatever depends on several fields. */
  more?: ((values: Values) => { [Name in keyof Values]?: string | undefined }) | undefined;
}

type Options<Values extends FieldValues> = Checks<NoInfer<Values>> & { defaultValues: Values } & Pick<
    UseFormProps<Values>,
    'shouldUnregister'
  >;

/** Returns a form that checks its fields by the server's rules; its texts are submitted without space around them. */
export function useCheckedForm<Values extends FieldValues>({ rules, words, more, defaultValues, ...options }: Options<Values>) {
  const form = useForm<Values>({
    ...options,
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: (values) => {
      const errors = errorsOf(values, { rules, words, more });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: submitted(values, rules), errors: {} };
    },
  });
  return {
    ...form,
    field: fieldsOf(form),
    /** Shows the messages of the server at the fields of the form by that name; returns whether there were any. */
    showErrors(error: Error, nameOf = (field: string) => field): boolean {
      const errors = Object.entries((error instanceof ProblemError && error.problem.errors) || {});
      const shown = errors.filter(([field]) => nameOf(field) in form.getValues());
      shown.forEach(([field, messages], at) =>
        form.setError(nameOf(field) as Path<Values>, { message: messages.join(' ') }, { shouldFocus: at === 0 }),
      );
      return shown.length > 0;
    },
  };
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
  const wordOf = (name: string) => (typeof words === 'string' ? words : words[name]);
  const ofRules = Object.keys(values).map((name) => [name, rules[name] && fieldProblem(rules[name], values[name], wordOf(name))] as const);
  const problems = [...Object.entries(more?.(values) ?? {}), ...ofRules].filter(([, message]) => message !== undefined);
  return Object.fromEntries(
    problems.map(([name, message]) => [name, { type: 'rule', message: message && fieldSentence(message) }]),
  ) as unknown as FieldErrors<Values>;
}

/** A password or a code may begin or end with a space. */
const asTyped: FieldRule['kind'][] = ['password', 'text'];

function submitted<Values extends FieldValues>(values: Values, rules: Checks<Values>['rules'] = {}): Values {
  const trimmed = (name: string, value: unknown): unknown =>
    typeof value === 'string' && rules[name] && !asTyped.includes(rules[name].kind) ? value.trim() : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimmed(name, value)])) as Values;
}

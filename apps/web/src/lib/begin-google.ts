import { useMutation } from '@tanstack/react-query';
import { pageLanguage } from '../i18n/page-language';
import { ProblemError, Unreachable } from './problem';
import { problemOf } from './send';
import { afterGoogle } from './after-google';

const route = '/api/auth/google';

/** Leaves for Google. Looks first whether the way there is open, so that a refusal is shown here instead of a page of JSON. */
export function useBeginGoogle() {
  return useMutation({
    mutationFn: async (from: string | undefined) => {
      const answer = await fetch(route, { redirect: 'manual' }).catch((cause: unknown) => {
        throw new Unreachable(cause);
      });
      if (answer.type !== 'opaqueredirect') throw new ProblemError(await problemOf(answer), null);
      afterGoogle.write(from);
      window.location.assign(`${route}?${new URLSearchParams({ language: pageLanguage() }).toString()}`);
    },
  });
}

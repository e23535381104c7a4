import type { Answers } from './use-answers';

/** The dialog in which a teacher suggests other times, while one is asked for. */
export function ProposeDialogOf({ answers, zone }: { answers: Answers; zone: string }) {
  const { proposing, ProposeDialog } = answers;
  if (!proposing || !ProposeDialog) return null;
  return <ProposeDialog request={proposing} zone={zone} onClose={() => answers.propose(null)} returnTo={answers.returnTo} />;
}

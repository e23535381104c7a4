import { ErrorState } from './error-state';
import { useCopyTime } from './use-copy-time';

interface Props {
  of: { isError: boolean; data: unknown; dataUpdatedAt: number; refetch: () => unknown };
  text: string;
  compact?: boolean;
}

/** Renders nothing unless the fetch failed: then the message, Try Again and, if older data is still shown, when it was fetched. */
export function FetchError({ of: query, text, compact = false }: Props) {
  const copyTime = useCopyTime();
  if (!query.isError) return null;
  if (query.data === undefined) return <ErrorState text={text} retry={query.refetch} compact={compact} />;
  return <ErrorState compact text={text} note={copyTime(query.dataUpdatedAt)} retry={query.refetch} />;
}

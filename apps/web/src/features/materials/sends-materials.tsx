import type { SendsProps } from '../../ui/files/sends-files';
import { SendingRow } from './sending-row';
import { useSending } from './use-sending';

/** Adds files to the materials of a lesson for another part of the page. */
export function SendsMaterials({ lessonId, children }: SendsProps) {
  const { onTheirWay, send, drop } = useSending(lessonId);
  const rows = (onDrop: () => void) =>
    onTheirWay.map((one) => (
      <SendingRow
        key={one.key}
        of={one}
        onDrop={() => {
          drop(one.key);
          onDrop();
        }}
      />
    ));
  return children({ send, count: onTheirWay.length, rows });
}

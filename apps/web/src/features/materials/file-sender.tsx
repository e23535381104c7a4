import type { FileSender } from '../../ui/files/sends-files';
import { SendingRow } from './sending-row';
import type { SendsMaterials } from './use-sending';

/** Returns what adds files to the materials of a lesson for another part of the page. */
export function fileSender({ onTheirWay, send, drop }: SendsMaterials): FileSender {
  const find = (file: number) => onTheirWay.find(({ key }) => key === file);
  return {
    send,
    isOnItsWay: (file) => find(file) !== undefined,
    row(file, onDrop) {
      const one = find(file);
      const stop = () => {
        drop(file);
        onDrop();
      };
      return one && <SendingRow of={one} onDrop={stop} />;
    },
  };
}

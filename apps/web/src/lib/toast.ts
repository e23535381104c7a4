export interface Toast {
  id: number;
  title: string;
  text?: string;
  kind: 'success' | 'error';
}

let shown: Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: Toast[]): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a short message in the corner of the screen; earlier errors are dismissed. */
export function toast(title: string, text?: string, kind: Toast['kind'] = 'success'): void {
  lastId += 1;
  become([...shown.filter((each) => each.kind !== 'error').slice(-1), { id: lastId, title, kind, ...(text ? { text } : {}) }]);
}

export const toasts = {
  shown: () => shown,
  dismiss: (id: number) => become(shown.filter((each) => each.id !== id)),
  clear: () => become([]),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// What this page sends and receives and the browser does not measure by itself, in bytes: calls, live messages and what is uploaded.

export interface Traffic {
  /** Calls in the classroom. */
  lessons: number;
  /** Everything else. */
  pages: number;
}

let counted: Traffic = { lessons: 0, pages: 0 };

export const traffic = {
  add(kind: keyof Traffic, bytes: number): void {
    counted[kind] += bytes;
  },

  /** Returns what was added since the last time. */
  take(): Traffic {
    const taken = counted;
    counted = { lessons: 0, pages: 0 };
    return taken;
  },
};

// The oldest browsers that Somo is built for, and what they get instead of what they lack.

export const floor = { chrome: 100, webview_android: 100, safari: 15.6, safari_ios: 15.6, firefox: 102 } as const;

/** The same, as the build writes it. */
export const floorTargets = [`chrome${floor.chrome}`, `safari${floor.safari}`, `ios${floor.safari_ios}`, `firefox${floor.firefox}`];

const hosts = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether the page is open on the computer Somo runs on. */
export const isDevelopmentHost = (): boolean => hosts.includes(location.hostname);

/** Returns the name of the build that this page is of. */
export const buildName = (): string => document.querySelector<HTMLMetaElement>('meta[name=somo-build]')?.content ?? '';

export function findProgram(...names: string[]): string | undefined;
export function isProgram(path: string): boolean;

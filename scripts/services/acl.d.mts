export function natsPermissions(name: string): Promise<Record<string, unknown>>;
export function redisRules(name: string): string;

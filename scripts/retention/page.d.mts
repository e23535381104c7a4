import type { Retained } from '@somo/contracts/retention/retained';

export function makePage(retention: Record<string, Retained>): string;

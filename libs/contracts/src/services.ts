export const serviceNames = ['auth', 'catalog', 'scheduling', 'booking', 'payments', 'notification', 'messaging'] as const;

export type ServiceName = (typeof serviceNames)[number];

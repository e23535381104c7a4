// Limits of messages that pages and messaging both enforce.
export const messageMax = 4000;
export const messagePage = 50;
export const messagePageMax = 100;

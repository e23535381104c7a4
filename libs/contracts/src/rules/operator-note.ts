export const suspensionReasonMax = 500;

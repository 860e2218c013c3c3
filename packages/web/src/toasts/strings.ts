export const TOAST_STRINGS = { close: 'Close notification' } as const;

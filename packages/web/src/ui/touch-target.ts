/** Minimum size of a touch target in pixels (WCAG 2.5.5). */
export const TOUCH_TARGET_PX = 44;
/** Makes a control as tall as a touch target on touch devices. */
export const TOUCH_TARGET = { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET_PX } } as const;
/** Makes a one-line link in a list of links as tall as a touch target on touch devices. */
export const TOUCH_LINK = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;

/** Smallest touch target, in pixels (WCAG 2.5.5). */
export const TOUCH_TARGET_PX = 44;
/** Makes a control as high as a touch target on devices that are operated by touch. */
export const TOUCH_TARGET = { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET_PX } } as const;
/** The same for a link of one line in a list of links. */
export const TOUCH_LINK = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;

import { createContext } from 'react';

/** Number of ranked lines of the list that a story is in. The points for volume depend on it. */
export const ListLines = createContext(0);

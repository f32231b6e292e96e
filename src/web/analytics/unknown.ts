/** In place of a figure that cannot be known. */
export const UNKNOWN = '–'

/** What every shop is, in pictures and titles of shared links. */
export const TAGLINE = 'Second-hand phones with honest grades and clear prices'

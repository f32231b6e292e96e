/** A web address in a text, without the punctuation after it. */
const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/

/** The parts of a text: web addresses are those at odd indexes. */
export const splitAddresses = (text: string): string[] => text.split(ADDRESS)

/** Offered first wherever a brand is chosen; the others follow by name. */
export const FIRST_BRANDS = ['Iphone', 'Nokia', 'Samsung']

/** The brand of phones whose own brand the catalog doesn't have. Their names begin with it. */
export const OTHER_BRAND = 'Other brand'

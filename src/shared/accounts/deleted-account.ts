/** The name that listings, orders and ratings show in place of a person whose account was deleted. */
export const DELETED_ACCOUNT = 'Deleted account'

/** A page whose text has versions, such as the seller terms. */
export default { version: 'Version {version}, {day}.' } as const

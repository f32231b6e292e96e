const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether it can be the id of a listing, as it stands in a link. */
export function isListingId(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}

export const MIN_TRACKING_LENGTH = 4
export const MAX_TRACKING_LENGTH = 40

/** Messages at the fields of a parcel, in forms and from the server. */
export const CARRIER_REQUIRED = 'Carrier is required'
export const TRACKING_REQUIRED = 'Tracking number is required'
export const TRACKING_INVALID = `Enter a tracking number of ${MIN_TRACKING_LENGTH} to ${MAX_TRACKING_LENGTH} letters and digits`

/** Letters and digits, with spaces or dashes between them. */
export function isTrackingNumber(text: string): boolean {
  return (
    text.length >= MIN_TRACKING_LENGTH &&
    text.length <= MAX_TRACKING_LENGTH &&
    /^[a-z0-9][a-z0-9 -]*[a-z0-9]$/i.test(text)
  )
}

/** Messages at the fields of a parcel, in forms and from the server. */
export const CARRIER_REQUIRED = 'Carrier is required'
export const TRACKING_REQUIRED = 'Tracking number is required'

type Parcel = { carrier: string; tracking: string }

/** What is missing in a form about a parcel, by field. */
export function parcelProblems({ carrier, tracking }: Parcel) {
  return {
    carrier: carrier.trim() === '' ? CARRIER_REQUIRED : undefined,
    tracking: tracking.trim() === '' ? TRACKING_REQUIRED : undefined,
  }
}

type Carrier = { name: string; track?: (number: string) => string }

const tracking = (address: string) => (number: string) =>
  address + encodeURIComponent(number.replace(/[ -]/g, ''))

// The public pages on which each carrier shows where a parcel is.
const known: readonly Carrier[] = [
  { name: 'DHL', track: tracking('https://www.dhl.com/global-en/home/tracking.html?tracking-id=') },
  { name: 'UPS', track: tracking('https://www.ups.com/track?tracknum=') },
  { name: 'FedEx', track: tracking('https://www.fedex.com/fedextrack/?trknbr=') },
  {
    name: 'USPS',
    track: tracking('https://tools.usps.com/go/TrackConfirmAction?tLabels='),
  },
  {
    name: 'Royal Mail',
    track: tracking('https://www.royalmail.com/track-your-item#/tracking-results/'),
  },
  { name: 'PostNord', track: tracking('https://tracking.postnord.com/en/tracking?id=') },
  { name: 'Bring', track: tracking('https://tracking.bring.com/tracking/') },
  { name: 'DPD' },
  { name: 'GLS' },
  { name: 'La Poste' },
  { name: 'Canada Post' },
  { name: 'Australia Post' },
]

export const carrierNames = known.map(({ name }) => name)

const find = (typed: string) =>
  known.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase())

/** A carrier's name as it writes itself; any other as it was typed. */
export function carrierName(typed: string): string {
  return find(typed)?.name ?? typed
}

/** Where a parcel can be followed; null for carriers whose page we do not know. */
export function trackingUrl(carrier: string, number: string): string | null {
  return find(carrier)?.track?.(number) ?? null
}

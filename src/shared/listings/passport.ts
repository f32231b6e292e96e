/** What an entry of a device passport records. */
export const passportEvents = [
  'imei_checked',
  'checked_up',
  'graded',
  'listed',
  'unlisted',
  'sold',
  'sale_undone',
  'repaired',
  'claimed',
] as const
export type PassportEvent = (typeof passportEvents)[number]

/** Titles of entries, on the page of a passport and on the page that checks its file. */
export const passportEventTitles: Record<PassportEvent, string> = {
  imei_checked: 'IMEI checked',
  checked_up: 'Phone check-up',
  graded: 'Graded',
  listed: 'Listed for sale',
  unlisted: 'Listing changed to another IMEI',
  sold: 'New owner',
  sale_undone: 'Sale reversed',
  repaired: 'Repaired',
  claimed: 'New owner',
}

/** Details that every entry of a kind has. */
export const passportEventDetails = {
  unlisted: 'The listing now has another IMEI.',
  sold: 'Sold through this shop; the buyer received it.',
  repaired: 'Reported by the owner, not verified.',
  claimed: 'Bought elsewhere. A moderator checked a photo of the phone that shows its IMEI.',
} as const satisfies Partial<Record<PassportEvent, string>>

/** What can be repaired. A closed list: entries are public and permanent, so they must not hold a name. */
export const repairedParts = [
  'screen',
  'battery',
  'back_cover',
  'camera',
  'charging_port',
  'sound',
  'buttons',
  'board',
  'water_damage',
  'other',
] as const
export type RepairedPart = (typeof repairedParts)[number]

/** Who repaired it. */
export const repairers = ['manufacturer', 'authorized', 'repair_shop', 'owner', 'unknown'] as const
export type Repairer = (typeof repairers)[number]

/** Characters of a hash in a QR code: 128 bits, beyond finding a second history with the same. */
export const SHORT_HASH = 32

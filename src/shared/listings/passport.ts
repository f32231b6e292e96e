/** What an entry of a device passport tells of. */
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

/** What can be repaired. A closed list: entries are public and stay, so nobody can write a name. */
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

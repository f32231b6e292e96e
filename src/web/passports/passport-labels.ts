import {
  passportEventDetails,
  passportEventTitles,
  type RepairedPart,
  type Repairer,
} from '../../shared/listings/passport.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { PassportEntry } from '../api/index.ts'
import { phoneName } from './queries.ts'

export const partLabels: Record<RepairedPart, string> = {
  screen: 'Screen',
  battery: 'Battery',
  back_cover: 'Back cover',
  camera: 'Camera',
  charging_port: 'Charging port',
  sound: 'Speaker or microphone',
  buttons: 'Buttons',
  board: 'Main board',
  water_damage: 'Water damage',
  other: 'Something else',
}

export const repairerLabels: Record<Repairer, string> = {
  manufacturer: 'The manufacturer',
  authorized: 'An authorized repair shop',
  repair_shop: 'Another repair shop',
  owner: 'The owner',
  unknown: 'Not known',
}

/** Where the facts of an entry come from. */
export type Source = 'shop' | 'phone' | 'seller' | 'owner'

export const sourceLabels: Record<Source, string> = {
  shop: 'Recorded by this shop',
  phone: 'Reported by the phone’s browser',
  seller: 'Reported by the seller, not verified',
  owner: 'Reported by the owner, not verified',
}

export type EntryText = { title: string; detail: string; source: Source; doubt: boolean }

const sellers = {
  first: 'For the first time here.',
  same: 'By the same seller as before.',
  owner: 'By its recorded owner.',
  other: 'By someone other than the person recorded before.',
}

const matches = {
  confirmed: 'The number belongs to this model.',
  other: 'The number belongs to another model.',
  unknown: 'The number is valid. Its model isn’t known.',
}

const blacklists = {
  clean: ' Not reported lost or stolen.',
  listed: ' Reported lost or stolen.',
  unknown: '',
  not_checked: '',
}

/** The text of an entry, and who reported it. */
export function describeEntry(entry: PassportEntry): EntryText {
  const title = passportEventTitles[entry.kind]
  switch (entry.kind) {
    case 'imei_checked': {
      const { match, blacklist } = entry.facts
      return {
        title,
        detail: matches[match] + blacklists[blacklist],
        source: 'shop',
        doubt: match === 'other' || blacklist === 'listed',
      }
    }
    case 'checked_up': {
      const { passed, failed } = entry.facts
      const detail = `${countTests(passed)} passed, ${failed === 0 ? 'none' : failed} failed.`
      return { title, detail, source: 'phone', doubt: failed > 0 }
    }
    case 'graded':
      return {
        title: `Grade ${entry.facts.grade}`,
        detail: 'Calculated from the seller’s answers.',
        source: 'seller',
        doubt: false,
      }
    case 'listed': {
      const { seller } = entry.facts
      const name = phoneName(entry.facts)
      return {
        title,
        detail: `${sellers[seller]}${name ? ` Listed as ${name}.` : ''}`,
        source: 'shop',
        doubt: seller === 'other',
      }
    }
    case 'unlisted':
      return {
        title,
        detail: passportEventDetails.unlisted,
        source: 'shop',
        doubt: true,
      }
    case 'sold':
      return {
        title,
        detail: passportEventDetails.sold,
        source: 'shop',
        doubt: false,
      }
    case 'sale_undone':
      return {
        title,
        detail: entry.facts.phoneReturned
          ? 'The buyer returned the phone to its seller.'
          : 'The buyer was refunded. Who has the phone isn’t recorded.',
        source: 'shop',
        doubt: !entry.facts.phoneReturned,
      }
    case 'repaired':
      return {
        title: `${title}: ${partLabels[entry.facts.part].toLowerCase()}`,
        detail: `By: ${repairerLabels[entry.facts.by].toLowerCase()}.`,
        source: 'owner',
        doubt: false,
      }
    case 'claimed':
      return {
        title,
        detail: passportEventDetails.claimed,
        source: 'shop',
        doubt: false,
      }
  }
}

function countTests(passed: number): string {
  return formatQuantity(passed, 'test')
}

/** What a passport does not prove. */
export const limits = [
  'It is tied to an IMEI number. Dial *#06# on the phone and compare: a number can be typed for a phone that isn’t there.',
  'It contains only what happened in this shop. Earlier owners, repairs that nobody added, and sales elsewhere are missing.',
  'Grades come from a seller’s answers, check-ups from a browser, and repairs from owners. Nobody has opened the phone to check.',
  'Sales are recorded when both sides complete an order. Two people who work together could record a sale that never happened.',
  'It doesn’t prove who owns the phone in law, nor that it isn’t stolen.',
  'Nobody can change an entry unnoticed once you have a copy. Without a copy, you trust this shop to have kept all entries.',
] as const

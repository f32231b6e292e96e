import { formatStorage } from '../../shared/field-values.ts'
import type { Phone } from '../api/index.ts'

export const gradeWords: Record<NonNullable<Phone['grade']>, string> = {
  A: 'Like new',
  B: 'Good',
  C: 'Fair',
  D: 'Worn',
}

/** What a buyer may expect of a grade. */
export const gradeMeanings: Record<NonNullable<Phone['grade']>, string> = {
  A: 'No marks that you can see at arm’s length.',
  B: 'Light marks; everything works.',
  C: 'Clear marks or a tired battery; everything works.',
  D: 'Heavy marks or a fault that the seller describes.',
}

/** '2 years' is 'Used 2 years'; what is no length of time stays as it was typed. */
function usedWords(used: string): string {
  return /^\d/.test(used) ? `Used ${used}` : used
}

/** The facts under a phone's name, shortest first. */
export function shortFacts(phone: Phone): string[] {
  const { grade, used, storageGb } = phone
  return [
    grade ? `Grade ${grade}, ${gradeWords[grade].toLowerCase()}` : '',
    storageGb ? formatStorage(storageGb) : '',
    used ? usedWords(used) : '',
  ].filter(Boolean)
}

/** The town where it is, as the table of places calls it, or else as the seller does. */
export function placeOf(phone: Phone): string {
  return phone.place?.name ?? phone.location
}

export const standingWords = { proven: 'Proven seller', trusted: 'Trusted seller' } as const

/** How far away, as exactly as a town is a place. */
export function awayWords(km: number): string {
  return km < 1 ? 'in town' : `${Math.round(km)} km`
}

/** Why nobody can book it now; undefined while it is on sale. */
export const unavailableWords: Record<Phone['state'], { label: string; why: string } | undefined> =
  {
    live: undefined,
    reserved: {
      label: 'Booked',
      why: 'A buyer holds it. If they don’t pay in time, it goes back on sale.',
    },
    sold: { label: 'Sold', why: 'This phone has been sold.' },
    expired: { label: 'Expired', why: 'The listing ran out after 30 days.' },
    paused: { label: 'Paused', why: 'The seller has paused this listing.' },
    draft: { label: 'Draft', why: 'Only you can see this listing.' },
    pending_review: { label: 'In review', why: 'We review this listing before it goes on sale.' },
    changes_requested: { label: 'Changes requested', why: 'A moderator requested changes.' },
    rejected: { label: 'Not accepted', why: 'This listing wasn’t approved.' },
    withdrawn: { label: 'Withdrawn', why: 'The seller withdrew it.' },
    removed: { label: 'Removed', why: 'We removed this listing.' },
  }

type ColourFamily = NonNullable<Phone['colourFamily']>

type Swatch = { label: string; className: string }

/** Colour families as people know them, each with its paint. */
export const colours: Record<ColourFamily, Swatch> = {
  black: { label: 'Black', className: 'bg-swatch-black' },
  white: { label: 'White', className: 'bg-swatch-white' },
  grey: { label: 'Grey', className: 'bg-swatch-grey' },
  silver: { label: 'Silver', className: 'bg-swatch-silver' },
  gold: { label: 'Gold', className: 'bg-swatch-gold' },
  blue: { label: 'Blue', className: 'bg-swatch-blue' },
  green: { label: 'Green', className: 'bg-swatch-green' },
  red: { label: 'Red', className: 'bg-swatch-red' },
  pink: { label: 'Pink', className: 'bg-swatch-pink' },
  purple: { label: 'Purple', className: 'bg-swatch-purple' },
  yellow: { label: 'Yellow', className: 'bg-swatch-yellow' },
  orange: { label: 'Orange', className: 'bg-swatch-orange' },
  brown: { label: 'Brown', className: 'bg-swatch-brown' },
  other: { label: 'Other', className: 'bg-paper' },
}

export function isColour(text: string): text is ColourFamily {
  return Object.hasOwn(colours, text)
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '21 Nov 2026', in UTC: the same on the server and everywhere. */
export function dayOf(iso: string): string {
  return days.format(new Date(iso))
}

/** 'Fri 23 Nov, 14:00' where the reader is; only for what is shown after a click. */
export function localMoment(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('day')} ${part('month')}, ${part('hour')}:${part('minute')}`
}

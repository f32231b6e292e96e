import { foldText, maskContacts } from '@redial/contact-mask'
import type { NewPhone } from './listings.contract.ts'

/** Free texts of a listing that everybody reads. */
const PUBLIC = [
  'name',
  'description',
  'location',
  'colour',
  'used',
  'warrantyText',
  'carrier',
] as const

/** Turns the direction of the text around it, or shows nothing at all: only useful to hide something. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff\u00ad]/u
/** Fifteen digits, as an IMEI has, with anything but letters between them. */
const IMEI_LIKE = /(?<![\p{L}\d])(?:\d[^\p{L}\d]{0,2}){14}\d(?![\p{L}\d])/u

/**
 * What is wrong with the texts of a listing, by field: contact details take people out of the shop's
 * protection, and a published IMEI can be abused.
 */
export function publicTextProblems(input: Partial<NewPhone>): Record<string, string> {
  const texts: Record<string, unknown> = { ...input, carrier: input.delivery?.shipping?.carrier }
  const wrong: Record<string, string> = {}
  for (const key of PUBLIC) {
    const text = texts[key]
    const problem = typeof text === 'string' ? problemOf(text) : undefined
    if (problem) wrong[key === 'carrier' ? 'delivery.shipping' : key] = problem
  }
  return wrong
}

function problemOf(text: string): string | undefined {
  if (HIDDEN.test(text)) return 'Remove invisible characters'
  if (IMEI_LIKE.test(foldText(text).text))
    return 'Remove the IMEI. Enter it under “IMEI”, where only we can read it'
  if (maskContacts(text).masked)
    return 'Remove phone numbers, addresses and links. Buyers can write to you here'
  return undefined
}

import type { Sheet } from './sheet.ts'

/** What buyers look for, and whether the form says it. */
export function partsOf({ fields, photos, imei }: Sheet, graded: boolean) {
  const said = (...texts: string[]) => texts.every((text) => text.trim() !== '')
  return [
    { part: 'phone', done: said(fields.brand, fields.name) },
    { part: 'imei', done: imei !== null },
    { part: 'storage and colour', done: said(fields.storageGb, fields.colour) },
    { part: 'condition', done: graded || said(fields.grade) },
    { part: 'photos', done: photos.length > 0 },
    { part: 'price', done: said(fields.price) },
    { part: 'place', done: said(fields.location) },
    { part: 'description', done: said(fields.description) },
  ]
}

import { mapInputs, readFieldText } from '../../../shared/listings/field-values.ts'
import {
  type FieldValues,
  type InputKey,
  type ListingField,
  listingFields,
} from '../../../shared/listings/listing.fields.ts'
import type { NewPhone } from '../../api/index.ts'
import type { SentPhoto } from '../../forms/use-photo-list.ts'
import { deliveryProblem, readDeliveryText, toDelivery } from '../delivery/delivery-fields.ts'
import type { SellFormFields, SellFormValues } from './sell-form-values.ts'

/** Storage sizes of phones, in gigabytes. */
export const STORAGE_GB = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]

/** Required fields only; the server parses the price. */
export function checkPhone({ brand, name, price, delivery }: SellFormFields) {
  const terms = readDeliveryText(delivery)
  return {
    name: name.trim() ? undefined : 'Name is required',
    brand: brand.trim() ? undefined : 'Brand is required',
    price: price.trim() ? undefined : 'Price is required',
    delivery: terms && deliveryProblem(terms),
  }
}

/** The request body; empty fields are left out. */
export function toNewPhone(
  fields: SellFormFields,
  photos: readonly SentPhoto[],
  seller: { name: string; email: string },
): NewPhone {
  const values = mapInputs((key, field) => readFieldText(field, fields[key]))
  const price = fields.price.trim()
  const originalPrice = fields.originalPrice.trim()
  const delivery = readDeliveryText(fields.delivery)
  const given = Object.entries(values).filter(([key, value]) =>
    // Left out, it is the seller's default.
    hasDefault(key as InputKey) ? fields[key as InputKey] !== '' : value !== '',
  )
  return {
    ...(Object.fromEntries(given) as Pick<FieldValues, InputKey>),
    // Also when empty: left out, it would be the seller's default place.
    location: fields.location.trim(),
    price,
    ...(originalPrice !== '' && { originalPrice }),
    ...(delivery && { delivery: toDelivery(delivery) }),
    photos: [...photos],
    seller: seller.name,
    email: seller.email,
  }
}

function hasDefault(key: InputKey): boolean {
  const field: ListingField = listingFields[key]
  return field.hasDefault === true
}

/** A model's name for a listing; a name that starts with a digit gets its brand ('Nokia 3310'). */
export function modelDisplayName({ name, brand }: { name: string; brand: string }): string {
  return /^\p{L}/u.test(name) ? name : `${brand} ${name}`
}

/** What buyers want to know, and whether the form has it. */
export function formParts({ fields, photos, imei }: SellFormValues, graded: boolean) {
  const filled = (...texts: string[]) => texts.every((text) => text.trim() !== '')
  return [
    { part: 'phone', done: filled(fields.brand, fields.name) },
    { part: 'imei', done: imei !== null },
    { part: 'storage and colour', done: filled(fields.storageGb, fields.colour) },
    { part: 'condition', done: graded },
    { part: 'photos', done: photos.length > 0 },
    { part: 'price', done: filled(fields.price) },
    { part: 'place', done: filled(fields.location) },
    { part: 'description', done: filled(fields.description) },
  ]
}

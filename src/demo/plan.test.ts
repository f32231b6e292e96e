import { expect, test } from 'vitest'
import { passesLuhn } from '../shared/listings/imei.ts'
import { DAY } from '../shared/time.ts'
import { brands, catalog } from './catalog.ts'
import { joinedAt, sam } from './people.ts'
import { demoPictures } from './pictures/picture-set.ts'
import { planDemo } from './plan.ts'

const now = new Date('2026-11-28T10:00:00Z')
const plan = planDemo(now)
const { listings, sales, earlierOwners } = plan
const allPhones = [...listings, ...sales.map(({ phone }) => phone)]

test('there are 300 listings of all brands, newest first, from the last 28 days', () => {
  expect(listings).toHaveLength(300)
  expect(new Set(listings.map(({ brand }) => brand))).toEqual(new Set(brands))
  const times = listings.map(({ listedAt }) => listedAt.getTime())
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(times.at(-1)).toBeGreaterThan(now.getTime() - 28 * DAY)
  expect(times[0]).toBeLessThan(now.getTime())
  expect(new Set(allPhones.map(({ key }) => key)).size).toBe(allPhones.length)
})

test('the newest phone is the one of the Seller whose login the README names', () => {
  expect(listings[0]).toMatchObject({ seller: sam, isGraded: true, possession: true })
})

test('every price is below what the phone cost new, and worth meeting for', () => {
  for (const { key, price, originalPrice } of allPhones) {
    expect(Number(price), key).toBeLessThan(Number(originalPrice))
    expect(Number(price), key).toBeGreaterThanOrEqual(14)
    expect(price, key).toMatch(/^\d+(\.\d\d)?$/)
  }
})

test('phones are of real models, in a storage and color that these were sold in', () => {
  for (const { key, brand, name, storageGb, color } of allPhones) {
    const model = catalog.find((each) => each.name === name)
    expect(model?.brand, key).toBe(brand)
    if (storageGb === null) expect(model?.storageGb, key).toEqual([])
    else expect(model?.storageGb, key).toContain(storageGb)
    expect(
      model?.colors.map((each) => each.name),
      key,
    ).toContain(color)
  }
})

test('no phone was used for longer than its model exists', () => {
  for (const { key, name, used, listedAt } of allPhones) {
    const figure = Number.parseFloat(used)
    const months = /y(ea)?rs?/.test(used) ? figure * 12 : figure
    const [year, month = '12'] = catalog.find((each) => each.name === name)!.announced.split('-')
    const age =
      (listedAt.getUTCFullYear() - Number(year)) * 12 + listedAt.getUTCMonth() + 1 - Number(month)
    expect(months, key).toBeGreaterThan(0)
    expect(months, key).toBeLessThanOrEqual(age)
  }
})

test('every phone has a picture of its family, color and condition', () => {
  for (const { key, name, color, grade, photos } of allPhones) {
    const model = catalog.find((each) => each.name === name)!
    const picture = demoPictures.find((each) => photos.includes(each.key))
    expect(picture?.family, key).toBe(model.family)
    expect(picture?.color, key).toBe(model.colors.find((each) => each.name === color)?.hex)
    expect(picture?.grades, key).toContain(grade)
  }
})

test('every IMEI is valid and belongs to one phone', () => {
  const imeis = allPhones.flatMap(({ imei }) => imei ?? [])
  expect(imeis.length).toBeGreaterThan(150)
  expect(new Set(imeis).size).toBe(imeis.length)
  for (const imei of imeis) expect(passesLuhn(imei), imei).toBe(true)
})

test('no page of 24 shows a cover twice, and no cover is shown by more than 6 phones', () => {
  const covers = listings.map(({ photos }) => photos[0])
  for (let index = 0; index + 24 <= covers.length; index++)
    expect(new Set(covers.slice(index, index + 24)).size).toBe(24)
  expect(new Set(covers).size).toBeGreaterThanOrEqual(180)
  for (const [cover, group] of Map.groupBy(covers, (each) => each))
    expect(group.length, cover).toBeLessThanOrEqual(6)
})

test('descriptions are two to four sentences and seldom the same', () => {
  for (const { key, description } of allPhones) {
    const sentences = description.match(/[.;](?=\s|$)/g)?.length ?? 0
    expect(sentences, key).toBeGreaterThanOrEqual(2)
    expect(description.length, key).toBeLessThan(400)
    expect(description, key).not.toContain('!')
  }
  expect(new Set(listings.map(({ description }) => description)).size).toBeGreaterThan(285)
})

test('16 phones of as many sellers are advertised, after they were listed', () => {
  expect(new Set(plan.adverts.map(({ listing }) => listing.seller)).size).toBe(16)
  for (const { listing, advertisedAt } of plan.adverts) {
    expect(+advertisedAt, listing.key).toBeGreaterThan(+listing.listedAt)
    expect(+advertisedAt, listing.key).toBeLessThan(+now)
  }
})

test('no seller shows two phones with the same cover', () => {
  const covers = listings.map(({ seller, photos }) => `${seller.key} ${photos[0]}`)
  expect(new Set(covers).size).toBe(covers.length)
})

test('nobody sells or buys before having joined, and every sale is over two weeks before now', () => {
  for (const { key, seller, buyer, phone, bookedAt } of [
    ...sales,
    ...earlierOwners.map(({ sale }) => sale),
  ]) {
    expect(+phone.listedAt, key).toBeGreaterThan(+joinedAt(seller, now))
    expect(+bookedAt, key).toBeGreaterThan(+phone.listedAt)
    expect(+bookedAt, key).toBeGreaterThan(+joinedAt(buyer, now))
    expect(+bookedAt, key).toBeLessThan(now.getTime() - 14 * DAY)
  }
})

test('sales end in every way, and are paid and handed over in every way that allows', () => {
  expect(new Set(sales.map(({ end }) => end)).size).toBe(8)
  expect(new Set(sales.map(({ payment, delivery }) => `${payment} ${delivery}`))).toEqual(
    new Set(['cash pick_up', 'online pick_up', 'online shipping']),
  )
})

test('who bought a phone earlier sells it now, or sold it to the next owner', () => {
  for (const phoneKey of new Set(earlierOwners.map((each) => each.phoneKey))) {
    const owners = earlierOwners.filter((each) => each.phoneKey === phoneKey)
    const next = [
      ...owners.slice(1).map(({ sale }) => sale),
      listings.find(({ key }) => key === phoneKey)!,
    ]
    expect(owners.map(({ sale }) => sale.buyer.key)).toEqual(next.map(({ seller }) => seller.key))
  }
})

test('no advertised phone has earlier owners, because adverts are made before the history', () => {
  const advertised = plan.adverts.map(({ listing }) => listing.key)
  expect(earlierOwners.filter(({ phoneKey }) => advertised.includes(phoneKey))).toEqual([])
})

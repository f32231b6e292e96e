import { expect, test } from 'vitest'
import { brands, catalog } from '../catalog.ts'
import { planDemo } from './plan.ts'
import { planMembers } from './plan-members.ts'
import { monthsSince } from './plan-phones.ts'

const now = new Date('2026-06-15T10:00:00Z')
const plan = planDemo({ seed: 7, now })

test('the same seed gives the same market', () => {
  const { listings, adverts, sales } = planDemo({ seed: 7, now })
  expect({ listings, adverts, sales }).toEqual({
    listings: plan.listings,
    adverts: plan.adverts,
    sales: plan.sales,
  })
})

test('another seed gives another market', () => {
  expect(planDemo({ seed: 8, now }).listings).not.toEqual(plan.listings)
})

test('there are 300 listings of all brands, newest first, from the last 28 days', () => {
  expect(plan.listings).toHaveLength(300)
  expect(new Set(plan.listings.map((listing) => listing.key)).size).toBe(300)
  expect(new Set(plan.listings.map((listing) => listing.brand))).toEqual(new Set(brands))
  const times = plan.listings.map((listing) => listing.listedAt.getTime())
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(times.at(-1)).toBeGreaterThan(now.getTime() - 28 * 86_400_000)
  expect(times[0]).toBeLessThan(now.getTime())
})

test('every price is below what the phone cost new, and worth meeting for', () => {
  for (const listing of plan.listings) {
    expect(Number(listing.price), listing.name).toBeLessThan(Number(listing.originalPrice))
    expect(Number(listing.price), listing.name).toBeGreaterThanOrEqual(14)
    expect(listing.price).toMatch(/^\d+(\.\d\d)?$/)
  }
})

test('no phone was used for longer than its model exists', () => {
  for (const listing of plan.listings) {
    const model = catalog.find((each) => each.name === listing.name)
    expect(listing.usedMonths, listing.name).toBeGreaterThan(0)
    expect(listing.usedMonths, listing.name).toBeLessThanOrEqual(
      monthsSince(model?.announced ?? '', now),
    )
  }
})

test('the typed time of use matches the stored months', () => {
  for (const { used, usedMonths } of plan.listings) {
    const figure = Number.parseFloat(used)
    expect(/y(ea)?rs?/.test(used) ? figure * 12 : figure, used).toBe(usedMonths)
    expect(used.length).toBeLessThanOrEqual(40)
  }
})

test('storage and color are ones the model was sold in', () => {
  for (const listing of plan.listings) {
    const model = catalog.find((each) => each.name === listing.name)
    if (listing.storageGb === null) expect(model?.storageGb).toEqual([])
    else expect(model?.storageGb).toContain(listing.storageGb)
    expect(model?.colors.map((color) => color.name)).toContain(listing.color)
  }
})

test('every phone has a picture of its family, color and condition', () => {
  for (const { name, color, grade, picture } of plan.listings) {
    const model = catalog.find((each) => each.name === name)
    expect(picture.family, name).toBe(model?.family)
    expect(picture.color, name).toBe(model?.colors.find((each) => each.name === color)?.hex)
    expect(picture.grades, name).toContain(grade)
  }
})

test('no page of 24 shows a cover twice, and no cover is shown by more than 6 phones', () => {
  const keys = plan.listings.map(({ photos }) => photos[0])
  for (let index = 0; index + 24 <= keys.length; index++)
    expect(new Set(keys.slice(index, index + 24)).size).toBe(24)
  expect(new Set(keys).size).toBeGreaterThanOrEqual(180)
  for (const group of Map.groupBy(keys, (key) => key).values())
    expect(group.length, group[0]).toBeLessThanOrEqual(6)
})

test('descriptions are two to four sentences and seldom the same', () => {
  for (const { description } of plan.listings) {
    const sentences = description.match(/[.;](?=\s|$)/g)?.length ?? 0
    expect(sentences, description).toBeGreaterThanOrEqual(2)
    expect(description.length).toBeLessThan(400)
    expect(description).not.toContain('!')
  }
  const distinct = new Set(plan.listings.map((listing) => listing.description))
  expect(distinct.size).toBeGreaterThan(285)
})

test('adverts are phones of their own sellers, advertised after they were listed', () => {
  const byKey = new Map(plan.listings.map((listing) => [listing.key, listing]))
  expect(plan.adverts).toHaveLength(16)
  for (const advert of plan.adverts) {
    expect(byKey.get(advert.listingKey)?.sellerKey).toBe(advert.sellerKey)
    expect(+advert.advertisedAt).toBeGreaterThan(+(byKey.get(advert.listingKey)?.listedAt ?? 0))
  }
})

test('no seller shows two phones with the same cover', () => {
  const covers = plan.listings.map(({ sellerKey, photos }) => `${sellerKey} ${photos[0]}`)
  expect(new Set(covers).size).toBe(covers.length)
})

test('nobody sells or buys before having joined, and every sale is over two weeks before now', () => {
  const members = planMembers({ seed: 7, now })
  for (const { seller, buyer, phone, bookedAt } of plan.sales) {
    expect(+phone.listedAt, seller.name).toBeGreaterThan(+members.joinedAt(seller))
    expect(+bookedAt, buyer.name).toBeGreaterThan(+members.joinedAt(buyer))
    expect(+bookedAt).toBeLessThan(now.getTime() - 14 * 86_400_000)
  }
})

test('every date and seed makes a market', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const day = new Date(Date.UTC(2026, seed % 12, 1 + seed))
    expect(planDemo({ seed, now: day }).listings).toHaveLength(300)
  }
})

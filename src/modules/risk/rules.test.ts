import { expect, test } from 'vitest'
import { translateRiskReason } from '../../text/risk.ts'
import { defaultRules, evaluateRisk, formatReason, type RiskFacts } from './rules.ts'

const calm: RiskFacts = {
  accountDays: 400,
  sales: 20,
  listedToday: 0,
  removed: 0,
  chargebacks: 0,
  lostDisputes: 0,
  outsideOffers: 0,
  bannedDevice: false,
  bannedSimilarDevice: false,
  bannedNetwork: false,
  bannedAddress: false,
  bannedPayoutAccount: false,
  bannedPhotos: false,
  bannedImei: false,
  bannedPhoneNumber: false,
  accountInReview: false,
  otherModel: false,
  price: 450,
  shareOfFairPrice: 1,
}
const fresh = { accountDays: 0, sales: 0 }
const banned = { bannedDevice: true, bannedPayoutAccount: true }

test.each<[string, Partial<RiskFacts>, string[]]>([
  ['an ordinary phone of a known seller', {}, []],
  ['the first phone of a new account', fresh, []],
  ['an expensive phone of a new account', { ...fresh, price: 900 }, []],
  [
    'a very expensive phone of a new account',
    { ...fresh, price: 1_600 },
    ['review', 'require_possession'],
  ],
  [
    'a very expensive first phone of an old account',
    { sales: 0, price: 1_600 },
    ['require_possession'],
  ],
  ['a bargain of a known seller', { shareOfFairPrice: 0.4 }, []],
  ['a bargain of a new account', { ...fresh, shareOfFairPrice: 0.4 }, ['review']],
  ['a new account in the network of a banned one', { ...fresh, bannedNetwork: true }, ['review']],
  ['a known seller in the network of a banned one', { bannedNetwork: true }, []],
  ['the browser of a banned one', { bannedDevice: true }, ['review']],
  ['the payout account of a banned one', { bannedPayoutAccount: true }, ['review', 'hold_payout']],
  ['browser and payout account of a banned one', banned, ['review', 'hold_payout', 'block']],
  ['the IMEI of another model', { otherModel: true }, ['require_verification']],
  ['a payment that a bank took back', { chargebacks: 1 }, []],
  ['two payments that banks took back', { chargebacks: 2 }, ['hold_payout']],
  ['a chargeback and a removed listing', { chargebacks: 1, removed: 1 }, ['review']],
  ['many messages about paying outside', { outsideOffers: 3 }, ['review']],
  ['lost disputes and messages about paying outside', { lostDisputes: 2, outsideOffers: 2 }, []],
])('%s: %o gives %s', (_, facts, actions) => {
  expect(evaluateRisk({ ...calm, ...facts }).actions).toEqual(actions)
})

test('every rule applies to some facts, unless it is off or overruled', () => {
  const worst: RiskFacts = {
    ...fresh,
    ...banned,
    listedToday: 50,
    removed: 3,
    chargebacks: 2,
    lostDisputes: 3,
    outsideOffers: 9,
    bannedSimilarDevice: true,
    bannedNetwork: true,
    bannedAddress: true,
    bannedPhotos: true,
    bannedImei: true,
    bannedPhoneNumber: true,
    accountInReview: true,
    otherModel: true,
    price: 2_000,
    shareOfFairPrice: 0.1,
  }
  const keys = defaultRules.map(({ key }) => key)
  expect(evaluateRisk(worst).rules).toEqual(keys)
  expect(evaluateRisk(worst, defaultRules, keys)).toEqual({ score: 0, rules: [], actions: [] })
  const off = defaultRules.map((rule) => ({ ...rule, enabled: false }))
  expect(evaluateRisk(worst, off).rules).toEqual([])
})

test('reasons name the thresholds that apply now', () => {
  const [rule] = defaultRules
  expect(formatReason(rule!)).toBe(
    'A phone for about $700 or more from an account of 7 days at most, with no sale',
  )
  const when = { ...rule!.when, price: { least: 1_200 } }
  expect(formatReason({ ...rule!, when })).toContain('about $1,200 or more')
  for (const each of defaultRules)
    expect(formatReason(each)).not.toMatch(/[{}]|\b(NaN|undefined)\b/)
})

test('every reason is translated, also with thresholds that an admin changed or an older release stored', () => {
  const german = (reason: string) => translateRiskReason(reason, 'de')
  expect(
    german('A phone for about $1,200 or more from an account of 7 days at most, with no sale'),
  ).toBe(
    'Ein Handy ab etwa 1.200\u00a0$ von einem Konto ohne Verkauf, das höchstens 7 Tage alt ist',
  )
  for (const rule of defaultRules) {
    const reason = formatReason(rule)
    expect(german(reason)).not.toBe(reason)
    expect(german(reason)).not.toMatch(/[{}]|percent/)
  }
  expect(german('Logs in with the browser of a banned account')).toContain('gesperrten Kontos')
})

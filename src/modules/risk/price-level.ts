/**
 * About how many units of a currency are one US dollar, to one or two digits, as of 2026; 1 for the rest.
 * Rules only ask whether a phone is expensive: the order of magnitude is enough.
 */
const unitsPerDollar: Partial<Record<string, number>> = {
  AED: 3.7,
  ARS: 1_400,
  BDT: 120,
  BRL: 5.5,
  CLP: 950,
  CNY: 7,
  COP: 4_000,
  CZK: 22,
  DKK: 6.5,
  EGP: 48,
  HKD: 7.8,
  HUF: 340,
  IDR: 16_500,
  ILS: 3.5,
  INR: 87,
  ISK: 125,
  JPY: 150,
  KES: 130,
  KRW: 1_400,
  KZT: 520,
  LKR: 300,
  MAD: 9,
  MXN: 18,
  MYR: 4.2,
  NGN: 1_500,
  NOK: 10,
  PEN: 3.5,
  PHP: 58,
  PKR: 280,
  PLN: 3.7,
  RON: 4.4,
  RSD: 100,
  RUB: 85,
  SAR: 3.75,
  SEK: 9.5,
  THB: 33,
  TRY: 42,
  TWD: 31,
  UAH: 42,
  VND: 26_000,
  ZAR: 17,
}

/** A price in major units of a currency as about so many US dollars. */
export function inDollars(price: number, currency: string): number {
  return price / (unitsPerDollar[currency] ?? 1)
}

import { expect, test } from 'vitest'
import { parseImei } from '../../../shared/listings/imei.ts'
import { hashImei } from './check-imei.ts'

test('the hash depends on the secret and reveals no digit', () => {
  const imei = parseImei('490154203237518')
  if ('wrong' in imei) throw new Error(imei.wrong)
  expect(hashImei('one', imei)).toBe(hashImei('one', imei))
  expect(hashImei('one', imei)).not.toBe(hashImei('other', imei))
  expect(hashImei('one', imei)).not.toContain('7518')
})

import { expect, test } from 'vitest'
import { parseImei } from '../../../shared/imei.ts'
import { hashOfImei } from './imei.ts'

test('the hash needs the secret, and holds no digit of the number', () => {
  const imei = parseImei('490154203237518')
  if ('wrong' in imei) throw new Error(imei.wrong)
  expect(hashOfImei('one', imei)).toBe(hashOfImei('one', imei))
  expect(hashOfImei('one', imei)).not.toBe(hashOfImei('other', imei))
  expect(hashOfImei('one', imei)).not.toContain('7518')
})

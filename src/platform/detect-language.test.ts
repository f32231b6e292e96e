import { expect, test } from 'vitest'
import { detectLanguage, languageName } from './detect-language.ts'

test.each([
  ['en', 'Light marks on the frame, the battery was replaced in May. Always used in a case.'],
  ['de', 'Leichte Kratzer am Rahmen, der Akku wurde im Mai getauscht. Mit Rechnung.'],
  ['es', 'Pequeñas marcas en el marco, cambié la batería en mayo. Con caja y cargador.'],
  ['fr', 'Quelques traces sur le cadre, la batterie a été changée en mai. Avec la boîte.'],
  ['pt', 'Pequenas marcas na lateral, troquei a bateria em maio. Com caixa e carregador.'],
  ['ar', 'خدوش خفيفة على الإطار، تم تغيير البطارية في مايو'],
  ['bn', 'ফ্রেমে হালকা দাগ, মে মাসে ব্যাটারি বদলানো হয়েছে।'],
  ['hi', 'फ्रेम पर हल्के निशान, मई में बैटरी बदली गई।'],
  ['tr', 'Çok temiz kullanıldı, kutusu ve şarj aleti var.'],
])('a description in %s is recognized', (code, text) => {
  expect(detectLanguage(text)).toBe(code)
})

test.each(['', 'ok', 'A+++', 'iPhone 13 Pro 128GB', 'Galaxy S21 Ultra 5G 256 GB', '5'.repeat(900)])(
  '%j has no language',
  (text) => {
    expect(detectLanguage(text)).toBeNull()
  },
)

test('a language is named in another one', () => {
  expect(languageName('es')).toBe('Spanish')
  expect(languageName('es', 'de')).toBe('Spanisch')
})

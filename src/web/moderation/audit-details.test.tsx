import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../shared/languages.ts'
import { readText } from '../ui/text.fixture.tsx'
import { TextProvider } from '../ui/text.ts'
import { AuditDetails } from './audit-details.tsx'

function render(language: Language, data: Record<string, unknown>) {
  return renderToString(
    <TextProvider value={readText(language)}>
      <AuditDetails data={data} currency="EUR" />
    </TextProvider>,
  )
}
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

test('codes, amounts and yes or no are in the language of the reader', () => {
  const data = { by: 'seller', refundMinor: 12_050, worse: true, cause: 'taken_down', attempts: 3 }
  expect(textOf(render('de', data))).toBe(
    [
      'Von: Verkäufer',
      'Erstattung: 120,50\u00a0€',
      'Schlechter als beschrieben: Ja',
      'Ursache: Die Anzeige wurde entfernt',
      'Versuche: 3',
    ].join(''),
  )
})

test('what people typed stays, also where every object has something of that name', () => {
  for (const reason of ['constructor', 'toString', '__proto__', 'Spam, again'])
    expect(render('de', { reason })).toContain(`<bdi>${reason}</bdi>`)
})

test('a name and a value that no release has named are English', () => {
  const html = render('de', { someFact: { is: 1 } })
  expect(html).toContain('lang="en">Some fact:</span>')
  expect(html).toContain('<bdi lang="en">{&quot;is&quot;:1}</bdi>')
})

test('a list of codes is named one by one, and a transition of an order by what it did', () => {
  expect(textOf(render('de', { changes: ['priceMinor', 'photos'] }))).toBe('Änderungen: PreisFotos')
  expect(textOf(render('es', { transition: 'receive_return' }))).toBe('Cambio: Devolución recibida')
})

test('what was there comes before what took its place', () => {
  expect(textOf(render('en', { to: 'seller', from: 'buyer' }))).toBe('From: BuyerTo: Seller')
  expect(textOf(render('en', { after: 'x', before: 'y' }))).toBe('Before: yAfter: x')
})

test('a changed risk rule is what changed, in the language of the reader', () => {
  const before = { weight: 30, action: 'nothing', when: { sales: { most: 0 } }, enabled: true }
  const after = { ...before, weight: 45, action: 'review', when: { sales: { most: 2 } } }
  expect(textOf(render('en', { before, after }))).toBe(
    [
      'Weight: 30 → 45',
      'Action: Only add to the score → Review by a moderator',
      'Sales that count: 0 → 2',
    ].join(''),
  )
  expect(textOf(render('de', { before: after, after: { ...after, enabled: false } }))).toContain(
    'Status: ',
  )
})

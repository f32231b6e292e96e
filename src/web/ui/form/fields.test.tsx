import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnglishText } from '../text.fixture.tsx'
import { CheckboxField, FormError, TextareaField, TextField } from './fields.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'

test('label, help and error are associated with the input', () => {
  const html = renderToString(
    <TextField id="email" label="Email" help="For logging in." error="Email is required" />,
  )
  expect(html).toContain('<label for="email"')
  expect(html).toContain('aria-describedby="email-error email-help"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/aria-live="polite"><p id="email-error"/)
  expect(html).toContain('id="email-help"')
})

test('the live region exists before the error', () => {
  const html = renderToString(<TextField id="email" label="Email" />)
  expect(html).toContain('<div aria-live="polite"></div>')
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test.each([
  ['select', <SelectField key="s" id="f" label="Brand" error="Choose a brand" options={[]} />],
  ['textarea', <TextareaField key="t" id="f" label="Words" error="Too short" />],
  ['password', <PasswordField key="p" id="f" label="Password" error="Password is required" />],
  ['checkbox', <CheckboxField key="c" id="f" label="I agree" error="Please agree first" />],
])('a %s references its error', (_, field) => {
  const html = renderToString(field)
  expect(html).toContain('aria-describedby="f-error"')
  expect(html).toContain('id="f-error"')
})

test('the strength of a password has a text label', () => {
  const texts = {
    label: 'Password strength:',
    levels: ['Too short', 'Weak', 'Fair', 'Good', 'Strong'],
  } as const
  const html = renderToString(<PasswordField label="Password" strength={{ value: 2, texts }} />)
  expect(html).toContain('Password strength: </span>Fair')
  const refused = renderToString(
    <PasswordField label="Password" strength={{ value: 4, texts }} error="Easy to guess" />,
  )
  expect(refused).toContain('Easy to guess')
  expect(refused).not.toContain('Password strength')
})

test('a long text shows the remaining characters', () => {
  const html = renderToString(
    <EnglishText>
      <TextareaField label="Words" maxLength={500} value="12345" onChange={() => {}} />
    </EnglishText>,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('Characters left: 495')
})

test('a form error is an alert, and keeps its space while empty', () => {
  expect(renderToString(<FormError title="Wrong password" />)).toMatch(
    /^<div role="alert">.*Wrong password/,
  )
  expect(renderToString(<FormError />)).toBe('<div role="alert"></div>')
})

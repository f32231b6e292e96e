import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createApi } from '../api/index.ts'
import { withLinks } from '../shell/with-links.tsx'
import { EnglishText, readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { GoogleButton, googleError } from './login/google-button.tsx'
import { checkSignUp, signUpFields } from './login/signup-rules.ts'

const api = createApi(() => Promise.reject(new Error('not called while rendering')))

const fieldText = translate(readText('en'), 'fields')
const problems = {
  nameRequired: fieldText('nameRequired'),
  emailRequired: fieldText('emailRequired'),
  emailInvalid: fieldText('emailInvalid'),
  passwordRequired: fieldText('passwordRequired'),
  passwordTooShort: fieldText('passwordTooShort', { min: '6' }),
}

test('the messages of the sign-up form are those of the specification', () => {
  expect(checkSignUp(signUpFields, problems)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
  })
  expect(checkSignUp({ ...signUpFields, password: '12345' }, problems).password).toBe(
    'Password must be at least 6 characters',
  )
})

test('an unknown error code is shown too; no code shows nothing', () => {
  const t = translate(readText('en'), 'login.googleErrors')
  expect(googleError(t, 'ACCESS_DENIED')).toContain('You canceled logging in with Google.')
  expect(googleError(t, 'odd_thing')).toBe('Logging in with Google failed: odd thing')
  expect(googleError(t, 'constructor')).toBe('Logging in with Google failed: constructor')
  expect(googleError(t, 'odd', 'because of this')).toContain('because of this')
  expect(googleError(t)).toBeUndefined()
  const german = translate(readText('de'), 'login.googleErrors')
  expect(googleError(german, 'invalid_code')).toContain('Die Antwort von Google ist abgelaufen.')
})

test('without Google the disabled button says why', () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishText>
        <GoogleButton
          api={api}
          config={{ google: false, googleIsDemo: false }}
          callbackURL="/"
          errorCallbackURL="/login"
        />
      </EnglishText>
    </QueryClientProvider>,
  )
  expect(html).toContain('Google login is not set up here.')
})

test('links in an email work, without trailing punctuation', () => {
  const html = renderToString(<p>{withLinks('See https://a.example/x?token=1_2. Bye')}</p>)
  expect(html).toContain('href="https://a.example/x?token=1_2"')
  expect(html).toMatch(/<\/a>\. Bye/)
  expect(renderToString(<p>{withLinks('javascript:alert(1)')}</p>)).not.toContain('<a')
})

import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const permissions = (sensors?: boolean) =>
  securityHeaders({ imageHosts: [], https: true, ...(sensors && { sensors }) })[
    'Permissions-Policy'
  ].split(', ')

test('only the check-up page is allowed to use a camera, a microphone or a sensor', () => {
  const parts = ['camera', 'microphone', 'accelerometer', 'gyroscope']
  for (const part of parts) {
    expect(permissions()).toContain(`${part}=()`)
    expect(permissions(true)).toContain(`${part}=(self)`)
  }
  for (const sensors of [true, false]) {
    expect(permissions(sensors)).toContain('payment=()')
    expect(permissions(sensors)).toContain('geolocation=(self)')
  }
})

test('Stripe is allowed on the checkout page only', () => {
  const plain = { imageHosts: [], https: true }
  expect(JSON.stringify(securityHeaders(plain))).not.toContain('stripe')
  const policy = securityHeaders({ ...plain, stripe: true })['Content-Security-Policy']
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  expect(policy).toContain('https://hooks.stripe.com;')
})

/** Somebody who calls the API. */
export type Role = {
  name: string
  /** The cookies of an open session; empty for a visitor. */
  cookie(): Promise<string>
  /** The session has ended: the next call signs in again. */
  forget(): void
}

const PASSWORD = 'redial-demo-admin'
const demoAccounts = {
  buyer: 'buyer@redial.example',
  seller: 'seller@redial.example',
  admin: 'admin@redial.example',
}

/** A visitor, the demo's three accounts and one that was made a moment ago. */
export async function createRoles(origin: string): Promise<Role[]> {
  const fresh = `fresh-${Date.now()}@example.org`
  await post(origin, '/api/auth/sign-up/email', {
    name: 'Fresh Person',
    email: fresh,
    password: 'a-long-password',
    role: 'Buyer',
  })
  return [
    { name: 'visitor', cookie: async () => '', forget() {} },
    ...Object.entries(demoAccounts).map(([name, email]) => signedIn(origin, name, email, PASSWORD)),
    signedIn(origin, 'fresh', fresh, 'a-long-password'),
  ]
}

function signedIn(origin: string, name: string, email: string, password: string): Role {
  let cookie = ''
  return {
    name,
    async cookie() {
      if (cookie) return cookie
      const response = await post(origin, '/api/auth/sign-in/email', { email, password })
      cookie = response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      return cookie
    },
    forget() {
      cookie = ''
    },
  }
}

function post(origin: string, url: string, body: unknown) {
  return fetch(origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
}

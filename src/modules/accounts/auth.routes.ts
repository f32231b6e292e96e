import { json, jsonBody, refusals, route, z } from '../../platform/http/index.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT,
} from '../../shared/accounts/account-rules.ts'
import { proofOfWork, signUpBody } from './accounts.contract.ts'
import { displayName } from './own-account.ts'

const tags = ['identity']
const authUser = z
  .looseObject({ id: z.string(), name: z.string(), email: z.string(), role: z.string().optional() })
  .openapi('AuthUser')
const signedIn = json(
  z.looseObject({
    user: authUser.optional(),
    secondStep: z
      .literal(true)
      .optional()
      .openapi({ description: 'Logging in needs its second step first; there is no user yet.' }),
  }),
  'Logged in; the session is in a cookie',
)
const done = json(z.looseObject({ status: z.boolean() }))
const required = (what: string) => z.string(`${what} is required`).min(1, `${what} is required`)
const ownPath = z.string().max(500).optional()

/** The routes of Better Auth that are allowed here, as the contract declares them. */
export const authRoutes = {
  signUp: route('anyone', {
    method: 'post',
    path: '/auth/sign-up/email',
    operationId: 'signUpWithEmail',
    summary: 'Sign up',
    description:
      'Creates a Buyer or Seller account with an email address and a password, logs in, and sets the session cookie. The role Seller accepts the current seller terms. Returns 422 if the email address already has an account. After 100 accounts in an hour from one network, each further one needs a proof of work and otherwise returns 429 `proof_of_work_required`.',
    tags,
    request: { body: jsonBody(signUpBody) },
    responses: { 200: signedIn, ...refusals(413, 422, 429) },
  }),
  signIn: route('anyone', {
    method: 'post',
    path: '/auth/sign-in/email',
    operationId: 'signInWithEmail',
    summary: 'Log in',
    description:
      'Logs in with email and password and sets the session cookie. After 50 wrong passwords for an account in a day, from anywhere, each attempt in a new browser needs a proof of work and otherwise returns 429 `proof_of_work_required`.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          email: required('Email').max(254),
          password: required('Password').max(MAX_PASSWORD_LENGTH),
          rememberMe: z.boolean().optional(),
          proof: proofOfWork.optional(),
        }),
      ),
    },
    responses: { 200: signedIn, ...refusals(401, 403, 413, 422, 429) },
  }),
  challenge: route('anyone', {
    method: 'post',
    path: '/auth/challenges',
    operationId: 'createChallenge',
    summary: 'Get a challenge',
    description:
      'Returns a challenge for a login or sign-up that was refused with `proof_of_work_required`. Find a whole number for which SHA-256 of `nonce:number` begins with `bits` zero bits, and send the call again with it as `proof`. A challenge is valid for ten minutes and for one call.',
    tags,
    request: {
      body: jsonBody(
        z.discriminatedUnion('for', [
          z.strictObject({ for: z.literal('sign-in'), email: required('Email').max(254) }),
          z.strictObject({ for: z.literal('sign-up') }),
        ]),
      ),
    },
    responses: {
      200: json(
        z
          .object({ token: z.string(), nonce: z.string(), bits: z.number().int() })
          .openapi('Challenge'),
      ),
      ...refusals(413, 422),
    },
  }),
  signInWith: route('anyone', {
    method: 'post',
    path: '/auth/sign-in/social',
    operationId: 'startGoogleSignIn',
    summary: 'Start logging in with Google',
    description:
      'Returns the address at Google to send the browser to. Available only if this instance has Google login configured; see `google` in the public settings.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          provider: z.literal('google', 'Only `google` is supported'),
          callbackURL: ownPath,
          errorCallbackURL: ownPath,
          newUserCallbackURL: ownPath,
        }),
      ),
    },
    responses: {
      200: json(z.looseObject({ url: z.string(), redirect: z.boolean() })),
      ...refusals(403, 404, 413, 422, 429),
    },
  }),
  callback: route('anyone', {
    method: 'get',
    path: '/auth/callback/google',
    operationId: 'finishGoogleSignIn',
    summary: 'Finish logging in with Google',
    description:
      'Google sends the browser here with a code. Logs in and redirects to the page that was named when login started.',
    tags,
    responses: {
      302: { description: 'Redirects to the remembered page, or to the login page with an error' },
      ...refusals(403),
    },
  }),
  signOut: route('anyone', {
    method: 'post',
    path: '/auth/sign-out',
    operationId: 'signOut',
    summary: 'Log out',
    description: 'Ends the session of this browser. Does nothing without a session.',
    tags,
    responses: { 200: json(z.looseObject({ success: z.boolean() })), ...refusals(413) },
  }),
  session: route('anyone', {
    method: 'get',
    path: '/auth/get-session',
    operationId: 'getSession',
    summary: 'Get the session',
    description: 'Returns the current session and its user, or null when logged out.',
    tags,
    responses: { 200: json(z.looseObject({ user: authUser }).nullable()), ...refusals() },
  }),
  updateUser: route('signedIn', {
    method: 'post',
    path: '/auth/update-user',
    operationId: 'updateAccount',
    summary: 'Update your account',
    description: 'Changes your display name or photo.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          name: displayName().optional(),
          image: z.string().max(500).nullable().optional(),
        }),
      ),
    },
    responses: { 200: done, ...refusals(401, 413, 422) },
  }),
  requestPasswordReset: route('anyone', {
    method: 'post',
    path: '/auth/request-password-reset',
    operationId: 'requestPasswordReset',
    summary: 'Request a password reset',
    description:
      'Emails a link to choose a new password. The answer is the same whether or not the account exists.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          email: required('Email').max(254).pipe(z.email('Enter a valid email address')),
          redirectTo: ownPath,
        }),
      ),
    },
    responses: { 200: done, ...refusals(413, 422, 429) },
  }),
  resetPassword: route('anyone', {
    method: 'post',
    path: '/auth/reset-password',
    operationId: 'resetPassword',
    summary: 'Reset a password',
    description:
      'Sets a new password with the token from the email, and ends every session of the account.',
    tags,
    request: {
      body: jsonBody(
        z.strictObject({
          token: required('Token').max(200),
          newPassword: required('Password')
            .min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT)
            .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`),
        }),
      ),
    },
    responses: { 200: done, ...refusals(413, 422) },
  }),
}

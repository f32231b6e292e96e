import type { Context } from 'hono'
import { api as paths } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  type AppEnv,
  createLimiter,
  createRouter,
  cursorParam,
  decodeTimeCursor,
  encodeTimeCursor,
  json,
  jsonBody,
  limitAttempts,
  paginate,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  MAX_WEBHOOK_URL_LENGTH,
  MAX_WEBHOOKS,
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_RETENTION_DAYS,
  WEBHOOK_SECRET_OVERLAP_HOURS,
  webhookKindNames,
} from '../../../shared/integrations/webhook-kinds.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOUR, SECOND } from '../../../shared/time.ts'
import { pageLanguage, translateError } from '../../../text/errors.ts'
import {
  changeEndpoint,
  createEndpoint,
  removeEndpoint,
  renewSecret,
  replayMessage,
  sendTest,
} from './change-endpoint.ts'
import {
  type Endpoint,
  findEndpoint,
  findMessage,
  listEndpoints,
  listMessages,
  type StoredMessage,
} from './webhooks.store.ts'

const kind = z.enum(webhookKindNames).openapi('WebhookKind')

const webhookBody = z
  .object({
    id: z.string(),
    url: z.string(),
    kinds: z.array(kind),
    isShop: z.boolean().openapi({
      description: 'Whether it gets the events of the whole shop; otherwise those of your phones.',
    }),
    state: z.enum(['on', 'failing', 'off', 'off_failing', 'off_account']).openapi({
      description: `\`failing\`: the last attempts failed. \`off_failing\`: turned off after ${formatQuantity(WEBHOOK_FAILING_DAYS, 'day')} of failures, or because the receiver answered 410. \`off_account\`: the account was suspended or has another role.`,
    }),
    failingSince: z.iso.datetime().nullable(),
    previousSecretUntil: z.iso.datetime().nullable().openapi({
      description: 'Until then messages are signed with the previous secret too.',
    }),
    createdAt: z.iso.datetime(),
  })
  .openapi('Webhook')

const wantedBody = z.strictObject({
  url: z
    .string('Address is required')
    .trim()
    .min(1, 'Address is required')
    .max(MAX_WEBHOOK_URL_LENGTH, `At most ${MAX_WEBHOOK_URL_LENGTH} characters`)
    .openapi({ example: 'https://example.com/webhooks/phones' }),
  kinds: z
    .array(kind, 'Choose the events to send')
    .min(1, 'Choose the events to send')
    .max(webhookKindNames.length),
})

const withSecretBody = z
  .object({
    webhook: webhookBody,
    secret: z.string().openapi({
      description: 'Signs the messages. It is shown once.',
      example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    }),
  })
  .openapi('WebhookWithSecret')

const messageBody = z
  .object({
    id: z.string(),
    kind: z.string().openapi({ example: 'order.paid' }),
    data: z.record(z.string(), z.string()),
    state: z.enum(['waiting', 'delivered', 'failed']).openapi({
      description: '`failed`: there will be no further attempt.',
    }),
    createdAt: z.iso.datetime(),
    nextAttemptAt: z.iso.datetime().nullable(),
    attempts: z.array(
      z.object({
        number: z.number().int(),
        startedAt: z.iso.datetime({ offset: true }),
        durationMs: z.number().int(),
        status: z.number().int().nullable(),
        error: z.string().nullable(),
        response: z.string().openapi({ description: 'The first 500 characters.' }),
      }),
    ),
  })
  .openapi('WebhookMessage')

const webhookRefusal = refusalResponses({
  not_found: [404, 'Webhook not found.'],
  not_allowed: [403, 'Only sellers and admins can have webhooks.'],
  too_many_webhooks: [
    409,
    `You have ${formatQuantity(MAX_WEBHOOKS, 'webhook')}, the maximum. Remove one first.`,
  ],
  is_off: [409, 'This webhook is off. Turn it on first.'],
  under_way: [409, 'This message is gone, or is being sent right now. Reload the list.'],
})

const tags = ['integrations']
/** Test messages and repeated ones of an account in an hour. */
const SENT_PER_HOUR = 120
/** Endpoints of an account that are made or changed in an hour; each resolves a name. */
const CHANGED_PER_HOUR = 60
const PAGE_SIZE = 25

const params = z.object({ id: z.string() })

/** The webhooks of the viewer, and what was sent to them. */
export function webhooksApi(deps: Deps) {
  const sent = createLimiter(deps.db.pool, 'webhook-send', SENT_PER_HOUR, HOUR / SECOND)
  const changed = createLimiter(deps.db.pool, 'webhook-change', CHANGED_PER_HOUR, HOUR / SECOND)

  function refuseField(c: Context<AppEnv>, { field, problem }: { field: string; problem: string }) {
    return refuse(c, 422, 'invalid', 'Some fields are not valid.', { [field]: problem })
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/webhooks',
        operationId: 'listWebhooks',
        summary: 'List your webhooks',
        description: 'Returns your webhooks, oldest first, without their secrets.',
        tags,
        responses: { 200: json(z.array(webhookBody)), ...refusals(401) },
      }),
      async (c) => {
        const endpoints = await listEndpoints(deps.db.kysely, requireViewer(c).id)
        return c.json(endpoints.map(toBody), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/webhooks',
        recentLogin: true,
        confirmedEmail: true,
        operationId: 'createWebhook',
        summary: 'Add a webhook',
        description:
          'Sends events to an address from now on: sellers get those of their own phones and orders, admins those of the shop. The address must be on the internet, at a port of web servers.',
        tags,
        request: { body: jsonBody(wantedBody.openapi('NewWebhook')) },
        responses: { 200: json(withSecretBody), ...refusals(401, 403, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const limited = await limitAttempts(c, changed, viewer.id)
        if (limited) return limited
        const made = await createEndpoint(deps, viewer, c.req.valid('json'))
        if ('problem' in made) return refuseField(c, made)
        if ('refused' in made) return webhookRefusal(c, made.refused)
        return c.json({ webhook: toBody(made.endpoint), secret: made.secret }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/webhooks/{id}',
        recentLogin: true,
        operationId: 'updateWebhook',
        summary: 'Change a webhook',
        description:
          'Changes address and events, and turns the webhook off or on. What waits when it is turned off is not sent.',
        tags,
        request: {
          params,
          body: jsonBody(wantedBody.extend({ isOn: z.boolean() }).openapi('ChangedWebhook')),
        },
        responses: { 200: json(webhookBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id } = c.req.valid('param')
        if (!isId(id)) return webhookRefusal(c, 'not_found')
        const limited = await limitAttempts(c, changed, viewer.id)
        if (limited) return limited
        const outcome = await changeEndpoint(deps, viewer, id, c.req.valid('json'))
        if ('problem' in outcome) return refuseField(c, outcome)
        if ('refused' in outcome) return webhookRefusal(c, outcome.refused)
        return c.json(toBody(outcome.endpoint), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/webhooks/{id}',
        operationId: 'deleteWebhook',
        summary: 'Remove a webhook',
        description: 'Nothing more is sent to it. Its log is deleted.',
        tags,
        request: { params },
        responses: { 200: json(z.object({ status: z.literal(true) })), ...refusals(401, 404, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const isRemoved = isId(id) && (await removeEndpoint(deps, requireViewer(c), id))
        return isRemoved ? c.json({ status: true as const }, 200) : webhookRefusal(c, 'not_found')
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/webhooks/{id}/secret',
        recentLogin: true,
        operationId: 'renewWebhookSecret',
        summary: 'Renew the secret of a webhook',
        description: `Returns a new secret. For ${formatQuantity(WEBHOOK_SECRET_OVERLAP_HOURS, 'hour')} messages are signed with both, so that the receiver can change over.`,
        tags,
        request: { params },
        responses: {
          200: json(withSecretBody),
          ...refusals(401, 403, 404, 409, 413, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id } = c.req.valid('param')
        if (!isId(id)) return webhookRefusal(c, 'not_found')
        const limited = await limitAttempts(c, changed, viewer.id)
        if (limited) return limited
        const outcome = await renewSecret(deps, viewer, id)
        if ('refused' in outcome) return webhookRefusal(c, outcome.refused)
        return c.json({ webhook: toBody(outcome.endpoint), secret: outcome.secret }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/webhooks/{id}/test',
        operationId: 'testWebhook',
        summary: 'Send a test message',
        description: 'Queues a message of the type `test`. The log shows the result.',
        tags,
        request: { params },
        responses: {
          200: json(z.object({ id: z.string() })),
          ...refusals(401, 403, 404, 409, 413, 429),
        },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id } = c.req.valid('param')
        if (!isId(id)) return webhookRefusal(c, 'not_found')
        const limited = await limitAttempts(c, sent, viewer.id)
        if (limited) return limited
        const outcome = await sendTest(deps, viewer, id)
        if ('refused' in outcome) return webhookRefusal(c, outcome.refused)
        return c.json({ id: outcome.id }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/webhooks/{id}/messages',
        operationId: 'listWebhookMessages',
        summary: 'List the messages of a webhook',
        description: `Returns what was sent, with each attempt, newest first, ${PAGE_SIZE} at a time. Messages are kept for ${formatQuantity(WEBHOOK_RETENTION_DAYS, 'day')}.`,
        tags,
        request: { params, query: z.object({ cursor: cursorParam(decodeTimeCursor) }) },
        responses: { 200: json(z.array(messageBody)), ...refusals(401, 404, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const endpoint = isId(id)
          ? await findEndpoint(deps.db.kysely, requireViewer(c).id, id)
          : undefined
        if (!endpoint) return webhookRefusal(c, 'not_found')
        const { cursor } = c.req.valid('query')
        const limit = PAGE_SIZE + 1
        const rows = await listMessages(deps.db.kysely, id, { after: cursor, limit })
        const page = paginate(c, rows, {
          limit: PAGE_SIZE,
          path: paths.webhookMessages(id),
          cursorOf: (last) => encodeTimeCursor({ at: last.createdAt, id: last.id }),
        })
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(
          page.map((message) => toMessage(message, language)),
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/webhooks/{id}/messages/{message}/replay',
        operationId: 'replayWebhookMessage',
        summary: 'Send a message again',
        description:
          'Sends the message again now, with the same `webhook-id`, whether or not it was delivered.',
        tags,
        request: { params: z.object({ id: z.string(), message: z.string() }) },
        responses: { 200: json(messageBody), ...refusals(401, 403, 404, 409, 413, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { id, message: messageId } = c.req.valid('param')
        if (!isId(id) || !isId(messageId)) return webhookRefusal(c, 'not_found')
        const limited = await limitAttempts(c, sent, viewer.id)
        if (limited) return limited
        const outcome = await replayMessage(deps, viewer, { id, messageId })
        if ('refused' in outcome) return webhookRefusal(c, outcome.refused)
        const message = await findMessage(deps.db.kysely, id, messageId)
        if (!message) return webhookRefusal(c, 'not_found')
        return c.json(toMessage(message, pageLanguage(c.req.header('accept-language'))), 200)
      },
    )
}

function toBody(endpoint: Endpoint) {
  const { id, url, kinds, isShop, failingSince, disabledReason, previousSecretUntil } = endpoint
  const off = { owner: 'off', failing: 'off_failing', account: 'off_account' } as const
  const isOn = disabledReason === null
  return {
    ...{ id, url, kinds, isShop },
    state: isOn
      ? failingSince
        ? ('failing' as const)
        : ('on' as const)
      : off[disabledReason as keyof typeof off],
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
  }
}

/** `language` is that of the reasons why nothing was delivered. */
function toMessage(message: StoredMessage, language: Language) {
  const { id, kind, data, createdAt, nextAttemptAt, deliveredAt, log } = message
  const state = deliveredAt ? 'delivered' : nextAttemptAt ? 'waiting' : 'failed'
  return {
    ...{ id, kind, data },
    attempts: log.map((attempt) => ({
      ...attempt,
      error: attempt.error && translateError(attempt.error, language),
    })),
    state: state as 'delivered' | 'waiting' | 'failed',
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  }
}

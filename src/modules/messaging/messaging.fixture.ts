import sharp from 'sharp'
import {
  as,
  buildListing,
  buildUser,
  ORIGIN,
  type TestApp,
  type TestUser,
} from '../../../test/app.ts'
import { api } from '../../contract/urls.ts'
import type { ConversationUpdate } from './messaging.contract.ts'

type NewMessage = { text?: string; clientId?: string; photo?: string }
const message = ({ text = 'Hello', clientId = crypto.randomUUID(), ...more }: NewMessage) => ({
  text,
  clientId,
  ...more,
})

/** Sends the first message to the seller of a phone through the API. */
export function sendQuestion(
  app: TestApp,
  buyer: TestUser | null,
  phoneId: string,
  more: NewMessage = {},
) {
  return as(app, buyer).post(api.conversations(), { phoneId, ...message(more) })
}

/** Sends a message in a conversation through the API. */
export function write(
  app: TestApp,
  user: TestUser | null,
  conversationId: string,
  more: NewMessage = {},
) {
  return as(app, user).post(api.conversation(conversationId), message(more))
}

/** A phone and a conversation in which its buyer has sent one message. */
export async function buildConversation(app: TestApp, more: NewMessage = {}) {
  const seller = await buildUser(app, { role: 'Seller' })
  const buyer = await buildUser(app)
  const phone = await buildListing(app, { seller })
  const { status, body } = await sendQuestion(app, buyer, phone._id, more)
  if (status !== 201) throw new Error(`asking answered ${status}: ${JSON.stringify(body)}`)
  return { seller, buyer, phone, conversationId: body.conversation._id as string }
}

/** The texts that a user sees in a conversation. */
export async function textsSeen(app: TestApp, user: TestUser, conversationId: string) {
  const { body } = await as(app, user).get(api.conversation(conversationId))
  return body.messages.map((message: { text: string }) => message.text) as string[]
}

/** Uploads a photo and returns its public URL. */
export async function uploadPhoto(app: TestApp, owner: TestUser): Promise<string> {
  const picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#8bc' },
  })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
  return (await as(app, owner).upload(api.media(), form)).body.data.url
}

export type ReceivedEvent = { id: number; event: string; update: ConversationUpdate | undefined }

/** Subscribes to a user's event stream, as a browser does, until `hangUp` is called. */
export async function listen(app: TestApp, user: TestUser, lastEventId?: number) {
  const response = await app.app.request(`${ORIGIN}${api.messageStream()}`, {
    headers: {
      cookie: user.cookie,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
  })
  const received: ReceivedEvent[] = []
  const waiting = new Set<() => void>()
  const reader = response.body?.getReader()
  let isOpen = response.status === 200
  const done = (async () => {
    const decoder = new TextDecoder()
    let text = ''
    while (isOpen && reader) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      received.push(...whole.flatMap(readEvent))
      for (const check of waiting) check()
    }
    isOpen = false
    for (const check of waiting) check()
  })()

  /** Waits until the condition is true. @throws after thirty seconds. */
  function until(what: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(check)
        reject(new Error(`timed out; received ${JSON.stringify(received.map(({ id }) => id))}`))
      }, 30_000)
      function check() {
        if (!what()) return
        clearTimeout(timer)
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  }

  const stream = {
    status: response.status,
    headers: response.headers,
    received,
    until,
    isOpen: () => isOpen,
    hello: () => until(() => received.length > 0),
    updates: () => received.flatMap(({ update }) => update ?? []),
    async hangUp() {
      isOpen = false
      await reader?.cancel()
      await done
    },
  }
  if (isOpen) await stream.hello()
  return stream
}

function readEvent(text: string): ReceivedEvent[] {
  const fieldOf = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? ''
  const event = fieldOf('event')
  // A comment line only keeps the connection alive.
  if (!event) return []
  const update = event === 'update' ? JSON.parse(fieldOf('data')) : undefined
  return [{ id: Number(fieldOf('id')), event, update }]
}

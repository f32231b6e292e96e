import type {
  Conversation,
  MessageNews,
  NewsPage,
  ReportedThread,
  Sent,
  Thread,
  Threads,
  UnreadThreads,
} from '../../modules/messaging/messaging.contract.ts'
import type { Report } from '../../modules/moderation/moderation.contract.ts'
import { api as paths } from '../../routes.ts'
import { call } from '../api/client.ts'

export type { Conversation, MessageNews, NewsPage, ReportedThread, Sent, Thread, Threads }
export type Message = Conversation['messages'][number]
export type Letter = { clientId: string; text: string; photo?: string }

const browser = (path: string, init?: RequestInit) => fetch(path, init)
const get = <T>(path: string) => call<T>(browser, path)
const send = <T>(method: string, path: string, body: unknown = {}) =>
  call<T>(browser, path, { method, body })

/** The calls about messages. They are a browser's alone: no other page carries them. */
export const messageCalls = {
  threads: (cursor?: string) =>
    get<Threads>(cursor ? `${paths.messageThreads()}?cursor=${cursor}` : paths.messageThreads()),
  conversation: (id: string, before?: number) =>
    get<Conversation>(
      before === undefined
        ? paths.messageThread(id)
        : `${paths.messageThread(id)}?before=${before}`,
    ),
  about: (phoneId: string) => get<{ threadId: string | null }>(paths.messagesAbout(phoneId)),
  unread: () => get<UnreadThreads>(paths.unreadMessages()),
  news: (after: number) => get<NewsPage>(`${paths.messageNews()}?after=${after}`),
  ofOrder: (orderId: string) => get<{ threadId: string | null }>(paths.messagesOfOrder(orderId)),
  askOfOrder: (orderId: string, letter: Letter) =>
    send<Sent>('POST', paths.messagesOfOrder(orderId), letter),
  ask: (phoneId: string, letter: Letter) =>
    send<Sent>('POST', paths.messageThreads(), { phoneId, ...letter }),
  write: (id: string, letter: Letter) => send<Sent>('POST', paths.messageThread(id), letter),
  read: (id: string, number: number) =>
    send<UnreadThreads>('POST', paths.readMessages(id), { number }),
  block: (id: string) => send<Thread>('PUT', paths.blockInThread(id)),
  unblock: (id: string) => send<Thread>('DELETE', paths.blockInThread(id)),
  report: (thread: Thread, number: number, complaint: { reason: string; note?: string }) =>
    send<Report>('POST', paths.reports(), {
      phoneId: thread.phone._id,
      message: { threadId: thread._id, number },
      ...complaint,
    }),
  reported: (reportId: string) => get<ReportedThread>(paths.reportedMessages(reportId)),
}

import type { User } from '../../modules/accounts/accounts.contract.ts'
import type { Report } from '../../modules/moderation/moderation.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api, Mail } from './index.ts'

/** The calls of moderators and admins, and of who reports something to them. */
export function deskCalls({ get, send }: Pick<Api, 'get' | 'send'>) {
  return {
    users: () => get<User[]>(paths.users()),
    buyers: () => get<User[]>(paths.buyers()),
    sellers: () => get<User[]>(paths.sellers()),
    makeAdmin: (id: string) => send<{ modifiedCount: number }>('PUT', paths.user(id)),
    deleteUser: (id: string) => send<{ deletedCount: number }>('DELETE', paths.user(id)),
    ban: (id: string) => send<User>('PUT', paths.ban(id)),
    unban: (id: string) => send<User>('DELETE', paths.ban(id)),
    reports: () => get<Report[]>(paths.reports()),
    report: (body: { phoneId: string; reason: string; note?: string }) =>
      send<Report>('POST', paths.reports(), body),
    decideReport: (id: string, decision: 'dismissed' | 'removed' | 'closed', reason?: string) =>
      send<Report>('PUT', paths.report(id), { decision, ...(reason && { reason }) }),
    outbox: () => get<Mail[]>(paths.outbox()),
  }
}

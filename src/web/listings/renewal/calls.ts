import { queryOptions } from '@tanstack/react-query'
import type { Renewal } from '../../../modules/listings/life.contract.ts'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'

export type { Renewal }

type RenewalApi = Pick<Api, 'get' | 'send'>

/** What the link of a reminder is about. */
export function renewalQuery({ get }: RenewalApi, token: string) {
  return queryOptions({
    queryKey: ['renewal', token],
    queryFn: () => get<Renewal>(paths.renewal(token)),
  })
}

export function renew({ send }: RenewalApi, token: string): Promise<Renewal> {
  return send<Renewal>('POST', paths.renewal(token))
}

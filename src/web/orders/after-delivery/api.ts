import { queryOptions } from '@tanstack/react-query'
import type { ReportedThread } from '../../../modules/messaging/messaging.contract.ts'
import type {
  arrivalBody,
  Decision,
  DisputeBody,
  NewDispute,
  NewSettlement,
  NewStatement,
  ReturnReceived,
} from '../../../modules/orders/disputes/disputes.contract.ts'
import type {
  saleRatingsBody,
  shownRatingsBody,
} from '../../../modules/orders/ratings/ratings.contract.ts'
import type { Answers, Rubric } from '../../../modules/verification/grading/grading.contract.ts'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { pagedQuery } from '../../api/paged.ts'
import { sendOnce } from '../send-once.ts'

export type Dispute = DisputeBody
export type Statement = Dispute['statements'][number]
export type Settlement = Dispute['settlements'][number]
export type Arrival = (typeof arrivalBody)['_output']
type ShownRatings = (typeof shownRatingsBody)['_output']
export type SaleRatings = (typeof saleRatingsBody)['_output']
export type { Answers, Decision, NewDispute, NewSettlement, NewStatement, ReturnReceived, Rubric }
export type AfterDeliveryApi = Pick<Api, 'get' | 'send'>

/** Requests about the arrival check, disputes and reviews of an order. */
export function afterDeliveryCalls(api: AfterDeliveryApi) {
  const { get, send } = api
  const post = <T>(path: string, body?: unknown) => sendOnce<T>(api, path, body)
  return {
    questions: (orderId: string) => get<Rubric>(paths.arrivalQuestions(orderId)),
    /** Null until the buyer has checked the phone. */
    arrival: async (orderId: string) =>
      (await get<{ arrival: Arrival | null }>(paths.arrival(orderId))).arrival,
    noteArrival: (orderId: string, answers: Answers) =>
      send<Arrival>('PUT', paths.arrival(orderId), { answers }),
    conversation: async (orderId: string) =>
      (await get<{ thread: ReportedThread | null }>(paths.disputedConversation(orderId))).thread,
    dispute: (orderId: string) => get<Dispute>(paths.dispute(orderId)),
    openDispute: (orderId: string, body: NewDispute) => post<Dispute>(paths.dispute(orderId), body),
    addStatement: (orderId: string, body: NewStatement) =>
      post<Dispute>(paths.disputeStatements(orderId), body),
    propose: (orderId: string, body: NewSettlement) =>
      post<Dispute>(paths.settlements(orderId), body),
    answer: (orderId: string, n: number, answer: 'accept' | 'decline') =>
      post<Dispute>(paths.answerSettlement(orderId, n, answer)),
    sendBack: (orderId: string, body: { carrier: string; tracking: string }) =>
      post<Dispute>(paths.returnSent(orderId), body),
    receiveReturn: (orderId: string, body: ReturnReceived) =>
      post<Dispute>(paths.returnReceived(orderId), body),
    decide: (orderId: string, body: Decision) =>
      post<Dispute>(paths.disputeDecision(orderId), body),
    shownRatings: async (orderId: string) =>
      (await get<ShownRatings>(paths.shownRatings(orderId))).items,
    ratings: (orderId: string) => get<SaleRatings>(paths.saleRatings(orderId)),
    rate: (orderId: string, body: { stars: number; words: string }) =>
      send<SaleRatings>('PUT', paths.saleRatings(orderId), body),
  }
}

/** The other side acts too: an open dispute is polled. */
const POLL_MS = 8_000

export const afterDeliveryQueries = {
  questions: (api: AfterDeliveryApi, orderId: string) =>
    queryOptions({
      queryKey: ['arrival-questions', orderId],
      queryFn: () => afterDeliveryCalls(api).questions(orderId),
    }),
  arrival: (api: AfterDeliveryApi, orderId: string) =>
    queryOptions({
      queryKey: ['arrival', orderId],
      queryFn: () => afterDeliveryCalls(api).arrival(orderId),
    }),
  dispute: (api: AfterDeliveryApi, orderId: string) =>
    queryOptions({
      queryKey: ['dispute', orderId],
      queryFn: () => afterDeliveryCalls(api).dispute(orderId),
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => (data?.stage === 'closed' ? false : POLL_MS),
    }),
  shownRatings: (api: AfterDeliveryApi, orderId: string) =>
    queryOptions({
      queryKey: ['shown-ratings', orderId],
      queryFn: () => afterDeliveryCalls(api).shownRatings(orderId),
    }),
  ratings: (api: AfterDeliveryApi, orderId: string) =>
    queryOptions({
      queryKey: ['sale-ratings', orderId],
      queryFn: () => afterDeliveryCalls(api).ratings(orderId),
    }),
}

/** Open disputes, those that need an admin first. */
export function disputeQueueQuery(api: Pick<Api, 'fetch'>) {
  return pagedQuery<Dispute[]>(api, ['disputes'], paths.disputes())
}

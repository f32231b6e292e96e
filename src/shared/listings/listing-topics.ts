/** Lists of phones, and pages with such lists: published with a change of a few listings. */
export const PHONE_LISTS = 'lists'

/** What is shown of the phones of one model: a listing itself, and what similar ones cost. */
export const modelTopic = (modelId: number) => `model/${modelId}`

/**
 * What the phones of any model cost: published beside `listings` by changes of many that list phones, take
 * them down or reprice them. Other changes leave alone what similar phones cost.
 */
export const ALL_PRICES = 'prices'

/** Above this, everything about listings is read again. */
const MOST_MODELS = 100

/**
 * The topics to publish when listings of these models have changed and nothing else: what is cached of
 * other models stays. The topic `listings` says that any listing may have changed.
 */
export function topicsOfListings(modelIds: Iterable<number>): string[] {
  const models = [...new Set(modelIds)]
  if (models.length > MOST_MODELS) return ['listings', ALL_PRICES]
  return [PHONE_LISTS, ...models.map(modelTopic)]
}

/** Of pages with lists of phones, or with a phone beside others: any change of a listing may show on them. */
export const LISTING_TOPICS: readonly string[] = ['listings', PHONE_LISTS]

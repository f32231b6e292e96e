import type { ModelFacts } from '../../../modules/catalog/models.contract.ts'
import type { Proofs } from '../../../modules/listings/proofs.contract.ts'
import type { Phone } from '../../api/index.ts'

/** What phones like it are offered for now. */
export type Market = {
  count: number
  lowestMinor: number
  medianMinor: number
  highestMinor: number
  of: 'model' | 'model_and_storage'
}

/** One phone with what is known beside its own words. */
export type PhoneDetail = Phone & {
  facts?: ModelFacts | null
  market?: Market | null
  proofs?: Proofs
}

import { byEnglishText } from './by-english-text.ts'

/** Why a listing or an account looks risky: stored in English, with the thresholds of that time. */
export const translateRiskReason = byEnglishText('risk')

import type { Deps } from '../../deps.ts'
import type { Executor, ReadSource } from '../../platform/db/index.ts'
import { detectLanguage, languageName } from '../../platform/detect-language.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages.ts'
import { translateGrading } from '../../text/grading.ts'
import { getModelFacts } from '../catalog/index.ts'
import { photosFromJson } from '../media/index.ts'
import { listingPaymentMethods } from '../payments/index.ts'
import { compareKnownTacName, toShownCheckup } from '../verification/index.ts'

import type { PhoneDetail, Proofs } from './listings.contract.ts'
import { readMarket } from './live-listings.store.ts'
import { type PhoneRow, readPhone } from './phone-details.store.ts'
import { maySeeEmail, placeFor, toPhone } from './to-phone.ts'

/** A listing in any state, and the phone that everybody may see of it. */
export type PhoneWithRow = { row: PhoneRow; detail: PhoneDetail }

/** A phone as its page shows it, with what similar ones cost; undefined without a listing. */
export async function findPhone(
  deps: Deps,
  id: string,
  source: ReadSource,
): Promise<PhoneWithRow | undefined> {
  const withPhoneNumber = Boolean(deps.env.SMS_HOOK_URL)
  const row = await readPhone(source.pool, id, { withPhoneNumber })
  return row && { row, detail: await toDetail(deps, row) }
}

/** The phone for one viewer, in the language of their page: its seller and admins see the email address too. */
export function toPhoneDetail(
  { row, detail }: PhoneWithRow,
  viewer: Viewer | null,
  language: Language,
): PhoneDetail {
  const phone = { ...inLanguage(detail, language), place: placeFor(row, language) }
  return maySeeEmail(row, viewer) ? { ...phone, email: row.sellerEmail } : phone
}

/**
 * Only the reasons of a grade and the name of the seller's language are texts of ours; pages name everything else but
 * the place by its code.
 */
function inLanguage(detail: PhoneDetail, language: Language): PhoneDetail {
  if (language === DEFAULT_LANGUAGE) return detail
  const { descriptionLanguage, verifications } = detail
  const { grading } = verifications
  const reasons = grading?.reasons.map((reason) => translateGrading(reason, language))
  return {
    ...detail,
    descriptionLanguage: descriptionLanguage && {
      ...descriptionLanguage,
      name: languageName(descriptionLanguage.code, language),
    },
    verifications: { ...verifications, grading: grading && { ...grading, reasons: reasons ?? [] } },
  }
}

async function toDetail(deps: Deps, row: PhoneRow): Promise<PhoneDetail> {
  const db = deps.db.kysely
  const [facts, market, tac] = await Promise.all([
    getModelFacts(db, row.modelId),
    readMarket(db, row),
    compareTac(db, row),
  ])
  const phone = toPhone(deps, row, null, photosFromJson(row.photos))
  const code = detectLanguage(phone.description)
  return {
    ...phone,
    descriptionLanguage: code === null ? null : { code, name: languageName(code) },
    verifications: toVerifications(row, tac),
    facts,
    market,
    prices: pricesOf(row),
    paymentMethods: listingPaymentMethods(deps, row),
    awayUntil: row.awayUntil?.toISOString() ?? null,
    sellerPhoto: row.sellerPhoto,
    sellerPhoneNumberConfirmed: row.sellerPhoneNumberConfirmed,
    sellerCompany: row.sellerCompany,
  }
}

/** What the phone has cost since it was listed, oldest first. */
function pricesOf({ createdAt, priceMinor, priceChanges }: PhoneRow): PhoneDetail['prices'] {
  const changes = priceChanges ?? []
  return [
    { priceMinor: changes[0]?.before ?? priceMinor, since: createdAt.toISOString() },
    ...changes.map(({ at, after }) => ({ priceMinor: after, since: toIso(at) })),
  ]
}

type TacComparison = NonNullable<Proofs['imei']>['tac']

async function compareTac(db: Executor, row: PhoneRow): Promise<TacComparison> {
  if (!row.imeiCheck) return 'unknown'
  const { brand, name } = row
  return compareKnownTacName(db, { tacName: row.imeiCheck.tacName, brand, name })
}

/** Verification of a listing, for everybody who may see it. */
function toVerifications(
  { imeiCheck, checkup, provenAt, gradings }: PhoneRow,
  tac: TacComparison,
): Proofs {
  const [grading, ...earlier] = gradings ?? []
  return {
    imei: imeiCheck && {
      tac,
      tacName: imeiCheck.tacName,
      blacklist: imeiCheck.blacklist,
      checkedAt: toIso(imeiCheck.checkedAt),
    },
    grading: grading
      ? {
          grade: grading.grade,
          reasons: grading.reasons,
          gradedAt: toIso(grading.gradedAt),
          earlier: earlier.map(({ grade, gradedAt }) => ({ grade, gradedAt: toIso(gradedAt) })),
        }
      : null,
    checkup: checkup && toShownCheckup(checkup),
    possession: provenAt && { verifiedAt: provenAt.toISOString() },
  }
}

/** JSON of the database has microseconds and an offset. */
const toIso = (time: string): string => new Date(time).toISOString()

import type { Deps } from '../../deps.ts'
import { createBatches } from '../../platform/concurrency.ts'
import { cached, type Db, type Executor } from '../../platform/db/index.ts'
import { dropOldest } from '../../platform/drop-oldest.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { getModelFacts } from '../catalog/index.ts'
import { photosFromJson } from '../media/index.ts'
import { listingPaymentMethods } from '../payments/index.ts'
import { compareKnownTacName, toShownCheckup } from '../verification/index.ts'
import type { PhoneDetail, Proofs } from './listings.contract.ts'
import { readMarket } from './live-listings.store.ts'
import { type PhoneRow, readPhones, readVersions } from './phone-details.store.ts'
import { maySeeEmail, toPhone } from './to-phone.ts'

/** A listing in any state, and the phone that everybody may see of it. */
export type StoredPhone = { row: PhoneRow; parts: Parts; detail: PhoneDetail }

/** What a phone shows beside its rows: each is read once until its own topics change. */
type Parts = {
  facts: PhoneDetail['facts']
  market: PhoneDetail['market']
  tac: NonNullable<Proofs['imei']>['tac']
  paymentMethods: PhoneDetail['paymentMethods']
}

/** About 6 kB each. */
const MOST_PHONES = 5_000
/** The name of the model is the only part of a phone that its version does not cover. */
const storedPhones = cached(['models', 'brands'], async () => new Map<string, StoredPhone>())

/**
 * A phone as its page shows it, with what similar ones cost; undefined without a listing. A phone that was read
 * before is only compared with the database: its data is the same object until something in it changes.
 */
export async function findPhone(deps: Deps, id: string): Promise<StoredPhone | undefined> {
  const options = optionsFrom(deps)
  const phones = await storedPhones(deps.db.kysely)
  const stored = phones.get(id)
  const phone = (stored && (await renew(deps, stored, options))) ?? (await read(deps, id, options))
  phones.delete(id)
  if (!phone) return undefined
  phones.set(id, phone)
  dropOldest(phones, MOST_PHONES)
  return phone
}

/**
 * A function that says whether a phone is still what the database has. It does not keep the phone in memory, where
 * their number is limited.
 */
export function comparePhone(deps: Deps, phone: StoredPhone): () => Promise<boolean> {
  const { id } = phone.row
  const known = new WeakRef(phone)
  return async () => {
    const now = await findPhone(deps, id)
    return now !== undefined && now === known.deref()
  }
}

type Options = { withPhoneNumber: boolean }

const optionsFrom = ({ env }: Deps): Options => ({ withPhoneNumber: Boolean(env.SMS_HOOK_URL) })

async function read(deps: Deps, id: string, options: Options): Promise<StoredPhone | undefined> {
  const row = await readersFor(deps.db, options).row(id)
  return row && toStored(row, await partsOf(deps, row))
}

/** The phone with its parts as they are now; undefined when it has changed itself. */
async function renew(deps: Deps, stored: StoredPhone, options: Options) {
  const { row } = stored
  const [version, parts] = await Promise.all([
    readersFor(deps.db, options).version(row.id),
    partsOf(deps, row),
  ])
  if (version !== row.version) return undefined
  return isSameParts(parts, stored.parts) ? stored : toStored(row, parts)
}

type Readers = {
  row: (id: string) => Promise<PhoneRow | undefined>
  version: (id: string) => Promise<string | undefined>
}
const readers = { with: new WeakMap<Db, Readers>(), without: new WeakMap<Db, Readers>() }

/** They read or compare all phones requested in one turn of the event loop in one statement. */
function readersFor(db: Db, options: Options): Readers {
  const known = readers[options.withPhoneNumber ? 'with' : 'without']
  const both = known.get(db) ?? {
    row: createBatches((ids: string[]) => readPhones(db.pool, ids, options)),
    version: createBatches((ids: string[]) => readVersions(db.pool, ids, options)),
  }
  known.set(db, both)
  return both
}

/** Frozen, so that its JSON is written once. */
function toStored(row: PhoneRow, parts: Parts): StoredPhone {
  return { row, parts, detail: Object.freeze(toDetail(row, parts)) }
}

/** The phone for one viewer: its seller and admins see the email address too. */
export function toPhoneDetail({ row, detail }: StoredPhone, viewer: Viewer | null): PhoneDetail {
  return maySeeEmail(row, viewer) ? { ...detail, email: row.sellerEmail } : detail
}

async function partsOf(deps: Deps, row: PhoneRow): Promise<Parts> {
  const db = deps.db.kysely
  const [facts, market, tac] = await Promise.all([
    getModelFacts(db, row.modelId),
    readMarket(db, row),
    compareTac(db, row),
  ])
  return { facts, market, tac, paymentMethods: listingPaymentMethods(deps, row) }
}

async function compareTac(db: Executor, row: PhoneRow): Promise<Parts['tac']> {
  return row.imeiCheck ? compareKnownTacName(db, row.imeiCheck.tacName, row) : 'unknown'
}

function isSameParts(one: Parts, other: Parts): boolean {
  return (
    one.facts === other.facts &&
    JSON.stringify(one.market) === JSON.stringify(other.market) &&
    one.tac === other.tac &&
    one.paymentMethods.join() === other.paymentMethods.join()
  )
}

function toDetail(row: PhoneRow, { tac, ...parts }: Parts): PhoneDetail {
  return {
    ...toPhone(row, null, photosFromJson(row.photos)),
    verifications: toVerifications(row, tac),
    ...parts,
    awayUntil: row.awayUntil?.toISOString() ?? null,
    sellerPhoto: row.sellerPhoto,
    sellerPhoneNumberConfirmed: row.sellerPhoneNumberConfirmed,
  }
}

/** Verification of a listing, for everybody who may see it. */
function toVerifications(
  { imeiCheck, checkup, provenAt, gradings }: PhoneRow,
  tac: Parts['tac'],
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

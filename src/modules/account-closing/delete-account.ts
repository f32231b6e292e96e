import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/events.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { deleteMailsTo, queueMail, renderMail } from '../../platform/mail/index.ts'
import { accountLanguage, addressIn } from '../../shared/languages.ts'
import { translatorFor } from '../../text/server.ts'
import {
  type Account,
  deleteAccountRow,
  deleteResetLinks,
  endViewsOfDeleted,
} from '../accounts/index.ts'
import { countOpenListings, eraseSeller } from '../listings/index.ts'
import { deletePublicFiles, erasePictures, queueFileDeletion } from '../media/index.ts'
import { eraseMessagePhotos } from '../messaging/index.ts'
import {
  eraseAuthor,
  eraseParty,
  hasOrdersUnderWay,
  type Order,
  previewUserOrders,
} from '../orders/index.ts'
import { listOpenPayouts } from '../payments/index.ts'
import {
  type ChangeOutcome,
  changeAccount,
  endMarketActivity,
  recordChange,
} from './change-account.ts'
import { eraseExports } from './export/data-exports.ts'

type Blocker = 'orders_under_way' | 'payout_due'

const DELETION = { needs: 'deleteAccounts', removes: true, byOwner: true } as const

/**
 * Deletes an account, for its owner or an admin: ends its sessions, withdraws its listings, cancels
 * unpaid bookings and erases what is personal; orders keep no name. Refused for the last admin, and
 * while a phone or money is on its way, because it would lose its owner.
 */
export async function deleteAccount(deps: Deps, actor: Actor, id: string): Promise<ChangeOutcome> {
  let erased: Erased | undefined
  const outcome = await changeAccount(deps, actor, id, DELETION, async (tx, account, now) => {
    const blocker = await findBlocker(tx, id)
    if (blocker) return blocker
    // Of their own orders people cannot decide like an admin; the system ends them.
    const isOwn = actor !== 'system' && actor.id === id
    await endMarketActivity(deps, tx, account, isOwn ? 'system' : actor, now)
    await recordChange(deps, tx, actor, 'account_deleted', account, now)
    erased = await eraseAccount(deps, tx, account)
    await endViewsOfDeleted(deps, tx, id)
    await deleteAccountRow(tx, id)
    await queueMail(tx, deletionMail(deps, account), now)
    return true
  })
  if (erased) await deleteErasedFiles(deps, erased)
  return outcome
}

async function findBlocker(tx: Tx, id: string): Promise<Blocker | undefined> {
  if (await hasOrdersUnderWay(tx, id)) return 'orders_under_way'
  if ((await listOpenPayouts(tx, id)).length > 0) return 'payout_due'
}

export type DeletionPreview = {
  blockers: Blocker[]
  /** Orders that have not ended. */
  orders: Pick<Order, 'id' | 'name' | 'state' | 'buyerId'>[]
  /** Phones that would be withdrawn. */
  listings: number
}

/** What deleting the viewer's account would do, and what stands in its way. */
export async function previewDeletion(
  { db: { kysely: db } }: Deps,
  viewer: Viewer,
): Promise<DeletionPreview> {
  const [{ orders, hasUnderWay }, payouts, listings] = await Promise.all([
    previewUserOrders(db, viewer.id),
    listOpenPayouts(db, viewer.id),
    countOpenListings(db, viewer.id),
  ])
  const blockers: Blocker[] = []
  if (hasUnderWay) blockers.push('orders_under_way')
  if (payouts.length > 0) blockers.push('payout_due')
  return { blockers, orders, listings }
}

// The last email to this address: a person who did not ask for the deletion learns of it.
function deletionMail(deps: Deps, { name, email, role, ...account }: Account) {
  const { name: shop, languages } = deps.settings.current()
  const language = accountLanguage(account, languages)
  const t = translatorFor(language, 'mail')
  const mail = renderMail(deps, {
    topic: 'account',
    language,
    subject: t('deleted.subject'),
    name,
    paragraphs: [
      t('deleted.text', { shop }),
      ...(role === 'Seller' ? [t('deleted.seller')] : []),
      t('deleted.notYou'),
    ],
    button: {
      label: t('contact'),
      url: `${deps.origin()}${addressIn(language, pages.contact())}`,
    },
  })
  return { to: email, isUrgent: true, ...mail }
}

/** Pictures that no public page shows any longer. */
type Erased = { pictureIds: string[] }

/**
 * Removes what is personal about an account that is being deleted and would stay behind when its row
 * goes: names in listings, orders and ratings, emails, and pictures. Orders, the ledger and the audit
 * log stay, because the law asks sellers and marketplaces to keep them.
 */
async function eraseAccount(deps: Deps, tx: Tx, account: Account): Promise<Erased> {
  const { id, email, image } = account
  const { unsoldIds } = await eraseSeller(tx, id)
  await eraseParty(tx, id)
  await eraseAuthor(tx, id)
  const pictureIds = await erasePictures(deps, tx, { ownerId: id, portrait: image, unsoldIds })
  await queueFileDeletion(tx, await eraseMessagePhotos(tx, id), deps.clock.now())
  await eraseExports(deps, tx, id)
  await deleteResetLinks(tx, id)
  await deleteMailsTo(tx, email)
  return { pictureIds }
}

/** Deletes the public files at once, instead of when the next cleanup runs. */
function deleteErasedFiles(deps: Deps, { pictureIds }: Erased): Promise<void> {
  return deletePublicFiles(deps, pictureIds)
}

import type { Deps } from '../../../deps.ts'
import { backupState, readBackupStatus } from '../../../platform/backup/schedule.ts'
import { createRouter, json, refusals, route, z } from '../../../platform/http/index.ts'
import { countWaitingMails } from '../../../platform/mail/index.ts'
import { listPublishedTitles } from '../../content/index.ts'
import { shopPaymentMethods } from '../../payments/index.ts'
import type { SettingCallbacks } from '../../settings/index.ts'
import { readBackupPlan } from '../backups/backup-plan.ts'
import { readShopFacts } from '../read-shop-facts.ts'
import { hasStaffWithoutSecondFactor } from './checklist.store.ts'

/** What a shop needs before it can trade, in the order in which it is best done. */
const steps = [
  'name',
  'second_factor',
  'contact',
  'imprint',
  'terms',
  'privacy',
  'address',
  'mail',
  'payment',
  'backup',
  'listing',
] as const
type Step = (typeof steps)[number]

const checklistBody = z
  .object({
    steps: z.array(z.object({ step: z.enum(steps), isDone: z.boolean() })),
    isComplete: z.boolean(),
  })
  .openapi('SetupChecklist')

/** What is left to do until the shop can trade: computed from what is true now, whoever did it and where. */
export function checklistApi(deps: Deps, callbacks: SettingCallbacks) {
  return createRouter().openapi(
    route('changeSettings', {
      method: 'get',
      path: '/admin/setup-checklist',
      operationId: 'getSetupChecklist',
      summary: 'Get the checklist of a new shop',
      description:
        'For admins. Returns what a shop needs before it can trade, and what of it is done: a name of its own, a second factor for all staff, contact details, imprint, terms and privacy page, a public address, a mail server without undelivered email, payment other than in person, scheduled backups, and a first listing.',
      tags: ['instance'],
      responses: { 200: json(checklistBody), ...refusals(401, 403) },
    }),
    async (c) => {
      const done = await readSteps(deps, callbacks)
      c.header('Cache-Control', 'no-store')
      return c.json(
        {
          steps: steps.map((step) => ({ step, isDone: done[step] })),
          isComplete: steps.every((step) => done[step]),
        },
        200,
      )
    },
  )
}

async function readSteps(
  deps: Deps,
  { hasListings }: Pick<SettingCallbacks, 'hasListings'>,
): Promise<Record<Step, boolean>> {
  const { db, env, clock, settings } = deps
  const now = clock.now()
  const [titles, isUnprotected, mails, backup, isListed] = await Promise.all([
    listPublishedTitles(db.kysely, readShopFacts(deps)),
    hasStaffWithoutSecondFactor(db.kysely),
    countWaitingMails(db.kysely, now),
    readBackupStatus(db, now),
    hasListings(db.kysely),
  ])
  const published = new Set(titles.map(({ page }) => page))
  const { name, contactEmail, contactAddress } = settings.current()
  const state = backupState(backup, readBackupPlan(env, settings.current()), now)
  return {
    name: name !== settings.defaults.name,
    second_factor: !isUnprotected,
    contact: contactEmail !== null && contactAddress !== null,
    imprint: published.has('imprint'),
    terms: published.has('terms'),
    privacy: published.has('privacy'),
    address: env.ORIGIN !== undefined,
    mail: env.SMTP_URL !== undefined && mails.undelivered === 0,
    payment: shopPaymentMethods(deps).length > 1,
    // The first one starts within a minute.
    backup: state === 'ok' || state === 'none',
    listing: isListed,
  }
}

import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { RepairedPart, Repairer } from '../../../shared/listings/passport.ts'
import { DAY } from '../../../shared/time.ts'
import { appendEntry } from './entry.ts'
import { countRepairs, findPassport, lockPassport } from './passports.store.ts'

/** Repairs that a passport takes in its life, and in a day: it stays readable. */
const MAX_REPAIRS = 40
const MAX_REPAIRS_A_DAY = 5
/** Phones are not older. */
const FIRST_DAY = '2000-01-01'

type Repair = { part: RepairedPart; by: Repairer; on: string }

/** Adds a repair, which only the present owner can. It cannot be removed again. */
export async function addRepair(
  deps: Deps,
  owner: Viewer,
  passportId: string,
  { part, by, on }: Repair,
): Promise<{ added: true } | { refused: 'not_found' | 'too_many' } | { wrong: string }> {
  if (!isId(passportId)) return { refused: 'not_found' }
  const at = deps.clock.now()
  // A day of grace: it is tomorrow already in the east.
  const lastDay = new Date(at.getTime() + DAY / 2).toISOString().slice(0, 10)
  if (on > lastDay) return { wrong: 'The date can’t be in the future' }
  if (on < FIRST_DAY) return { wrong: 'Choose a later date' }
  return inTransaction(deps.db, async (tx) => {
    await lockPassport(tx, passportId)
    const passport = await findPassport(tx, passportId)
    if (passport?.ownerId !== owner.id) return { refused: 'not_found' as const }
    const { all, recent } = await countRepairs(tx, passportId, new Date(at.getTime() - DAY))
    if (all >= MAX_REPAIRS || recent >= MAX_REPAIRS_A_DAY) return { refused: 'too_many' as const }
    const entry = {
      kind: 'repaired',
      facts: { part, by },
      on: new Date(`${on}T00:00:00Z`),
    } as const
    await appendEntry(tx, passportId, entry, at)
    await recordEvent(tx, 'repair_added', at, { passportId, part, by })
    const subject: [string, string] = ['device_passport', passportId]
    await writeAudit(tx, {
      actor: owner,
      action: 'repair_added',
      subject,
      at,
      data: { part, by, on },
    })
    publishChange(tx, 'listings')
    return { added: true as const }
  })
}

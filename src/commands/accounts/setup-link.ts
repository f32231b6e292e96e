import { createSetupLink } from '../../modules/accounts/index.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { SETUP_LINK_HOURS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Call } from '../command.ts'
import { openForCommand } from '../open-deps.ts'

/** Prints a new set-up link in place of the one before, also while a server is running. */
export async function printSetupLink({ settings, options }: Call): Promise<void> {
  const { deps, close } = await openForCommand(settings())
  const link = await createSetupLink(deps).finally(close)
  if (!link)
    throw new OperatorError(
      'This shop has an admin, so it cannot be set up again. To make another account an admin, run `redial make-admin EMAIL`.',
    )
  if (options.json) return console.log(JSON.stringify(link, null, 2))
  const hours = formatQuantity(SETUP_LINK_HOURS, 'hour')
  console.log(`Open this link in a browser within ${hours}; the one before no longer works:`)
  console.log(link.url)
}

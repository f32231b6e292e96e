import { createSetupLink } from '../../modules/accounts/index.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import { SETUP_LINK_HOURS } from '../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import type { Call } from '../command.ts'
import { isDemoFolder } from '../demo-to-shop/new-shop-folder.ts'
import { describeEmptyStart, describeObstacle } from '../demo-to-shop/obstacle.ts'
import { openForCommand } from '../open-deps.ts'

/** Prints a new set-up link in place of the one before, also while a server is running. */
export async function printSetupLink({ settings, options }: Call): Promise<void> {
  const env = settings()
  const isDemo = env.DEMO !== false && isDemoFolder(env.DATA_DIR)
  const obstacle = isDemo ? describeObstacle(env) : undefined
  if (obstacle)
    throw new OperatorError(
      `A shop cannot take the place of this demo: ${obstacle}. Instead, ${describeEmptyStart(env)}.`,
    )
  const { deps, close } = await openForCommand(env)
  const link = await createSetupLink(deps, { replacesDemo: isDemo }).finally(close)
  if (!link)
    throw new OperatorError(
      'This shop has an admin, so it cannot be set up again. To make another account an admin, run `redial make-admin EMAIL`.',
    )
  if (options.json) return console.log(JSON.stringify(link, null, 2))
  const hours = formatQuantity(SETUP_LINK_HOURS, 'hour')
  console.log(`Open this link in a browser within ${hours}; the one before no longer works:`)
  console.log(link.url)
  if (isDemo) console.log('Whoever opens it can set up a shop in place of the demo.')
}

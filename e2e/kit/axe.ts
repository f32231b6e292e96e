import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds on a page, a line each; by these rules alone when some are named. */
export async function violations(page: Page, rules?: string[]) {
  const builder = new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode()
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
}

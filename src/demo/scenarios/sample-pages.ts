import { api } from '../../contract/urls.ts'
import { admin } from '../people.ts'
import {
  sampleBlanks,
  sampleLead,
  sampleNote,
  samplePlaceholders,
} from '../texts/sample-page-values.ts'
import { getAs, postAs, type Scene, storySteps } from './scene.ts'

const samplePages = ['terms', 'privacy', 'cookies', 'fees', 'imprint'] as const
const PUBLISHED_HOURS_AGO = 30 * 24

type EditedPage = {
  revision: number
  start: { title: string; description: string; body: string }
  versions: object[]
  placeholders: { name: string; value: string | null }[]
}

/**
 * The admin publishes the legal pages of the demo, from the templates that a new shop starts with, marked
 * as samples. A page that was ever published is left to the admins of the demo. Nobody has to accept a sample.
 */
export async function samplePageSteps({ context }: Scene) {
  const read = (page: (typeof samplePages)[number]) =>
    getAs<EditedPage>(context, admin, api.editedPage(page))
  const edited = await Promise.all(
    samplePages.map(async (page) => ({ page, ...(await read(page)) })),
  )
  const missing = edited.filter(({ versions }) => versions.length === 0)
  return missing.flatMap(({ page, revision, start, placeholders }) => {
    const unset = placeholders.filter(({ value }) => value === null).map(({ name }) => name)
    const publication = {
      revision,
      title: start.title,
      description: `${sampleLead} ${start.description}`,
      body: `${sampleNote}\n\n${fillInSample(start.body, unset)}`,
      requiresConsent: false,
    }
    return storySteps(context, `sample of ${page}`, [
      [PUBLISHED_HOURS_AGO, () => postAs(context, admin, api.pagePublication(page), publication)],
    ])
  })
}

/** A template with the values of the sample; `unset` names the placeholders without a setting. */
function fillInSample(template: string, unset: readonly string[]): string {
  return template
    .replaceAll(/\[\[([^\]]+)\]\]/g, (marked, blank: string) => {
      const value = sampleBlanks.find(([start]) => blank.toLowerCase().startsWith(start))?.[1]
      return value ?? marked
    })
    .replaceAll(/\{\{(\w+)\}\}/g, (marked, name: string) =>
      unset.includes(name) ? (samplePlaceholders[name] ?? marked) : marked,
    )
}

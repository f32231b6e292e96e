import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../document-head.ts'
import { load } from '../load.ts'
import { PassportPage } from '../passports/passport-page.tsx'
import { phoneName } from '../passports/phone-name.ts'
import { passportQueries } from '../passports/queries.ts'

export const Route = createFileRoute('/passports/$id')({
  loader: async ({ context: { queryClient, api }, params: { id } }) => ({
    passport: await load(queryClient, passportQueries.passport(api, id)),
  }),
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const name = phoneName(loaderData.passport.phone) || 'a phone'
    return pageHead(
      `Device passport: ${name}`,
      `The history of ${name} in this shop: owners, listings, checks and repairs.`,
      { robots: 'noindex' },
    )
  },
  component: Passport,
})

function Passport() {
  const { passport } = Route.useLoaderData()
  return <PassportPage key={passport._id} loaded={passport} />
}

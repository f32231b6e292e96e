import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, IdCard, Wrench } from 'lucide-react'
import { useState } from 'react'
import { pages, api as paths } from '../../routes.ts'
import type { Api, MyPassports } from '../api/index.ts'
import { Loaded } from '../dashboard/loaded.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { useReader } from '../ui/reader.ts'
import { ClaimSection } from './claim-section.tsx'
import { phoneName } from './phone-name.ts'
import { passportQueries } from './queries.ts'
import { RepairDialog } from './repair-dialog.tsx'

/** The phones that a person owns by what is recorded here, and claims to others. */
export function MyPassportsPage({ api }: { api: Api }) {
  return (
    <>
      <PageHeader
        title="Device passports"
        lead="The phones that you bought here and their histories. Add repairs: the next buyer sees them."
      />
      <Loaded query={useQuery(passportQueries.mine(api))} caption="device passports">
        {(mine) => (
          <div className="flex flex-col gap-10">
            <OwnPhones api={api} passports={mine.passports} />
            <ClaimSection api={api} claims={mine.claims} />
          </div>
        )}
      </Loaded>
    </>
  )
}

type OwnPassport = MyPassports['passports'][number]

function OwnPhones({ api, passports }: { api: Api; passports: readonly OwnPassport[] }) {
  const [repaired, setRepaired] = useState<OwnPassport>()
  const { calendarDay } = useReader()
  if (passports.length === 0)
    return (
      <EmptyState title="No phone with a passport yet" picture={<IdCard />}>
        A phone that you buy here appears once the order is completed, if its IMEI was checked. Got
        one elsewhere that was listed here before? Claim it below.
      </EmptyState>
    )
  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {passports.map((passport) => {
          const name = phoneName(passport.phone) || 'A phone'
          const last = passport.entries.at(-1)
          return (
            <li
              key={passport._id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
            >
              <div className="min-w-0">
                <Link to={pages.passport(passport._id)} className={linkClass}>
                  {name}
                </Link>
                <p className="text-sm text-muted">
                  IMEI ends in {passport.last4} · {passport.entries.length} entries
                  {last && (
                    <>
                      , the last on{' '}
                      <span className="whitespace-nowrap">{calendarDay(last.on)}</span>
                    </>
                  )}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  icon={<Wrench className="size-4" />}
                  aria-label={`Add a repair of the ${name}`}
                  onClick={() => setRepaired(passport)}
                >
                  Add a repair
                </Button>
                <a
                  href={paths.passportFile(passport._id)}
                  download
                  aria-label={`Download the passport of the ${name}`}
                  className={buttonClass({ variant: 'quiet' })}
                >
                  <Download aria-hidden="true" className="size-4" />
                  Download
                </a>
              </div>
            </li>
          )
        })}
      </ul>
      <RepairDialog api={api} passport={repaired} onClose={() => setRepaired(undefined)} />
    </>
  )
}

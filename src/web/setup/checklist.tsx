import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { PageMessages } from '../../text/pages.ts'
import type { Api, SetupChecklist } from '../api/index.ts'
import { configQuery } from '../shell/shop.ts'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { checklistQuery } from './checklist-query.ts'

type Step = SetupChecklist['steps'][number]['step']
type Place = {
  to: string
  hash?: string
  label: keyof PageMessages['staffStart']['checklist']['link']
}

const settings: Place = { to: pages.shopSettings(), label: 'settings' }

/** Where each step is done; without a place it is done where the shop runs. */
const places: Partial<Record<Step, Place>> = {
  name: settings,
  second_factor: { to: pages.settings(), hash: 'passkeys', label: 'factor' },
  contact: settings,
  imprint: { to: pages.editContent('imprint'), label: 'imprint' },
  terms: { to: pages.editContent('terms'), label: 'terms' },
  privacy: { to: pages.editContent('privacy'), label: 'privacy' },
  mail: { to: pages.undeliveredMails(), label: 'mail' },
  payment: settings,
  backup: settings,
  listing: { to: pages.allListings(), label: 'listings' },
}

/** In this browser, once everything is done. */
const HIDDEN_KEY = 'redial-checklist-hidden'

/** What is left to do until a new shop can trade. A demo needs none of it. */
export function Checklist({ api }: { api: Api }) {
  const t = useTranslations('staffStart.checklist')
  const language = useLanguage()
  const { data: checklist } = useQuery(checklistQuery(api))
  const { data: config } = useQuery(configQuery(api))
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    try {
      setHidden(window.localStorage.getItem(HIDDEN_KEY) !== null)
    } catch {
      // Storage is blocked: it stays.
    }
  }, [])

  function hide() {
    setHidden(true)
    try {
      window.localStorage.setItem(HIDDEN_KEY, '1')
    } catch {
      // The same.
    }
  }

  if (!checklist || config?.demo || (checklist.isComplete && isHidden)) return null
  const { steps, isComplete } = checklist
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section
      aria-labelledby="checklist"
      className="mb-8 rounded-box border border-hairline bg-raised p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="checklist" className="text-lg">
          {t(isComplete ? 'ready' : 'title')}
        </h2>
        {isComplete ? (
          <Button onClick={hide}>{t('hide')}</Button>
        ) : (
          <p className="text-sm text-muted tabular-nums">
            {t('done', {
              done: formatCount(done, language),
              all: formatCount(steps.length, language),
            })}
          </p>
        )}
      </div>
      <ul className="mt-3 divide-y divide-hairline">
        {steps.map(({ step, isDone }) => (
          <TaskItem key={step} step={step} isDone={isDone} />
        ))}
      </ul>
    </section>
  )
}

function TaskItem({ step, isDone }: SetupChecklist['steps'][number]) {
  const t = useTranslations('staffStart.checklist')
  const place = places[step]
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex gap-3 py-3">
      <Icon
        aria-hidden="true"
        className={
          isDone ? 'mt-0.5 size-5 shrink-0 text-green' : 'mt-0.5 size-5 shrink-0 text-muted'
        }
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className={isDone ? 'text-muted' : 'font-semibold'}>
          {t(`step.${step}.title`)}
          {isDone && <span className="sr-only">{t('isDone')}</span>}
        </p>
        {!isDone && (
          <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-1 text-pretty">
            <span className="text-muted">{t(`step.${step}.how`)}</span>
            {place && (
              <Link to={place.to} {...(place.hash && { hash: place.hash })} className={linkClass}>
                {t(`link.${place.label}`)}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

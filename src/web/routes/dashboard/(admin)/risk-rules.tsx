import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { RULE_TRIAL_DAYS } from '../../../../shared/limits.ts'
import { plainLine } from '../../../../shared/plain-line.ts'
import { formatCount, formatDecimal } from '../../../../shared/quantities.ts'
import {
  type Api,
  ApiError,
  type RiskRule,
  type RiskRules,
  type RiskRuleTrial,
} from '../../../api/index.ts'
import { dashboardPage, loadQueries } from '../../../dashboard/dashboard-page.ts'
import { Loaded } from '../../../dashboard/loaded.tsx'
import { useDashboard } from '../../../dashboard/use-dashboard.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useForm } from '../../../forms/use-form.ts'
import { ModerationFrame } from '../../../moderation/moderation-frame.tsx'
import { moderationQueries, tabQueries } from '../../../moderation/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextField } from '../../../ui/form/fields.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Moment } from '../../../ui/reader.tsx'
import { useLanguage, useTranslations } from '../../../ui/text.ts'
import { toast } from '../../../ui/toaster.tsx'

function pageQueries(api: Api) {
  return {
    ...tabQueries(api),
    riskRules: moderationQueries.riskRules(api),
  }
}

export const Route = createFileRoute('/dashboard/(admin)/risk-rules')({
  ...dashboardPage({
    title: 'riskRules',
    shape: 'list',
    text: ['moderate', 'risk'],
    translated: true,
    access: 'changeRiskRules',
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Rules,
})

function Rules() {
  const { api, refresh } = useDashboard()
  const t = useTranslations('risk.rules')
  const tabs = useTranslations('moderate.tabs')
  const queries = pageQueries(api)
  return (
    <ModerationFrame lead={t('lead', useTrialDays())}>
      <Loaded shape="list" query={useQuery(queries.riskRules)} caption={tabs('rules')}>
        {(data) => <RiskRulesList {...{ api, data, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}

type Props = { api: Api; data: RiskRules; refresh: () => Promise<void> }

/** The days of a trial as an argument of messages. */
function useTrialDays() {
  return { count: RULE_TRIAL_DAYS, shown: formatCount(RULE_TRIAL_DAYS, useLanguage()) }
}

function useColumns(): readonly Column<RiskRule>[] {
  const t = useTranslations('risk.rules')
  const actions = useTranslations('moderate.action')
  const language = useLanguage()
  return [
    {
      key: 'reason',
      header: t('rule'),
      line: 'title',
      cell: ({ key, reason }) => (
        <span id={`rule-${key}`} className="block max-w-md text-pretty">
          {reason}
        </span>
      ),
      searchBy: ({ reason }) => reason,
    },
    {
      key: 'weight',
      header: t('weight'),
      line: 'fact',
      align: 'end',
      cell: ({ weight }) => <span className="tabular-nums">{formatCount(weight, language)}</span>,
      sortBy: ({ weight }) => weight,
    },
    {
      key: 'action',
      header: t('action'),
      line: 'note',
      cell: ({ action }) => actions(action),
      sortBy: ({ action }) => actions(action),
    },
    {
      key: 'enabled',
      header: t('status'),
      line: 'side',
      cell: ({ enabled, version }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={enabled ? 'good' : 'neutral'}>{t(enabled ? 'on' : 'off')}</Badge>
          {version > 0 && <Badge>{t('edited')}</Badge>}
        </span>
      ),
      sortBy: ({ enabled }) => Number(enabled),
    },
  ]
}

/** The rules about risk, the form to change one, and who changed what. */
function RiskRulesList({ api, data, refresh }: Props) {
  const [key, setKey] = useState<string>()
  const t = useTranslations('risk.rules')
  const tabs = useTranslations('moderate.tabs')
  const language = useLanguage()
  const rule = data.rules.find((one) => one.key === key)
  const close = () => setKey(undefined)
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose text-pretty text-muted">
        {t('about', { score: formatCount(data.reviewScore, language) })}
      </p>
      <DataTable
        caption={tabs('rules')}
        columns={useColumns()}
        rows={data.rules}
        rowKey={(one) => one.key}
        rowActions={(one) => (
          <Button
            variant="ghost"
            className="px-3"
            aria-describedby={`rule-${one.key}`}
            onClick={() => setKey(one.key)}
          >
            {t('change')}
          </Button>
        )}
        empty={t('none')}
        pageSize={50}
      />
      <History data={data} />
      <Dialog open={rule !== undefined} onClose={close} title={t('title')}>
        {rule && (
          <RiskRuleForm
            key={rule.key}
            api={api}
            rule={rule}
            onClose={close}
            onDone={async () => {
              close()
              await refresh()
            }}
            onStale={refresh}
          />
        )}
      </Dialog>
    </div>
  )
}

type Setting = RiskRules['changes'][number]['before']

function History({ data: { changes, rules } }: { data: RiskRules }) {
  const t = useTranslations('risk.rules')
  const differences = useDifferences()
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-3 text-lg">
        {t('changes')}
      </h2>
      {changes.length === 0 ? (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">{t('noChanges')}</p>
      ) : (
        <ol className="divide-y divide-hairline border-y border-hairline">
          {changes.map(({ _id, key, before, after, by, at }) => (
            <li key={_id} className="py-3 text-sm">
              <p className="font-medium">{rules.find((one) => one.key === key)?.reason ?? key}</p>
              <ul className="mt-1 list-disc ps-5">
                {differences(before, after).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="mt-1 text-muted">
                <bdi>{by ?? t('deletedAccount')}</bdi>
                {'\u00a0· '}
                <Moment at={at} exact />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The name of the fact that a threshold limits; an unknown one is named by its key. */
function useFactName(): (fact: string) => string {
  const t = useTranslations('risk')
  return (fact) => {
    const key = `fact.${fact}` as 'fact.price'
    return t.has(key) ? t(key) : fact
  }
}

/** What changed, one line each: "Weight: 30 → 45". */
function useDifferences(): (before: Setting, after: Setting) => string[] {
  const t = useTranslations('risk.rules')
  const actions = useTranslations('moderate.action')
  const language = useLanguage()
  const factName = useFactName()
  const state = (on: boolean) => t(on ? 'on' : 'off')
  const number = (value: number | undefined) =>
    value === undefined ? '' : formatDecimal(value, language)
  return (before, after) => {
    const pairs: [name: string, was: string, is: string][] = [
      [t('status'), state(before.enabled), state(after.enabled)],
      [t('weight'), number(before.weight), number(after.weight)],
      [t('action'), actions(before.action), actions(after.action)],
      ...after.thresholds.map(({ fact, value }): [string, string, string] => {
        const was = before.thresholds.find((one) => one.fact === fact)?.value
        return [factName(fact), number(was), number(value)]
      }),
    ]
    const changed = pairs.filter(([, was, is]) => was !== is)
    return changed.length === 0
      ? [t('unchanged')]
      : changed.map(([name, was, is]) => t('difference', { name, before: was, after: is }))
  }
}

type RiskRuleFormProps = {
  api: Api
  rule: RiskRule
  onClose: () => void
  onDone: () => Promise<void>
  /** Another admin was first: the rules have to be loaded again. */
  onStale: () => Promise<void>
}
type Values = Record<string, string>
type Trial = { values: Values; replay: RiskRuleTrial }

/** In the order of how much each asks for. */
const riskActions = [
  'nothing',
  'review',
  'hold_payout',
  'require_possession',
  'require_verification',
  'block',
] as const satisfies readonly RiskRule['action'][]
const thresholdName = (fact: string) => `thresholds.${fact}`

function valuesOf({ weight, action, enabled, thresholds }: RiskRule['defaults']): Values {
  return {
    weight: String(weight),
    action,
    enabled: enabled ? 'on' : 'off',
    ...Object.fromEntries(
      thresholds.map(({ fact, value }) => [thresholdName(fact), String(value)]),
    ),
  }
}

function bodyOf({ version, thresholds }: RiskRule, values: Values) {
  const numbers = thresholds.map(({ fact }) => [
    fact,
    Number(plainLine(values[thresholdName(fact)] ?? '')),
  ])
  return {
    version,
    weight: Number(plainLine(values.weight ?? '')),
    action: values.action as RiskRule['action'],
    enabled: values.enabled === 'on',
    thresholds: Object.fromEntries(numbers) as Record<string, number>,
  }
}

const isNumber = (text = '') => /^\d+(\.\d+)?$/.test(plainLine(text))
const isWholeNumber = (text = '') => /^\d+$/.test(plainLine(text))

/** Changes a rule in two steps: try it over the last 90 days, then apply it. */
function RiskRuleForm({ api, rule, onClose, onDone, onStale }: RiskRuleFormProps) {
  const [trial, setTrial] = useState<Trial>()
  const { busy, run } = useAction()
  const t = useTranslations('risk')
  const actionName = useTranslations('moderate.action')
  const shell = useTranslations('shell')
  const factName = useFactName()
  const trialDays = useTrialDays()
  const form = useForm<Values>({
    initial: valuesOf(rule),
    check: (values) => ({
      weight: isWholeNumber(values.weight) ? undefined : t('trial.wholeNumber'),
      ...Object.fromEntries(
        rule.thresholds.map(({ fact }) => [
          thresholdName(fact),
          isNumber(values[thresholdName(fact)]) ? undefined : t('trial.number'),
        ]),
      ),
    }),
    async send(values) {
      const path = { key: rule.key }
      const body = bodyOf(rule, values)
      const replay = await api
        .post('/api/risk-rules/{key}/trial', { path, body })
        .catch(reloadWhenStale)
      setTrial({ values, replay })
    },
  })
  const isTried =
    trial !== undefined && JSON.stringify(trial.values) === JSON.stringify(form.values)

  async function reloadWhenStale(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === 'rule_changed') {
      setTrial(undefined)
      await onStale()
    }
    throw error
  }

  const apply = () =>
    run('apply', async () => {
      if (!trial) return
      const body = { ...bodyOf(rule, trial.values), trial: trial.replay.trial }
      await api
        .put('/api/risk-rules/{key}', { path: { key: rule.key }, body })
        .catch(reloadWhenStale)
      toast.success(t('rules.changed'))
      await onDone()
    })

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label={t('rules.title')}>
      <p className="text-pretty">{rule.reason}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('weight')}
          label={t('rules.weight')}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          {...form.field('enabled')}
          label={t('rules.status')}
          options={(['on', 'off'] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
        />
        <div className="sm:col-span-2">
          <SelectField
            {...form.field('action')}
            label={t('rules.action')}
            options={riskActions.map((value) => ({ value, label: actionName(value) }))}
          />
        </div>
        {rule.thresholds.map((threshold) => (
          <TextField
            key={threshold.fact}
            {...form.field(thresholdName(threshold.fact))}
            label={t(`bound.${threshold.bound}`, { fact: factName(threshold.fact) })}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <FormError title={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant={isTried ? 'quiet' : 'primary'}
          busy={form.busy}
          busyLabel={t('trial.testing')}
        >
          {t('trial.test', trialDays)}
        </Button>
        <Button variant="ghost" onClick={() => form.set(valuesOf(rule.defaults))}>
          {t('trial.defaults')}
        </Button>
      </div>
      {trial && (
        <div className={isTried ? undefined : 'opacity-60'}>
          <ReplayFigures replay={trial.replay} />
        </div>
      )}
      <div className="flex flex-wrap items-start justify-end gap-2 border-t border-hairline pt-4">
        <Button onClick={onClose}>{shell('cancel')}</Button>
        <Button
          variant={isTried ? 'primary' : 'quiet'}
          disabledReason={
            isTried ? undefined : trial ? t('trial.changedSince') : t('trial.testFirst')
          }
          busy={busy === 'apply'}
          busyLabel={t('trial.applying')}
          onClick={apply}
        >
          {t('trial.apply')}
        </Button>
      </div>
    </form>
  )
}

const figures = [
  'held',
  'truePositives',
  'falsePositives',
  'matched',
  'matchedViolations',
] as const satisfies readonly (keyof RiskRuleTrial['present'])[]

function ReplayFigures({ replay }: { replay: RiskRuleTrial }) {
  const t = useTranslations('risk.trial')
  const language = useLanguage()
  const shown = (count: number) => formatCount(count, language)
  const section = useRef<HTMLElement>(null)
  // In a small window the figures would appear below the edge of the dialog.
  useEffect(() => {
    if (replay) section.current?.scrollIntoView({ block: 'nearest' })
  }, [replay])
  const { present, changed, listings, violations, since, isComplete } = replay
  return (
    <section ref={section} aria-label={t('result')} aria-live="polite">
      <table className="w-full text-sm tabular-nums">
        <caption className="mb-2 text-start text-muted">
          {t.rich('caption', {
            count: listings,
            shown: shown(listings),
            violations: shown(violations),
            time: () => <Moment key="time" at={since} />,
          })}
          {!isComplete && <span>{` ${t('incomplete')}`}</span>}
        </caption>
        <thead>
          <tr className="border-b border-hairline text-muted">
            <th scope="col" className="py-1.5 text-start font-medium">
              <span className="sr-only">{t('figure')}</span>
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              {t('now')}
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              {t('changed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure} className="border-b border-hairline">
              <th scope="row" className="py-1.5 text-start font-normal">
                {t(figure)}
              </th>
              <td className="py-1.5 text-end">{shown(present[figure])}</td>
              <td className="py-1.5 text-end font-semibold">{shown(changed[figure])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

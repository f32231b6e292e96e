import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pages } from '../../../../contract/urls.ts'
import { DELETED_ACCOUNT } from '../../../../shared/accounts/account-rules.ts'
import { RULE_TRIAL_DAYS } from '../../../../shared/limits.ts'
import { plainLine } from '../../../../shared/plain-line.ts'
import { formatQuantity } from '../../../../shared/quantities.ts'
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
import { actionLabels, thresholdLabel } from '../../../moderation/moderation-labels.ts'
import { moderationQueries, tabQueries } from '../../../moderation/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError, TextField } from '../../../ui/form/fields.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Moment } from '../../../ui/reader.tsx'
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
    text: ['moderate'],
    access: 'changeRiskRules',
    partOf: pages.moderation(),
  }),
  loader: ({ context }) => loadQueries(context, pageQueries(context.api)),
  component: Rules,
})

function Rules() {
  const { api, refresh } = useDashboard()
  const queries = pageQueries(api)
  return (
    <ModerationFrame
      lead={`Which listings are held, and why. A change is tested on the last ${formatQuantity(RULE_TRIAL_DAYS, 'day')} before it applies.`}
    >
      <Loaded query={useQuery(queries.riskRules)} caption="risk rules">
        {(data) => <RiskRulesList {...{ api, data, refresh }} />}
      </Loaded>
    </ModerationFrame>
  )
}

type Props = { api: Api; data: RiskRules; refresh: () => Promise<void> }

const columns: readonly Column<RiskRule>[] = [
  {
    key: 'reason',
    header: 'Rule',
    cell: ({ key, reason }) => (
      <span id={`rule-${key}`} className="block max-w-md text-pretty">
        {reason}
      </span>
    ),
    searchBy: ({ reason }) => reason,
  },
  {
    key: 'weight',
    header: 'Weight',
    align: 'end',
    cell: ({ weight }) => <span className="tabular-nums">{weight}</span>,
    sortBy: ({ weight }) => weight,
  },
  {
    key: 'action',
    header: 'Action',
    cell: ({ action }) => actionLabels[action],
    sortBy: ({ action }) => actionLabels[action],
  },
  {
    key: 'enabled',
    header: 'Status',
    cell: ({ enabled, version }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={enabled ? 'good' : 'neutral'}>{enabled ? 'On' : 'Off'}</Badge>
        {version > 0 && <Badge>Changed</Badge>}
      </span>
    ),
    sortBy: ({ enabled }) => Number(enabled),
  },
]

/** The rules about risk, the form to change one, and who changed what. */
function RiskRulesList({ api, data, refresh }: Props) {
  const [key, setKey] = useState<string>()
  const rule = data.rules.find((one) => one.key === key)
  const close = () => setKey(undefined)
  return (
    <div className="flex flex-col gap-10">
      <p className="max-w-prose text-pretty text-muted">
        Every rule that applies to a listing adds its weight to the score. From {data.reviewScore}{' '}
        on, a moderator reviews the listing first. A rule’s own action applies regardless of the
        score.
      </p>
      <DataTable
        caption="Risk rules"
        columns={columns}
        rows={data.rules}
        rowKey={(one) => one.key}
        rowActions={(one) => (
          <Button aria-describedby={`rule-${one.key}`} onClick={() => setKey(one.key)}>
            Change
          </Button>
        )}
        empty="No rules"
        pageSize={50}
      />
      <History data={data} />
      <Dialog open={rule !== undefined} onClose={close} title="Change a rule">
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
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-3 text-lg">
        Changes
      </h2>
      {changes.length === 0 ? (
        <p className="rounded-box bg-sand/50 px-6 py-8 text-center text-muted">
          All rules have their default values.
        </p>
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
                {by ?? DELETED_ACCOUNT}, <Moment at={at} exact />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What changed, one line each: "Weight: 30 → 45". */
function differences(before: Setting, after: Setting): string[] {
  const state = (on: boolean) => (on ? 'On' : 'Off')
  const pairs: [string, string, string][] = [
    ['Status', state(before.enabled), state(after.enabled)],
    ['Weight', String(before.weight), String(after.weight)],
    ['Action', actionLabels[before.action], actionLabels[after.action]],
    ...after.thresholds.map(({ fact, bound, value }): [string, string, string] => {
      const was = before.thresholds.find((one) => one.fact === fact)?.value
      return [thresholdLabel({ fact, bound }), String(was ?? ''), String(value)]
    }),
  ]
  const changed = pairs.filter(([, was, is]) => was !== is)
  return changed.length === 0
    ? ['Saved without changes']
    : changed.map(([name, was, is]) => `${name.replace(/, at (least|most)$/, '')}: ${was} → ${is}`)
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

const actions = Object.entries(actionLabels).map(([value, label]) => ({ value, label }))
const states = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]
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

const notNumber = (text = '') =>
  /^\d+(\.\d+)?$/.test(plainLine(text)) ? undefined : 'Enter a number'

/** Changes a rule in two steps: try it over the last 90 days, then apply it. */
function RiskRuleForm({ api, rule, onClose, onDone, onStale }: RiskRuleFormProps) {
  const [trial, setTrial] = useState<Trial>()
  const { busy, run } = useAction()
  const form = useForm<Values>({
    initial: valuesOf(rule),
    check: (values) => ({
      weight: /^\d+$/.test(plainLine(values.weight ?? '')) ? undefined : 'Enter a whole number',
      ...Object.fromEntries(
        rule.thresholds.map(({ fact }) => [
          thresholdName(fact),
          notNumber(values[thresholdName(fact)]),
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
      toast.success('Rule changed')
      await onDone()
    })

  return (
    <form {...form.form} className="flex flex-col gap-5" aria-label="Change a rule">
      <p className="text-pretty">{rule.reason}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('weight')}
          label="Weight"
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField {...form.field('enabled')} label="Status" options={states} />
        <div className="sm:col-span-2">
          <SelectField {...form.field('action')} label="Action" options={actions} />
        </div>
        {rule.thresholds.map((threshold) => (
          <TextField
            key={threshold.fact}
            {...form.field(thresholdName(threshold.fact))}
            label={thresholdLabel(threshold)}
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
          busyLabel="Trying"
        >
          Test on the last {formatQuantity(RULE_TRIAL_DAYS, 'day')}
        </Button>
        <Button variant="ghost" onClick={() => form.set(valuesOf(rule.defaults))}>
          Default values
        </Button>
      </div>
      {trial && (
        <div className={isTried ? undefined : 'opacity-60'}>
          <ReplayFigures replay={trial.replay} />
        </div>
      )}
      <div className="flex flex-wrap items-start justify-end gap-2 border-t border-hairline pt-4">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant={isTried ? 'primary' : 'quiet'}
          disabledReason={
            isTried
              ? undefined
              : trial
                ? 'You changed a value. Test it again first.'
                : 'Test the values first.'
          }
          busy={busy === 'apply'}
          busyLabel="Applying"
          onClick={apply}
        >
          Apply
        </Button>
      </div>
    </form>
  )
}

const replayLines = [
  ['held', 'Listings held'],
  ['truePositives', 'Of these, violations'],
  ['falsePositives', 'Of these, legitimate'],
  ['matched', 'Listings this rule applied to'],
  ['matchedViolations', 'Of these, violations'],
] as const

function ReplayFigures({ replay }: { replay: RiskRuleTrial }) {
  const section = useRef<HTMLElement>(null)
  // In a small window the figures would appear below the edge of the dialog.
  useEffect(() => {
    if (replay) section.current?.scrollIntoView({ block: 'nearest' })
  }, [replay])
  const { present, changed, listings, violations, since, isComplete } = replay
  return (
    <section ref={section} aria-label="Test result" aria-live="polite">
      <table className="w-full text-sm tabular-nums">
        <caption className="mb-2 text-start text-muted">
          {listings} listings since <Moment at={since} />, {violations} of them violations: removed,
          sold by someone who was banned, or refunded after a dispute.
          <span>{!isComplete && ' There were more; only the newest were checked.'}</span>
        </caption>
        <thead>
          <tr className="border-b border-hairline text-muted">
            <th scope="col" className="py-1.5 text-start font-medium">
              <span className="sr-only">Figure</span>
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              Now
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              Changed
            </th>
          </tr>
        </thead>
        <tbody>
          {replayLines.map(([key, label]) => (
            <tr key={key} className="border-b border-hairline">
              <th scope="row" className="py-1.5 text-start font-normal">
                {label}
              </th>
              <td className="py-1.5 text-end">{present[key]}</td>
              <td className="py-1.5 text-end font-semibold">{changed[key]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

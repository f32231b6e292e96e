import type { Deps } from '../../deps.ts'
import { escapeFormula, formatCsvLine } from '../../platform/csv.ts'
import { csvHead, csvHeaders } from '../../platform/csv-file.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { writeAudit } from '../../platform/events.ts'
import { createRouter, json, refusals, requireViewer, route, z } from '../../platform/http/index.ts'
import { currencyDigits, toMajor } from '../../shared/money.ts'
import { RATE_PARTS, REVERSE_CHARGE } from '../../shared/orders/fee-vat.ts'
import { boundsOfDay, toLocalDay } from '../../shared/reader-format.ts'
import { DAC7_CONSIDERATION, DAC7_SALES, dac7Reason, dac7Reasons } from '../../shared/taxes.ts'
import { type FeeMonth, listFeeMonths } from './fee-report.store.ts'
import { listSellerQuarters, type SellerQuarter } from './taxes.store.ts'

const FIRST_YEAR = 2020
const LAST_YEAR = 2999
const query = z.object({
  year: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR).optional().openapi({
    description: 'A calendar year in the time zone of the shop; this one by default.',
  }),
})

const quarterBody = z.object({
  quarter: z.number().int(),
  sales: z.number().int(),
  considerationMinor: z.number().int(),
  feesMinor: z.number().int(),
})
const sellerBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    vatNumber: z.string().openapi({
      description: 'Of a seller who trades as a business; empty for others.',
    }),
    isDeleted: z.boolean().openapi({ description: 'The seller deleted their account.' }),
    hasDetails: z.boolean().openapi({
      description: 'Whether `/accounts/{id}` or `/accounts/{id}/businesses` has more about them.',
    }),
    sales: z.number().int(),
    considerationMinor: z.number().int().openapi({
      description:
        'What the seller got: prices and shipping without fees and refunds, in minor units.',
    }),
    feesMinor: z.number().int(),
    reason: z.enum(dac7Reasons),
    quarters: z.array(quarterBody),
  })
  .openapi('ReportableSeller')
const reportBody = z
  .object({
    year: z.number().int(),
    thisYear: z.number().int(),
    currency: z.string(),
    sellers: z.array(sellerBody),
  })
  .openapi('SellerReport')
type Report = z.infer<typeof reportBody>

/** The sellers of a year that a platform in the EU reports: see `src/shared/taxes.ts`. */
async function readReport(deps: Deps, wanted: number | undefined): Promise<Report> {
  const { currency } = deps.settings.current()
  const { year, thisYear, ...period } = yearBounds(deps, wanted)
  const limitMinor = DAC7_CONSIDERATION * 10 ** currencyDigits(currency)
  const rows = await listSellerQuarters(deps.db.kysely, {
    ...period,
    ...{ currency, minSales: DAC7_SALES, aboveMinor: limitMinor },
  })
  const ids = [...new Set(rows.map(({ sellerId }) => sellerId))]
  const sellers = ids.flatMap((id) => {
    const quarters = rows.filter(({ sellerId }) => sellerId === id)
    const sum = (key: 'sales' | 'considerationMinor' | 'feesMinor') =>
      quarters.reduce((total, quarter) => total + quarter[key], 0)
    const [sales, considerationMinor] = [sum('sales'), sum('considerationMinor')]
    const reason = dac7Reason({ sales, considerationMinor }, limitMinor)
    const {
      name = '',
      email = '',
      vatNumber = '',
      isDeleted = false,
      hasDetails = false,
    } = quarters[0] ?? {}
    const figures = { sales, considerationMinor, feesMinor: sum('feesMinor') }
    return reason
      ? [
          {
            ...{ _id: id, name, email, vatNumber, isDeleted, hasDetails, ...figures, reason },
            quarters: quarters.map(toQuarter),
          },
        ]
      : []
  })
  return { year, thisYear, currency, sellers }
}

function toQuarter({ quarter, sales, considerationMinor, feesMinor }: SellerQuarter) {
  return { quarter, sales, considerationMinor, feesMinor }
}

const COLUMNS = [
  'Seller',
  'Name',
  'Email',
  'Year',
  'Quarter',
  'Sales',
  'Consideration',
  'Fees',
  'Currency',
  'VAT number',
  'Account deleted',
]

/** A line for each seller and quarter, as the report to the tax authority asks for. */
function toFile({ year, currency, sellers }: Report): string {
  const lines = sellers.flatMap(({ _id, name, email, vatNumber, isDeleted, quarters }) =>
    quarters.map(({ quarter, sales, considerationMinor, feesMinor }) =>
      formatCsvLine([
        ...[_id, escapeFormula(name), escapeFormula(email), String(year), String(quarter)],
        ...[String(sales), toMajor(considerationMinor, currency), toMajor(feesMinor, currency)],
        ...[currency, escapeFormula(vatNumber), isDeleted ? 'yes' : ''],
      ]),
    ),
  )
  return csvHead(COLUMNS) + lines.join('')
}

const FEE_COLUMNS = [
  'Month',
  'Fees',
  'Without VAT',
  'VAT rate',
  'VAT',
  'With VAT',
  'Currency',
  'VAT number of the shop',
  'VAT number of the seller',
  'Note',
]

/** A line for each month, rate and recipient, as VAT returns and lists of reverse charges ask for. */
function toFeeFile(months: readonly FeeMonth[]): string {
  const lines = months.map(({ month, fees, currency, grossMinor, vatMinor, ...vat }) =>
    formatCsvLine([
      ...[month, String(fees), toMajor(grossMinor - vatMinor, currency)],
      vat.rateThousandths === null ? '' : String(vat.rateThousandths / RATE_PARTS),
      ...[toMajor(vatMinor, currency), toMajor(grossMinor, currency), currency],
      ...[vat.shopVatNumber ?? '', vat.sellerVatNumber ?? ''],
      vat.sellerVatNumber === null ? '' : REVERSE_CHARGE,
    ]),
  )
  return csvHead(FEE_COLUMNS) + lines.join('')
}

function yearBounds(deps: Deps, wanted: number | undefined) {
  const { timeZone } = deps.settings.current()
  const thisYear = Number(toLocalDay(deps.clock.now(), timeZone).slice(0, 4))
  const year = wanted ?? thisYear
  return {
    ...{ year, thisYear, timeZone },
    start: boundsOfDay(`${year}-01-01`, timeZone).start,
    end: boundsOfDay(`${year}-12-31`, timeZone).end,
  }
}

const fileBody = {
  description: 'The file',
  content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
}

const tags = ['analytics']

/** Which sellers the operator reports to the tax authority. */
export function taxesApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('seeTaxes', {
        method: 'get',
        path: '/seller-report',
        compressed: true,
        operationId: 'getSellerReport',
        summary: 'List sellers to report for a year',
        description: `For staff. Returns the sellers with ${DAC7_SALES} sales or more, or with more than ${DAC7_CONSIDERATION} in the currency of the shop, in a calendar year (DAC7), by quarter.`,
        tags,
        request: { query },
        responses: { 200: json(reportBody), ...refusals(401, 403, 422) },
      }),
      async (c) => c.json(await readReport(deps, c.req.valid('query').year), 200),
    )
    .openapi(
      route('seeTaxes', {
        method: 'get',
        path: '/seller-report.csv',
        operationId: 'exportSellerReport',
        summary: 'Export sellers to report as CSV',
        description:
          'For staff. Returns the same as a CSV file, with a line for each seller and quarter. The export is written to the audit log.',
        tags,
        request: { query },
        responses: {
          200: fileBody,
          ...refusals(401, 403, 422),
        },
      }),
      async (c) => {
        const report = await readReport(deps, c.req.valid('query').year)
        const actor = requireViewer(c)
        await inTransaction(deps.db, (tx) =>
          writeAudit(tx, {
            actor,
            action: 'seller_report_exported',
            subject: ['user', actor.id],
            data: { year: report.year },
            at: deps.clock.now(),
          }),
        )
        const name = `seller-report-${report.year}.csv`
        return c.body(toFile(report), 200, csvHeaders(name)) as never
      },
    )
    .openapi(
      route('seeTaxes', {
        method: 'get',
        path: '/fee-report.csv',
        operationId: 'exportFeeReport',
        summary: 'Export fees and their VAT as CSV',
        description:
          'For staff. Returns the fees that were charged in a calendar year, added up by month, VAT rate and, for reverse charges, VAT number of the seller.',
        tags,
        request: { query },
        responses: { 200: fileBody, ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { year, ...period } = yearBounds(deps, c.req.valid('query').year)
        const months = await listFeeMonths(deps.db.kysely, period)
        return c.body(toFeeFile(months), 200, csvHeaders(`fee-report-${year}.csv`)) as never
      },
    )
}

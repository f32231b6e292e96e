import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { grades, UNGRADED } from '../../shared/listings/grades.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { ModelPage } from '../api/index.ts'
import { Section } from '../ui/layout/page-layout.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'
import { storageText } from './storage-text.ts'

const headClass = 'border-b border-hairline px-2.5 py-2 md:px-4'
const stickyClass = 'sticky start-0 z-10 w-18 border-e bg-raised text-start md:w-32'

/** The lowest price of each storage and grade for sale; each price leads to the list of these phones. */
export function PriceMatrix({ model }: { model: ModelPage }) {
  const t = useTranslations('model.prices')
  const card = useTranslations('card')
  const language = useLanguage()
  const { slug, fullName, currency, live, medianMinor, offers } = model
  const stated = offers.filter(({ storageGb }) => storageGb !== null)
  if (live < 2 || medianMinor === null || stated.length === 0) return null
  const sizes = [...new Set(stated.map(({ storageGb }) => storageGb!))].sort((a, b) => a - b)
  const columns = [...grades, null].filter((grade) => stated.some((one) => one.grade === grade))
  const isIncomplete = stated.length < offers.length
  return (
    <Section
      title={t('title')}
      lead={
        <>
          <span>{t('cheapest')} </span>
          <span>{t('half', { amount: formatMoney(medianMinor, currency, language) })} </span>
          <span>{isIncomplete && t('incomplete')}</span>
        </>
      }
      isDense
    >
      <div className="table-scroll rounded-box border border-hairline">
        <table className="w-full table-fixed border-separate border-spacing-0 whitespace-nowrap tabular-nums">
          <caption className="sr-only">{t('caption', { name: fullName })}</caption>
          <thead>
            <tr className="align-bottom">
              <th scope="col" className={`${headClass} ${stickyClass} w-24 text-sm font-medium`}>
                {t('storage')}
              </th>
              {columns.map((grade) => (
                <th key={grade} scope="col" className={`${headClass} w-24 text-start font-normal`}>
                  {grade && <span className="block font-semibold">{grade}</span>}
                  <span className="block text-sm text-muted">{t(`grade.${grade ?? 'none'}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>*]:border-b-0">
            {sizes.map((storageGb) => (
              <tr key={storageGb}>
                <th
                  scope="row"
                  className={`${headClass} ${stickyClass} font-semibold whitespace-normal`}
                >
                  {storageText(storageGb, card, language)}
                </th>
                {columns.map((grade) => {
                  const offer = stated.find(
                    (one) => one.storageGb === storageGb && one.grade === grade,
                  )
                  const filters = {
                    model: [slug],
                    storage: [String(storageGb)],
                    grade: [grade ?? UNGRADED],
                  }
                  return (
                    <td key={grade} className="border-b border-hairline">
                      {offer ? (
                        <Link
                          to={pages.products()}
                          search={filters}
                          className="flex min-h-14 flex-col justify-center px-3 py-1 hover:bg-sand md:px-4"
                        >
                          <span className="font-semibold text-accent-ink underline decoration-1 underline-offset-4">
                            {formatMoney(offer.lowestMinor, currency, language)}
                          </span>
                          <span className="text-sm text-muted">
                            {card('phones', {
                              count: offer.live,
                              shown: formatCount(offer.live, language),
                            })}
                          </span>
                        </Link>
                      ) : (
                        <span className="px-3 text-sm text-muted md:px-4">{t('none')}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

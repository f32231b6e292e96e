import { BOOKING_HOLD_HOURS } from '../../shared/orders/order-limits.ts'
import { formatCount } from '../../shared/quantities.ts'
import { useShop } from '../shell/shop.ts'
import { useLanguage, useTranslations } from '../ui/text.ts'

/** The steps of buying and of selling in this shop, each with a picture, in two rows with headings of the third level. */
export function HowItWorks() {
  const t = useTranslations('home.steps')
  const { deliveryMethods } = useShop()
  const language = useLanguage()
  const [first, ...others] = deliveryMethods
  const delivery = others.length > 0 ? 'both' : (first ?? 'both')
  const hours = { hours: BOOKING_HOLD_HOURS, shown: formatCount(BOOKING_HOLD_HOURS, language) }
  return (
    <div className="grid gap-10">
      <Steps
        title={t('buy.title')}
        stage="bg-mist"
        steps={[
          { art: 'buy-find', title: t('buy.find'), text: t('buy.findText') },
          { art: 'buy-book', title: t('buy.book'), text: t('buy.bookText', hours) },
          { art: 'buy-check', title: t('buy.check'), text: t('buy.checkText', { delivery }) },
          { art: 'buy-done', title: t('buy.done'), text: t('buy.doneText', { delivery }) },
        ]}
      />
      <Steps
        title={t('sell.title')}
        stage="bg-sage"
        steps={[
          { art: 'sell-photo', title: t('sell.photo'), text: t('sell.photoText') },
          { art: 'sell-price', title: t('sell.price'), text: t('sell.priceText') },
          {
            art: delivery === 'pick_up' ? 'sell-meet' : 'sell-ship',
            title: t('sell.handOver', { delivery }),
            text: t('sell.handOverText', { delivery }),
          },
          { art: 'sell-paid', title: t('sell.paid'), text: t('sell.paidText', { delivery }) },
        ]}
      />
    </div>
  )
}

type Step = { art: string; title: string; text: string }
type StepsProps = { title: string; stage: string; steps: readonly Step[] }

function Steps({ title, stage, steps }: StepsProps) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ol className="mt-3 grid list-none grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-6">
        {steps.map(({ art, title, text }) => (
          <li key={art}>
            <img
              src={`/art/step-${art}.svg`}
              alt=""
              width={240}
              height={180}
              loading="lazy"
              className={`h-auto w-full rounded-box p-2 ${stage}`}
            />
            <p className="mt-3 font-semibold text-pretty">{title}</p>
            <p className="mt-1 text-pretty text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { buttonClass } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'

export function AboutBlock() {
  return (
    <section className="my-10 grid items-center gap-8 rounded-box bg-sage p-6 md:grid-cols-[3fr_2fr] md:p-12">
      <div>
        <h2 className="text-xl">About Redial</h2>
        <p className="mt-3 max-w-prose text-pretty">
          Most phones end up in a drawer while they still work well. Redial helps them move on, from
          someone who no longer needs one to someone who does, at a price both think is fair.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={pages.products()} className={buttonClass({ variant: 'quiet', size: 'large' })}>
            Browse the phones
          </Link>
          <Link to={pages.about()} className={linkClass}>
            More about us
          </Link>
        </div>
      </div>
      <img
        src="/art/slide-sell.svg"
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        className="h-auto w-full rounded-box max-md:hidden"
      />
    </section>
  )
}
